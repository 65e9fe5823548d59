import { type Order, type OrderItem } from '../../api/types.js'
import { orders as words } from '../../words/orders.js'

export const isCancelled = (order: Order) => order.orderStatus === 'Cancelled'

/** Packed is displayed as Shipped; nothing is shown for a cancelled order. */
export const shownDelivery = (order: Order) =>
  isCancelled(order) ? null : (words.statuses[order.deliveryStatus] ?? order.deliveryStatus)

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

/** Rupees that a cancellation would cost, as the server reckons by the terms of when the order was placed. */
export const keptOnCancellation = (order: Order) => order.finalPrice - (order.cancellationRefund ?? 0)

/** Nothing is left to happen: its story is told on request only. */
export const isClosed = (order: Order) =>
  order.deliveryStatus === 'Delivered' || (isCancelled(order) && order.refundState !== 'Started')
