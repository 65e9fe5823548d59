import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { type RaRecord } from 'react-admin'
import { type Reservation } from '../../../api/api-types.js'
import { DeleteButton } from '../../../kit/edit/DeleteButton.js'
import { Dialog } from '../../../kit/ui/dialogs.js'
import { ErrorNotice } from '../../../kit/ui/ErrorNotice.js'
import { useWords } from '../../../kit/words/use-words.js'

interface DeleteRunButtonProps {
  run: Reservation & RaRecord
  then?: (() => void) | undefined
}

/** Deletes a reservation and frees its batches, after asking. The reservation of a received run stays. */
export function DeleteRunButton({ run, then }: DeleteRunButtonProps) {
  if (run.status === 'Production Completed') return <Refusal name={run.reservationId} />
  return (
    <DeleteButton
      resource="reservations"
      record={run}
      name={run.reservationId}
      title="reservations.deleteTitle"
      text="reservations.deleteAsk"
      deleted="reservations.deleted"
      failed="reservations.deleteFailed"
      {...(then ? { then } : {})}
    />
  )
}

function Refusal({ name }: { name: string }) {
  const say = useWords()
  const title = useId()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteOutlined />}
        aria-label={`${say('edit.delete')} ${name}`}
        onClick={() => setOpen(true)}
      >
        {say('edit.delete')}
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby={title} fullWidth maxWidth="xs">
        <DialogTitle id={title}>{say('reservations.deleteTitle', { name })}</DialogTitle>
        <DialogContent>
          <ErrorNotice message={say('reservations.deleteRefused')} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{say('reservations.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
