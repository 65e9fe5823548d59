import '../../../parts/orders/words.js'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { useWords } from '../../../kit/words/use-words.js'

/** For a packed order that its customer picks up: the link to the counter, where the jars are handed over. */
export function HandOverLink({ order }: { order: StaffOrder }) {
  const say = useWords()
  return (
    <Button component={Link} to={`/dashboard/desk/${order.orderId}`} variant="contained">
      {say('orders.handOver')}
    </Button>
  )
}
