/** What the screen at the end of a payment says beside the fixed sentences. */
export const outcome = {
  jars: (quantity: number) => `× ${quantity}`,
  arrives: (from: string, to: string) => `Arrives between ${from} and ${to}`,
  next: 'What happens next: we pack your jars, and write to you when they are packed.',
  nextAtCounter: 'What happens next: we pack your jars, and write to you when you can pick them up.',
  againLater: 'Next time it takes three taps: Order again, under Orders, puts the same jars into the cart.',
  /** What the provider told, in plain words. */
  troubles: {
    left: 'The payment window was closed before anything was paid. No money has moved.',
    waiting:
      'Your bank has not answered yet. If the money goes through, the order is paid by itself and this screen says so: please do not pay twice.',
    expired: 'The payment took too long, and its window has ended. No money has moved.',
    funds: 'The bank says that there is not enough money in the account. Another way to pay may work.',
    limit: 'The amount is above what your bank allows at once or in a day. Another way to pay may work.',
    card: 'The card was not accepted. Another card or UPI may work.',
    authentication: 'The bank did not accept the code or PIN that was entered.',
    declined: 'The bank declined the payment and gave no reason that we know. Another way to pay may work.',
  },
}
