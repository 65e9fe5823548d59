import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { type Reservation } from '../../../../api/api-types.js'
import { runAddress } from '../../../../kit/addresses/addresses.js'
import { useWords } from '../../../../kit/words/use-words.js'
import { useRunForm } from './run-form.js'

/** Why nothing can be typed, and the way on. */
export function LockNotice() {
  const say = useWords()
  const { locked } = useRunForm()
  const { setValue } = useFormContext()
  const status: unknown = useWatch({ name: 'status' })
  const record = useRecordContext<Partial<Reservation>>()
  if (!locked) return null
  const isDone = status === 'Production Completed'
  const action = isDone ? (
    <Button component={Link} to={runAddress(record?.reservationId ?? '')}>
      {say('reservations.open')}
    </Button>
  ) : (
    <Button onClick={() => setValue('status', 'Pending', { shouldDirty: true })}>
      {say('reservations.unlock')}
    </Button>
  )
  return (
    <Alert severity="info" variant="outlined" action={action} sx={{ flexWrap: 'wrap' }}>
      {say(isDone ? 'reservations.lockedCompleted' : 'reservations.lockedReserved')}
    </Alert>
  )
}
