import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedMongo } from '@jaadi/embedded-mongo'
import { migrate } from '../backend/dist/migrations/migrate.js'
import { MIGRATIONS } from '../backend/dist/migrations/migrations.js'
import { root } from '../scripts/lib/prepare.mjs'

// The driver is the backend's.
const { mongo } = createRequire(join(root, 'backend/package.json'))('mongoose')

export const title = 'Migrations: the orders of a first shop brought to the newest schema'

const ORDERS = Number(process.env.ORDERS ?? 5_000)
const OLD = mongo.BSON.EJSON.parse(
  readFileSync(join(root, 'backend/test/migrations/version-1.json'), 'utf8'),
  { relaxed: false },
)

async function fill(db) {
  for (const [name, rows] of Object.entries(OLD))
    if (name !== 'orders') await db.collection(name).insertMany(rows)
  const orders = Array.from({ length: ORDERS }, (_, at) => {
    const old = OLD.orders[at % OLD.orders.length]
    return {
      ...old,
      _id: new mongo.ObjectId(),
      orderId: `O${at}`,
      externalId: `E${at}`,
      requestKey: `K${at}`,
    }
  })
  await db
    .collection('orders')
    .createIndexes([
      { key: { orderId: 1 }, unique: true },
      { key: { userId: 1, orderDate: -1, _id: -1 } },
      { key: { paymentStatus: 1, orderDate: -1, _id: -1 } },
    ])
  await db.collection('orders').insertMany(orders)
}

async function timed(name, work) {
  const folder = mkdtempSync(join(tmpdir(), 'jaadi-bench-'))
  const engine = await startEmbeddedMongo({ directory: folder })
  const client = await mongo.MongoClient.connect(engine.uri)
  try {
    await fill(client.db('jaadi'))
    const begun = performance.now()
    await work(client.db('jaadi'))
    const ms = performance.now() - begun
    return { name: `${ORDERS} orders, ${name}`, p50: ms, rate: (ORDERS * 1000) / ms }
  } finally {
    await client.close()
    await engine.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `ORDERS=100000 npm run bench migrations` for a large shop. */
export const run = async () => [
  await timed('as a start does it', (db) => migrate(db)),
  await timed('step by step, as it was done before', async (db) => {
    for (const step of MIGRATIONS) await step.run(db, () => Promise.resolve())
  }),
]
