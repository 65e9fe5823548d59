import { reportPayment } from '../api/orders.js'
import { type Shop } from '../api/types.js'
import { keepPayment } from '../state/payment.js'
import { openPaymentWindow } from './payment-window.js'

/**
 * Opens the payment window for an order and reports its end to the server, whatever it was. The
 * server's own reading of the provider decides; without one, the window's word does. A page that
 * ends in between finds the order again by its note.
 */
export async function payForOrder(shop: Shop, orderId: string, sessionId: string): Promise<boolean> {
  keepPayment(orderId)
  try {
    const outcome = await openPaymentWindow(shop.payment, sessionId)
    try {
      return (await reportPayment(orderId)).paymentStatus === 'Completed'
    } catch {
      return outcome === 'paid'
    }
  } finally {
    keepPayment(null)
  }
}
