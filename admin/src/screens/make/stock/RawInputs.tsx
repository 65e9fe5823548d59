import Box from '@mui/material/Box'
import { columns } from '../../../kit/inputs/columns.js'
import { RecordSelect } from '../../../kit/inputs/RecordSelect.js'
import { BatchNumberInput, PriceInput, QuantityInput, UnitInput } from './inputs/figure-inputs.js'
import { useChosenProduct, useNextNumber, useProductFacts } from './inputs/use-derived.js'

/** A sack that was bought: staff choose the product and say the price. */
export function RawInputs() {
  useNextNumber('RM')
  useProductFacts(useChosenProduct())
  return (
    <Box sx={columns}>
      <RecordSelect source="outlet" resource="outlets" missing="stock.outletRequired" />
      <RecordSelect
        source="product"
        resource="products"
        filter={{ materialType: 'RM' }}
        missing="stock.productRequired"
      />
      <BatchNumberInput />
      <QuantityInput />
      <PriceInput ofRun={false} />
      <UnitInput />
    </Box>
  )
}
