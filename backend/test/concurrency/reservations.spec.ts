import fc from 'fast-check'
import { NO_MONEY } from '../../src/kernel/amounts/money.js'
import { jars, milli } from '../../src/kernel/amounts/quantity.js'
import { type StoredProduct } from '../../src/modules/stock/catalog/products.service.js'
import { type StoredBatch } from '../../src/modules/stock/inventory/reading/batch.queries.js'
import { ChangeRun } from '../../src/modules/stock/runs/keeping/change-run.service.js'
import { CreateRun } from '../../src/modules/stock/runs/keeping/create-run.service.js'
import { DeleteRun } from '../../src/modules/stock/runs/keeping/delete-run.service.js'
import { type RunDraft } from '../../src/modules/stock/runs/keeping/run-draft.js'
import { ReceiveRun } from '../../src/modules/stock/runs/receiving/receive-run.service.js'
import { type RunReceipt } from '../../src/modules/stock/runs/receiving/run-receipts.service.js'
import { type StoredRun } from '../../src/modules/stock/runs/runs.queries.js'
import { Pantry } from '../support/builders/catalogue.builders.js'
import { aBom } from '../support/builders/runs.builders.js'
import { outcomes } from '../support/http/outcomes.js'

let one: Pantry
let other: Pantry
let outlet: string

beforeAll(async () => {
  one = await Pantry.open()
  other = await Pantry.open(one.running.mongodbUri)
  outlet = await one.outlet()
})
afterAll(async () => {
  await other.close()
  await one.close()
})

const author = () => ({ by: '9000000001', at: one.running.clock.now() })
const pantryOf = (index: number): Pantry => (index % 2 === 0 ? one : other)
const service = <T>(pantry: Pantry, type: new (...parts: never[]) => T): T =>
  pantry.running.app.get(type, { strict: false })

/** A kitchen of one recipe: a kilogram of chillies makes a jar. */
interface Kitchen {
  jar: StoredProduct
  chillies: StoredProduct
  bomId: string
  sacks: StoredBatch[]
}

let materials = 0
async function kitchen(...sacks: number[]): Promise<Kitchen> {
  const jar = await one.jar({ variantWeight: ['1kg', 'Half kg'][(materials += 1) % 2] ?? '1kg' })
  const name = `Chillies ${materials}`
  const chillies = await one.create({ materialType: 'RM', name, description: 'Red', priceUnit: 'KG' })
  const bomId = await aBom({ pantry: one }, jar, [{ product: chillies, quantity: 1 }])
  const received: StoredBatch[] = []
  for (const kilograms of sacks) received.push(await one.receive(chillies, kilograms * 1000))
  return { jar, chillies, bomId, sacks: received }
}

type Wanted = readonly (readonly [sack: StoredBatch | undefined, quantity: number])[]

const linesOf = ({ chillies }: Kitchen, wanted: Wanted): RunDraft['lines'] => [
  {
    product: chillies.Id,
    chosen: wanted.flatMap(([sack, quantity]) =>
      sack ? [{ numbers: [sack.batchNumber], quantityMilli: milli(quantity) }] : [],
    ),
  },
]
const create = (at: Kitchen, wanted: Wanted, count: number, pantry = one): Promise<StoredRun> =>
  service(pantry, CreateRun).create(
    {
      bomId: at.bomId,
      quantityMilli: jars(count),
      reservedBy: 'Srinu',
      remarks: '',
      lines: linesOf(at, wanted),
    },
    author(),
  )
const edit = (at: Kitchen, run: StoredRun, wanted: Wanted, version?: number, pantry = one) =>
  service(pantry, ChangeRun).change(run.reservationId, { lines: linesOf(at, wanted) }, version, author())
const receive = (run: StoredRun, used: RunReceipt['used'] = [], pantry = one) =>
  service(pantry, ReceiveRun).receive(
    run.reservationId,
    {
      outlet,
      yields: [{ product: undefined, quantityMilli: jars(1), outlet: undefined, bestBefore: undefined }],
      isListed: false,
      used,
      extras: { labourPaise: NO_MONEY, gasPaise: NO_MONEY, overheadPaise: NO_MONEY },
      receivedOn: undefined,
      bestBefore: undefined,
      notes: undefined,
      isConfirmed: true,
    },
    author(),
  )

/** Every gram of the sacks is where the runs say, and the books agree. */
async function checkKitchen({ chillies, jar, sacks }: Kitchen): Promise<void> {
  const { db } = one.running
  const runs = await db
    .collection<StoredRun>('reservations')
    .find({ 'recipe.parentProduct': jar._id })
    .toArray()
  for (const { _id, receivedMilli } of sacks) {
    const parts = runs.flatMap(({ status, components }) =>
      components
        .flatMap(({ batches }) => batches)
        .filter(({ stockId }) => String(stockId) === String(_id))
        .map((part) => ({ ...part, isDone: status === 'Production Completed' })),
    )
    const sum = (isDone: boolean) =>
      parts
        .filter((part) => part.isDone === isDone)
        .reduce((total, part) => total + (part.usedMilli ?? part.reservedMilli), 0)
    expect(await db.collection('stock').findOne({ _id })).toMatchObject({
      quantityMilli: receivedMilli,
      reservedMilli: sum(false),
      usedMilli: sum(true),
      remainingMilli: receivedMilli - sum(false) - sum(true),
    })
  }
  const made = runs.flatMap(({ yields }) => yields)
  expect(await one.counters(jar)).toEqual([made.length, 0, made.length])
  const { found } = await one.check.inspect()
  expect(found.filter(({ subject }) => subject.includes(chillies.Id) || subject.includes('RM-'))).toEqual([])
}

it('a batch is given to no more runs than it can fill, over two applications', async () => {
  const at = await kitchen(5)
  const [sack] = at.sacks
  const rivals = Array.from({ length: 8 }, (_, nth) => create(at, [[sack, 1000]], 1, pantryOf(nth)))
  const codes = await outcomes(rivals)
  expect(codes.filter((code) => code === null)).toHaveLength(5)
  expect(codes.filter((code) => code === 'INSUFFICIENT_BATCH')).toHaveLength(3)
  await checkKitchen(at)
})

it('the loser of a race gets what is left, and is told so', async () => {
  const at = await kitchen(5)
  const [sack] = at.sacks
  const runs = await Promise.all([0, 1].map((nth) => create(at, [[sack, 4000]], 4, pantryOf(nth))))
  expect(runs.map(({ status }) => status).sort()).toEqual(['Partially Reserved', 'Reserved'])
  await checkKitchen(at)
})

it('two runs trade their batches without waiting for each other', async () => {
  const at = await kitchen(4, 4)
  const [left, right] = at.sacks
  const mine = await create(at, [[left, 2000]], 2)
  const yours = await create(at, [[right, 2000]], 2)
  for (let turn = 0; turn < 4; turn++) {
    const [from, to] = turn % 2 === 0 ? [right, left] : [left, right]
    const codes = await outcomes([
      edit(at, mine, [[from, 2000]], undefined, one),
      edit(at, yours, [[to, 2000]], undefined, other),
    ])
    expect(codes).toEqual([null, null])
  }
  await checkKitchen(at)
})

it('the later of two editors is told what the first one saved', async () => {
  const at = await kitchen(6)
  const [sack] = at.sacks
  const run = await create(at, [[sack, 2000]], 2)
  const codes = await outcomes([
    edit(at, run, [[sack, 3000]], run.version, one),
    edit(at, run, [[sack, 1000]], run.version, other),
  ])
  expect(codes.sort()).toEqual(['EDIT_CONFLICT', null].sort())
  await checkKitchen(at)
})

it('receives a run either before or after an edit, never half of it', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const at = await kitchen(4, 4)
    const [first, second] = at.sacks
    const run = await create(at, [[first, 2000]], 2)
    const [received, edited] = await outcomes([
      receive(run, [], pantryOf(turn)),
      edit(at, run, [[second, 2000]], undefined, pantryOf(turn + 1)),
    ])
    expect(received).toBeNull()
    expect([null, 'RUN_COMPLETED']).toContain(edited)
    await checkKitchen(at)
  }
})

it('either receives or deletes a run', async () => {
  const at = await kitchen(4)
  const [sack] = at.sacks
  const run = await create(at, [[sack, 2000]], 2)
  const codes = await outcomes([
    receive(run, [], one),
    service(other, DeleteRun).delete(run.reservationId, author()),
  ])
  expect(codes.filter((code) => code === null)).toHaveLength(1)
  await checkKitchen(at)
})

describe('runs under any two steps at a time', () => {
  const quantity = fc.integer({ min: 0, max: 3000 })
  const step = fc.record({
    what: fc.constantFrom('create', 'edit', 'edit', 'delete', 'receive', 'receive more'),
    run: fc.nat(5),
    wanted: fc.array(fc.tuple(fc.nat(2), quantity), { minLength: 1, maxLength: 3 }),
    more: quantity,
  })
  type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

  /** Does one step, which may be refused. */
  async function take(at: Kitchen, known: StoredRun[], each: Step, pantry: Pantry): Promise<void> {
    const wanted = each.wanted.map(([nth, grams]) => [at.sacks[nth], grams] as const)
    const run = known[each.run % Math.max(known.length, 1)]
    if (each.what === 'create' || !run) {
      known.push(await create(at, wanted, 2, pantry))
      return
    }
    if (each.what === 'edit') await edit(at, run, wanted, undefined, pantry)
    if (each.what === 'delete') await service(pantry, DeleteRun).delete(run.reservationId, author())
    if (each.what === 'receive') await receive(run, [], pantry)
    const [sack] = at.sacks
    if (each.what === 'receive more' && sack)
      await receive(run, [{ batchNumber: sack.batchNumber, quantityMilli: milli(each.more) }], pantry)
  }

  it('every gram is remaining, reserved or used, and the stock check finds nothing', async () => {
    const walks = fc.array(fc.tuple(step, step), { minLength: 3, maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(walks, async (walk) => {
        const at = await kitchen(4, 5, 6)
        const known: StoredRun[] = []
        for (const pair of walk) await outcomes(pair.map((each, nth) => take(at, known, each, pantryOf(nth))))
        await checkKitchen(at)
      }),
      { numRuns: 10 },
    )
  })
})
