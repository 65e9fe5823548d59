import { minValue, NumberInput, required, SelectInput, TextInput, type Validator } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { decimal } from '../../ui/html-input.js'
import { useWords } from '../../words/use-words.js'
import { wideOnPhone } from './columns.js'
import { inSteps } from './in-steps.js'

const STEP = 0.01

const units = (['KG', 'PC', 'LTR'] as const).map((id) => ({ id, name: `units.${id}` }))

const stepsAboveZero: Validator = (value: number | null) =>
  value === null || (value > 0 && inSteps(value, STEP)) ? undefined : 'stock.quantityInvalid'
const twoDecimals: Validator = (value: number | null) =>
  value === null || inSteps(value, STEP) ? undefined : 'stock.priceInvalid'

export const quantityRules = [required('stock.quantityRequired'), stepsAboveZero]
export const rupeeRules = [minValue(0, 'stock.priceInvalid'), twoDecimals]
const price = [required('stock.priceRequired'), ...rupeeRules]

/** The number is the server's: it is shown, and nobody types it. */
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

export function QuantityInput({ readOnly = false }: { readOnly?: boolean }) {
  return (
    <NumberInput
      source="quantity"
      validate={readOnly ? undefined : quantityRules}
      readOnly={readOnly}
      min={0}
      step={STEP}
      helperText={false}
      slotProps={{ htmlInput: decimal }}
    />
  )
}

/** Of a unit. @param ofRun follows from the cost of the run */
export function PriceInput({ ofRun }: { ofRun: boolean }) {
  const say = useWords()
  return (
    <NumberInput
      source="price"
      validate={ofRun ? undefined : price}
      readOnly={ofRun}
      min={0}
      step={STEP}
      helperText={ofRun && say('stock.priceOfRun')}
      slotProps={{ htmlInput: decimal, input: { startAdornment: '₹\u00a0' } }}
    />
  )
}

/** As the product has it. */
export function UnitInput() {
  return <SelectInput source="priceUnit" choices={units} readOnly helperText={false} sx={wideOnPhone} />
}
