import { type PaymentReport } from '../api/types.js'

/** How a payment ended that the customer began; its screen is an entry of the history, which keeps this. */
export type PaymentEnd =
  | { state: 'paid'; orderId: string }
  | {
      state: 'failed'
      orderId: string
      /** Why, as the provider told; null when nobody told. */
      trouble: PaymentReport['trouble']
    }
  | {
      /** The payment window could not be opened, or nobody could be asked what became of the payment. */
      state: 'unopened'
      /** Null when it is not even known whether the order was placed. */
      orderId: string | null
      /** Why it is not known to be paid, in words. */
      problems: readonly string[]
    }

/** How far the payment of an order is that the customer began. */
export type Payment =
  | PaymentEnd
  | {
      orderId: string
      /**
       * `waiting`: the page was left during the payment, and its result was not shown. `opening`: the
       * window opens again.
       */
      state: 'waiting' | 'opening'
    }

const KEY = 'payment'

/** Outlives the page: a phone may end it while its customer is in the bank's app. */
export function keepPayment(orderId: string | null) {
  try {
    if (orderId) localStorage.setItem(KEY, orderId)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is blocked: after a reload the customer finds the order on the Orders page.
  }
}

export function paymentUnderWay(): Payment | null {
  try {
    const orderId = localStorage.getItem(KEY)
    return orderId ? { orderId, state: 'waiting' } : null
  } catch {
    return null
  }
}
