import { isApiError } from '../api/http.js'
import { retryPayment } from '../api/orders.js'
import { type Shop } from '../api/types.js'
import { type PaymentEnd } from '../state/payment.js'
import { orders as words } from '../words/orders.js'
import { payment as paymentWords } from '../words/payment.js'
import { payForOrder } from './pay.js'
import { SdkFailed } from './payment-window.js'

/** No payment window opened; `message` says why, for a person. */
class NotOpened extends Error {}

/**
 * Opens the payment window of an order again.
 * @throws when no window opened: `retryProblem` has the words for it.
 */
export async function payAgain(orderId: string, shop: Shop | null): Promise<PaymentEnd> {
  const { sessionId } = await retryPayment(orderId)
  if (!sessionId) throw new NotOpened(words.noSession)
  if (!shop) throw new SdkFailed()
  return payForOrder(shop, orderId, sessionId)
}

export function retryProblem(error: unknown) {
  if (error instanceof SdkFailed) return paymentWords.sdkFailed
  if (error instanceof NotOpened) return error.message
  return isApiError(error) && error.sentence ? error.sentence : words.retryFailed
}
