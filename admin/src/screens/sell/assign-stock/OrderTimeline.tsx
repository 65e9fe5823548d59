import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { type StaffOrder } from '../../../api/api-types.js'
import { personName } from '../../../api/names.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { Fold } from './Fold.js'

const list = {
  listStyle: 'none',
  m: 0,
  pl: 1.5,
  borderLeft: 2,
  borderColor: 'divider',
  display: 'grid',
  gap: 1,
}

/** What happened to the order, folded away until it is asked for. */
export function OrderTimeline({ order }: { order: StaffOrder }) {
  const say = useWords()
  const [open, setOpen] = useState(false)
  const title = say('orders.timeline', { smart_count: order.timeline.length })
  return (
    <Fold title={title} open={open} onOpen={setOpen}>
      <Events order={order} />
    </Fold>
  )
}

/** What happened to the order, oldest first, with who did it. */
export function Events({ order: { timeline } }: { order: StaffOrder }) {
  const say = useWords()
  return (
    <Box component="ol" sx={list}>
      {timeline.map(({ event, at, by, detail }, place) => (
        <li key={`${event}-${place}`}>
          <Typography>
            <strong>{say(`timeline.${event}`)}</strong>
            {detail && ` · ${detail}`}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {by ? say('orders.byStaff', { at: formatDateTime(at), by: personName(by) }) : formatDateTime(at)}
          </Typography>
        </li>
      ))}
    </Box>
  )
}
