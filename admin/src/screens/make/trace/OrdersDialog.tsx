import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useMemo } from 'react'
import { type Trace } from '../../../api/api-types.js'
import { Dialog } from '../../../kit/ui/dialogs.js'
import { useWords } from '../../../kit/words/use-words.js'
import { type OrderGroup } from './drawing.js'
import { namesIn } from './names-in.js'
import { things, TraceThing } from './TraceThing.js'

const MOST_ORDERS_SHOWN = 200

interface OrdersDialogProps {
  group: OrderGroup
  trace: Trace
  onClose: () => void
}

/** The orders with jars of one batch. */
export function OrdersDialog({ group, trace, onClose }: OrdersDialogProps) {
  const say = useWords()
  const title = useId()
  const names = useMemo(() => namesIn(trace), [trace])
  const batch = group.batch.replace(/^batch:/, '')
  const here = trace.edges.filter(({ from }) => from === group.batch)
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{say('trace.groupOf', { batch })}</DialogTitle>
      <DialogContent>
        {group.orders.length > MOST_ORDERS_SHOWN && (
          <Typography>{say('trace.firstOf', { count: MOST_ORDERS_SHOWN })}</Typography>
        )}
        <ul style={things}>
          {group.orders.slice(0, MOST_ORDERS_SHOWN).map((order) => (
            <TraceThing
              key={order.id}
              node={order}
              into={here.filter(({ to }) => to === order.id)}
              names={names}
            />
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('trace.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
