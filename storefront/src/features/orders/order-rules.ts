import type { Order, OrderItem } from '../../api/types.js'
import { orders as words } from '../../words/orders.js'

const ISSUE_DAYS = 15
const DAY_MS = 24 * 60 * 60 * 1000
const CANCELLATION_PERCENT = 3

export const isCancelled = (order: Order) => order.orderStatus === 'Cancelled'

/** Packed is displayed as Shipped; nothing is shown for a cancelled order (spec §2). */
export const shownDelivery = (order: Order) =>
  isCancelled(order) ? null : (words.statuses[order.deliveryStatus] ?? order.deliveryStatus)

/** Spec §4: paid, not cancelled, shipped or delivered. */
export const mayReview = (order: Order, item: OrderItem) =>
  item.canReview ??
  (order.paymentStatus === 'Completed' &&
    !isCancelled(order) &&
    ['Shipped', 'Delivered'].includes(order.deliveryStatus))

/** Raise or View Issue appear for orders less than 15 days old only. */
export const issueButton = (order: Order, now: Date): 'raise' | 'view' | null => {
  if (order.issueStatus === null) return order.canRaiseIssue ? 'raise' : null
  return now.getTime() - new Date(order.orderDate).getTime() < ISSUE_DAYS * DAY_MS ? 'view' : null
}

/** What would go back on a cancellation, in rupees: 3% of the products stays, rounded to the rupee. */
export const refundOf = (order: Order) =>
  order.finalPrice - Math.round((order.totalPrice * CANCELLATION_PERCENT) / 100)
