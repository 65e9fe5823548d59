import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { jars, milli } from '../../src/kernel/amounts/quantity.js'
import { AppError } from '../../src/kernel/errors/errors.js'
import { type StoredProduct } from '../../src/modules/stock/catalog/products.service.js'
import { CountBooking } from '../../src/modules/stock/inventory/counts/count-booking.service.js'
import { CountLines } from '../../src/modules/stock/inventory/counts/count-lines.service.js'
import { Counts } from '../../src/modules/stock/inventory/counts/counts.service.js'
import { type StoredBatch } from '../../src/modules/stock/inventory/reading/batch.queries.js'
import { Corrections } from '../../src/modules/stock/inventory/upkeep/corrections.service.js'
import { EmptyConfirmations } from '../../src/modules/stock/inventory/upkeep/empty-confirmations.service.js'
import { Quarantines } from '../../src/modules/stock/inventory/upkeep/quarantines.service.js'
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

const BY = '9000000001'
const service = <T>(pantry: Pantry, type: new (...parts: never[]) => T): T =>
  pantry.running.app.get(type, { strict: false })
const begin = (pantry: Pantry) =>
  service(pantry, Counts).open({ clientId: randomUUID(), outletId: null, productId: null }, BY)
const found = (batch: StoredBatch, count: number) => ({
  clientLineId: randomUUID(),
  batchNumber: batch.batchNumber,
  countedMilli: jars(count),
  countedAt: one.running.clock.now(),
  seenMilli: null,
})
const write = (pantry: Pantry, id: unknown, ...lines: ReturnType<typeof found>[]) =>
  service(pantry, CountLines).put(String(id), { sentAt: one.running.clock.now(), lines }, BY)

/** A refusal is allowed; a fault of this program is not. */
async function tried(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return false
  }
}

async function checkBooks(batches: readonly StoredBatch[]): Promise<void> {
  expect((await one.check.recompute()).repaired).toEqual([])
  const rows = await one.running.db
    .collection('stock')
    .find({ _id: { $in: batches.map(({ _id }) => _id) } })
    .toArray()
  for (const { quantityMilli, reservedMilli, usedMilli, remainingMilli } of rows) {
    expect(remainingMilli).toBe(quantityMilli - reservedMilli - usedMilli)
    expect(Math.min(remainingMilli, reservedMilli, usedMilli)).toBeGreaterThanOrEqual(0)
  }
}

it('a count is booked while orders take from the same batches and parcels leave', async () => {
  const jar = await one.jar()
  const batches: StoredBatch[] = []
  for (let nth = 0; nth < 8; nth++) batches.push(await one.receive(jar, 20_000))
  await one.availability.hold(jar._id, jars(64))
  const count = await begin(one)
  // One jar of each batch is missing.
  await write(one, count._id, ...batches.map((batch) => found(batch, 19)))
  const orders = Array.from({ length: 64 }, async (_, line) => {
    const pantry = line % 2 === 0 ? one : other
    const batch = batches[line % batches.length] as StoredBatch
    const movement = {
      stockId: batch._id,
      productId: jar._id,
      quantityMilli: jars(1),
      cause: { document: 'order' as const, id: String(count._id), line },
      by: 'test',
    }
    await pantry.batches.allocate(movement)
    await pantry.batches.ship(movement)
  })
  const bookings = [one, other, one].map((pantry) =>
    service(pantry, CountBooking).book(String(count._id), BY, true),
  )
  await Promise.all([...orders, ...bookings])
  // 160 came, 64 left, 8 were missing.
  expect(await one.counters(jar)).toEqual([88, 0, 88])
  await checkBooks(batches)
})

it('the later of two counts decides, in whatever order they are booked', async () => {
  const jar = await one.jar()
  for (let round = 0; round < 6; round++) {
    const batch = await one.receive(jar, 10_000)
    const [early, late] = [await begin(one), await begin(other)]
    await write(one, early._id, found(batch, 6))
    one.running.clock.shift((round + 1) * 5000)
    other.running.clock.shift((round + 1) * 5000)
    await write(other, late._id, found(batch, 10 - (round % 2)))
    const book = (pantry: Pantry, { _id }: { _id: unknown }) =>
      service(pantry, CountBooking).book(String(_id), BY, true)
    await Promise.all([book(one, early), book(other, late)])
    const row = await one.running.db.collection('stock').findOne({ _id: batch._id })
    expect(row?.['remainingMilli']).toBe(10_000 - (round % 2) * 1000)
    await checkBooks([batch])
  }
})

type Step = { kind: (typeof KINDS)[number]; batch: number; many: number }
const KINDS = [
  'allocate',
  'ship',
  'unallocate',
  'correct',
  'spoil',
  'freeze',
  'free',
  'empty',
  'refill',
  'count',
  'book',
] as const
const step = fc.record<Step>({
  kind: fc.constantFrom(...KINDS, 'count', 'book'),
  batch: fc.nat(2),
  many: fc.nat(9),
})
/** The steps of one moment run at once. */
const moments = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 10 })

/** A shop of three batches, with orders and counts of them. */
class Shelf {
  private line = 0
  private readonly aside: { batch: number; many: number; line: number }[] = []
  private counts: unknown[] = []

  constructor(
    private readonly jar: StoredProduct,
    readonly batches: readonly StoredBatch[],
  ) {}

  async take({ kind, batch: index, many }: Step): Promise<unknown> {
    const batch = this.batches[index] as StoredBatch
    const pantry = index % 2 === 0 ? one : other
    switch (kind) {
      case 'allocate':
        return this.allocate(pantry, index, 1 + (many % 4))
      case 'ship':
      case 'unallocate': {
        const [part] = this.aside.splice(many % Math.max(1, this.aside.length), 1)
        return part && pantry.batches[kind](this.movement(part))
      }
      case 'correct':
      case 'spoil': {
        const reason = kind === 'correct' ? 'miscounted' : 'spoilt'
        const quantityMilli = jars(kind === 'correct' ? many - 4 : -1)
        return service(pantry, Corrections).correct(
          batch.batchNumber,
          { quantityMilli, reason, note: 'x' },
          BY,
        )
      }
      case 'freeze':
        return service(pantry, Quarantines).freeze(batch.batchNumber, 'x', BY)
      case 'free':
        return service(pantry, Quarantines).free(batch.batchNumber, '')
      case 'empty':
        return service(pantry, EmptyConfirmations).confirm(batch.batchNumber, BY)
      case 'refill':
        return service(pantry, EmptyConfirmations).takeBack(batch.batchNumber, BY)
      case 'count': {
        const { _id } = await begin(pantry)
        this.counts.push(_id)
        return write(
          pantry,
          _id,
          ...this.batches.slice(index).map((one, nth) => found(one, (many + nth) * 2)),
        )
      }
      case 'book': {
        const id = this.counts[many % Math.max(1, this.counts.length)]
        return id === undefined ? null : service(pantry, CountBooking).book(String(id), BY, true)
      }
    }
  }

  private movement({ batch, many, line }: { batch: number; many: number; line: number }) {
    const { _id: stockId } = this.batches[batch] as StoredBatch
    const cause = { document: 'order' as const, id: String(this.jar._id), line }
    return { stockId, productId: this.jar._id, quantityMilli: milli(many * 1000), cause, by: 'test' }
  }

  private async allocate(pantry: Pantry, batch: number, many: number): Promise<void> {
    const part = { batch, many, line: this.line++ }
    await pantry.availability.hold(this.jar._id, jars(many))
    const got = await tried(pantry.batches.allocate(this.movement(part)))
    if (got) this.aside.push(part)
    else await pantry.availability.release(this.jar._id, jars(many))
  }
}

it('keeps remaining = quantity - reserved - used and every counter right, in any order of steps', async () => {
  let booked = 0
  const jar = await one.jar()
  await fc.assert(
    fc.asyncProperty(moments, async (steps) => {
      const batches: StoredBatch[] = []
      for (let nth = 0; nth < 3; nth++) batches.push(await one.receive(jar, 10_000))
      const shelf = new Shelf(jar, batches)
      for (const moment of steps) {
        const done = await Promise.all(moment.map((step) => tried(shelf.take(step))))
        booked += moment.filter(({ kind }, nth) => kind === 'book' && done[nth]).length
      }
      // The quantity on hand follows the batches; only this test knows what orders hold and no longer find.
      const { repaired } = await one.check.recompute([jar._id])
      expect(
        repaired.filter(({ counter }) => counter !== 'committedMilli' && counter !== 'availableMilli'),
      ).toEqual([])
      await checkBooks(batches)
    }),
    { numRuns: Number(process.env['COUNT_WALKS'] ?? 15) },
  )
  expect(booked).toBeGreaterThan(0)
})
