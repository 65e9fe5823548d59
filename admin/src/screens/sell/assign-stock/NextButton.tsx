import './order-page-words.js'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { type StaffOrder } from '../../../api/api-types.js'
import { supportPath } from '../../../kit/addresses/addresses.js'
import { useWords, type WordKey } from '../../../kit/words/use-words.js'
import { isAdmin } from '../../../session/access.js'
import { useSession } from '../../../session/session-context.js'
import { NextStep } from './NextStep.js'

/** The way to the screen where the next step is done; null when it is done on the page of the order, or by others. */
function wayOf(order: StaffOrder, admin: boolean): { to: string; name: WordKey } | null {
  const { orderId, deliveryStatus, paymentStatus, refundState, issueStatus, whyNot } = order
  if (order.deletedAt !== null) return null
  if (deliveryStatus === 'Cancelled')
    return admin && refundState === 'Due' ? { to: '/dashboard/refunds', name: 'orderPage.refund' } : null
  if (order.paymentReview) return admin ? { to: '/dashboard/payments', name: 'orderPage.review' } : null
  if (paymentStatus === 'Pending')
    return whyNot.collect === null ? { to: `/dashboard/desk/${orderId}`, name: 'orderPage.collect' } : null
  if (deliveryStatus === 'Delivered' && issueStatus === 'Open')
    return { to: supportPath(orderId), name: 'orderPage.answer' }
  return null
}

/** The one button that takes an order on, wherever its next step is done. */
export function NextButton({ order }: { order: StaffOrder }) {
  const say = useWords()
  const { role } = useSession()
  const way = wayOf(order, isAdmin(role))
  if (way)
    return (
      <Button component={Link} to={way.to} variant="contained" color="primary">
        {say(way.name)}
      </Button>
    )
  // What stands in the way of a pending order is said in the sentence above.
  return order.deliveryStatus === 'Pending' && order.whyNot.assign !== null ? null : (
    <NextStep order={order} />
  )
}
