import { minValue, required, SelectInput, TextInput, useRecordContext, type Validator } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { wideOnPhone } from '../../../../kit/inputs/columns.js'
import { FigureInput } from '../../../../kit/inputs/FigureInput.js'
import { inSteps } from '../../../../kit/inputs/in-steps.js'
import { measureOf } from '../../../../kit/ui/typed-number.js'
import { useWords } from '../../../../kit/words/use-words.js'

const STEP = 0.01

const units = (['KG', 'PC', 'LTR'] as const).map((id) => ({ id, name: `units.${id}` }))

const stepsAboveZero: Validator = (value: number | null) =>
  value === null || (value > 0 && inSteps(value, STEP)) ? undefined : 'stock.quantityInvalid'
const twoDecimals: Validator = (value: number | null) =>
  value === null || inSteps(value, STEP) ? undefined : 'stock.priceInvalid'

export const quantityRules = [required('stock.quantityRequired'), stepsAboveZero]
export const rupeeRules = [minValue(0, 'stock.priceInvalid'), twoDecimals]
const price = [required('stock.priceRequired'), ...rupeeRules]

/** Shows the batch number, which the server gives and nobody types. */
export function BatchNumberInput() {
  const say = useWords()
  const known = Boolean(useWatch({ name: 'batchNumber' }))
  return (
    <TextInput
      source="batchNumber"
      readOnly
      helperText={!known && say('stock.numberGiven')}
      sx={wideOnPhone}
    />
  )
}

/** The field for a quantity in the unit of the chosen product; jars and pieces are whole. */
export function QuantityInput({ readOnly = false }: { readOnly?: boolean }) {
  const measure = measureOf(useWatch({ name: 'priceUnit' }) as string | null | undefined)
  return (
    <FigureInput
      source="quantity"
      measure={measure}
      validate={readOnly ? undefined : quantityRules}
      readOnly={readOnly}
    />
  )
}

/** The field for the price of one unit. @param ofRun whether it follows from the cost of a run */
export function PriceInput({ ofRun }: { ofRun: boolean }) {
  const say = useWords()
  const record = useRecordContext<{ price?: number | null }>()
  // Packers enter the price of what they receive, and do not read it afterwards.
  if (record?.price === null) return null
  return (
    <FigureInput
      source="price"
      measure="RUPEES"
      validate={ofRun ? undefined : price}
      isRequired
      readOnly={ofRun}
      helperText={ofRun && say('stock.priceOfRun')}
      startAdornment={'₹\u00a0'}
    />
  )
}

/** Shows the unit of the chosen product. */
export function UnitInput() {
  return <SelectInput source="priceUnit" choices={units} readOnly helperText={false} sx={wideOnPhone} />
}
