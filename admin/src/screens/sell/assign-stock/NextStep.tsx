import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { useWords } from '../../../kit/words/use-words.js'
import { CreateShipmentButton } from '../../../parts/shipping/CreateShipmentButton.js'
import { AssignByFefo } from './AssignByFefo.js'
import { MarkDeliveredButton } from './MarkDeliveredButton.js'
import { PackLink } from './PackLink.js'

/** The next step of an order, and next to it what can be done instead. */
export function NextStep({ order }: { order: StaffOrder }) {
  switch (order.deliveryStatus) {
    case 'Pending':
      return order.whyNot.assign === null ? (
        <AssignByFefo order={order} />
      ) : (
        <Typography>{order.whyNot.assign}</Typography>
      )
    case 'Packed':
      return (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
          <PackLink order={order} />
          {order.handover === 'pickup' ? (
            <HandOverLink order={order} />
          ) : (
            <CreateShipmentButton order={order} leads={order.packing?.doneAt != null} />
          )}
        </Box>
      )
    case 'Shipped':
      return <MarkDeliveredButton order={order} />
    default:
      return null
  }
}

/** For a packed order that its customer picks up: the link to the counter, where the jars are handed over. */
export function HandOverLink({ order }: { order: StaffOrder }) {
  const say = useWords()
  return (
    <Button component={Link} to={`/dashboard/desk/${order.orderId}`} variant="contained">
      {say('orders.handOver')}
    </Button>
  )
}
