import { ADMIN, withApp } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'
import { fillYear } from './lib/year-of-runs.mjs'

const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000)

export const title = `Costs at ${ORDERS} orders and a year of runs: twelve months of margins, a month, a batch, an order`

const REPEATS = 10
/** At the server, in milliseconds, once the days were summed up. */
const AIM_YEAR = { p95: 1000 }
const AIM_ONE = { p95: 200 }

const percentile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN

async function timed(admin, name, paths, aims) {
  const times = []
  for (const path of paths) {
    const started = performance.now()
    const { status, body } = await admin.call('GET', `/api/admin/${path}`)
    times.push(performance.now() - started)
    if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
  }
  times.sort((a, b) => a - b)
  return {
    name,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    aims,
  }
}

const spreadOver = (numbers) =>
  Array.from({ length: REPEATS }, (_, turn) => numbers[Math.floor((numbers.length * (turn + 0.5)) / REPEATS)])

export async function run() {
  let year
  const fill = async (db) => {
    year = await fillYear(db, ORDERS)
    console.log(year.counts)
  }
  return withApp(
    async ({ url }) => {
      const admin = new Browser(url, '10.3.0.1')
      await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
      const again = (path) => Array.from({ length: REPEATS }, () => path)
      return [
        await timed(admin, 'twelve months, each day summed up first', ['costs/products'], {}),
        await timed(admin, 'twelve months', again('costs/products'), AIM_YEAR),
        await timed(admin, 'the month of the cockpit', again('reports/result'), AIM_ONE),
        await timed(
          admin,
          'a batch',
          spreadOver(year.jars).map((jar) => `costs/batches/${jar}`),
          AIM_ONE,
        ),
        await timed(
          admin,
          'an order',
          spreadOver(year.orders).map((order) => `costs/orders/${order}`),
          AIM_ONE,
        ),
      ]
    },
    { fill },
  )
}
