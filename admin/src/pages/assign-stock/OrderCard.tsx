import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { type StaffOrder } from '../../data/api-types.js'
import { useKeptFocus } from '../../ui/use-kept-focus.js'
import { useWords } from '../../words/use-words.js'
import { ArchivedNotice } from './ArchivedNotice.js'
import { CreateShipmentButton } from './CreateShipmentButton.js'
import { MarkDeliveredButton } from './MarkDeliveredButton.js'
import { OFFERS } from './offers.js'
import { OrderFacts } from './OrderFacts.js'
import { OrderItem } from './OrderItem.js'
import { OrderTimeline } from './OrderTimeline.js'

/** One order: who, where, how much, its lines with their batches, and the step that comes next. */
export function OrderCard({ order }: { order: StaffOrder }) {
  const say = useWords()
  const heading = useId()
  const offers = OFFERS[order.deliveryStatus]
  const card = useKeptFocus<HTMLDivElement>(`${order.waybill} ${order.deliveryStatus}`)
  return (
    <Card
      component="article"
      ref={card}
      tabIndex={-1}
      aria-labelledby={heading}
      sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h2" id={heading}>
        {say('orders.oneOrder', { orderId: order.orderId })}
      </Typography>
      {order.canRestore && <ArchivedNotice order={order} />}
      <OrderFacts order={order} />
      <Divider />
      <Typography variant="h3">{say('orders.items')}</Typography>
      {order.paymentReview && <Typography color="error.main">{say('orders.paymentReview')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {order.items.map((item, itemIdx) => (
          <OrderItem key={`${item.product._id}-${itemIdx}`} order={order} item={item} itemIdx={itemIdx} />
        ))}
      </Box>
      <OrderTimeline order={order} />
      {offers.includes('ship') && <CreateShipmentButton order={order} />}
      {offers.includes('deliver') && <MarkDeliveredButton order={order} />}
    </Card>
  )
}
