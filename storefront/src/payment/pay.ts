import { reportPayment } from '../api/orders.js'
import { type Shop } from '../api/types.js'
import { openPaymentWindow } from './payment-window.js'

/**
 * Opens the payment window for an order and reports its end to the server, whatever it was. The
 * server's own reading of the provider decides; without one, the window's word does.
 */
export async function payForOrder(shop: Shop, orderId: string, sessionId: string): Promise<boolean> {
  const outcome = await openPaymentWindow(shop.payment, sessionId)
  try {
    return (await reportPayment(orderId)).paymentStatus === 'Completed'
  } catch {
    return outcome === 'paid'
  }
}
