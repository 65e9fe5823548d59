import { createRequire } from 'node:module'
import { join } from 'node:path'
import { URLSearchParams } from 'node:url'
import { root } from '../scripts/lib/prepare.mjs'
import { ADMIN, withApp } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'

const BATCHES = Number(process.env.BENCH_BATCHES ?? 100_000)
/** Movements of a batch, its receipt included. */
const ROWS_OF_A_BATCH = 2

export const title = `Stock at ${BATCHES} batches and ${BATCHES * ROWS_OF_A_BATCH} rows of the ledger: lists, and the refresh`

const { ObjectId } = createRequire(join(root, 'embedded-mongo', 'package.json'))('mongodb')
const PORTION = 1_000
const REPEATS = 30
const DAY_MS = 86_400_000
/** At the server, in milliseconds. */
const AIM = { p95: 50 }

const percentile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
const dayOf = (time) => new Date(time).toISOString().slice(0, 10)

/** One in twenty still holds something, as after some years. */
function batchOf(product, outlet, index, now) {
  const at = new Date(now - (index % 1500) * DAY_MS)
  const remainingMilli = index % 20 === 0 ? 5000 : 0
  return {
    _id: new ObjectId(),
    outlet,
    product: product._id,
    materialType: product.materialType,
    batchNumber: `${product.materialType}-B${String(index).padStart(7, '0')}`,
    receivedMilli: 20_000,
    quantityMilli: 20_000,
    reservedMilli: 0,
    usedMilli: 20_000 - remainingMilli,
    remainingMilli,
    priceUnit: product.priceUnit,
    pricePaise: 20_000 + (index % 900),
    reservation: null,
    source: 'purchase',
    splitFrom: null,
    receivedOn: dayOf(at),
    bestBefore: null,
    fefoDay: '9999-12-31',
    supplier: null,
    supplierLot: '',
    invoiceNumber: '',
    notes: '',
    billPhoto: null,
    quarantine: null,
    expired: false,
    expiryOverride: null,
    noStockConfirmed: false,
    emptied: null,
    version: 0,
    createdBy: ADMIN.mobileNumber,
    createdAt: at,
    updatedAt: at,
  }
}

function rowsOf(batch) {
  const row = (kind, delta, line) => ({
    stock: batch._id,
    product: batch.product,
    kind,
    delta: { quantityMilli: 0, reservedMilli: 0, usedMilli: 0, ...delta },
    cause: { document: 'stock', id: String(batch._id), line },
    seq: 0,
    by: ADMIN.mobileNumber,
    at: batch.createdAt,
    reason: '',
    note: '',
  })
  return [
    row('receipt', { quantityMilli: batch.quantityMilli }, 0),
    row('count-loss', { usedMilli: batch.usedMilli }, 1),
  ]
}

async function fill(db) {
  const products = await db.collection('products').find({ materialType: 'RM' }).toArray()
  const outlet = await db.collection('outlets').findOne({})
  const onHand = new Map(products.map(({ _id }) => [String(_id), 0]))
  const now = Date.now()
  for (let first = 0; first < BATCHES; first += PORTION) {
    const batches = Array.from({ length: Math.min(PORTION, BATCHES - first) }, (_, index) =>
      batchOf(products[(first + index) % products.length], outlet._id, first + index, now),
    )
    for (const { product, remainingMilli } of batches)
      onHand.set(String(product), onHand.get(String(product)) + remainingMilli)
    await db.collection('stock').insertMany(batches)
    await db.collection('stockledger').insertMany(batches.flatMap(rowsOf))
  }
  for (const { _id } of products) {
    const added = onHand.get(String(_id))
    await db
      .collection('products')
      .updateOne({ _id }, { $inc: { onHandMilli: added, availableMilli: added } })
  }
}

async function timed(name, ask, repeats = REPEATS) {
  const times = []
  for (let turn = 0; turn < repeats; turn++) {
    const started = performance.now()
    const { status, body } = await ask(turn)
    times.push(performance.now() - started)
    if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
  }
  times.sort((a, b) => a - b)
  return { name, p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) }
}

const LISTS = {
  'newest first': { sort: ['receivedOn', 'DESC'], filter: {} },
  'with something left': { sort: ['receivedOn', 'DESC'], filter: { stockPresent: true } },
  'of a material type, by best before': { sort: ['bestBefore', 'ASC'], filter: { materialType: 'RM' } },
  'by batch number': { sort: ['batchNumber', 'ASC'], filter: { q: 'RM-B0001' } },
  'near its best-before day': { sort: ['bestBefore', 'ASC'], filter: { bestBeforeTo: '2027-01-01' } },
}

function listPath({ sort, filter }) {
  const query = { sort, filter, range: [0, 24] }
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) search.set(key, JSON.stringify(value))
  return `/api/admin/stock?${search}`
}

export const run = () =>
  withApp(
    async ({ url }) => {
      const admin = new Browser(url, '10.3.0.1')
      await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
      const rows = []
      for (const [name, list] of Object.entries(LISTS)) {
        const row = await timed(`list, ${name}`, () => admin.call('GET', listPath(list)))
        rows.push({ ...row, aims: AIM })
      }
      const today = dayOf(Date.now())
      rows.push({
        ...(await timed('GET /stock of a day', () => admin.call('GET', `/api/stock?date=${today}`))),
        aims: AIM,
      })
      rows.push(await timed('GET /stock/batches', () => admin.call('GET', '/api/stock/batches')))
      const refresh = () => admin.call('POST', '/api/stock/refresh-quantities', {})
      rows.push(await timed('refresh: everything, the first time', refresh, 1))
      rows.push(await timed('refresh: what moved since', refresh, 10))
      return rows
    },
    { fill },
  )
