/** A customer of the walk: one order, or one after the other while the shop is updated. */
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from './processes.mjs'

export const CUSTOMER = '9876543210'
const ADDRESS = {
  contactName: 'Lakshmi Rao',
  contactNumber: CUSTOMER,
  address: '12 Main Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pin: '560001',
}

/** @returns an order of two jars, paid at the provider; `noteOrder` hears of it before that. */
export async function order(customer, standIns, product, noteOrder = () => undefined) {
  await customer.do('POST', '/api/cart/add', { Id: product.Id, quantity: 2 })
  const cart = await customer.do('PUT', '/api/cart/updateAddress', ADDRESS)
  if (!(cart.deliveryCost > 0)) throw new Error('The courier named no charge.')
  const placed = await customer.do('POST', '/api/orders', { acceptChanges: true })
  noteOrder(placed)
  const { payment_session_id: session } = await customer.do('POST', '/api/cashfree/get-order-token', {
    order_id: placed.orderId,
    order_amount: placed.finalPrice,
    order_currency: 'INR',
    customer_details: { customer_id: 'x', customer_name: 'x', customer_phone: 'x', customer_email: '' },
  })
  await standIns.pay(session)
  return placed
}

/** Between two orders, and after one that was refused. */
const PAUSE_MS = 1_500
const LOOK_MS = 100
/** The job that reads open payments at the provider comes every minute; an event may have found nobody. */
const SETTLED_MS = 180_000

/**
 * Orders, pays and asks whether the shop is ready until told to stop.
 * @returns `stop`, which gives the longest time without a ready answer in seconds and how many were acknowledged, once
 *   each acknowledged order is found and each that was paid for is paid
 */
export function keepBuying(customer, standIns, product) {
  const [placed, paid] = [new Set(), new Set()]
  let isOver = false
  let longest = 0
  async function buy() {
    while (!isOver) {
      const done = await order(customer, standIns, product, ({ orderId }) => placed.add(orderId)).catch(
        () => null,
      )
      if (done !== null) paid.add(done.orderId)
      await sleep(PAUSE_MS)
    }
  }
  async function watch() {
    for (let ready = performance.now(); !isOver; await sleep(LOOK_MS)) {
      const answer = await customer.send('GET', '/api/health/ready').catch(() => null)
      if (answer?.status === 200) ready = performance.now()
      longest = Math.max(longest, performance.now() - ready)
    }
  }
  const work = Promise.all([buy(), watch()])
  return {
    stop: async () => {
      isOver = true
      await work
      await eventually(
        'every acknowledged order and payment',
        async () => {
          const kept = new Map((await ordersOf(customer)).map((one) => [one.orderId, one.paymentStatus]))
          const lost = [...placed].filter((id) => !kept.has(id))
          if (lost.length > 0) throw new Error(`Acknowledged orders are lost: ${lost.join(', ')}`)
          return [...paid].every((id) => kept.get(id) === 'Completed')
        },
        SETTLED_MS,
      )
      return { seconds: longest / 1000, orders: placed.size, payments: paid.size }
    },
  }
}

const MOST_A_PAGE = 200

async function ordersOf(customer) {
  const all = []
  for (let page = 1; ; page++) {
    const { orders } = await customer.do('GET', `/api/orders?page=${page}&perPage=${MOST_A_PAGE}`)
    all.push(...orders)
    if (orders.length < MOST_A_PAGE) return all
  }
}
