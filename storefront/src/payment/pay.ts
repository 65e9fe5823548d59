import { isOffline } from '../api/http.js'
import { reportPayment } from '../api/orders.js'
import { type Shop } from '../api/types.js'
import { keepPayment, type PaymentEnd } from '../state/payment.js'
import { payment as words } from '../words/payment.js'
import { openPaymentWindow } from './payment-window.js'

/**
 * Opens the payment window for an order and reports its end to the server, whatever it was. The
 * server's own reading of the provider decides. Without one, the window's word that it is paid does; that it is not
 * paid is nobody's word then: who paid in the bank's app may have closed the window. A page that ends in between, or
 * got no reading, leaves its note: the next page finds the order by it.
 */
export async function payForOrder(shop: Shop, orderId: string, sessionId: string): Promise<PaymentEnd> {
  keepPayment(orderId)
  let isKnown = true
  try {
    const outcome = await openPaymentWindow(shop.payment, sessionId)
    try {
      const { paymentStatus, trouble } = await reportPayment(orderId)
      return paymentStatus === 'Completed'
        ? { state: 'paid', orderId }
        : { state: 'failed', orderId, trouble }
    } catch (error) {
      if (outcome === 'paid') return { state: 'paid', orderId }
      isKnown = false
      const problems = [words.unknown(orderId), ...(isOffline(error) ? [words.offline] : [])]
      return { state: 'unopened', orderId, problems }
    }
  } finally {
    if (isKnown) keepPayment(null)
  }
}
