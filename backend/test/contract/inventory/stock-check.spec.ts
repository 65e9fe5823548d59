import { jars } from '../../../src/kernel/amounts/quantity.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'

let pantry: Pantry

beforeAll(async () => {
  pantry = await Pantry.open()
})
afterAll(() => pantry.close())

it('the stock check finds nothing to repair after ordinary work', async () => {
  const jar = await pantry.jar()
  const batch = await pantry.receive(jar, 10_000)
  const cause = { document: 'reservation' as const, id: String(batch._id), line: 0 }
  const movement = { stockId: batch._id, productId: jar._id, quantityMilli: jars(2), cause, by: 'test' }
  await pantry.batches.reserve(movement)
  await pantry.batches.release(movement)
  await pantry.batches.reserve(movement)
  await pantry.batches.consume(movement)
  expect(await pantry.check.recompute()).toMatchObject({ drift: 0, repaired: [] })
})

it('the stock check finds every counter that drifted, repairs it from the ledger if told so, and reports each', async () => {
  const jar = await pantry.jar()
  const batch = await pantry.receive(jar, 10_000)
  const { db } = pantry.running
  await db.collection('stock').updateOne({ _id: batch._id }, { $set: { usedMilli: 4000, remainingMilli: 1 } })
  await db
    .collection('products')
    .updateOne({ _id: jar._id }, { $set: { committedMilli: 500, availableMilli: 77 } })
  const { found } = await pantry.check.inspect()
  expect(found).toHaveLength(4)
  const report = await pantry.check.recompute()
  expect(report).toMatchObject({ drift: 4, repaired: found })
  expect(report.repaired).toEqual(
    expect.arrayContaining([
      { subject: `stock ${batch.batchNumber}`, counter: 'usedMilli', stored: 4000, expected: 0 },
      { subject: `stock ${batch.batchNumber}`, counter: 'remainingMilli', stored: 1, expected: 10_000 },
      { subject: `product ${jar.Id}`, counter: 'committedMilli', stored: 500, expected: 0 },
      { subject: `product ${jar.Id}`, counter: 'availableMilli', stored: 77, expected: 10_000 },
    ]),
  )
  expect(await pantry.counters(jar)).toEqual([10, 0, 10])
  expect(await pantry.check.recompute()).toMatchObject({ drift: 0 })
  expect((await pantry.check.inspect()).found).toEqual([])
})
