import { isOffline } from '../api/http.js'
import { payment as words } from '../words/payment.js'

/** The shop's apology when an order or its payment met an error. */
export const technical = (error: unknown) => [
  words.technical,
  ...(isOffline(error) ? [words.offline] : []),
  words.retryFromOrders,
]
