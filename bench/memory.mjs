import { ADMIN, withApp } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'
import { fillShelves, signedIn, withProvider } from './lib/checkout.mjs'
import { fillUp } from './lib/million.mjs'
import { mixOf } from './lib/mix.mjs'

const DOCUMENTS = Number(process.env.BENCH_DOCUMENTS ?? 1_000_000)
const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000)
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 200)

export const title = `Memory of the whole shop, as npm start runs it, on ${DOCUMENTS.toLocaleString('en')} documents: ${ORDERS} orders and ${PRODUCTS} products with all that belongs to them`

/** Megabytes of the application's own memory. */
const AIM = { own: 300 }
const LOOK_MS = 20
/** Requests under way at once. */
const LANES = 4
const CUSTOMERS = 8

const percentile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN

/** The application's highest own memory since the last call. */
function watch(memory) {
  let own = 0
  const look = () => (own = Math.max(own, memory().own))
  const timer = setInterval(look, LOOK_MS)
  return {
    most: () => {
      look()
      const most = own
      own = 0
      return most
    },
    end: () => clearInterval(timer),
  }
}

/** Runs each turn of a task, several at a time. @returns their times on the clock, sorted */
async function inLanes(lanes, { name, times: count, work }) {
  const times = []
  const refusals = []
  let next = 0
  const lane = async () => {
    for (let turn = next++; turn < count; turn = next++) {
      const started = performance.now()
      await work(turn).catch((error) => refusals.push(error.message))
      times.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  if (refusals.length > 0) console.log(`${name}: ${refusals.length} refused, the first: ${refusals[0]}`)
  return times.sort((a, b) => a - b)
}

async function measureMix({ url, memory, cpuSeconds }, provider) {
  const rows = [{ name: 'ready', ...memory() }]
  const watched = watch(memory)
  const admin = new Browser(url, '10.6.0.1')
  await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
  const customers = await signedIn(url, CUSTOMERS)
  let highest = 0
  for (const part of await mixOf({ visitor: new Browser(url, '10.6.0.2'), admin, customers, provider })) {
    const before = cpuSeconds?.() ?? 0
    const times = await inLanes(LANES, part)
    const own = watched.most()
    highest = Math.max(highest, own)
    rows.push({
      name: `${part.name}, ${part.times}`,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      ...(cpuSeconds ? { cpuMs: ((cpuSeconds() - before) * 1000) / part.times } : {}),
      ...memory(),
      own,
    })
  }
  watched.end()
  return [...rows, { name: 'after all of it', ...memory() }, { name: 'the highest', own: highest, aims: AIM }]
}

export const run = () =>
  withProvider((environment) =>
    withApp((app) => measureMix(app, environment.CASHFREE_BASE_URL), {
      environment,
      history: ['--orders', String(ORDERS), '--products', String(PRODUCTS)],
      fill: async (db) => {
        await fillShelves(db)
        console.log(`${(await fillUp(db, DOCUMENTS)).toLocaleString('en')} documents`)
      },
    }),
  )
