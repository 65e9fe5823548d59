import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { REFUND_DUE, UNDER_WAY } from './guards.js'
import { type OrderState } from './order-state.js'

/** Reasons why a person's account cannot be deleted because of an order. */
type ErasureObstacle = 'ORDER_UNDER_WAY' | 'REFUND_DUE' | 'PAYMENT_UNDER_REVIEW'

/**
 * The reason why the customer's name stays on an order: the shop still owes them something. null when it
 * does not.
 */
export function erasureObstacle(
  order: Pick<OrderState, 'orderStatus' | 'paymentStatus' | 'paymentReview' | 'paidBy' | 'refundPaise'>,
): ErasureObstacle | null {
  if (order.paymentReview) return 'PAYMENT_UNDER_REVIEW'
  if (REFUND_DUE.holds(order)) return 'REFUND_DUE'
  return UNDER_WAY.holds(order) ? 'ORDER_UNDER_WAY' : null
}

/** The reason as the customer reads it, with advice. */
export function erasureSentence(obstacle: ErasureObstacle, orderId: OrderId): string {
  switch (obstacle) {
    case 'ORDER_UNDER_WAY':
      return `Order ${orderId} is paid and on its way to you. Your account can be deleted once it is delivered or cancelled.`
    case 'REFUND_DUE':
      return `Your refund for order ${orderId} is not back with you yet. Your account can be deleted once it is.`
    case 'PAYMENT_UNDER_REVIEW':
      return `We are looking at a payment for order ${orderId}. Your account can be deleted once that is settled.`
  }
}
