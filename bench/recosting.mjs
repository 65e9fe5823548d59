import { ADMIN, withApp } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'
import { fillSack } from './lib/year-of-runs.mjs'

const RUNS = Number(process.env.BENCH_RUNS ?? 500)

export const title = `A new price of a sack that ${RUNS} runs took of: each of them and its jars are costed anew`

const TURNS = 5
/** At the server, in milliseconds: one click, now and then. A transaction may last a minute. */
const AIM = { p95: 10_000 }

export function run() {
  let sack
  const fill = async (db) => {
    sack = await fillSack(db, RUNS)
  }
  return withApp(
    async ({ url }) => {
      const admin = new Browser(url, '10.5.0.1')
      await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
      const times = []
      for (let turn = 1; turn <= TURNS; turn++) {
        const started = performance.now()
        const change = { price: 200 + turn, recostRuns: true }
        const { status, body } = await admin.call('PUT', `/api/admin/stock/${sack}`, change)
        times.push(performance.now() - started)
        if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
      }
      times.sort((a, b) => a - b)
      const [p50, p95] = [times[Math.floor(TURNS / 2)], times.at(-1)]
      return [{ name: `${RUNS} runs, ${2 * RUNS} batches of jars`, p50, p95, aims: AIM }]
    },
    { fill },
  )
}
