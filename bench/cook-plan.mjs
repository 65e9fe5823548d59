import { ADMIN, withApp } from './lib/app.mjs'
import { Browser } from './lib/browser.mjs'

const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000)
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 2_000)

export const title = `The cook plan at ${ORDERS} orders and ${PRODUCTS} products`

const REPEATS = 30
/** Milliseconds at the server: the plan is opened once a morning, and again with each changed quantity. */
const AIM = { p95: 200 }

const percentile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN

async function timed(name, ask, repeats = REPEATS) {
  const times = []
  for (let turn = 0; turn < repeats; turn++) {
    const started = performance.now()
    const { status, body } = await ask(turn)
    times.push(performance.now() - started)
    if (status >= 400) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
  }
  times.sort((a, b) => a - b)
  return { name, p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) }
}

export const run = () =>
  withApp(
    async ({ url }) => {
      const admin = new Browser(url, '10.4.0.1')
      await admin.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
      const plan = (days) => admin.call('GET', `/api/admin/cook-plan?days=${days}`)
      const rows = [await timed('the first one: sums up the days that nobody asked for', () => plan(14), 1)]
      const { body } = await plan(90)
      const items = body.suggestions.map(({ bomId, quantity }) => ({ bomId, quantity }))
      console.log(`${items.length} suggestions, ${body.withoutRecipe.length} products without a BOM`)
      rows.push({ ...(await timed('GET /admin/cook-plan', (turn) => plan(14 + turn))), aims: AIM })
      const check = () => admin.call('POST', '/api/admin/cook-plan/check', { items })
      rows.push({ ...(await timed('POST /admin/cook-plan/check', check)), aims: AIM })
      const reserve = () =>
        admin.call('POST', '/api/admin/cook-plan/reservations', { items: items.slice(0, 5) })
      rows.push(await timed('POST /admin/cook-plan/reservations, of five', reserve, 10))
      return rows
    },
    { history: ['--orders', String(ORDERS), '--products', String(PRODUCTS)] },
  )
