import { randomUUID } from 'node:crypto'
import { jars } from '../../../src/kernel/amounts/quantity.js'
import { type StoredBatch } from '../../../src/modules/stock/inventory/reading/batch.queries.js'
import { Pantry } from '../../support/builders/catalogue.builders.js'
import { Phone } from '../../support/builders/counts.builders.js'
import { type Client } from '../../support/http/client.js'

let pantry: Pantry
let staff: Client
let phone: Phone

beforeAll(async () => {
  pantry = await Pantry.open()
  staff = await pantry.staff()
  phone = new Phone(staff, () => pantry.running.clock.now())
})
afterEach(async () => expect((await pantry.check.recompute()).repaired).toEqual([]))
afterAll(() => pantry.close())

let later = 0
/** Moves the clock between two steps. */
const aMomentLater = () => pantry.running.clock.shift((later += 1000))

async function jarWith(count: number) {
  const jar = await pantry.jar()
  const batch = await pantry.receive(jar, count * 1000)
  aMomentLater()
  return { jar, batch, product: String(jar._id), stock: String(batch._id) }
}
type Shelf = Awaited<ReturnType<typeof jarWith>>

/** Reserves jars for an order; the returned function ships them. */
async function setAside({ product, stock }: Shelf, count: number): Promise<() => Promise<unknown>> {
  const cause = { document: 'order' as const, id: randomUUID(), line: 0 }
  const movement = { productId: product, stockId: stock, quantityMilli: jars(count), cause, by: 'test' }
  await pantry.availability.hold(product, jars(count))
  await pantry.batches.allocate({ ...movement, at: pantry.running.clock.now() })
  return () => {
    aMomentLater()
    return pantry.batches.ship({ ...movement, at: pantry.running.clock.now() })
  }
}
const now = async ({ batchNumber }: StoredBatch) =>
  (await staff.get<Record<string, number>>(`/api/admin/stock/${batchNumber}`)).body
const rowsOf = async ({ _id }: StoredBatch) =>
  (await pantry.ledger(_id)).filter(({ kind }) => String(kind).startsWith('count'))

it('a booked count changes gains and losses, and leaves right figures alone', async () => {
  const [more, less, same] = [await jarWith(10), await jarWith(10), await jarWith(10)]
  const count = await phone.counted([more.batch, 12], [less.batch, 7], [same.batch, 10])
  const { status, body } = await phone.book(count)
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'booked', totals: [{ priceUnit: 'PC', gain: 2, loss: 3 }] })
  expect(body).toMatchObject({ gainValue: 800, lossValue: 1200 })
  expect(await rowsOf(more.batch)).toMatchObject([
    {
      kind: 'count-gain',
      delta: { quantityMilli: 2000, reservedMilli: 0, usedMilli: 0 },
      cause: { document: 'count', id: count._id, line: 0 },
    },
  ])
  expect(await rowsOf(less.batch)).toMatchObject([{ kind: 'count-loss', cause: { id: count._id, line: 1 } }])
  expect(await rowsOf(same.batch)).toEqual([])
  expect(await Promise.all([more, less, same].map(({ jar }) => pantry.counters(jar)))).toEqual([
    [12, 0, 12],
    [7, 0, 7],
    [10, 0, 10],
  ])
})

it('a count includes reserved jars, which are on the shelf until they are shipped', async () => {
  const shelf = await jarWith(12)
  await setAside(shelf, 2)
  const count = await phone.counted([shelf.batch, 12])
  expect((await phone.read(count)).lines).toMatchObject([{ books: 12, difference: 0 }])
  await phone.book(count)
  expect(await now(shelf.batch)).toMatchObject({ quantity: 12, reservedQuantity: 2, remainingQuantity: 10 })
})

it('a count shows what moved since, and never overwrites it', async () => {
  const shelf = await jarWith(12)
  const ship = await setAside(shelf, 3)
  const count = await phone.counted([shelf.batch, 11])
  await ship()
  const read = await phone.read(count)
  expect(read.lines).toMatchObject([{ books: 12, difference: -1, moved: [{ kind: 'ship', quantity: -3 }] }])
  await phone.book(count)
  expect(await now(shelf.batch)).toMatchObject({ quantity: 11, usedQuantity: 3, remainingQuantity: 8 })
})

it('a count is refused for a loss larger than what is not reserved, books nothing, and books the others without that line', async () => {
  const [short, other] = [await jarWith(10), await jarWith(10)]
  await setAside(short, 8)
  const count = await phone.counted([other.batch, 9], [short.batch, 5])
  const sentence = `5 jars of batch ${short.batch.batchNumber} are missing, and only 2 jars of it are not set aside. Release what is set aside first, or leave this line out.`
  expect((await phone.read(count)).lines).toMatchObject([{ refusal: null }, { refusal: sentence }])
  const refused = await phone.book(count)
  expect([refused.status, refused.body.code]).toEqual([409, 'COUNT_LINES_REFUSED'])
  expect(refused.body.details.lines).toEqual([{ batchNumber: short.batch.batchNumber, error: sentence }])
  expect(await rowsOf(other.batch)).toEqual([])
  aMomentLater()
  await phone.send(count, phone.line(short.batch, null))
  expect((await phone.book(count)).body.status).toBe('booked')
  expect(await now(other.batch)).toMatchObject({ remainingQuantity: 9 })
  expect(await now(short.batch)).toMatchObject({ remainingQuantity: 2, reservedQuantity: 8 })
})

it('a count is refused for a find in a batch that is confirmed as used up, until that is withdrawn', async () => {
  const { batch } = await jarWith(6)
  const confirm = (noStockConfirmed: boolean) =>
    staff.put(`/api/stock/${batch.batchNumber}/nostockconfirmed`, { noStockConfirmed })
  await confirm(true)
  aMomentLater()
  const count = await phone.counted([batch, 5])
  expect((await phone.book(count)).body.error).toMatch(/is confirmed as used up/)
  aMomentLater()
  await confirm(false)
  expect((await phone.book(count)).body).toMatchObject({
    status: 'booked',
    lines: [{ books: 6, difference: -1 }],
  })
  expect(await now(batch)).toMatchObject({ remainingQuantity: 5 })
})

it('a count changes nothing in a batch that was confirmed as used up after it', async () => {
  const { batch } = await jarWith(6)
  const count = await phone.counted([batch, 6])
  aMomentLater()
  await staff.put(`/api/stock/${batch.batchNumber}/nostockconfirmed`, { noStockConfirmed: true })
  expect((await phone.book(count)).body.lines).toMatchObject([
    { outdated: true, difference: 0, booked: true },
  ])
})

it('a count is booked once, however often and by whomever', async () => {
  const { jar, batch } = await jarWith(10)
  const count = await phone.counted([batch, 8])
  const answers = await Promise.all([1, 2, 3, 4].map(() => phone.book(count)))
  expect(answers.map(({ status, body }) => [status, body.status])).toEqual(Array(4).fill([200, 'booked']))
  expect((await phone.book(count)).body.status).toBe('booked')
  expect(await rowsOf(batch)).toHaveLength(1)
  expect(await pantry.counters(jar)).toEqual([8, 0, 8])
})

it('a count by two people of the same batch is booked once', async () => {
  const { batch } = await jarWith(10)
  const [early, late] = [await phone.begin(), await phone.begin()]
  aMomentLater()
  await phone.send(early, phone.line(batch, 8))
  aMomentLater()
  await phone.send(late, phone.line(batch, 7))
  await phone.book(early)
  expect((await phone.book(late)).body.lines).toMatchObject([{ books: 8, difference: -1 }])
  expect(await now(batch)).toMatchObject({ remainingQuantity: 7 })
})

it('a later count is used, even when it is booked first and found nothing wrong', async () => {
  const { batch } = await jarWith(10)
  const [early, late] = [await phone.begin(), await phone.begin()]
  aMomentLater()
  await phone.send(early, phone.line(batch, 8))
  aMomentLater()
  await phone.send(late, phone.line(batch, 10))
  await phone.book(late)
  expect((await phone.book(early)).body.lines).toMatchObject([{ outdated: true, difference: 0 }])
  expect(await now(batch)).toMatchObject({ remainingQuantity: 10 })
})

it('a count of a frozen batch does not make its jars available', async () => {
  const { jar, batch } = await jarWith(10)
  await staff.post(`/api/admin/stock/${batch.batchNumber}/quarantine`, { reason: 'The lid leaks' })
  await phone.book(await phone.counted([batch, 9]))
  expect(await pantry.counters(jar)).toEqual([0, 0, 0])
  expect(await now(batch)).toMatchObject({ remainingQuantity: 9 })
})

it('a count is refused for a line of a batch that was deleted meanwhile', async () => {
  const { batch } = await jarWith(2)
  const count = await phone.counted([batch, 2])
  expect((await staff.delete(`/api/stock/${batch.batchNumber}`)).status).toBe(200)
  expect((await phone.book(count)).body.error).toMatch(/was taken out of the books/)
})

it('a dropped count books nothing, and a booked one cannot be dropped', async () => {
  const { batch } = await jarWith(2)
  const count = await phone.counted([batch, 1])
  expect((await phone.drop(count)).body.status).toBe('dropped')
  expect((await phone.drop(count)).status).toBe(200)
  expect((await phone.book(count)).body.code).toBe('COUNT_CLOSED')
  const booked = await phone.counted([batch, 1])
  await phone.book(booked)
  expect((await phone.drop(booked)).body.code).toBe('COUNT_CLOSED')
  expect(await now(batch)).toMatchObject({ remainingQuantity: 1 })
})

it('a long count is booked in portions, and continues where it stopped', async () => {
  const jar = await pantry.jar()
  const batches: StoredBatch[] = []
  for (let nth = 0; nth < 130; nth++) batches.push(await pantry.receive(jar, 3000))
  aMomentLater()
  const count = await phone.counted(...batches.map((batch): [StoredBatch, number] => [batch, 2]))
  const { body } = await phone.book(count)
  expect([body.status, body.lines.filter(({ booked }) => booked).length]).toEqual(['booked', 130])
  expect(await pantry.counters(jar)).toEqual([260, 0, 260])
})
