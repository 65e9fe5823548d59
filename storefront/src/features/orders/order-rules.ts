import type { Order, OrderItem, Shop } from '../../api/types.js'
import { orders as words } from '../../words/orders.js'

export const isCancelled = (order: Order) => order.orderStatus === 'Cancelled'

/** Packed is displayed as Shipped; nothing is shown for a cancelled order (spec §2). */
export const shownDelivery = (order: Order) =>
  isCancelled(order) ? null : (words.statuses[order.deliveryStatus] ?? order.deliveryStatus)

/** Paid, not cancelled, shipped or delivered (spec §4), as the server says. */
export const mayReview = (item: OrderItem) => item.canReview

/** What the button of an item leads to, and what became of the review so far. */
export const reviewState = ({ reviewApproved }: OrderItem): 'none' | 'pending' | 'rejected' | 'approved' => {
  if (reviewApproved === undefined) return 'none'
  if (reviewApproved === null) return 'pending'
  return reviewApproved ? 'approved' : 'rejected'
}

/** Raise or View Issue appear while the order is young enough for one (spec §4). */
export const issueButton = (order: Order): 'raise' | 'view' | null => {
  if (!order.canRaiseIssue) return null
  return order.issueStatus === null ? 'raise' : 'view'
}

/** What would go back on a cancellation, in rupees: some percent of the products stays, rounded to the rupee. */
export const refundOf = (order: Order, { cancellationPercent }: Shop['terms']) =>
  order.finalPrice - Math.round((order.totalPrice * cancellationPercent) / 100)

/** Nothing is left to happen: its story is told on request only. */
export const isClosed = (order: Order) =>
  order.deliveryStatus === 'Delivered' || (isCancelled(order) && order.refundState !== 'Started')
