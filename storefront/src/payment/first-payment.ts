import { requestPayment } from '../api/orders.js'
import { type Order, type Shop } from '../api/types.js'
import { type PaymentEnd } from '../state/payment.js'
import { payment as words } from '../words/payment.js'
import { payForOrder } from './pay.js'
import { SdkFailed } from './payment-window.js'
import { technical } from './technical.js'

const paymentProblem = (error: unknown): readonly string[] =>
  error instanceof SdkFailed ? [words.sdkFailed, words.retryFromOrders] : technical(error)

/** The order exists from here on: a payment that fails leaves it Pending. */
export async function payOrder(shop: Shop | null, order: Order): Promise<PaymentEnd> {
  const { orderId } = order
  try {
    if (!shop) throw new SdkFailed()
    const { payment_session_id: sessionId } = await requestPayment(order)
    return await payForOrder(shop, orderId, sessionId)
  } catch (error) {
    return { orderId, state: 'unopened', problems: paymentProblem(error) }
  }
}
