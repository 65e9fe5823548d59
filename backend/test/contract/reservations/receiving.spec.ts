import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { aWaitingRun, type Received } from '../../support/builders/receipts.builders.js'
import { aBom, type Run, type Workshop } from '../../support/builders/runs.builders.js'
import { type StockEntry, Storeroom } from '../../support/builders/stock.builders.js'

interface Preview {
  ingredients: number
  total: number
  yields: { product: string; cost: number; unitPrice: number; weight: number }[]
  plannedWeight: number
  lossWeight: number
  lossPercent: number | null
  code: string
}

let room: Storeroom
let outlet: string
let shop: Workshop
let half: StoredProduct
let sack: StockEntry
let rest: StockEntry
let can: StockEntry
let run: Run

beforeAll(async () => {
  room = await Storeroom.open()
  outlet = await room.pantry.outlet()
})
afterAll(() => room.close())
beforeEach(async () => {
  ;({ shop, half, sack, rest, can, run } = await aWaitingRun(room))
})

const made = (changes: object = {}) => ({ outlet, reservation: run.reservationId, ...changes })
const receive = (changes: object, by = room.boss) => by.post<Received>('/api/stock/create-fg', made(changes))
const preview = async (changes: object) =>
  room.boss.post<Preview>(`/api/admin/reservations/${run.reservationId}/receipt-preview`, made(changes))
const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]

describe('POST /stock/create-fg', () => {
  it('completes the run: what was reserved is used, the jars cost what went in', async () => {
    const { status, body } = await receive({
      quantity: 10,
      price: 1,
      priceUnit: 'KG',
      bestBefore: '2027-05-01',
    })
    expect([status, body.message]).toEqual([201, `Stock received. Batch number ${body.batchNumber}.`])
    expect(body.stock).toMatchObject({
      quantity: 10,
      price: 164,
      priceUnit: 'PC',
      bestBefore: '2027-05-01',
      source: 'run',
    })
    expect(body.reservation).toMatchObject({
      status: 'Production Completed',
      costPrice: 1640,
      totalCost: 1640,
      actualWeight: 10_000,
      lossWeight: 0,
      yields: [{ batchNumber: body.batchNumber, quantity: 10, weight: 10_000, cost: 1640, unitPrice: 164 }],
      components: [
        { batches: [{ usedQuantity: 4 }, { usedQuantity: 1 }] },
        { batches: [{ usedQuantity: 2 }] },
      ],
    })
    expect(body.reservation.completedBy).toMatch(/^\d{10}$/)
    expect(await shop.counters(sack)).toEqual([6, 0, 4, 2])
    expect(await room.pantry.counters(shop.jar)).toEqual([10, 0, 10])
    expect(await room.drift()).toEqual([])
  })

  it('fills jars of two weights from one pot, which share its cost and everything beside it', async () => {
    const yields = [
      { product: shop.jar.Id, quantity: 6 },
      { product: half.Id, quantity: 7, outlet: await room.otherOutlet(), bestBefore: '2027-03-01' },
    ]
    const { body } = await receive({
      yields,
      labour: 300,
      gas: '99.99',
      overhead: 0.01,
      bestBefore: '2027-05-01',
    })
    expect(body.message).toBe(
      `Stock received. Batch numbers ${body.yields.map((one) => one.batchNumber).join(', ')}.`,
    )
    expect(body.yields).toMatchObject([
      { product: { Id: shop.jar.Id }, quantity: 6, price: 214.74, bestBefore: '2027-05-01' },
      {
        product: { Id: half.Id },
        quantity: 7,
        price: 107.37,
        bestBefore: '2027-03-01',
        outlet: { name: 'Kitchen' },
      },
    ])
    expect(body.reservation).toMatchObject({
      labour: 300,
      gas: 99.99,
      overhead: 0.01,
      costPrice: 1640,
      totalCost: 2040,
    })
    const [one, other] = body.reservation.yields
    expect((one?.cost ?? 0) * 100 + (other?.cost ?? 0) * 100).toBe(204_000)
    expect(body.reservation).toMatchObject({ plannedWeight: 10_000, actualWeight: 9500, lossWeight: 500 })
  })
})

describe('a run that fills two sizes', () => {
  let glass: StoredProduct
  let lids: StockEntry
  const piece = (name: string) =>
    room.pantry.create({
      materialType: 'RM',
      name: `${name} ${shop.bomId}`,
      description: 'Packaging',
      priceUnit: 'PC',
      showasIngredient: false,
    })

  /** Six jars of a kilo and eight of half a kilo, each with its own glass; the lids are the same. */
  async function fillBoth() {
    glass = await piece('Glass 1 kg')
    const [small, lid] = [await piece('Glass half kg'), await piece('Lid')]
    const recipe = (own: StoredProduct) => [
      { product: shop.chillies, quantity: 0.5 },
      { product: own, quantity: 1 },
      { product: lid, quantity: 1 },
    ]
    const bomId = await aBom(room, shop.jar, recipe(glass))
    await aBom(room, half, recipe(small))
    const boxes = { quantity: 20, priceUnit: 'PC' }
    const [big, little] = [
      await room.batch(glass, { ...boxes, price: 22 }),
      await room.batch(small, { ...boxes, price: 14 }),
    ]
    lids = await room.batch(lid, { ...boxes, price: 3 })
    const hot = await room.batch(shop.chillies, { quantity: 5, price: 200 })
    const lines = [
      { productId: shop.chillies.Id, batchNumber: hot.batchNumber, reservedQuantity: 5 },
      { productId: glass.Id, batchNumber: big.batchNumber, reservedQuantity: 6 },
      { productId: small.Id, batchNumber: little.batchNumber, reservedQuantity: 8 },
      { productId: lid.Id, batchNumber: lids.batchNumber, reservedQuantity: 14 },
    ]
    const asked = { bomId, quantitytoProduce: 10, reservedBy: 'Srinu', components: lines }
    const { body } = await shop.post({ ...asked, status: 'Reserved' })
    run = body.reservation
    const sizes = [
      { product: shop.jar.Id, quantity: 6 },
      { product: half.Id, quantity: 8 },
    ]
    return (await receive({ yields: sizes })).body
  }

  it('gives each size its own glass and lid, and shares the pot by weight', async () => {
    const { yields, reservation } = await fillBoth()
    expect(yields.map(({ price }) => price)).toEqual([125, 67])
    expect(reservation.yields.map(({ cost }) => cost)).toEqual([750, 536])
    expect(reservation.totalCost).toBe(1286)
    const parts = async (batchNumber = '') =>
      (await room.boss.get<{ parts: object }>(`/api/admin/costs/batches/${batchNumber}`)).body.parts
    expect(await parts(yields[0]?.batchNumber)).toMatchObject({ ingredients: 600, packaging: 150 })
    expect(await parts(yields[1]?.batchNumber)).toMatchObject({ ingredients: 400, packaging: 136 })
  })

  it('keeps what each size took when the price of its packaging is put right', async () => {
    const { yields } = await fillBoth()
    const edit = { price: 5, recostRuns: true }
    expect((await room.boss.put(`/api/admin/stock/${lids.batchNumber}`, edit)).status).toBe(200)
    const prices = await Promise.all(yields.map(async (batch) => (await room.read(batch)).price))
    expect(prices).toEqual([127, 69])
    expect((await shop.read(run)).yields.map(({ cost }) => cost)).toEqual([762, 552])
  })
})

describe('POST /stock/create-fg with what really went in', () => {
  it('books what really went in: more, less, nothing, and of a batch that was not reserved', async () => {
    const extra = await room.batch(shop.chillies, { quantity: 2, price: 100 })
    const used = [
      { batchNumber: sack.batchNumber.toLowerCase(), quantity: 5.5 },
      { batchNumber: rest.batchNumber, quantity: 0 },
      { batchNumber: can.batchNumber, quantity: 1.85 },
      { batchNumber: extra.batchNumber, quantity: 0.25 },
    ]
    const { body } = await receive({ quantity: 9, used })
    expect(body.reservation.components).toMatchObject([
      {
        reservedQuantity: 5,
        costPrice: 1125,
        batches: [
          { reservedQuantity: 4, usedQuantity: 5.5 },
          { reservedQuantity: 1, usedQuantity: 0, costPrice: 0 },
          { batchNumber: extra.batchNumber, reservedQuantity: 0, usedQuantity: 0.25, price: 100 },
        ],
      },
      { costPrice: 573.5, batches: [{ usedQuantity: 1.85 }] },
    ])
    expect(body.stock.price).toBe(188.72)
    expect(await shop.counters(sack)).toEqual([6, 0, 5.5, 0.5])
    expect(await shop.counters(rest)).toEqual([4, 0, 0, 4])
    expect(await shop.counters(can)).toEqual([5, 0, 1.85, 3.15])
    expect(await shop.counters(extra)).toEqual([2, 0, 0.25, 1.75])
    expect(await room.drift()).toEqual([])
  })

  it('takes a pinch of less than a thousandth all the way from the reservation to what the jars cost', async () => {
    const hing = await room.material()
    const tin = await room.batch(hing, { quantity: 1, price: 9000 })
    const recipe = [
      { product: shop.chillies, quantity: 8 },
      { product: hing, quantity: 0.004 },
    ]
    const bomId = await aBom(room, shop.jar, recipe, 10)
    const fill = await room.boss.get<{ components: { requiredQuantity: number; missingQuantity: number }[] }>(
      `/api/admin/reservations/fill?bomId=${bomId}&quantity=1`,
    )
    expect(fill.body.components[1]).toMatchObject({ requiredQuantity: 0.001, missingQuantity: 0 })
    const lines = [
      { productId: shop.chillies.Id, batchNumber: rest.batchNumber },
      { productId: hing.Id, batchNumber: tin.batchNumber },
    ]
    const { body } = await shop.post({ bomId, quantitytoProduce: 1, reservedBy: 'Srinu', components: lines })
    run = body.reservation
    expect(run).toMatchObject({
      status: 'Reserved',
      components: [{}, { requiredQuantity: 0.001, reservedQuantity: 0.001, costPrice: 9 }],
    })
    const received = await receive({ quantity: 1 })
    expect([received.status, received.body.stock.price]).toEqual([201, 185])
    expect(await shop.counters(tin)).toEqual([1, 0, 0.001, 0.999])
    expect(await room.drift()).toEqual([])
  })

  it('keeps a semi-finished batch, which goes into the next run', async () => {
    const paste = await room.pantry.create({
      materialType: 'SG',
      name: `Paste ${shop.bomId}`,
      description: 'Red',
      priceUnit: 'KG',
    })
    const bomId = await aBom(room, paste, [{ product: shop.chillies, quantity: 1.1 }])
    const line = { productId: shop.chillies.Id, batchNumber: sack.batchNumber }
    const { body } = await shop.post({
      bomId,
      quantitytoProduce: 1.5,
      reservedBy: 'Srinu',
      components: [line],
    })
    run = body.reservation
    const received = await receive({ product: paste.Id, quantity: 1.4 })
    expect(received.body.stock).toMatchObject({ product: { Id: paste.Id }, quantity: 1.4, price: 235.71 })
    expect(received.body.reservation).toMatchObject({
      plannedWeight: 1500,
      actualWeight: 1400,
      lossWeight: 100,
    })
    expect(await room.drift()).toEqual([])
  })
})

describe('the preview of a receipt', () => {
  it('tells what receiving would come to, and writes nothing', async () => {
    const yields = [
      { product: shop.jar.Id, quantity: 6 },
      { product: half.Id, quantity: 7 },
    ]
    const { status, body } = await preview({ yields, labour: 400 })
    expect(status).toBe(200)
    expect(body).toEqual({
      ingredients: 1640,
      labour: 400,
      gas: 0,
      overhead: 0,
      total: 2040,
      yields: [
        { product: shop.jar.Id, quantity: 6, weight: 6000, cost: 1288.42, unitPrice: 214.74 },
        { product: half.Id, quantity: 7, weight: 3500, cost: 751.58, unitPrice: 107.37 },
      ],
      plannedWeight: 10_000,
      actualWeight: 9500,
      lossWeight: 500,
      lossPercent: 5,
    })
    expect((await shop.read(run)).status).toBe('Reserved')
    const { body: received } = await receive({ yields, labour: 400 })
    expect(received.reservation.yields.map(({ cost }) => cost)).toEqual(body.yields.map(({ cost }) => cost))
  })

  it('is refused as the receipt would be', async () => {
    expect((await preview({ quantity: 0 })).status).toBe(400)
    await receive({ quantity: 10 })
    expect(refusal(await preview({ quantity: 10 }))).toEqual([409, 'INVALID_TRANSITION'])
    expect(
      (await room.boss.post('/api/admin/reservations/R-1/receipt-preview', made({ quantity: 1 }))).status,
    ).toBe(404)
  })
})
