import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { required, useRecordContext, type Validator } from 'react-admin'
import { type Reservation } from '../../../../api/api-types.js'
import { useApi } from '../../../../api/use-api.js'
import { FigureInput } from '../../../../kit/inputs/FigureInput.js'
import { inSteps, THOUSANDTH } from '../../../../kit/inputs/in-steps.js'
import { formatMoney } from '../../../../kit/ui/format.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { costOfRun, type DraftComponent } from '../run-draft.js'
import { useRunForm } from './run-form.js'

/** Accepts quantities above 0, down to a thousandth of the unit. */
export const someQuantity: Validator = (value: number | null) =>
  value === null || (value > 0 && inSteps(value, THOUSANDTH)) ? undefined : 'reservations.quantityInvalid'

const quantity = [required('reservations.quantityRequired'), someQuantity]

export function QuantityInput() {
  const { locked } = useRunForm()
  return (
    <FigureInput
      source="quantitytoProduce"
      label="reservations.quantity"
      validate={quantity}
      readOnly={locked}
      // Half a phone is too narrow for its label.
      sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
    />
  )
}

/** What the batches cost together, with two decimals; the server counts it again. */
export function CostPrice({ components }: { components: readonly DraftComponent[] }) {
  const say = useWords()
  const { shelf } = useRunForm()
  return (
    <TextField
      label={say('reservations.costPrice')}
      value={formatMoney(costOfRun(components, shelf))}
      disabled
    />
  )
}

/** The number of the reservation, or the one that it would get. */
export function NumberField() {
  const say = useWords()
  const api = useApi()
  const number = useRecordContext<Partial<Reservation>>()?.reservationId
  const next = useQuery({
    queryKey: ['reservations', 'next-number'],
    queryFn: ({ signal }) => api.nextReservationNumber(signal),
    enabled: number === undefined,
  })
  const shown = number ?? next.data
  return (
    <TextField
      label={say('reservations.number')}
      value={shown ?? ''}
      disabled
      helperText={shown === undefined && say('reservations.numberGiven')}
    />
  )
}
