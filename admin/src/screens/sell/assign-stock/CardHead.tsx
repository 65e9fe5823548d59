import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { type StaffOrder } from '../../../api/api-types.js'
import { StatusChip } from '../../../kit/ui/StatusChip.js'
import { useWords } from '../../../kit/words/use-words.js'
import { useSelection } from './selection.js'

interface CardHeadProps {
  order: StaffOrder
  heading: string
  /** Whether the facts below are open: they show the status, which the head shows otherwise. */
  factsShown: boolean
}

/** The customer, the destination, and the box that selects the order. */
export function CardHead({ order, heading, factsShown }: CardHeadProps) {
  const say = useWords()
  const selection = useSelection()
  const { _id, orderId, contactName, city, pin, deliveryStatus } = order
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      {selection && (
        <Checkbox
          checked={selection.chosen.has(_id)}
          onChange={(_, checked) => selection.choose(_id, checked)}
          slotProps={{ input: { 'aria-label': say('packing.choose', { orderId }) } }}
          sx={{ m: -1 }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h2" id={heading} sx={{ fontSize: { xs: '1.125rem', sm: '1.375rem' } }}>
          {say('orders.oneOrder', { orderId })}
        </Typography>
        <Typography variant="body2" color="text.secondary" noWrap>
          {[contactName, [city, pin].filter(Boolean).join(' ')].join(', ')}
        </Typography>
      </Box>
      {!factsShown && <StatusChip status={deliveryStatus} />}
    </Box>
  )
}
