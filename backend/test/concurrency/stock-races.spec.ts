import { jars } from '../../src/kernel/amounts/quantity.js'
import { Pantry } from '../support/builders/catalogue.builders.js'

let one: Pantry
let other: Pantry

beforeAll(async () => {
  one = await Pantry.open()
  other = await Pantry.open(one.running.mongodbUri)
})
afterAll(async () => {
  await other.close()
  await one.close()
})

async function outcomes(work: Promise<unknown>[]): Promise<{ done: number; codes: unknown[] }> {
  const settled = await Promise.allSettled(work)
  return {
    done: settled.filter(({ status }) => status === 'fulfilled').length,
    codes: [
      ...new Set(
        settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [])),
      ),
    ],
  }
}
const pantryOf = (index: number): Pantry => (index % 2 === 0 ? one : other)

it('the last jars are held for as many buyers as there are jars, in two applications', async () => {
  const jar = await one.jar()
  await one.receive(jar, 20_000)
  const buyers = Array.from({ length: 60 }, (_, index) => pantryOf(index).availability.hold(jar._id, jars(1)))
  expect(await outcomes(buyers)).toEqual({ done: 20, codes: ['OUT_OF_STOCK'] })
  expect(await one.counters(jar)).toEqual([20, 20, 0])
})

it('a batch is given to no more lines than it can fill, each with its ledger row', async () => {
  const jar = await one.jar()
  const batch = await one.receive(jar, 10_000)
  await one.receive(jar, 30_000)
  await one.availability.hold(jar._id, jars(30))
  const lines = Array.from({ length: 30 }, (_, line) =>
    pantryOf(line).batches.allocate({
      stockId: batch._id,
      productId: jar._id,
      quantityMilli: jars(1),
      cause: { document: 'order', id: String(batch._id), line },
      by: 'test',
    }),
  )
  expect(await outcomes(lines)).toEqual({ done: 10, codes: ['INSUFFICIENT_BATCH'] })
  expect(await one.counters(jar)).toEqual([30, 20, 10])
  expect(await one.ledger(batch._id)).toHaveLength(11)
})

it('every batch received at the same time gets a number of its own', async () => {
  const jar = await one.jar()
  const received = await Promise.all(
    Array.from({ length: 25 }, (_, index) => pantryOf(index).receive(jar, 1000)),
  )
  expect(new Set(received.map(({ batchNumber }) => batchNumber)).size).toBe(25)
  expect(await one.counters(jar)).toEqual([25, 0, 25])
})

it('every product created at the same time gets an Id of its own', async () => {
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      pantryOf(index).create({
        materialType: 'RM',
        name: `Salt ${index}`,
        description: 'Rock',
        priceUnit: 'KG',
      }),
    ),
  )
  expect(new Set(made.map(({ Id }) => Id)).size).toBe(20)
})
