import { createHmac } from 'node:crypto'
import { Browser } from './browser.mjs'

/** The sandbox's webhook secret. */
const WEBHOOK_SECRET = 'sandbox-secret'
/** Jars of each product once shelves are filled. */
export const JARS = 1_000_000
const ADDRESS = {
  contactName: 'Lakshmi Rao',
  contactNumber: '9876543210',
  address: '12 Main Road',
  city: 'Hyderabad',
  state: 'Telangana',
}

/**
 * Adds enough jars of each product to its newest batch that none sells out; the ledger and the counters
 * match.
 */
export async function fillShelves(db) {
  const JARS_MILLI = JARS * 1000
  for await (const { _id } of db.collection('products').find({ materialType: 'FG', activeFlag: true })) {
    const [batch] = await db
      .collection('stock')
      .find({ product: _id, noStockConfirmed: false })
      .sort({ _id: -1 })
      .limit(1)
      .toArray()
    // What came otherwise than by a receipt keeps what it has.
    const received = { stock: batch?._id, kind: 'receipt' }
    const change = { $inc: { 'delta.quantityMilli': JARS_MILLI } }
    if (!batch || (await db.collection('stockledger').updateOne(received, change)).matchedCount === 0)
      continue
    await db
      .collection('stock')
      .updateOne({ _id: batch._id }, { $inc: { quantityMilli: JARS_MILLI, remainingMilli: JARS_MILLI } })
    await db
      .collection('products')
      .updateOne({ _id }, { $inc: { onHandMilli: JARS_MILLI, availableMilli: JARS_MILLI } })
  }
}

/** Customers, each from a network of its own. */
export async function signedIn(url, count) {
  const browsers = []
  for (let index = 0; index < count; index++) {
    const browser = new Browser(url, `10.1.${index >> 8}.${index & 255}`)
    await browser.signIn(`7${String(index).padStart(9, '0')}`)
    browsers.push(browser)
  }
  return browsers
}

/** Sends the provider's signed event that a payment succeeded, as the sandbox would. */
async function tell(url, { order, payment }) {
  const { order_id, ...fields } = payment
  const body = JSON.stringify({
    data: { order: { order_id, order_amount: order.finalPrice, order_currency: 'INR' }, payment: fields },
    event_time: payment.payment_time,
    type: 'PAYMENT_SUCCESS_WEBHOOK',
  })
  const timestamp = String(Date.now())
  const signature = createHmac('sha256', WEBHOOK_SECRET)
    .update(timestamp + body)
    .digest('base64')
  await new Browser(url).ask('POST', '/api/cashfree/webhook', body, {
    'x-webhook-signature': signature,
    'x-webhook-timestamp': timestamp,
  })
}

/** One customer's way from an empty cart to an order that is paid for. @returns its id */
export async function checkOut(browser, { Id, pin, address }) {
  await browser.ask('POST', '/api/cart/add', { Id, quantity: 1 })
  await browser.ask('PUT', '/api/cart/updateAddress', { ...ADDRESS, address, pin })
  const cart = await browser.ask('GET', '/api/cart/items')
  await browser.ask(
    'GET',
    `/api/delhivery/charges?md=E&ss=Delivered&d_pin=${pin}&cgm=${cart.totalGrossWeight}`,
  )
  const order = await browser.ask('POST', '/api/orders')
  const { payment_session_id } = await browser.ask('POST', '/api/cashfree/get-order-token', {
    order_id: order.orderId,
    order_amount: order.finalPrice,
    order_currency: 'INR',
    customer_details: { customer_id: 'x', customer_name: 'y', customer_phone: 'z', customer_email: '' },
  })
  const payment = await browser.ask('POST', `/sandbox/cashfree/sessions/${payment_session_id}/complete`, {
    outcome: 'SUCCESS',
    webhook: false,
  })
  await tell(browser.url, { order, payment })
  return order.orderId
}
