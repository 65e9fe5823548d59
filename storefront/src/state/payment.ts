/** How far the payment of an order is that the customer began. */
export interface Payment {
  orderId: string
  /** `waiting`: the page was left in the middle of it, and its end was never told. */
  state: 'waiting' | 'paid' | 'failed'
}

const KEY = 'payment'

/** Outlives the page: a phone may end it while its customer is in the bank's app. */
export function keepPayment(orderId: string | null) {
  try {
    if (orderId) localStorage.setItem(KEY, orderId)
    else localStorage.removeItem(KEY)
  } catch {
    // Storage that is closed: a reload finds the order on the Orders page.
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
