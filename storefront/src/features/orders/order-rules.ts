import { type Order, type OrderItem } from '../../api/types.js'
import { orders as words } from '../../words/orders.js'

export const isCancelled = (order: Order) => order.orderStatus === 'Cancelled'

/** Packed is shown as Shipped, or as ready when the customer picks it up; nothing is shown for a cancelled order. */
export function shownDelivery({ handover, deliveryStatus, ...order }: Order) {
  if (order.orderStatus === 'Cancelled') return null
  const statuses = handover === 'pickup' ? words.pickupStatuses : words.statuses
  return statuses[deliveryStatus] ?? deliveryStatus
}

/** Paid, not cancelled, shipped or delivered, as the server says. */
export const mayReview = (item: OrderItem) => item.canReview

/** What the button of an item leads to, and what became of the review so far. */
export function reviewState({ reviewApproved }: OrderItem): 'none' | 'pending' | 'rejected' | 'approved' {
  if (reviewApproved === undefined) return 'none'
  if (reviewApproved === null) return 'pending'
  return reviewApproved ? 'approved' : 'rejected'
}

/** Raise or View Issue appear while the order is young enough for one. */
export function issueButton(order: Order): 'raise' | 'view' | null {
  if (!order.canRaiseIssue) return null
  return order.issueStatus === null ? 'raise' : 'view'
}

/** Rupees that a cancellation would cost, worked out by the server by the terms when the order was placed. */
export const keptOnCancellation = (order: Order) => order.finalPrice - (order.cancellationRefund ?? 0)

type Happening = Order['timeline'][number] & { times?: number }

const FAILED = 'Payment failed'

/** What happened. Failed tries to pay are one line, at the time of the last; none once it is paid. */
export function story({ timeline }: Order): Happening[] {
  const failed = timeline.filter(({ event }) => event === FAILED)
  const last = timeline.some(({ event }) => event === 'Paid') ? undefined : failed.at(-1)
  return timeline.flatMap((happening) => {
    if (happening.event !== FAILED) return [happening]
    return happening === last ? [{ ...happening, times: failed.length }] : []
  })
}

/** Paid and not cancelled: it has a way to show. */
export const isUnderWay = (order: Order) => order.paymentStatus === 'Completed' && !isCancelled(order)

/** Nothing is left to happen: its story is told on request only. */
export const isClosed = (order: Order) =>
  order.deliveryStatus === 'Delivered' || (isCancelled(order) && order.refundState !== 'Started')
