import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../scripts/lib/prepare.mjs'
import { ADMIN, withApp } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'
import { answersBeside } from './lib/lateness.mjs'
import { fillYear } from './lib/year-of-runs.mjs'

const sharp = createRequire(join(root, 'backend', 'package.json'))('sharp')

const ORDERS = Number(process.env.BENCH_ORDERS ?? 10_000)

export const title = `The worst of each heavy request at ${ORDERS} orders, and how late the process answers others beside it`

/** Milliseconds that the process may keep an answer to others. */
const LATE_MS = 200
const QUIET_MS = 5_000
/** As many as an import takes. On a machine that is busy with others, so many do not fit into one transaction. */
const LINES = Number(process.env.BENCH_LINES ?? 10_000)
const ODD_BYTES = 5 * 1024 * 1024
const CSV = { 'content-type': 'text/csv' }

const numbered = (head, line) => [head, ...Array.from({ length: LINES }, (_, at) => line(at))].join('\n')
const filled = (piece) => piece.repeat(Math.floor(ODD_BYTES / piece.length))
const PRODUCTS = numbered(
  'materialType,name,description,price,priceUnit,showasIngredient',
  (at) => `RM,Bench material ${at},${'hot '.repeat(90)},320.50,KG,yes`,
)
const stockAt = (outlet) =>
  numbered(
    'product,outlet,quantity,price,receivedOn,notes',
    (at) => `Bench material ${at},${outlet},"1,200.5",18,21/11/2025,${'n'.repeat(300)}`,
  )
const PAYOUTS = numbered(
  'Event ID,Event Type,Sale Type,Event Currency,Event Time,Status,Event Amount,Event Settlement Amount,Settlement Date,UTR,Merchant Reference ID,Settlement Charge',
  (at) =>
    `${at},PAYMENT,CREDIT,INR,2026-11-18 15:05:12,SUCCESS,500,490.50,2026-11-20 15:35:50,UTR${at % 50},JDI-${at},10`,
)

/** The largest picture that is taken, with as much in it as a photo has. */
function largestPicture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 }
  return sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 60 })
    .toBuffer()
}

const yearAgo = () => new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10)

/** The worst of each: name, and what is asked. */
async function heavy(admin, { orders, jars }, { outlet, picture, paid }) {
  const get = (path) => () => admin.ask('GET', `/api/admin/${path}`)
  const send = (path, body, headers = CSV) => [() => admin.ask('POST', `/api/admin/${path}`, body, headers)]
  const checked = (path, body) => () => admin.call('POST', `/api/admin/${path}/check`, body, CSV)
  const hundred = orders.slice(-100).join(',')
  return [
    [`${LINES} products, checked`, checked('imports/products', PRODUCTS)],
    [`${LINES} products, imported`, ...send('imports/products', PRODUCTS)],
    [`${LINES} batches, imported`, ...send('imports/stock', stockAt(outlet))],
    [`a report of ${LINES} payouts, imported`, ...send('payouts', PAYOUTS)],
    ['5 MB of commas', checked('imports/products', filled(`${','.repeat(499)}x\n`))],
    ['5 MB of open quotation marks', checked('payouts', filled('"'))],
    ['400 labels of a batch', get(`stock/${jars.at(-1)}/labels?count=400`)],
    ['100 packing slips', get(`packing/slips?orders=${hundred}&size=4x6`)],
    ['100 address labels', get(`packing/labels?orders=${hundred}&size=4x6`)],
    ['an invoice', () => admin.ask('GET', `/api/orders/${paid}/invoice`)],
    [`${ORDERS} orders as a file`, get('orders/export.csv')],
    ['all customers as a file', get('customers/export.csv')],
    ['sales of a year, each day summed up first', get(`reports/sales?from=${yearAgo()}`)],
    ['margins of twelve months as a file', get('costs/products.csv')],
    ['results of twelve months', get('reports/months')],
    ['the largest picture', ...send('uploads', picture, { 'content-type': 'image/jpeg' })],
  ]
}

const percentile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
const rowOf = (name, { waited, kept }, more = {}) => ({
  name,
  p50: percentile(waited, 0.5),
  p99: percentile(waited, 0.99),
  latest: waited.at(-1),
  kept: kept.at(-1),
  ...more,
})

export async function run() {
  let year
  let paid
  const fill = async (db) => {
    paid = (await db.collection('orders').findOne({ paymentStatus: 'Completed' })).orderId
    year = await fillYear(db, ORDERS)
    console.log(year.counts)
  }
  const picture = await largestPicture()
  return withApp(
    async ({ url, pid, memory }) => {
      const admin = new Browser(url, '10.7.0.1')
      await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
      const [{ mobileNumberOutlet: outlet }] = await admin.ask('GET', '/api/outlets')
      const quiet = await answersBeside({ url, pid }, () => new Promise((over) => setTimeout(over, QUIET_MS)))
      const rows = [rowOf('nothing else', quiet, { own: memory().own })]
      for (const [name, work] of await heavy(admin, year, { outlet, picture, paid })) {
        const begun = performance.now()
        const answers = await answersBeside({ url, pid }, work)
        const took = `${((performance.now() - begun) / 1000).toFixed(1)} s`
        const aims = { kept: LATE_MS }
        rows.push(rowOf(`${name} (${took})`, answers, { own: memory().own, aims }))
      }
      return rows
    },
    { fill },
  )
}
