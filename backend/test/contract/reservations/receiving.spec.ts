import { type StoredProduct } from '../../../src/modules/catalog/products.service.js'
import { customer } from '../../support/auth.builders.js'
import { aBom, type Run, type RunAnswer, Workshop } from '../../support/runs.builders.js'
import { type StockAnswer, type StockEntry, Storeroom } from '../../support/stock.builders.js'

type Received = StockAnswer & RunAnswer & { yields: StockEntry[]; batchNumber: string }
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
let shop: Workshop
let half: StoredProduct
let sack: StockEntry
let rest: StockEntry
let can: StockEntry
let run: Run
let outlet: string

beforeAll(async () => {
  room = await Storeroom.open()
  outlet = await room.pantry.outlet()
})
afterAll(() => room.close())
beforeEach(async () => {
  shop = await Workshop.begin(room)
  const { variantType, variantOil, variantSpicy } = shop.jar
  const sister = { variantType, variantOil, variantSpicy, variantWeight: 'Half kg', netWeight: 500 }
  half = await room.pantry.create({ ...shop.jar, ...sister } as never)
  sack = await room.batch(shop.chillies, { quantity: 6, price: 200 })
  rest = await room.batch(shop.chillies, { quantity: 4, price: 220 })
  can = await room.batch(shop.oil, { quantity: 5, price: 310, priceUnit: 'LTR' })
  run = await shop.run(10, {
    chillies: [
      [sack, 4],
      [rest, 1],
    ],
    oil: [[can, 2]],
  })
})

const made = (changes: object = {}) => ({ outlet, reservation: run.reservationId, ...changes })
const receive = (changes: object, by = room.ops) => by.post<Received>('/api/stock/create-fg', made(changes))
const preview = async (changes: object) =>
  room.ops.post<Preview>(`/api/admin/reservations/${run.reservationId}/receipt-preview`, made(changes))
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

  it('is received once, and only when it is Reserved', async () => {
    const both = await Promise.all([receive({ quantity: 10 }), receive({ quantity: 10 })])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(refusal(await receive({ quantity: 10 }))).toEqual([409, 'INVALID_TRANSITION'])
    run = await shop.run(10, { chillies: [[rest, 1]] })
    const early = await receive({ quantity: 10 })
    expect(refusal(early)).toEqual([409, 'INVALID_TRANSITION'])
    expect(early.body.error).toBe(`Reservation ${run.reservationId} is Partially Reserved, not Reserved.`)
  })

  it('refuses a batch that was frozen meanwhile, until another takes its place', async () => {
    await room.ops.post(`/api/admin/stock/${rest._id}/quarantine`, { reason: 'Damp' })
    const { body } = await receive({ quantity: 10 })
    expect([body.code, body.details['batchNumber']]).toEqual(['BATCH_QUARANTINED', rest.batchNumber])
    expect(await shop.counters(sack)).toEqual([6, 4, 0, 2])
    const used = [
      { batchNumber: rest.batchNumber, quantity: 0 },
      { batchNumber: sack.batchNumber, quantity: 5 },
    ]
    expect((await receive({ quantity: 10, used })).status).toBe(201)
    expect(await room.drift()).toEqual([])
  })

  it('changes nothing when one of its batches cannot come in', async () => {
    const yields = [{ quantity: 6 }, { quantity: 7, outlet: '6740c1f2a4b5c6d7e8f90999' }]
    expect(refusal(await receive({ yields }))).toEqual([404, 'NOT_FOUND'])
    expect(await shop.counters(sack)).toEqual([6, 4, 0, 2])
    expect(await room.pantry.counters(shop.jar)).toEqual([0, 0, 0])
    expect((await shop.read(run)).status).toBe('Reserved')
  })

  it('uses no more of a batch than it has', async () => {
    const used = [{ batchNumber: sack.batchNumber, quantity: 6.001 }]
    expect(refusal(await receive({ quantity: 10, used }))).toEqual([409, 'INSUFFICIENT_BATCH'])
    expect(refusal(await preview({ quantity: 10, used }))).toEqual([409, 'INSUFFICIENT_BATCH'])
  })

  it.each([
    [{ reservation: '', quantity: 1 }, 'reservation'],
    [{ outlet: 'here', quantity: 1 }, 'outlet'],
    [{}, 'quantity'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ quantity: 10, product: 'FG-9999' }, 'product'],
    [{ yields: [] }, 'yields'],
    [{ yields: [{ quantity: 1 }, { quantity: 0 }] }, 'yields.1.quantity'],
    [{ yields: [{ quantity: 1 }, { quantity: 1.5 }] }, 'yields.1.quantity'],
    [{ yields: [{ quantity: 1, product: 'RM-0001' }] }, 'yields.0.product'],
    [{ yields: [{ quantity: 1, outlet: 'x' }] }, 'yields.0.outlet'],
    [{ quantity: 1, used: [{ batchNumber: 'RM-000000-000', quantity: 1 }] }, 'used.0.batchNumber'],
    [{ quantity: 1, used: [{ batchNumber: '', quantity: 1 }] }, 'used.0.batchNumber'],
    [{ quantity: 1, used: [{ batchNumber: 'RM-1', quantity: -1 }] }, 'used.0.quantity'],
    [{ quantity: 1, labour: -1 }, 'labour'],
    [{ quantity: 1, gas: 1.005 }, 'gas'],
    [{ quantity: 1, overhead: 'much' }, 'overhead'],
    [{ quantity: 1, bestBefore: '2020-01-01' }, 'bestBefore'],
  ])('refuses %j, naming %s', async (change, field) => {
    const { status, body } = await receive(change)
    expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, [field]])
    expect(await shop.counters(can)).toEqual([5, 2, 0, 3])
  })

  it('refuses a batch of another product, and one that is named twice', async () => {
    const strange = await room.batch(await room.material())
    for (const numbers of [[strange.batchNumber], [sack.batchNumber, sack.batchNumber]]) {
      const used = numbers.map((batchNumber) => ({ batchNumber, quantity: 1 }))
      const { status, body } = await receive({ quantity: 1, used })
      expect([status, Object.keys(body.details.fields ?? {})]).toEqual([
        400,
        [`used.${used.length - 1}.batchNumber`],
      ])
    }
  })

  it('is for staff', async () => {
    const { client } = await customer(room.pantry.running, '9876500003')
    expect((await receive({ quantity: 10 }, client)).status).toBe(403)
    expect(
      (await client.post(`/api/admin/reservations/${run._id}/receipt-preview`, made({ quantity: 1 }))).status,
    ).toBe(403)
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
      (await room.ops.post('/api/admin/reservations/R-1/receipt-preview', made({ quantity: 1 }))).status,
    ).toBe(404)
  })
})
