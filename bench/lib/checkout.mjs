import { randomUUID } from 'node:crypto'
import { Browser } from './browser.mjs'
import { beside } from './processes.mjs'

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

/**
 * Runs `work` beside a payment provider.
 * @param {(environment: { CASHFREE_BASE_URL: string }) => Promise<T>} work `environment` is for the application
 * @template T
 * @returns {Promise<T>}
 */
export const withProvider = (work) =>
  beside(new URL('./provider.mjs', import.meta.url), (url) => work({ CASHFREE_BASE_URL: url }))

/** The bank has paid. @returns the event as the provider signed it */
const payAt = ({ provider, session }) => new Browser(provider).ask('POST', `/sessions/${session}/pay`)

/**
 * The calls of a checkout in their order. Each is asked with the state of one customer's way, which it may add to.
 * @type {readonly { name: string, ask: (way: any) => Promise<void> }[]}
 */
export const CALLS = [
  {
    name: 'POST cart/add',
    ask: ({ browser, Id }) => browser.ask('POST', '/api/cart/add', { Id, quantity: 1 }),
  },
  {
    name: 'PUT cart/updateAddress',
    ask: ({ browser, address, pin }) =>
      browser.ask('PUT', '/api/cart/updateAddress', { ...ADDRESS, address, pin }),
  },
  {
    name: 'GET cart/items',
    ask: async (way) => {
      way.cart = await way.browser.ask('GET', '/api/cart/items')
    },
  },
  {
    name: 'GET delhivery/charges',
    ask: ({ browser, pin, cart }) =>
      browser.ask(
        'GET',
        `/api/delhivery/charges?md=E&ss=Delivered&d_pin=${pin}&cgm=${cart.totalGrossWeight}`,
      ),
  },
  {
    name: 'POST orders',
    ask: async (way) => {
      const key = { 'idempotency-key': randomUUID() }
      way.order = await way.browser.ask('POST', '/api/orders', {}, key)
      way.noteOrder?.(way.order)
    },
  },
  {
    name: 'POST cashfree/get-order-token',
    ask: async (way) => {
      const { order } = way
      const { payment_session_id } = await way.browser.ask('POST', '/api/cashfree/get-order-token', {
        order_id: order.orderId,
        order_amount: order.finalPrice,
        order_currency: 'INR',
        customer_details: { customer_id: 'x', customer_name: 'y', customer_phone: 'z', customer_email: '' },
      })
      way.session = payment_session_id
    },
  },
  {
    name: 'POST cashfree/webhook',
    ask: async (way) => {
      const { body, headers } = await payAt(way)
      await new Browser(way.browser.url).ask('POST', '/api/cashfree/webhook', body, headers)
    },
  },
  {
    name: 'PUT cashfree/<order>/payment',
    ask: ({ browser, order }) => browser.ask('PUT', `/api/cashfree/${order.orderId}/payment`, {}),
  },
]

/**
 * One customer's way from an empty cart to an order that is paid for; `noteOrder` hears of it as soon as the shop has
 * acknowledged it.
 * @param {{ browser: Browser, provider: string, Id: string, pin: string, address: string, noteOrder?: (order: any) => void }} way
 * @returns {Promise<string>} the order's id
 */
export async function checkOut(way) {
  const walked = { ...way }
  for (const { ask } of CALLS) await ask(walked)
  return walked.order.orderId
}
