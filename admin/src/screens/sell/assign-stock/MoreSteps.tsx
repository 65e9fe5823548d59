import '../../../parts/orders/words.js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { courierPath } from '../../../kit/addresses/addresses.js'
import { useWords } from '../../../kit/words/use-words.js'
import { PaperLinks } from '../../../parts/packing/PaperLinks.js'
import { AddressButton } from '../../../parts/shipping/AddressButton.js'
import { CancelBookingButton } from '../../../parts/shipping/CancelBookingButton.js'
import { MoneySteps } from './credits/MoneySteps.js'

/** Steps that an order seldom needs, one after the other, below the usual ones. */
export function MoreSteps({ order }: { order: StaffOrder }) {
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
