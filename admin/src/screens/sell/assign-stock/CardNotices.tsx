import '../../../parts/orders/words.js'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { courierPath } from '../../../kit/addresses/addresses.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { ArchivedNotice } from './ArchivedNotice.js'

/** What somebody has to know of an order before they work on it. */
export function CardNotices({ order }: { order: StaffOrder }) {
  const say = useWords()
  return (
    <>
      {order.deletedAt && (
        <Alert severity="warning" variant="outlined">
          {say('orders.deletedAt', { at: formatDateTime(order.deletedAt) })}
        </Alert>
      )}
      {order.courierWork && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button component={Link} to={courierPath(order.orderId)} color="inherit">
              {say('orders.lookAtParcels')}
            </Button>
          }
        >
          {say(`orders.parcel_${order.courierWork}`)}
        </Alert>
      )}
      {order.canRestore && <ArchivedNotice order={order} />}
      {order.paymentReview && <Typography color="error.main">{say('orders.paymentReview')}</Typography>}
    </>
  )
}
