import { type Order, type OrderItem } from '../../api/types.js'

export const isCancelled = (order: Order) => order.orderStatus === 'Cancelled'

/** Paid, not cancelled, shipped or delivered, as the server says. */
export const mayReview = (item: OrderItem) => item.canReview

/** What the review button of an item says, and how far its review is. */
export function reviewState({ reviewApproved }: OrderItem): 'none' | 'pending' | 'rejected' | 'approved' {
  if (reviewApproved === undefined) return 'none'
  if (reviewApproved === null) return 'pending'
  return reviewApproved ? 'approved' : 'rejected'
}

/** Whether a jar of it waits for the customer's opinion, so that its lines stay open when the order is over. */
export const wantsReview = ({ items }: Order) =>
  items.some((item) => mayReview(item) && ['none', 'rejected'].includes(reviewState(item)))

/** Raise or View Issue appear while the order is young enough for one. */
export function issueButton(order: Order): 'raise' | 'view' | null {
  if (!order.canRaiseIssue) return null
  return order.issueStatus === null ? 'raise' : 'view'
}

/** Rupees that a cancellation would cost, worked out by the server by the terms when the order was placed. */
export const keptOnCancellation = (order: Order) => order.finalPrice - (order.cancellationRefund ?? 0)

type Happening = Order['timeline'][number] & { times?: number }

const FAILED = 'Payment failed'

/** What happened to an order. Failed tries to pay are one line, at the time of the last, and left out once it is paid. */
export function story({ timeline }: Order): Happening[] {
  const failed = timeline.filter(({ event }) => event === FAILED)
  const last = timeline.some(({ event }) => event === 'Paid') ? undefined : failed.at(-1)
  return timeline.flatMap((happening) => {
    if (happening.event !== FAILED) return [happening]
    return happening === last ? [{ ...happening, times: failed.length }] : []
  })
}

/** Whether an order is paid and not cancelled, so that its steps are shown. */
export const isUnderWay = (order: Order) => order.paymentStatus === 'Completed' && !isCancelled(order)

/** Whether nothing is left to happen, so that its story is shown on request only. */
export const isClosed = (order: Order) =>
  order.deliveryStatus === 'Delivered' || (isCancelled(order) && order.refundState !== 'Started')
