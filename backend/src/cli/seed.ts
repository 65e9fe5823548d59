import 'reflect-metadata'
import { parseArgs } from 'node:util'
import { print } from '../boot/print.js'
import { StartupError } from '../boot/startup-error.js'
import { configFromEnvironment, ConfigurationError } from '../config/config.js'
import { seedBreadth, seedHistory } from '../demo/history/seed-history.js'
import { seedDemo } from '../demo/seed-demo.js'
import { openApplication } from '../server.js'

const USAGE = 'Usage: npm run seed [-- --orders <number> [--products <number>]]'
const MOST = 10_000_000

/** A sentence for the person at the terminal. */
class UsageError extends Error {}

/** How many past orders and further products are wanted; 0 and 0 for the demo shop alone. */
function wanted(args: readonly string[]): { orders: number; products: number } {
  const number = { type: 'string', default: '0' } as const
  try {
    const { values } = parseArgs({ args: [...args], options: { orders: number, products: number } })
    const [orders, products] = [Number(values.orders), Number(values.products)]
    if ([orders, products].every((count) => Number.isSafeInteger(count) && count >= 0 && count <= MOST))
      return { orders, products }
  } catch {
    // Told below, like a number that is none.
  }
  throw new UsageError(`${USAGE}; the numbers are whole, up to ${MOST}.`)
}

/** Fills the database of MONGODB_URI, or the embedded one of DATA_DIR, with the demo shop and a past of any length. */
async function seed(): Promise<void> {
  const { orders, products } = wanted(process.argv.slice(2))
  const config = configFromEnvironment()
  if (config.isProduction) throw new UsageError('Demo data are never put into production.')
  const { app, storedIn, close } = await openApplication(config)
  try {
    print((await seedDemo(app)) ? `Demo data are in ${storedIn}.` : `The database is not empty: ${storedIn}.`)
    if (orders + products === 0) return
    const started = performance.now()
    const added = await seedHistory(app, orders, (done) => {
      if (done % 10_000 === 0) print(`${done} of ${orders} orders`)
    })
    print(`${added} past orders added in ${Math.round((performance.now() - started) / 1000)} s.`)
    if (products === 0) return
    print(
      (await seedBreadth(app, products))
        ? `${products} products added, with a shop's records.`
        : 'They are there.',
    )
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
