import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Dialog } from '../../../kit/ui/dialogs.js'
import { useWords } from '../../../kit/words/use-words.js'
import { CountedList } from './CountedList.js'
import { CountTotals } from './CountTotals.js'
import { type CountedBatch } from './shelf-view.js'
import { bookedLines, useBooking } from './use-booking.js'
import { type CountAtHand } from './use-count.js'

interface BookDialogProps {
  hand: CountAtHand
  open: boolean
  onClose: () => void
  onLeaveOut: (batch: CountedBatch) => void
}

/** Shows what booking will change, before it does. */
export function BookDialog({ hand, open, onClose, onLeaveOut }: BookDialogProps) {
  const say = useWords()
  const heading = useId()
  const { view, count, outbox } = hand
  const { book, forget, busy, progress, unusual } = useBooking(hand, onClose)
  const refused = view.counted.filter(({ line }) => line?.refusal)
  const different = view.counted.filter(({ line, difference }) => difference !== 0 && !line?.refusal)
  const close = () => {
    forget()
    onClose()
  }
  const unsent = outbox.waiting.length > 0
  return (
    <Dialog open={open} onClose={busy ? undefined : close} aria-labelledby={heading} fullWidth maxWidth="sm">
      <DialogTitle id={heading}>{say('counts.bookTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{say('counts.bookText')}</Typography>
        <CountTotals count={count} />
        {refused.length > 0 && (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Typography sx={{ fontWeight: 650 }}>{say('counts.leaveOutFirst')}</Typography>
            <CountedList batches={refused} label={say('counts.leaveOutFirst')} onLeaveOut={onLeaveOut} />
          </Box>
        )}
        {different.length > 0 && <CountedList batches={different} label={say('counts.countedList')} />}
        {view.open.length > 0 && (
          <Typography>{say('counts.openStays', { smart_count: view.open.length })}</Typography>
        )}
        {unsent && <Typography role="status">{say('counts.bookWaiting')}</Typography>}
        {progress && (
          <Typography role="status">
            {say('counts.booking', { done: bookedLines(progress), total: progress.counted })}
          </Typography>
        )}
        {unusual && (
          <Alert severity="warning" variant="outlined">
            <AlertTitle>{say('stock.unusualTitle')}</AlertTitle>
            {unusual.map((sentence) => (
              <Typography key={sentence}>{sentence}</Typography>
            ))}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={busy}>
          {say('counts.cancel')}
        </Button>
        <Button
          variant="contained"
          color="primary"
          loading={busy}
          disabled={unsent || refused.length > 0}
          onClick={book}
        >
          {say(unusual ? 'stock.unusualBook' : 'counts.book')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
