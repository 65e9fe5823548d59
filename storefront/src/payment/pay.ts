import { reportPayment } from '../api/orders.js'
import { type PaymentReport, type Shop } from '../api/types.js'
import { keepPayment, type PaymentEnd } from '../state/payment.js'
import { openPaymentWindow } from './payment-window.js'

/**
 * Opens the payment window for an order and reports its end to the server, whatever it was. The
 * server's own reading of the provider decides; without one, the window's word does. A page that
 * ends in between finds the order again by its note.
 */
export async function payForOrder(shop: Shop, orderId: string, sessionId: string): Promise<PaymentEnd> {
  keepPayment(orderId)
  try {
    const outcome = await openPaymentWindow(shop.payment, sessionId)
    const failed = (trouble: PaymentReport['trouble']): PaymentEnd => ({ state: 'failed', orderId, trouble })
    try {
      const { paymentStatus, trouble } = await reportPayment(orderId)
      return paymentStatus === 'Completed' ? { state: 'paid', orderId } : failed(trouble)
    } catch {
      return outcome === 'paid' ? { state: 'paid', orderId } : failed(null)
    }
  } finally {
    keepPayment(null)
  }
}
