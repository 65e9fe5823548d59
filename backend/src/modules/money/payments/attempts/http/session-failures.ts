import { type Failures } from '../../../../../platform/http/routes/fails.js'

/** Reasons why no payment session is opened, for the first try and for later ones. */
export const SESSION_FAILURES = {
  ALREADY_PAID: null,
  HOLD_LIMIT: 'Other unpaid orders of the account hold the most that is allowed.',
  NOT_FOUND: "No such order of the caller's.",
  NOT_PAYABLE: null,
  NO_PAYMENT_SESSION: null,
  OUT_OF_STOCK: 'Fewer jars are left than the order needs; the order is kept.',
  PAYMENT_PENDING: null,
  PAYMENT_PROVIDER_REFUSED: null,
  PAYMENT_PROVIDER_UNAVAILABLE: null,
  PAYMENT_UNDER_REVIEW: null,
  TOO_MANY_REQUESTS: 'The payment of one order was started more than 6 times in a minute.',
} as const satisfies Failures
