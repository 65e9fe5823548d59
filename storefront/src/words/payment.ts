/** What the cart says, too: as constants, which stand where they are used, so that the cart fetches no other words. */
export const directing = 'Directing to payment Page...'
export const technicalError = 'Techinical error. Please try again.'

/** How a payment ended, told wherever its customer is by then. */
export const payment = {
  success: 'Congratulations!',
  successText: (orderId: string) => `Your order ${orderId} is placed and paid.`,
  failure: 'Sorry',
  failureText: (orderId: string) =>
    `The payment for order ${orderId} did not go through. The order is kept: pls retry payment from Orders page.`,
  unknown: (orderId: string) =>
    `We could not ask whether the payment for order ${orderId} went through. If the money has left your account, the order is paid by itself: please do not pay twice.`,
  waits: (orderId: string) => `Your order ${orderId} waits for its payment.`,
  later: 'Later',
  retryFromOrders: 'pls retry payment from Orders page',
  sdkFailed: 'Payment SDK failed to load',
  /** Said of an order that exists, or may: its cart is no longer kept. */
  offline: 'You seem to be offline. Try again when the connection is back.',
}
