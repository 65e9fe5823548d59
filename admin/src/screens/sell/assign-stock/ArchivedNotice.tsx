import '../../../parts/orders/words.js'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type StaffOrder } from '../../../api/api-types.js'
import { useApi } from '../../../api/use-api.js'
import { useWords } from '../../../kit/words/use-words.js'
import { useOrderAction } from '../../../parts/orders/use-order-action.js'

/** Why the order is in no list, and the way back. */
export function ArchivedNotice({ order }: { order: StaffOrder }) {
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
