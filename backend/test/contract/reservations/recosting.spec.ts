import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { aBom, type Run, type RunAnswer, Workshop } from '../../support/builders/runs.builders.js'
import { type StockAnswer, type StockEntry, Storeroom } from '../../support/builders/stock.builders.js'

let room: Storeroom
let shop: Workshop
let paste: StoredProduct
let sack: StockEntry
let pot: StockEntry
let jars: StockEntry
let cooking: Run
let open: Run

beforeAll(async () => {
  room = await Storeroom.open()
})
afterAll(() => room.close())

/** Chillies become paste, paste becomes jars; another run has reserved of the same sack. */
beforeEach(async () => {
  shop = await Workshop.begin(room)
  const sg = { materialType: 'SG', name: `Paste ${shop.bomId}`, description: 'Red', priceUnit: 'KG' } as const
  paste = await room.pantry.create(sg)
  sack = await room.batch(shop.chillies, { quantity: 10, price: 200 })
  const pasteBom = await aBom(room, paste, [{ product: shop.chillies, quantity: 2 }])
  cooking = await reserve(pasteBom, 2, [[shop.chillies, sack.batchNumber]])
  pot = await receive(cooking, 2, { labour: 100 })
  const jarBom = await aBom(room, shop.jar, [{ product: paste, quantity: 0.5 }])
  const filling = await reserve(jarBom, 4, [[paste, pot.batchNumber]])
  jars = await receive(filling, 4)
  open = await shop.run(2, { chillies: [[sack]] })
})

async function reserve(bomId: string, quantity: number, lines: [StoredProduct, string][]): Promise<Run> {
  const components = lines.map(([{ Id }, batchNumber]) => ({ productId: Id, batchNumber }))
  const { body } = await shop.post({ bomId, quantitytoProduce: quantity, reservedBy: 'Srinu', components })
  return body.reservation
}

async function receive(run: Run, quantity: number, extras: object = {}): Promise<StockEntry> {
  const body = { outlet: await room.pantry.outlet(), reservation: run.reservationId, quantity, ...extras }
  return (await room.boss.post<StockAnswer>('/api/stock/create-fg', body)).body.stock
}

const price = async (batch: StockEntry) => (await room.read(batch)).price
const edit = (body: object) =>
  room.boss.put<StockAnswer & RunAnswer>(`/api/admin/stock/${sack.batchNumber}`, body)

it('a new price asks first, and keeps the costs of runs when told so', async () => {
  const asked = await edit({ price: 300 })
  expect([asked.status, asked.body.code]).toEqual([409, 'PRICE_USED_IN_RUNS'])
  expect(asked.body.error).toBe(
    `2 runs were costed with the old price of ${sack.batchNumber}: they keep their cost, or are costed anew.`,
  )
  expect((await edit({ price: 300, keepRunCosts: true })).status).toBe(200)
  expect([await price(pot), await price(jars)]).toEqual([450, 225])
  expect((await shop.read(open)).costPrice).toBe(200)
})

it('costs the runs anew, open and completed, and what they made, down to the jar', async () => {
  expect([await price(pot), await price(jars)]).toEqual([450, 225])
  expect((await edit({ price: 300, recostRuns: true })).status).toBe(200)
  expect([await price(pot), await price(jars)]).toEqual([650, 325])
  expect(await shop.read(cooking)).toMatchObject({
    costPrice: 1200,
    totalCost: 1300,
    yields: [{ cost: 1300, unitPrice: 650 }],
    components: [{ batches: [{ price: 300, costPrice: 1200 }] }],
  })
  expect(await shop.read(open)).toMatchObject({ costPrice: 300, status: 'Partially Reserved', version: 0 })
  expect((await room.read(pot)).version).toBe(1)
  expect(await room.drift()).toEqual([])
})

it('reaches parts that lie at another outlet, but not one that was priced by hand', async () => {
  const to = { outlet: await room.otherOutlet(), quantity: 1 }
  const move = async ({ _id }: StockEntry) =>
    (await room.boss.post<StockEntry>(`/api/admin/stock/${_id}/transfers`, to)).body
  const [part, own] = [await move(jars), await move(sack)]
  await room.boss.put(`/api/admin/stock/${own._id}`, { price: 500 })
  await edit({ price: 300, recostRuns: true })
  expect([await price(part), await price(own)]).toEqual([325, 500])
})

it('nobody types a price over what a run made, nor over its part at another outlet', async () => {
  const to = { outlet: await room.otherOutlet(), quantity: 1 }
  const { body: part } = await room.boss.post<StockEntry>(`/api/admin/stock/${jars._id}/transfers`, to)
  for (const [by, batch] of [
    [room.boss, pot],
    [room.boss, part],
    [room.ops, pot],
  ] as const) {
    const asked = { price: 1, notes: 'Cheaper' }
    const { status, body } = await by.put<StockAnswer>(`/api/admin/stock/${batch._id}`, asked)
    expect([status, body.details.fields?.['price']]).toEqual([400, expect.stringContaining('follows from')])
    expect(await room.read(batch)).toMatchObject({ price: batch.price, notes: '', version: 0 })
  }
  const late = await room.boss.put<StockAnswer>(`/api/admin/stock/${pot._id}`, { price: 1, version: 7 })
  expect([late.status, late.body.code]).toEqual([409, 'EDIT_CONFLICT'])
  const papers = { price: pot.price, notes: 'Second pot' }
  expect((await room.boss.put(`/api/admin/stock/${pot._id}`, papers)).status).toBe(200)
})

it('a new price reaches parts at other outlets though no run took of the batch, and asks about runs of a part', async () => {
  const fresh = await room.batch(shop.chillies, { quantity: 10, price: 1850 })
  const to = { outlet: await room.otherOutlet(), quantity: 4 }
  const move = async ({ _id }: { _id: string }, moved: object) =>
    (await room.boss.post<StockEntry>(`/api/admin/stock/${_id}/transfers`, { ...to, ...moved })).body
  const part = await move(fresh, {})
  const further = await move(part, { quantity: 1, outlet: await room.pantry.outlet() })
  const change = (body: object) =>
    room.boss.put<StockAnswer & RunAnswer>(`/api/admin/stock/${fresh._id}`, body)
  expect((await change({ price: 185 })).status).toBe(200)
  expect([await price(part), await price(further)]).toEqual([185, 185])
  const run = await shop.run(2, { chillies: [[further]] })
  const asked = await change({ price: 190 })
  expect([asked.status, asked.body.details['runs']]).toEqual([409, [run.reservationId]])
  expect((await change({ price: 190, keepRunCosts: true })).status).toBe(200)
  expect([await price(part), await price(further)]).toEqual([190, 190])
  expect((await shop.read(run)).costPrice).toBe(185)
})

it('no run changes when the price stays, or the edit is refused', async () => {
  expect((await edit({ price: 200, recostRuns: true, notes: 'Dry' })).status).toBe(200)
  expect((await edit({ price: 300, recostRuns: true, version: 0 })).body.code).toBe('EDIT_CONFLICT')
  expect((await edit({ price: 300, recostRuns: 'yes' })).body.details.fields).toHaveProperty('recostRuns')
  expect(await price(pot)).toBe(450)
})

it('a new price is refused when more runs depend on it than one change holds, and nothing changes', async () => {
  const runs = room.pantry.running.db.collection('reservations')
  const { _id: _, ...run } = (await runs.findOne({ reservationId: cooking.reservationId })) ?? {}
  const many = Array.from({ length: 2_000 }, (__, at) => ({
    ...run,
    reservationId: `${cooking._id}-${at}`,
    yields: [],
  }))
  await runs.insertMany(many.map(({ requestKey: __, ...copy }: Record<string, unknown>) => copy))
  const { status, body } = await edit({ price: 300, recostRuns: true })
  expect([status, body.code, body.details]).toEqual([409, 'TOO_MANY_RUNS', { most: 2000 }])
  expect(body.error).toBe(
    'More than 2,000 runs follow from this price, too many to cost anew at once. They can keep their cost.',
  )
  expect([await price(sack), await price(pot)]).toEqual([200, 450])
  expect((await edit({ price: 300, keepRunCosts: true })).status).toBe(200)
  await runs.deleteMany({ reservationId: { $regex: `^${cooking._id}-` } })
})
