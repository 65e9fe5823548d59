import '../../../parts/orders/words.js'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { courierPath } from '../../../kit/addresses/addresses.js'
import { formatDateTime } from '../../../kit/ui/format.js'
import { useWords } from '../../../kit/words/use-words.js'
import { useOrderAction } from '../../../parts/orders/use-order-action.js'

/** Warnings about an order for the person who works on it. */
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

/** Why the order is in no list, and the way back. */
function ArchivedNotice({ order }: { order: StaffOrder }) {
  const say = useWords()
  const api = useApi()
  const { run, busy } = useOrderAction({
    order,
    call: () => api.restoreOrder(order._id),
    done: 'orders.restored',
    failed: 'orders.restoreFailed',
  })
  const restore = (
    <Button color="inherit" loading={busy} onClick={() => run(undefined)}>
      {say('orders.restore')}
    </Button>
  )
  return (
    <>
      <Alert severity="info" variant="outlined" action={restore} sx={{ alignItems: 'center' }}>
        {say('orders.archived')}
      </Alert>
    </>
  )
}
