import { ADMIN, withApp } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'
import { loadBesideBare } from './lib/load.mjs'
import { fillYear } from './lib/year-of-runs.mjs'

const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000)

export const title = `Trace at ${ORDERS} orders and a year of runs: of a sack forward, of an order's line back`

const TRACES = 100
/** At the server, in milliseconds. */
const AIM = { p95: 200 }

const percentile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
const path = (query) => `/api/admin/trace?${query}`

/** Each trace begins somewhere else, all over the year. */
async function timed(admin, name, numbers, queryOf) {
  const times = []
  let nodes = 0
  for (let turn = 0; turn < TRACES; turn++) {
    const number = numbers[Math.floor((numbers.length * (turn + 0.5)) / TRACES)]
    const started = performance.now()
    const { status, body } = await admin.call('GET', path(queryOf(number)))
    times.push(performance.now() - started)
    if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
    nodes += body.nodes.length
  }
  times.sort((a, b) => a - b)
  return {
    name: `${name}, ${Math.round(nodes / TRACES)} nodes`,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    aims: AIM,
  }
}

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
      const forward = (number) => `batch=${number}&direction=forward`
      const line = (number) => `order=${number}&line=0&direction=back`
      const rows = [
        await timed(admin, 'a sack, forward', year.sacks, forward),
        await timed(admin, 'a line of an order, back', year.orders, line),
        await timed(admin, 'a jar, both ways', year.jars, (number) => `batch=${number}`),
      ]
      const headers = { cookie: admin.cookie }
      const middle = (numbers) => numbers[Math.floor(numbers.length / 2)]
      for (const [name, query] of [
        ['a sack, forward, at 10 connections', forward(middle(year.sacks))],
        ['a line, back, at 10 connections', line(middle(year.orders))],
      ])
        rows.push({ name, ...(await loadBesideBare(url + path(query), headers)) })
      return rows
    },
    { fill },
  )
}
