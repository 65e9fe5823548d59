import { randomUUID } from 'node:crypto'
import { type Received } from '../../support/builders/receipts.builders.js'
import { type Run, Workshop } from '../../support/builders/runs.builders.js'
import { type StockEntry, Storeroom } from '../../support/builders/stock.builders.js'

interface Approval {
  id: string
  what: string
  value: number | null
}

let room: Storeroom
let outlet: string
let shop: Workshop
let sack: StockEntry
let can: StockEntry

beforeAll(async () => {
  room = await Storeroom.open()
  outlet = await room.pantry.outlet()
})
afterAll(() => room.close())
beforeEach(async () => {
  shop = await Workshop.begin(room)
  // ₹400 a KG, ₹250 a LTR.
  sack = await room.batch(shop.chillies, { quantity: 60, price: 400 })
  can = await room.batch(shop.oil, { quantity: 60, price: 250, priceUnit: 'LTR' })
})
afterEach(async () => {
  expect(await room.drift()).toEqual([])
  for (const name of ['approvals', 'approvalbounds'])
    await room.pantry.running.db.collection(name).deleteMany({})
})

/** A run of ten jars needs 5 KG and 2 LTR. */
const ten = () => shop.run(10, { chillies: [[sack, 5]], oil: [[can, 2]] })
const key = () => ({ 'idempotency-key': randomUUID() })
const receive = (run: Run, changes: object, by = room.ops, headers = key()) =>
  by.post<Received>(
    '/api/stock/create-fg',
    { outlet, reservation: run.reservationId, quantity: 10, confirmUnusual: true, ...changes },
    headers,
  )
const chillies = (quantity: number) => ({ used: [{ batchNumber: sack.batchNumber, quantity }] })
const waiting = async (by = room.boss) =>
  (await by.get<Approval[]>(`/api/admin/approvals?filter=${encodeURIComponent('{"status":"waiting"}')}`)).body

/** Whether the page of a run says that a receipt waits; every packer reads it. */
const pageWaits = async ({ reservationId }: Run) =>
  (await room.ops.get<{ receiptWaits: boolean }>(`/api/admin/reservations/${reservationId}`)).body
    .receiptWaits

describe('a run that a packer receives', () => {
  it('is received alone as its recipe says, and with a little more', async () => {
    expect((await receive(await ten(), {})).status).toBe(201)
    expect((await receive(await ten(), chillies(10))).status).toBe(201)
    // ₹2,000 of today are used up by now.
    expect((await receive(await ten(), chillies(5.1))).body.code).toBe('WAITS_FOR_OWNER')
    expect((await receive(await ten(), chillies(4))).status).toBe(201)
  })

  it('waits for the owner when much more went in, books nothing, and is carried out by the yes', async () => {
    const run = await ten()
    const before = await shop.counters(sack)
    const headers = key()
    for (const nth of [1, 2]) {
      const { status, body } = await receive(run, chillies(40), room.ops, headers)
      expect([nth, status, body.code]).toEqual([nth, 409, 'WAITS_FOR_OWNER'])
    }
    expect(await shop.counters(sack)).toEqual(before)
    expect((await shop.read(run)).status).toBe('Reserved')
    expect([await pageWaits(run), await pageWaits(await ten())]).toEqual([true, false])
    const [asked, ...more] = await waiting()
    expect(more).toEqual([])
    expect(asked).toMatchObject({
      value: 14_000,
      what: `Receive run ${run.reservationId}: 10 jars of 10 jars came out, and more was used than that needs`,
    })
    expect(await waiting(room.ops)).toMatchObject([{ value: null }])
    expect((await room.boss.post(`/api/admin/approvals/${asked?.id}/approve`)).status).toBe(200)
    expect(await shop.read(run)).toMatchObject({ status: 'Production Completed', completedBy: '9000000002' })
    expect((await shop.counters(sack))[2]).toBe(40)
    expect(await pageWaits(run)).toBe(false)
  })

  it('waits no more on its page once it is received, though another receipt was asked for', async () => {
    const run = await ten()
    expect((await receive(run, { quantity: 1 })).body.code).toBe('WAITS_FOR_OWNER')
    expect(await pageWaits(run)).toBe(true)
    expect((await receive(run, {}, room.boss)).status).toBe(201)
    expect(await waiting()).toHaveLength(1)
    expect(await pageWaits(run)).toBe(false)
  })

  it('waits when little came out of what went in', async () => {
    expect((await receive(await ten(), { quantity: 1 })).body.code).toBe('WAITS_FOR_OWNER')
    expect(await waiting()).toMatchObject([{ value: 2_250 }])
    expect((await receive(await ten(), { quantity: 4 })).status).toBe(201)
  })

  it('waits for a product that its recipe does not name', async () => {
    const nuts = await room.material()
    const bag = await room.batch(nuts, { quantity: 20, price: 900 })
    const body = shop.body(10, { chillies: [[sack, 5]], oil: [[can, 2]] }) as { components: object[] }
    const line = { productId: nuts.Id, batches: [{ batchNumber: bag.batchNumber, reservedQuantity: 20 }] }
    const made = await room.ops.post<{ reservation: Run }>('/api/reservations', {
      ...body,
      components: [...body.components, line],
    })
    expect((await receive(made.body.reservation, {})).body.code).toBe('WAITS_FOR_OWNER')
  })

  it('waits when its packer wrote a recipe that swallows more than the jars are sold for', async () => {
    const path = `/api/bom/${shop.bomId}`
    const components = [
      { product: shop.chillies.Id, quantity: 50, unit: 'KG' },
      { product: shop.oil.Id, quantity: 0.2, unit: 'LTR' },
    ]
    const bom = { parentProduct: shop.jar.Id, parentProductQuantity: 1, parentProductUnit: 'PC', components }
    expect((await room.ops.put(path, bom)).status).toBe(200)
    const run = await shop.run(1, { chillies: [[sack, 50]], oil: [[can, 0.2]] })
    expect((await receive(run, { quantity: 1 })).body.code).toBe('WAITS_FOR_OWNER')
    expect((await receive(run, { quantity: 1 }, room.boss)).status).toBe(201)
  })

  it('waits when its packer wrote a recipe of a paste that swallows more than the paste costs otherwise', async () => {
    const paste = await room.pantry.create({
      materialType: 'SG',
      name: 'Chilli paste',
      description: 'Ground',
      priceUnit: 'KG',
    })
    const recipe = (quantity: number) => ({
      parentProduct: paste.Id,
      parentProductQuantity: 1,
      parentProductUnit: 'KG',
      components: [{ product: shop.chillies.Id, quantity, unit: 'KG' }],
    })
    const made = await room.ops.post<{ _id: string; bom: { _id: string } }>('/api/bom', recipe(1))
    const bomId = made.body._id ?? made.body.bom._id
    const grind = (quantity: number) =>
      shop.run(
        1,
        {},
        {
          bomId,
          components: [
            {
              productId: shop.chillies.Id,
              batches: [{ batchNumber: sack.batchNumber, reservedQuantity: quantity }],
            },
          ],
        },
      )
    expect((await receive(await grind(1), { quantity: 1 })).status).toBe(201)
    expect((await room.ops.put(`/api/bom/${bomId}`, recipe(40))).status).toBe(200)
    expect((await receive(await grind(40), { quantity: 1 })).body.code).toBe('WAITS_FOR_OWNER')
  })
})
