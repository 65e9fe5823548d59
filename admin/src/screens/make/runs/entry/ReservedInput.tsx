import { type SxProps } from '@mui/material/styles'
import { useState } from 'react'
import { type Validator } from 'react-admin'
import { get, useFormContext } from 'react-hook-form'
import { FigureInput } from '../../../../kit/inputs/FigureInput.js'
import { formatQuantity } from '../../../../kit/ui/format.js'
import { measureOf } from '../../../../kit/ui/typed-number.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { type ShelfBatch } from '../run-draft.js'
import { someQuantity } from './figures.js'
import { useRunForm } from './run-form.js'

interface ReservedInputProps {
  place: string
  label: string
  unit: string
  shelf: readonly ShelfBatch[]
  sx?: SxProps
}

const validator =
  (place: string): Validator =>
  (value: number | null, values: object, props) => {
    const isChosen = Boolean(get(values, `${place}.batchNumber`))
    if (value === null) return isChosen ? 'reservations.reservedRequired' : undefined
    return someQuantity(value, values, props)
  }

/** How much of the batch is set aside: no more than it has. */
export function ReservedInput({ place, label, unit, shelf, sx }: ReservedInputProps) {
  const say = useWords()
  const { locked, onHand } = useRunForm()
  const { getValues, setValue } = useFormContext()
  const [cappedAt, setCappedAt] = useState<number | null>(null)
  const source = `${place}.reservedQuantity`
  const cap = () => {
    const batch = shelf.find(({ batchNumber }) => batchNumber === getValues(`${place}.batchNumber`))
    const isMore = batch !== undefined && (getValues(source) as number) > batch.free
    setCappedAt(isMore ? batch.free : null)
    if (isMore) setValue(source, batch.free, { shouldDirty: true, shouldValidate: true })
  }
  const words = { left: formatQuantity(cappedAt ?? 0), unit }
  return (
    <FigureInput
      source={source}
      label={label}
      validate={validator(place)}
      readOnly={locked}
      measure={measureOf(unit)}
      onChange={onHand}
      onBlur={cap}
      helperText={cappedAt !== null && say('reservations.capped', words)}
      {...(sx ? { sx } : {})}
    />
  )
}
