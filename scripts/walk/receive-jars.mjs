/**
 * Books jars of a product in, through the built application's own service, while the shop is stopped. Run in the
 * folder of the shop: `node receive-jars.mjs <outlet> <product> <jars>`.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const own = (path) => import(pathToFileURL(join(process.cwd(), path)).href)
const built = (path) => own(join('backend/dist', path))
const [outletId, productId, jars] = process.argv.slice(2)
await own('scripts/lib/environment.mjs')
await own('node_modules/reflect-metadata/Reflect.js')
const { configFromEnvironment } = await built('config/config.js')
const { openApplication } = await built('server.js')
const { Receiving } = await built('modules/inventory/receiving.service.js')
const { app, close } = await openApplication(configFromEnvironment())
try {
  const batch = await app.get(Receiving, { strict: false }).receive({
    outletId,
    productId,
    quantityMilli: Number(jars) * 1000,
    pricePaise: 21_000,
    by: '9000000009',
    at: new Date(),
  })
  process.stdout.write(`${batch.batchNumber}\n`)
} finally {
  await close()
}
