import { type OrderStatus, type PaymentStatus } from './machines.js'

/** `Started`: the provider was asked and has not confirmed; never to be shown as refunded (statement 14). */
export const REFUND_STATES = ['Due', 'Started', 'Completed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** Where the refund of an order stands; null when there is nothing to refund. */
export function refundState(order: {
  orderStatus: OrderStatus
  paymentStatus: PaymentStatus
  refundId: string | null
}): RefundState | null {
  if (order.paymentStatus === 'Refund Completed') return 'Completed'
  if (order.orderStatus !== 'Cancelled' || order.paymentStatus !== 'Completed') return null
  return order.refundId ? 'Started' : 'Due'
}
