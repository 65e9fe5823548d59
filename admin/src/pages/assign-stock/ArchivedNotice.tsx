import '../../words/en/orders.js'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type StaffOrder } from '../../data/api-types.js'
import { useApi } from '../../data/use-api.js'
import { useOrderAction } from '../../orders/use-order-action.js'
import { useWords } from '../../words/use-words.js'

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
