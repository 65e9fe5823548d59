import { type Paise } from '../../../../kernel/amounts/money.js'
import { type PaidBy } from './channel.js'
import { REFUND_DUE, REFUNDABLE } from './guards.js'
import { type OrderStatus, type PaymentStatus } from './machines.js'

/** `Started`: the provider was asked and has not confirmed; never to be shown as refunded. */
export const REFUND_STATES = ['Due', 'Started', 'Completed'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** The state of an order's refund; null when there is nothing to refund. */
export function refundState(order: {
  orderStatus: OrderStatus
  paymentStatus: PaymentStatus
  refundId: string | null
  paidBy: PaidBy | null
  refundPaise: Paise | null
}): RefundState | null {
  if (order.paymentStatus === 'Refund Completed') return 'Completed'
  if (!REFUND_DUE.holds(order)) return null
  return REFUNDABLE.holds(order) ? 'Due' : 'Started'
}
