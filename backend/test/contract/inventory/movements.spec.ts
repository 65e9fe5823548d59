import { jars } from '../../../src/kernel/amounts/quantity.js'
import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { type BatchMovement } from '../../../src/modules/stock/inventory/movements/batches.service.js'
import { type StoredBatch } from '../../../src/modules/stock/inventory/reading/batch.queries.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'

let pantry: Pantry
let jar: StoredProduct
let batch: StoredBatch

beforeAll(async () => {
  pantry = await Pantry.open()
})
afterAll(() => pantry.close())
beforeEach(async () => {
  jar = await pantry.jar()
  batch = await pantry.receive(jar, 10_000)
})

const order = { document: 'order' as const, id: '6740c1f2a4b5c6d7e8f90aaa' }
const movement = (count: number, line = 0): BatchMovement => ({
  stockId: batch._id,
  productId: jar._id,
  quantityMilli: jars(count),
  cause: { ...order, id: order.id.slice(0, 12) + String(batch._id).slice(12), line },
  by: '9000000001',
})

it('receives into batch, ledger and product at once', async () => {
  expect(batch).toMatchObject({
    quantityMilli: 10_000,
    remainingMilli: 10_000,
    materialType: 'FG',
    priceUnit: 'PC',
  })
  expect(batch.batchNumber).toMatch(/^FG-\d{6}-\d{3}$/)
  expect(await pantry.counters(jar)).toEqual([10, 0, 10])
  expect(await pantry.ledger(batch._id)).toMatchObject([
    { kind: 'correction', reason: 'opening', delta: { quantityMilli: 10_000 }, cause: { document: 'stock' } },
  ])
})

it('takes a jar from on hand and from committed when a held order finds its batch, and gives both back', async () => {
  await pantry.availability.hold(jar._id, jars(4))
  expect(await pantry.counters(jar)).toEqual([10, 4, 6])
  expect(await pantry.batches.allocate(movement(4))).toMatchObject({
    reservedMilli: 4000,
    remainingMilli: 6000,
  })
  expect(await pantry.counters(jar)).toEqual([6, 0, 6])
  expect(await pantry.batches.unallocate(movement(4))).toMatchObject({
    reservedMilli: 0,
    remainingMilli: 10_000,
  })
  expect(await pantry.counters(jar)).toEqual([10, 4, 6])
})

it('allocated jars become used when they are shipped', async () => {
  await pantry.availability.hold(jar._id, jars(3))
  await pantry.batches.allocate(movement(3))
  expect(await pantry.batches.ship(movement(3))).toMatchObject({
    reservedMilli: 0,
    usedMilli: 3000,
    remainingMilli: 7000,
  })
  expect(await pantry.counters(jar)).toEqual([7, 0, 7])
})

it('refuses to allocate more than the batch holds, and changes nothing', async () => {
  await pantry.receive(jar, 5000)
  await pantry.availability.hold(jar._id, jars(12))
  await expect(pantry.batches.allocate(movement(12))).rejects.toMatchObject({
    code: 'INSUFFICIENT_BATCH',
    details: { batchNumber: batch.batchNumber, remaining: 10 },
  })
  expect(await pantry.counters(jar)).toEqual([15, 12, 3])
  expect(await pantry.ledger(batch._id)).toHaveLength(1)
})

it('refuses a batch of another product', async () => {
  const other = await pantry.jar()
  await expect(pantry.batches.allocate({ ...movement(1), productId: other._id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

it('ships only what was allocated', async () =>
  await expect(pantry.batches.ship(movement(1))).rejects.toMatchObject({ code: 'NOT_RESERVED' }))

it('production does not take what orders hold', async () => {
  await pantry.availability.hold(jar._id, jars(8))
  await expect(pantry.batches.reserve(movement(3))).rejects.toMatchObject({ code: 'OUT_OF_STOCK' })
  await pantry.batches.reserve(movement(2))
  await pantry.batches.consume(movement(2))
  expect(await pantry.counters(jar)).toEqual([8, 8, 0])
})

it('an order holds no more than is available, and no product that is not sold', async () => {
  await expect(pantry.availability.hold(jar._id, jars(11))).rejects.toMatchObject({
    code: 'OUT_OF_STOCK',
    details: { Id: jar.Id, available: 10 },
  })
  const resting = await pantry.jar({ activeFlag: false })
  await pantry.receive(resting, 5000)
  await expect(pantry.availability.hold(resting._id, jars(1))).rejects.toMatchObject({
    details: { available: 0 },
  })
})

it('sells without a limit what is made without one', async () => {
  const endless = await pantry.jar({ unlimitedStock: true })
  await pantry.availability.hold(endless._id, jars(9))
  expect(await pantry.counters(endless)).toEqual([0, 9, -9])
})

it('a row of the ledger never changes', async () => {
  const model = pantry.running.db.model('StockLedgerDocument')
  await expect(model.updateOne({}, { $set: { by: 'me' } })).rejects.toThrow('append-only')
  await expect(model.deleteMany({})).rejects.toThrow('append-only')
})
