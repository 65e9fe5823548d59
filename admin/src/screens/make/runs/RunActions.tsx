import EditOutlined from '@mui/icons-material/EditOutlined'
import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import { type Reservation } from '../../../api/api-types.js'
import { editAddress, receiveAddress } from '../../../kit/addresses/addresses.js'
import { useWords } from '../../../kit/words/use-words.js'
import { DeleteRunButton } from './DeleteRunButton.js'
import { PrintRunButton } from './print/PrintRunButton.js'

interface RunActionsProps {
  run: Reservation & RaRecord
  /** Whether the button that leads to the receipt is shown. */
  receive?: boolean
  /** Called after the reservation was deleted. */
  then?: () => void
}

/** The next step of a run whose batches are all reserved; none for others. */
export function ReceiveButton({ run: { reservationId, status } }: { run: Reservation }) {
  const say = useWords()
  if (status !== 'Reserved') return null
  return (
    <Button
      component={Link}
      to={receiveAddress(reservationId)}
      startIcon={<MoveToInboxOutlined />}
      aria-label={`${say('reservations.receive')} ${reservationId}`}
    >
      {say('reservations.receive')}
    </Button>
  )
}

/** What can be done with a reservation wherever it is shown. */
export function RunActions({ run, receive = true, then }: RunActionsProps) {
  const say = useWords()
  const { reservationId } = run
  const of = (words: string) => `${words} ${reservationId}`
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {receive && <ReceiveButton run={run} />}
      <Button
        component={Link}
        to={editAddress(reservationId)}
        startIcon={<EditOutlined />}
        aria-label={of(say('edit.edit'))}
      >
        {say('edit.edit')}
      </Button>
      <DeleteRunButton run={run} then={then} />
      <PrintRunButton run={run} />
    </Box>
  )
}
