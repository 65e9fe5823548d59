import mongoose from 'mongoose'
import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import { packer } from '../../support/builders/auth.builders.js'
import { type Material, Workshop } from '../../support/builders/costs.builders.js'
import { expectOk, OrderShop } from '../../support/builders/orders.builders.js'
import { type Client } from '../../support/http/client.js'

interface WireParts {
  ingredients: number
  packaging: number
  loss: number
  labour: number
  gas: number
  overhead: number
}
interface WireBatchCost {
  quantity: number
  total: number
  parts: WireParts
  perUnit: number
  unitParts: WireParts
  run: { reservationId: string; lossWeight: number | null } | null
  used: { batchNumber: string; cost: number; product: { name: string } }[]
}
interface WireOrderCost {
  paid: boolean
  goods: number
  delivery: number
  tax: number
  refund: number
  jars: number
  courier: number
  fee: number
  margin: number
  marginPercent: number | null
  hasEstimates: boolean
  unknown: string[]
  lines: {
    cost: number | null
    margin: number
    jars: { batchNumber: string | null; quantity: number; cost: number | null; estimated: boolean }[]
  }[]
}

let shop: OrderShop
let workshop: Workshop
let boss: Client
beforeAll(async () => {
  shop = await OrderShop.open()
  workshop = new Workshop(shop)
  boss = await shop.staff()
})
afterAll(() => shop.close())

async function read<T>(path: string): Promise<T> {
  const answer = await boss.get<T>(`/api/admin/costs/${path}`)
  expectOk(answer)
  return answer.body
}
const asMaterial = ({ _id, Id }: { _id: string; Id: string }): Material => ({
  _id: new mongoose.Types.ObjectId(_id),
  Id,
})
const sum = (parts: WireParts) =>
  Object.values(parts).reduce((paise: number, part: number) => paise + Math.round(part * 100), 0)

/** Ten jars for 1,650 rupees: chillies through a paste, glass, and work. One kilogram of ten was lost. */
async function tenJars(pricePaise = 84_900) {
  const jar = await shop.jar({ jars: 0, pricePaise, netWeight: 1000 })
  const chilli = await workshop.material('Chillies')
  const glass = await workshop.material('Glass', { priceUnit: 'PC', showasIngredient: false })
  const paste = await workshop.material('Paste', { materialType: 'SG' })
  const [sack, box] = [await workshop.bought(chilli, 10_000), await workshop.bought(glass, 3900)]
  const [tub] = await workshop.pot({
    used: [{ batch: sack, milli: 6000, costPaise: 60_000 }],
    labourPaise: 40_000,
    makes: [{ product: paste, quantityMilli: 10_000, costPaise: 100_000, grams: 10_000 }],
    unit: 'KG',
  })
  if (!tub) throw new Error('no paste')
  const made = await workshop.pot({
    used: [
      { batch: tub, milli: 10_000, costPaise: 100_000 },
      { batch: box, milli: 10_000, costPaise: 39_000 },
    ],
    labourPaise: 20_000,
    gasPaise: 5000,
    overheadPaise: 1000,
    makes: [{ product: asMaterial(jar), quantityMilli: 10_000, costPaise: 165_000, grams: 9000 }],
  })
  await shop.change(jar, { onHandMilli: 10_000, availableMilli: 10_000 })
  return { jar, chilli, glass, paste, sack, batch: made[0] as NonNullable<(typeof made)[0]> }
}

describe('what a batch cost', () => {
  it('is given part by part, through the paste to the chillies, in total and for a jar', async () => {
    const { batch } = await tenJars()
    const cost = await read<WireBatchCost>(`batches/${batch.batchNumber}`)
    const parts = { ingredients: 540, packaging: 390, loss: 60, labour: 600, gas: 50, overhead: 10 }
    expect(cost).toMatchObject({ quantity: 10, total: 1650, parts, perUnit: 165 })
    expect(cost.unitParts).toEqual({
      ingredients: 54,
      packaging: 39,
      loss: 6,
      labour: 60,
      gas: 5,
      overhead: 1,
    })
    expect([sum(cost.parts), sum(cost.unitParts)]).toEqual([165_000, 16_500])
    expect(cost.run).toMatchObject({ lossWeight: 1000 })
    expect(cost.used.map(({ product, cost: paid }) => [product.name, paid])).toEqual([
      ['Paste', 1000],
      ['Glass', 390],
    ])
  })

  it('is what was paid for it when it was bought', async () => {
    const { sack } = await tenJars()
    expect(await read<WireBatchCost>(`batches/${sack.batchNumber.toLowerCase()}`)).toMatchObject({
      quantity: 100,
      total: 10_000,
      perUnit: 100,
      parts: { ingredients: 10_000, packaging: 0 },
      run: null,
      used: [],
    })
  })

  it('of a part at another outlet is that of its batch', async () => {
    const { batch, jar } = await tenJars()
    const moved = await workshop.bought(asMaterial(jar), 16_500, {
      splitFrom: { id: batch._id, batchNumber: batch.batchNumber },
      receivedMilli: 3000,
      source: 'run',
    })
    expect(await read<WireBatchCost>(`batches/${moved.batchNumber}`)).toMatchObject({
      quantity: 3,
      total: 495,
      unitParts: { loss: 6 },
    })
  })

  it('answers 404 for a batch that does not exist', async () =>
    expect((await boss.get('/api/admin/costs/batches/FG-260101-999')).status).toBe(404))
})

describe('the result of an order', () => {
  it('is its income less its jars at what their batch cost, the courier and the payment fee', async () => {
    const { jar, batch } = await tenJars()
    const { order } = await shop.paid([[jar, 2]])
    expectOk(await shop.assign(order, { itemIdx: 0, stockId: String(batch._id) }))
    const cost = await read<WireOrderCost>(`orders/${order.orderId}`)
    const fee = Math.round(order.finalPrice * 2) / 100
    expect(cost).toMatchObject({
      paid: true,
      goods: 1698,
      delivery: order.deliveryCost,
      tax: 0,
      refund: 0,
      jars: 330,
      courier: order.deliveryCost,
      fee,
      hasEstimates: false,
      unknown: [],
    })
    expect(cost.margin).toBeCloseTo(1698 - 330 - fee, 2)
    expect(cost.lines).toMatchObject([
      { cost: 330, margin: 1368, jars: [{ batchNumber: batch.batchNumber, quantity: 2, estimated: false }] },
    ])
  })

  it('is estimated for jars without a batch: by the recipe, with the work of the last batch', async () => {
    const { jar, chilli, glass, paste } = await tenJars()
    await workshop.recipe(paste, [10_000, 'KG'], [[chilli, 6000, 'KG']])
    await workshop.recipe(
      asMaterial(jar),
      [10_000, 'PC'],
      [
        [paste, 10_000, 'KG'],
        [glass, 10_000, 'PC'],
      ],
    )
    const { order } = await shop.paid([[jar, 3]])
    // Per jar: 60 rupees of chillies, 39 of glass, 66 of work.
    expect(await read<WireOrderCost>(`orders/${order._id}`)).toMatchObject({
      jars: 495,
      hasEstimates: true,
      lines: [{ cost: 495, jars: [{ batchNumber: null, quantity: 3, estimated: true, cost: 495 }] }],
    })
  })

  it('names the products whose cost is unknown', async () => {
    const jar = await shop.jar({ jars: 0, unlimitedStock: true })
    const { order } = await shop.placed([[jar, 1]])
    expect(await read<WireOrderCost>(`orders/${order.orderId}`)).toMatchObject({
      paid: false,
      jars: 0,
      unknown: [jar.name],
      lines: [{ cost: null }],
    })
  })

  it('of a cancelled one is the charge that is kept, less the fee', async () => {
    const { jar } = await tenJars(100_000)
    const { client, order } = await shop.paid([[jar, 1]])
    expectOk(await client.put(`/api/orders/${order.orderId}/cancel`))
    const cost = await read<WireOrderCost>(`orders/${order.orderId}`)
    expect(cost).toMatchObject({ jars: 0, courier: 0, refund: order.finalPrice - 30, lines: [] })
    expect(cost.margin).toBeCloseTo(30 - cost.fee, 2)
  })

  it('uses the owner’s settings for the fee, and leaves the courier to the expenses', async () => {
    const { jar, batch } = await tenJars()
    const { order } = await shop.paid([[jar, 1]])
    expectOk(await shop.assign(order, { itemIdx: 0, stockId: String(batch._id) }))
    const settings = shop.running.app.get(Settings)
    await settings.change({ costs: { paymentFeePercent: 0, courierInExpenses: true } })
    const cost = await read<WireOrderCost>(`orders/${order.orderId}`)
    expect(cost).toMatchObject({ fee: 0, courier: 0 })
    expect(cost.margin).toBeCloseTo(849 + order.deliveryCost - 165, 2)
    await settings.change({ costs: { paymentFeePercent: 2, courierInExpenses: false } })
  })

  it('answers 404 for an order that does not exist', async () =>
    expect((await boss.get('/api/admin/costs/orders/P-0000-0000')).status).toBe(404))
})

it.each([
  'batches/FG-260101-001',
  'orders/P-7KQ4-M2XD',
  'products',
  'products.csv',
  'what-if?product=RM-0001',
])('shows %s only to admins', async (path) => {
  const { client } = await packer(shop.running, boss)
  expect((await client.get(`/api/admin/costs/${path}`)).status).toBe(403)
  const customer = await shop.customer()
  expect((await customer.get(`/api/admin/costs/${path}`)).status).toBe(403)
})
