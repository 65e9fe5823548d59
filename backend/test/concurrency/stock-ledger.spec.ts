import fc from 'fast-check'
import mongoose from 'mongoose'
import { jars, milli } from '../../src/kernel/amounts/quantity.js'
import { AppError } from '../../src/kernel/errors/errors.js'
import { StockRefresh } from '../../src/modules/stock/inventory/checking/stock-refresh.service.js'
import { BatchDeletions } from '../../src/modules/stock/inventory/upkeep/batch-deletions.service.js'
import { Corrections } from '../../src/modules/stock/inventory/upkeep/corrections.service.js'
import { EmptyConfirmations } from '../../src/modules/stock/inventory/upkeep/empty-confirmations.service.js'
import { Quarantines } from '../../src/modules/stock/inventory/upkeep/quarantines.service.js'
import { Transfers } from '../../src/modules/stock/inventory/upkeep/transfers.service.js'
import { Pantry } from '../support/builders/catalogue.builders.js'

type Work = () => Promise<unknown>

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

const service = <T>(pantry: Pantry, type: abstract new (...args: never[]) => T): T =>
  pantry.running.app.get<T>(type as never, { strict: false })

/** A refusal is an answer; any other error is a fault. */
async function attempt(work: Work): Promise<'done' | 'refused'> {
  try {
    await work()
    return 'done'
  } catch (error) {
    if (error instanceof AppError) return 'refused'
    throw error
  }
}

interface Subject {
  productId: string
  stockId: string
  outlet: string
}

const STEPS = [
  'reserve',
  'release',
  'consume',
  'correct',
  'freeze',
  'free',
  'empty',
  'refill',
  'move',
  'undo',
] as const
type Step = readonly [(typeof STEPS)[number], number]

/** Does a step in the workshop; the quantity is in kilograms. */
function workOf(pantry: Pantry, { productId, stockId, outlet }: Subject, [step, kilograms]: Step): Work {
  const quantityMilli = milli(kilograms * 1000)
  const cause = { document: 'reservation' as const, id: stockId, line: 0 }
  const movement = { stockId, productId, quantityMilli, cause, by: 'test' }
  const correction = { quantityMilli: milli(-kilograms * 1000), reason: 'spoilt' as const, note: '' }
  const works: Record<(typeof STEPS)[number], Work> = {
    reserve: () => pantry.batches.reserve(movement),
    release: () => pantry.batches.release(movement),
    consume: () => pantry.batches.consume(movement),
    correct: () => service(pantry, Corrections).correct(stockId, correction, 'test'),
    freeze: () => service(pantry, Quarantines).freeze(stockId, 'test', 'test'),
    free: () => service(pantry, Quarantines).free(stockId, 'test'),
    empty: () => service(pantry, EmptyConfirmations).confirm(stockId, 'test'),
    refill: () => service(pantry, EmptyConfirmations).takeBack(stockId, 'test'),
    move: () => service(pantry, Transfers).transfer(stockId, { outlet, quantityMilli }, 'test'),
    undo: async () => service(pantry, BatchDeletions).delete(await lastPart(stockId), 'test'),
  }
  return works[step]
}

/** The part that was moved to another outlet last. Without one the step names a batch that does not exist. */
async function lastPart(stockId: string): Promise<string> {
  const splitFrom = { 'splitFrom.id': new mongoose.Types.ObjectId(stockId) }
  const [last] = await one.running.db.collection('stock').find(splitFrom).sort({ _id: -1 }).limit(1).toArray()
  return String(last?._id ?? new mongoose.Types.ObjectId())
}

async function aSack(kilograms: number): Promise<Subject> {
  const product = await one.create({
    materialType: 'RM',
    name: `Chillies ${Math.random()}`,
    description: 'Dried',
    priceUnit: 'KG',
  })
  const batch = await one.receive(product, kilograms * 1000)
  return { productId: String(product._id), stockId: String(batch._id), outlet: await otherOutlet() }
}

async function otherOutlet(): Promise<string> {
  const outlets = one.running.db.collection('outlets')
  const made = { name: 'Kitchen', mobileNumberOutlet: '9000000020', receipts: 0, version: 0 }
  await outlets.updateOne({ mobileNumberOutlet: '9000000020' }, { $setOnInsert: made }, { upsert: true })
  return String((await outlets.findOne({ mobileNumberOutlet: '9000000020' }))?._id)
}

/** Every batch of the product obeys the arithmetic, and history and counters tell the same. */
async function expectSound({ productId }: Subject): Promise<void> {
  const { db } = one.running
  const batches = await db.collection('stock').find({}).toArray()
  for (const batch of batches.filter(({ product }) => String(product) === productId)) {
    const { quantityMilli, reservedMilli, usedMilli, remainingMilli } = batch as unknown as Record<
      string,
      number
    >
    expect(remainingMilli).toBe((quantityMilli ?? 0) - (reservedMilli ?? 0) - (usedMilli ?? 0))
    for (const counter of [quantityMilli, reservedMilli, usedMilli, remainingMilli])
      expect(counter).toBeGreaterThanOrEqual(0)
  }
  expect((await one.check.inspect()).found).toEqual([])
}

/** Moving stock between outlets, and deleting the parts, leaves what was received less what was corrected. */
async function expectNothingLost({ productId }: Subject): Promise<void> {
  const product = new mongoose.Types.ObjectId(productId)
  const { db } = one.running
  const batches = await db.collection('stock').find({ product }).toArray()
  const rows = await db
    .collection('stockledger')
    .find({ product, kind: { $in: ['receipt', 'correction'] } })
    .toArray()
  const sum = (quantities: unknown[]) => quantities.reduce((total: number, one) => total + Number(one), 0)
  expect(sum(batches.map(({ quantityMilli }) => quantityMilli as unknown))).toBe(
    sum(rows.map(({ delta }) => (delta as { quantityMilli: number }).quantityMilli)),
  )
}

const steps = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.integer({ min: 1, max: 6 })), {
  minLength: 4,
  maxLength: 14,
})

it('the ledger keeps its arithmetic through any order of movements, and a recount gives the same', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const sack = await aSack(10)
      for (const step of sequence) await attempt(workOf(one, sack, step))
      await expectSound(sack)
      await expectNothingLost(sack)
    }),
    { numRuns: 15 },
  )
})

it('the ledger keeps its arithmetic when movements run at once, in two applications', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const sack = await aSack(10)
      await Promise.all(
        sequence.map((step, index) => attempt(workOf(index % 2 === 0 ? one : other, sack, step))),
      )
      await expectSound(sack)
      await expectNothingLost(sack)
    }),
    { numRuns: 8 },
  )
})

it('a batch is either deleted or reserved from', async () => {
  for (let round = 0; round < 6; round++) {
    const sack = await aSack(5)
    const results = await Promise.all([
      attempt(() => service(one, BatchDeletions).delete(sack.stockId, 'test')),
      attempt(workOf(other, sack, ['reserve', 2])),
    ])
    expect(results.filter((result) => result === 'done')).toHaveLength(1)
    await expectSound(sack)
  }
})

it('repeated stock checks beside 400 buyers and runs find no drift and disturb nobody', async () => {
  const jar = await one.jar()
  await one.receive(jar, 1_000_000)
  const sack = await aSack(500)
  let working = true
  let rounds = 0
  const refreshing = (async () => {
    for (; working; rounds++) expect(await service(one, StockRefresh).refresh()).toMatchObject({ drift: 0 })
  })()
  const works = Array.from({ length: 400 }, (_, index): Work => {
    const pantry = index % 2 === 0 ? one : other
    if (index % 4 < 2) return workOf(pantry, sack, ['reserve', 1])
    return async () => {
      await pantry.availability.hold(jar._id, jars(1))
      await pantry.availability.release(jar._id, jars(1))
    }
  })
  const results = await Promise.all(works.map(attempt))
  working = false
  await refreshing
  expect(results.filter((result) => result === 'refused')).toEqual([])
  expect(rounds).toBeGreaterThan(1)
  await expectSound(sack)
})
