import { URLSearchParams } from 'node:url'
import { checkOut, JARS } from './checkout.mjs'

const ROWS = 25
const PIN = '500001'
const IST_AHEAD_MS = 330 * 60_000
const DAY_MS = 86_400_000
const MONTHS = 12

/** @returns a month of India, which is that of the books, as `2026-11` */
export function monthsAgo(count) {
  const day = new Date(Date.now() + IST_AHEAD_MS)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - count, 1)).toISOString().slice(0, 7)
}
const daysAgo = (count) => new Date(Date.now() - count * DAY_MS).toISOString().slice(0, 10)

function listPath(resource, query) {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) search.set(key, JSON.stringify(value))
  return `/api/admin/${resource}?${search}`
}

const page = (resource, filter, sort, from = 0) =>
  listPath(resource, { filter, ...(sort ? { sort } : {}), range: [from, from + ROWS - 1] })

/** What the console shows of its long lists: sorted, filtered, searched, the first page and one far behind. */
const LISTS = [
  (turn) => page('orders', {}, ['orderDate', turn % 2 ? 'ASC' : 'DESC'], (turn * 997) % 90_000),
  () => page('orders', { deliveryStatus: 'Delivered', paymentStatus: 'Completed' }),
  () => page('orders', { work: 'to-pack' }),
  (turn) => page('orders', { from: daysAgo(400 - (turn % 300)), to: daysAgo(60) }),
  (turn) => page('orders', { q: ['lakshmi', 'rao 12', 'hyderabad', 'srinu kochi'][turn % 4] }),
  (turn) => page('products', { q: 'high' }, ['name', turn % 2 ? 'ASC' : 'DESC']),
  (turn) => page('stock', {}, undefined, (turn * 97) % 5_000),
  (turn) => page('audit', {}, undefined, (turn * 997) % 90_000),
  () => page('issues', {}),
  () => page('reservations', {}),
  () => page('expenses', {}),
  () => page('reviews', {}),
]

/** Runs a job of the shop. @throws Error with its failure. @returns its counts */
export async function runJob(admin, name) {
  const { lastRun, lastFailure } = await admin.ask('POST', `/api/admin/jobs/${name}/run`)
  if (!lastRun.ok) throw new Error(`${name}: ${lastFailure.message}`)
  return lastRun.counts
}

const get = (browser, path) => browser.ask('GET', path)

/** Calls that only read. */
export const reading = ({ visitor, admin, orders }) => [
  {
    name: 'pages of the shop',
    times: 200,
    work: (turn) =>
      get(
        visitor,
        [
          '/userhomepage',
          '/userhomepage?tab=products',
          '/api/products?materialType=FG&withReview=true&withIngrediants=true',
          '/about',
        ][turn % 4],
      ),
  },
  {
    name: 'lists of the console',
    times: 360,
    work: (turn) => get(admin, LISTS[turn % LISTS.length](turn)),
  },
  {
    name: 'orders with all that belongs to them',
    times: 200,
    work: async (turn) => {
      const { orderId } = orders[turn % orders.length]
      await get(admin, `/api/orders/order/${orderId}`)
      await get(admin, `/api/admin/costs/orders/${orderId}`)
    },
  },
  { name: 'the cockpit', times: 60, work: () => get(admin, '/api/dashboard/summary') },
]

/** Calls of the workshop about orders. */
function packing({ admin, customers, sold, provider }) {
  const placed = []
  return [
    {
      name: 'orders placed and paid',
      times: 120,
      work: async (turn) => {
        const customer = customers[turn % customers.length]
        const { Id } = sold[turn % sold.length]
        placed.push(
          await checkOut({ browser: customer, provider, Id, pin: PIN, address: `${turn} Main Road` }),
        )
      },
    },
    {
      name: 'their batches assigned',
      times: 120,
      work: (turn) =>
        admin.ask('PUT', `/api/admin/orders/${placed[turn]}/assign-by-fefo`, { useShort: true }),
    },
    {
      name: 'slips, labels and invoices',
      times: 8,
      work: async (turn) => {
        await get(admin, `/api/admin/packing/slips?orders=${placed.slice(turn, turn + 20).join(',')}`)
        await get(admin, `/api/admin/packing/labels?orders=${placed.slice(turn, turn + 20).join(',')}`)
        await get(admin, `/api/orders/${placed[turn]}/invoice`)
      },
    },
  ]
}

/** Calls at the end of a month. */
export const reporting = ({ admin }) => [
  { name: 'all orders as CSV', times: 1, work: () => get(admin, '/api/admin/orders/export.csv') },
  {
    name: 'a year of sales',
    times: 3,
    work: (turn) => get(admin, `/api/admin/reports/sales?from=${daysAgo(364 + turn)}&to=${daysAgo(turn)}`),
  },
  {
    name: 'results of months',
    times: MONTHS,
    work: (turn) => get(admin, `/api/admin/reports/result?month=${monthsAgo(turn)}`),
  },
  {
    name: 'margins of months',
    times: MONTHS,
    work: (turn) => get(admin, `/api/admin/costs/products?months=1&month=${monthsAgo(turn)}`),
  },
  {
    name: 'the books of months as CSV',
    times: MONTHS,
    work: async (turn) => {
      await get(admin, `/api/admin/reports/hsn.csv?month=${monthsAgo(turn)}`)
      await get(admin, `/api/admin/refunds.csv?month=${monthsAgo(turn)}`)
    },
  },
]

/** Scheduled work, and reads of the whole stock. */
const upkeep = ({ admin }) => [
  { name: 'the cook plan', times: 3, work: (turn) => get(admin, `/api/admin/cook-plan?days=${14 + turn}`) },
  {
    name: 'every page of the database, in a process aside',
    times: 1,
    work: () => runJob(admin, 'backups.check-pages'),
  },
  {
    name: 'the backup of the night, likewise',
    times: 1,
    work: () => runJob(admin, 'backups.make'),
  },
  {
    name: 'every counter compared with the ledger',
    times: 1,
    work: () => admin.ask('POST', '/api/stock/refresh-quantities', {}),
  },
]

/**
 * What people do with the shop, each `times` over and answered whole.
 * @param {object} people
 * @param {import('./browser.mjs').Browser} people.visitor
 * @param {import('./browser.mjs').Browser} people.admin
 * @param {import('./browser.mjs').Browser[]} people.customers
 * @param {string} people.provider address of the payment provider
 * @returns {Promise<{ name: string, times: number, work: (turn: number) => Promise<unknown> }[]>}
 */
export async function mixOf({ visitor, admin, customers, provider }) {
  const { sold, orders } = await goodsOf({ visitor, admin })
  return [
    ...reading({ visitor, admin, orders }),
    ...packing({ admin, customers, sold, provider }),
    ...reporting({ admin }),
    ...upkeep({ admin }),
  ]
}

/** What is sold that never runs out, and orders from all over the history. */
export async function goodsOf({ visitor, admin }) {
  const { products } = await get(visitor, '/api/products?materialType=FG')
  const sold = products.filter(({ availableStock }) => availableStock > JARS / 2)
  const orders = []
  for (let from = 0; from < 1000; from += 200)
    orders.push(...(await get(admin, listPath('orders', { range: [from * 50, from * 50 + 19] }))))
  return { sold, orders }
}
