import { createHmac } from 'node:crypto'
import { ADMIN, withApp } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'
import { measure } from './lib/measure.mjs'

export const title = 'Full checkouts: add, address, quote, order, payment session, payment, webhook'

const MOST_CLIENTS = 32
/** Looking closer: BENCH_CLIENTS=8 BENCH_SECONDS=5 npm run bench checkouts */
const CLIENTS = process.env.BENCH_CLIENTS?.split(',').map(Number) ?? [1, 8, 32]
const AIM = { rate: 60, p99: 300 }
/** Of the sandbox. */
const WEBHOOK_SECRET = 'sandbox-secret'
const JARS = 1_000_000
const PINS = ['500001', '560001', '600001', '400001', '110001', '530001', '517501', '641001']
const ADDRESS = {
  contactName: 'Lakshmi Rao',
  contactNumber: '9876543210',
  address: '12 Main Road',
  city: 'Hyderabad',
  state: 'Telangana',
}

/** Enough jars of each product in its newest batch that none sells out; the ledger and the counters match. */
async function fillShelves(db) {
  const JARS_MILLI = JARS * 1000
  for await (const { _id } of db.collection('products').find({ materialType: 'FG', activeFlag: true })) {
    const [batch] = await db
      .collection('stock')
      .find({ product: _id, noStockConfirmed: false })
      .sort({ _id: -1 })
      .limit(1)
      .toArray()
    if (!batch) continue
    await db
      .collection('stock')
      .updateOne({ _id: batch._id }, { $inc: { quantityMilli: JARS_MILLI, remainingMilli: JARS_MILLI } })
    await db
      .collection('stockledger')
      .updateOne({ stock: batch._id, kind: 'receipt' }, { $inc: { 'delta.quantityMilli': JARS_MILLI } })
    await db
      .collection('products')
      .updateOne({ _id }, { $inc: { onHandMilli: JARS_MILLI, availableMilli: JARS_MILLI } })
  }
}

async function signedIn(url, count) {
  const browsers = []
  for (let index = 0; index < count; index++) {
    const browser = new Browser(url, `10.1.${index >> 8}.${index & 255}`)
    await browser.signIn(`7${String(index).padStart(9, '0')}`)
    browsers.push(browser)
  }
  return browsers
}

/** The provider's signed word that a payment succeeded, as the sandbox would send it itself. */
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
async function checkOut(browser, { Id, pin, address }) {
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

/** Every order that was paid is there and paid for once, and stock adds up. */
async function checkBooks(url, browsers, placed) {
  const admin = new Browser(url, '10.2.0.1')
  await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
  const { drift } = await admin.ask('POST', '/api/stock/refresh-quantities', {})
  if (drift !== 0) throw new Error(`Stock drifted by ${drift} counters`)
  for (const [client, ids] of placed.entries()) {
    const last = ids.at(-1)
    if (!last) continue
    const { orders } = await browsers[client].ask('GET', '/api/orders')
    const order = orders.find(({ orderId }) => orderId === last)
    if (order?.paymentStatus !== 'Completed') throw new Error(`Order ${last} is ${order?.paymentStatus}`)
  }
}

export const run = () =>
  withApp(
    async ({ url, cpuSeconds }) => {
      const { products } = await new Browser(url, '10.2.0.2').ask('GET', '/api/products?materialType=FG')
      const sold = products.filter(({ availableStock }) => availableStock > JARS / 2)
      const browsers = await signedIn(url, MOST_CLIENTS)
      const placed = browsers.map(() => [])
      let nth = 0
      const work = async (client) => {
        const turn = nth++
        const { Id } = sold[turn % sold.length]
        const pin = PINS[turn % PINS.length]
        const order = await checkOut(browsers[client], { Id, pin, address: `${turn} Main Road` })
        placed[client].push(order)
      }
      const rows = []
      for (const clients of CLIENTS)
        rows.push({
          name: `${clients} ${clients === 1 ? 'client' : 'clients'}`,
          ...(await measure({ clients, work, cpuSeconds })),
          ...(clients === 8 ? { aims: AIM } : {}),
        })
      await checkBooks(url, browsers, placed)
      return rows
    },
    { fill: fillShelves },
  )
