import { type INestApplicationContext } from '@nestjs/common'
import { getConnectionToken } from '@nestjs/mongoose'
import { type ClientSession, type Connection } from 'mongoose'
import { AccountDocument } from '../../modules/office/auth/schemas/account.schema.js'
import { Ratings } from '../../modules/sales/reviews/ratings.service.js'
import { ProductDocument } from '../../modules/stock/catalog/schemas/product.schema.js'
import { BatchNumbers } from '../../modules/stock/inventory/movements/batch-book.service.js'
import { OutletDocument } from '../../modules/stock/outlets/schemas/outlet.schema.js'
import { Clock } from '../../platform/clock.js'
import { DemoContext } from '../demo-context.js'
import { demoMarkers } from '../marker.js'
import { Random } from '../random.js'
import { seedCatalogue } from './catalogue.js'
import { type HistoryCustomer, historyOrder, type HistorySource } from './chunk.js'
import { ChunkWriter } from './chunk-writer.js'
import { historyCustomer } from './names.js'
import { RowMaker } from './rows.js'
import { seedSideRecords } from './side-records.js'

const ORDERS_A_CHUNK = 500
const ORDERS_A_CUSTOMER = 12
const CUSTOMERS_A_CHUNK = 1000

/** Called after every chunk. */
export type Progress = (done: number, of: number) => void

/**
 * Adds a past of `orders` delivered and cancelled orders to the demo shop, for measuring. The same number gives the
 * same past. Each chunk is one transaction, with its place in the marker, so that an interrupted run continues where it
 * stopped.
 * @returns how many orders were added; 0 when this past is complete already.
 * @throws Error when the database holds a past of another length, or no demo shop.
 */
export async function seedHistory(
  app: INestApplicationContext,
  orders: number,
  progress: Progress,
): Promise<number> {
  const connection = app.get<Connection>(getConnectionToken())
  const markers = await demoMarkers(connection)
  const found = await markers.findById('history').lean()
  if (found && found.orders !== orders)
    throw new Error(`The database holds a history of ${found.orders} orders already. Use an empty one.`)
  // The time of the first run, so that what is continued fits what is there.
  const now = found?.at ?? app.get(Clock, { strict: false }).now()
  const begun = found?.done ?? 0
  if (!found) await markers.create([{ _id: 'history', at: now, orders, done: 0 }])
  const demo = new DemoContext(app, now)
  const source = await sourceOf(demo, connection, orders)
  const writer = new ChunkWriter(demo, app.get(BatchNumbers, { strict: false }))
  for (let first = begun; first < orders; first += ORDERS_A_CHUNK) {
    const end = Math.min(first + ORDERS_A_CHUNK, orders)
    await connection.transaction(async (session) => {
      await writeChunk(writer, source, [first, end], session)
      await markers.updateOne({ _id: 'history' }, { $set: { done: end } }, { session })
    })
    progress(end, orders)
  }
  for (const product of source.products) await demo.service(Ratings).recount(product._id)
  return orders - begun
}

/**
 * Adds `products` finished products and the other records that such a history leaves, once, after the orders.
 * @returns whether it did; false when they are there already.
 * @throws Error when an earlier run was cut off in the middle of them.
 */
export async function seedBreadth(app: INestApplicationContext, products: number): Promise<boolean> {
  const connection = app.get<Connection>(getConnectionToken())
  const markers = await demoMarkers(connection)
  const found = await markers.findById('breadth').lean()
  if (found?.done === 1) return false
  if (found)
    throw new Error('An earlier run was cut off before all records were there. Use an empty database.')
  const demo = new DemoContext(app, app.get(Clock, { strict: false }).now())
  await markers.create([{ _id: 'breadth', at: demo.now, done: 0 }])
  await seedCatalogue(demo, connection, products)
  await seedSideRecords(demo, connection)
  await markers.updateOne({ _id: 'breadth' }, { $set: { done: 1 } })
  return true
}

async function writeChunk(
  writer: ChunkWriter,
  source: HistorySource,
  [first, end]: readonly [number, number],
  session: ClientSession,
): Promise<void> {
  const random = new Random(first + 1)
  const orders = Array.from({ length: end - first }, (_, offset) =>
    historyOrder(source, first + offset, random),
  )
  await writer.write(orders, random, session)
}

async function sourceOf(demo: DemoContext, connection: Connection, orders: number): Promise<HistorySource> {
  const products = await demo
    .model(ProductDocument)
    .find({ materialType: 'FG', activeFlag: true })
    .sort({ Id: 1 })
    .lean<ProductDocument[]>()
  const outlet = await demo.model(OutletDocument).findOne().sort({ _id: 1 }).lean()
  if (products.length === 0 || !outlet)
    throw new Error('There is no demo shop in the database to give a history to.')
  demo.outletId = outlet._id
  return {
    orders,
    products,
    now: demo.now,
    customers: await customersOf(demo, connection, Math.ceil(orders / ORDERS_A_CUSTOMER)),
  }
}

/** Accounts of the history's customers; those of an earlier run are found by their numbers. */
async function customersOf(
  demo: DemoContext,
  connection: Connection,
  count: number,
): Promise<HistoryCustomer[]> {
  const accounts = demo.model(AccountDocument)
  const rows = new RowMaker(accounts as never, false)
  const random = new Random(count)
  const customers: HistoryCustomer[] = []
  for (let first = 0; first < count; first += CUSTOMERS_A_CHUNK) {
    const length = Math.min(CUSTOMERS_A_CHUNK, count - first)
    const told = Array.from({ length }, (_, offset) => historyCustomer(first + offset, random))
    const there = await accounts
      .find({ mobileNumber: { $in: told.map(({ mobileNumber }) => mobileNumber) } }, { mobileNumber: 1 })
      .lean()
    const ids = new Map(there.map(({ _id, mobileNumber }) => [mobileNumber, _id]))
    const missing = told
      .filter(({ mobileNumber }) => !ids.has(mobileNumber))
      .map(({ deliveryRupees: _, ...person }) =>
        rows.make({ ...person, role: 'user', createdAt: demo.now }, demo.now),
      )
    await connection.transaction((session) => rows.insert(missing, session))
    for (const row of missing) ids.set(row.mobileNumber, row._id)
    customers.push(
      ...told.map((person) => ({ ...person, _id: ids.get(person.mobileNumber) as HistoryCustomer['_id'] })),
    )
  }
  return customers
}
