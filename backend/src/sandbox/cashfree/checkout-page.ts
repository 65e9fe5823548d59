import { htmlText } from '../../kernel/text/html-text.js'

/** What the test window shows; `ended` instead of the buttons when the session takes no money. */
export interface CheckoutFacts {
  sessionId?: string
  orderId?: string
  amount?: string
  ended?: string
}

function summary({ orderId, amount }: CheckoutFacts): string {
  if (!orderId || !amount) return ''
  return `<dl>
        <div><dt>To pay</dt><dd class="amount">${htmlText(amount)}</dd></div>
        <div><dt>Order</dt><dd>${htmlText(orderId)}</dd></div>
      </dl>`
}

function actions({ amount = '', ended }: CheckoutFacts): string {
  const close =
    '<button type="button" class="quiet" data-outcome="USER_DROPPED">Close without paying</button>'
  if (ended)
    return `<p role="status">${htmlText(ended)}</p>\n      <button type="button" data-close>Close</button>`
  return `<button type="button" class="pay" data-outcome="SUCCESS" autofocus>Pay ${htmlText(amount)}</button>
      <button type="button" data-outcome="FAILED">Fail this payment</button>
      ${close}
      <p role="status" id="status"></p>`
}

/** The page of the test window: no inline script, no inline style, works inside the modal and on its own. */
export function checkoutPage(facts: CheckoutFacts): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Test payment</title>
    <link rel="stylesheet" href="/sandbox/cashfree/assets/checkout.css">
    <script src="/sandbox/cashfree/assets/checkout.js" defer></script>
  </head>
  <body data-session="${htmlText(facts.sessionId ?? '')}">
    <main>
      <p class="notice"><strong>Test window.</strong> No money moves: choose how the payment ends.</p>
      <h1>Payment</h1>
      ${summary(facts)}
      ${actions(facts)}
    </main>
  </body>
</html>
`
}
