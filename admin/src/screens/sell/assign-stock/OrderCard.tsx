import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { courierPath } from '../../../kit/addresses/addresses.js'
import { useOnPhone } from '../../../kit/lists/use-on-phone.js'
import { useKeptFocus } from '../../../kit/ui/use-kept-focus.js'
import { useWords } from '../../../kit/words/use-words.js'
import { OrderCostFold } from '../../../parts/costs/OrderCostFold.js'
import { PaperLinks } from '../../../parts/packing/PaperLinks.js'
import { AddressButton } from '../../../parts/shipping/AddressButton.js'
import { CancelBookingButton } from '../../../parts/shipping/CancelBookingButton.js'
import { ParcelFacts } from '../../../parts/shipping/ParcelFacts.js'
import { CardHead } from './CardHead.js'
import { CardNotices } from './CardNotices.js'
import { CreditList } from './credits/CreditList.js'
import { MoneySteps } from './credits/MoneySteps.js'
import { Fold } from './Fold.js'
import { JarsInBrief } from './JarsInBrief.js'
import { NextStep } from './NextStep.js'
import { OrderFacts } from './OrderFacts.js'
import { OrderItem } from './OrderItem.js'
import { OrderTimeline } from './OrderTimeline.js'

/** One order: its jars and the next step, then the batches of each line, then everything else about it. */
export function OrderCard({ order }: { order: StaffOrder }) {
  const say = useWords()
  const heading = useId()
  const onPhone = useOnPhone()
  const [factsShown, setFactsShown] = useState(!onPhone)
  const card = useKeptFocus<HTMLDivElement>(`${order.waybill} ${order.deliveryStatus}`)
  return (
    <Card
      component="article"
      ref={card}
      tabIndex={-1}
      aria-labelledby={heading}
      sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <CardHead order={order} heading={heading} factsShown={factsShown} />
      <CardNotices order={order} />
      <JarsInBrief order={order} />
      <NextStep order={order} />
      <Typography variant="h3">{say('orders.items')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {order.items.map((item, itemIdx) => (
          <OrderItem key={`${item.product._id}-${itemIdx}`} order={order} item={item} itemIdx={itemIdx} />
        ))}
      </Box>
      <div>
        <Fold title={say('packing.facts')} open={factsShown} onOpen={setFactsShown}>
          <OrderFacts order={order} />
          <ParcelFacts order={order} />
        </Fold>
        <OrderTimeline order={order} />
        <OrderCostFold orderId={order.orderId} />
      </div>
      <CreditList order={order} />
      <MoreSteps order={order} />
    </Card>
  )
}

/** Steps that an order seldom needs, one after the other, below the usual ones. */
function MoreSteps({ order }: { order: StaffOrder }) {
  const say = useWords()
  return (
    <Box sx={{ '&:empty': { display: 'none' }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <AddressButton order={order} />
      <CancelBookingButton order={order} />
      <MoneySteps order={order} />
      <PaperLinks orders={[order]} />
      {order.parcels.some(({ waybill }) => waybill !== null) && (
        <Button component={Link} to={courierPath(order.orderId)} variant="outlined">
          {say('orders.parcels')}
        </Button>
      )}
      <Button component={Link} to={`/dashboard/desk/${order.orderId}`} variant="outlined">
        {say('orders.atCounter')}
      </Button>
    </Box>
  )
}
