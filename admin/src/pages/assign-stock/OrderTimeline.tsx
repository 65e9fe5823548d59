import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type StaffOrder } from '../../data/api-types.js'
import { formatDateTime } from '../../ui/format.js'
import { useWords } from '../../words/use-words.js'

const summary = {
  cursor: 'pointer',
  fontWeight: 600,
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  '&::before': { content: '"▸"', mr: 1, transition: 'none' },
  'details[open] > &::before': { content: '"▾"' },
}
const list = {
  listStyle: 'none',
  m: 0,
  pl: 1.5,
  borderLeft: 2,
  borderColor: 'divider',
  display: 'grid',
  gap: 1,
}

/** What happened to the order, oldest first, with who did it. */
export function OrderTimeline({ order: { timeline } }: { order: StaffOrder }) {
  const say = useWords()
  return (
    <Box component="details">
      <Box component="summary" sx={summary}>
        {say('orders.timeline', { smart_count: timeline.length })}
      </Box>
      <Box component="ol" sx={list}>
        {timeline.map(({ event, at, by, detail }, place) => (
          <li key={`${event}-${place}`}>
            <Typography>
              <strong>{say(`timeline.${event}`)}</strong>
              {detail && ` · ${detail}`}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {by ? say('orders.byStaff', { at: formatDateTime(at), by }) : formatDateTime(at)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  )
}
