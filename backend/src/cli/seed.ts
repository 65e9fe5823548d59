import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { configFromEnvironment, ConfigurationError } from '../config/config.js'
import { seedHistory } from '../demo/history/seed-history.js'
import { seedDemo } from '../demo/seed-demo.js'
import { openApplication, StartupError } from '../server.js'

const USAGE = 'Usage: npm run seed [-- --orders <number>]'
const MOST_ORDERS = 10_000_000

/** A sentence for the person at the terminal. */
class UsageError extends Error {}

const print = (text: string): void => void process.stdout.write(`${text}\n`)

/** How many past orders are wanted; 0 for the demo shop alone. */
function ordersWanted(args: readonly string[]): number {
  try {
    const { values } = parseArgs({ args: [...args], options: { orders: { type: 'string', default: '0' } } })
    const orders = Number(values.orders)
    if (Number.isSafeInteger(orders) && orders >= 0 && orders <= MOST_ORDERS) return orders
  } catch {
    // Told below, like a number that is none.
  }
  throw new UsageError(`${USAGE}; the number is whole, up to ${MOST_ORDERS}.`)
}

/** Fills the database of MONGODB_URI, or the embedded one of DATA_DIR, with the demo shop and a past of any length. */
async function seed(): Promise<void> {
  const orders = ordersWanted(process.argv.slice(2))
  const config = configFromEnvironment()
  if (config.isProduction) throw new UsageError('Demo data are never put into production.')
  const { app, storedIn, close } = await openApplication(config)
  try {
    print((await seedDemo(app)) ? `Demo data are in ${storedIn}.` : `The database is not empty: ${storedIn}.`)
    if (orders === 0) return
    const started = performance.now()
    const added = await seedHistory(app, orders, (done) => {
      if (done % 10_000 === 0) print(`${done} of ${orders} orders`)
    })
    print(`${added} past orders added in ${Math.round((performance.now() - started) / 1000)} s.`)
  } finally {
    await close()
  }
}

seed().catch((error: unknown) => {
  const expected =
    error instanceof UsageError || error instanceof ConfigurationError || error instanceof StartupError
  process.stderr.write(
    `${expected || !(error instanceof Error) ? String((error as Error).message) : error.stack}\n`,
  )
  process.exitCode = 1
})
