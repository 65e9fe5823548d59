import 'reflect-metadata'
import { print } from '../boot/print.js'
import { StartupError } from '../boot/startup-error.js'
import { configFromEnvironment, ConfigurationError } from '../config/config.js'
import { seedBreadth, seedHistory } from '../demo/history/seed-history.js'
import { seedDemo } from '../demo/seed-demo.js'
import { openApplication } from '../server.js'
import { runCommand, typed, UsageError } from './command.js'

const MOST = 10_000_000
const USAGE = `Usage: npm run seed [-- --orders <number> [--products <number>]]; the numbers are whole, up to ${MOST}.`

/** How many past orders and further products are wanted; 0 and 0 for the demo shop alone. */
function wanted(): { orders: number; products: number } {
  const number = { type: 'string', default: '0' } as const
  const { values } = typed(USAGE, { options: { orders: number, products: number } })
  const [orders, products] = [Number(values.orders), Number(values.products)]
  if ([orders, products].every((count) => Number.isSafeInteger(count) && count >= 0 && count <= MOST))
    return { orders, products }
  throw new UsageError(USAGE)
}

/** Fills the database of MONGODB_URI, or the embedded one of DATA_DIR, with the demo shop and a past of any length. */
async function seed(): Promise<void> {
  const { orders, products } = wanted()
  const config = configFromEnvironment()
  if (config.isProduction) throw new UsageError('Demo data are never put into production.')
  const { app, storedIn, close } = await openApplication({ ...config, jobs: false })
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

runCommand(seed, [ConfigurationError, StartupError])
