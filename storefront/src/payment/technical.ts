import { isOffline } from '../api/http.js'
import { payment as words, technicalError } from '../words/payment.js'

/** The shop's apology when an order or its payment met an error. */
export const technical = (error: unknown) => [
  technicalError,
  ...(isOffline(error) ? [words.offline] : []),
  words.retryFromOrders,
]
