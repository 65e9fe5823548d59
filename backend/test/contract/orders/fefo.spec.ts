import mongoose from 'mongoose'
import { addIstDays, istDay } from '../../../src/kernel/dates/ist.js'
import { type Jar, OrderShop } from '../../support/builders/orders.builders.js'

let shop: OrderShop

beforeAll(async () => {
  shop = await OrderShop.open()
})
afterAll(() => shop.close(), 15_000)

const byFefo = async (order: { _id: string }, body: Record<string, unknown> = {}) =>
  (await shop.staff()).put<Record<string, unknown> & { code?: string }>(
    `/api/admin/orders/${order._id}/assign-by-fefo`,
    body,
  )

/** A batch of jars that is good for a number of days. */
async function batch(jar: Jar, count: number, days: number) {
  const made = await shop.receive(jar._id, count)
  const bestBefore = addIstDays(istDay(shop.running.clock.now()), days)
  await shop.running.db
    .collection('stock')
    .updateOne({ _id: new mongoose.Types.ObjectId(made._id) }, { $set: { bestBefore, fefoDay: bestBefore } })
  return made
}

const freeze = async (id: string) =>
  (await shop.staff()).post(`/api/admin/stock/${id}/quarantine`, { reason: 'A lid leaks' })

describe('assigning by FEFO', () => {
  it('takes the earliest day first, packs the order, and does it once', async () => {
    const jar = await shop.jar({ jars: 0 })
    const late = await batch(jar, 5, 300)
    const early = await batch(jar, 2, 100)
    const { order } = await shop.paid([[jar, 4]])
    const packed = await byFefo(order)
    expect(packed).toMatchObject({
      status: 200,
      body: {
        deliveryStatus: 'Packed',
        items: [
          {
            title: jar.name,
            allocations: [
              { batchNumber: early.batchNumber, quantity: 2 },
              { batchNumber: late.batchNumber, quantity: 2 },
            ],
          },
        ],
      },
    })
    const again = await byFefo(order)
    expect(again).toMatchObject({
      status: 200,
      body: { deliveryStatus: 'Packed', items: packed.body['items'] },
    })
    expect((await shop.batches(jar)).map(({ remaining }) => remaining)).toEqual([3, 0])
    expect(await shop.drift()).toBe(0)
  })

  it('completes a partial assignment from what is left', async () => {
    const [a, b] = [await shop.jar({ jars: 3 }), await shop.jar({ jars: 3 })]
    const { order } = await shop.paid([
      [a, 2],
      [b, 1],
    ])
    const [first] = await shop.batches(a)
    await shop.assign(order, { itemIdx: 0, stockId: first?._id, quantity: 1 })
    expect((await byFefo(order)).body).toMatchObject({
      deliveryStatus: 'Packed',
      items: [{ allocations: [{ quantity: 1 }, { quantity: 1 }] }, { allocations: [{ quantity: 1 }] }],
    })
    expect(await shop.drift()).toBe(0)
  })
})

describe('limits of FEFO', () => {
  it('gives nothing at all when one line cannot be covered, and names what is missing', async () => {
    const [plenty, frozen] = [await shop.jar({ jars: 5 }), await shop.jar({ jars: 5 })]
    const { order } = await shop.paid([
      [plenty, 2],
      [frozen, 2],
    ])
    const [batchOf] = await shop.batches(frozen)
    await freeze(String(batchOf?._id))
    expect(await byFefo(order, { useShort: true })).toMatchObject({
      status: 409,
      body: {
        code: 'BATCHES_MISSING',
        error: `Order ${order.orderId} lacks 2 of ${frozen.name}. Nothing was assigned.`,
        details: { missing: [{ itemIdx: 1, product: frozen.name, missing: 2 }] },
      },
    })
    expect((await shop.batches(plenty))[0]?.remaining).toBe(5)
    expect(await shop.look(order)).toMatchObject({
      deliveryStatus: 'Pending',
      items: [{ allocations: [] }, {}],
    })
    expect(await shop.drift()).toBe(0)
  })

  it('names the jars in words, in the timeline and in the refusal', async () => {
    const [plenty, none] = [
      await shop.jar({ name: 'GONGURA RO_PO LOW 1kg' }),
      await shop.jar({ name: 'PRAWNS CP_PO HIGH Half kg' }),
    ]
    const { order } = await shop.paid([[plenty, 1]])
    const words = 'Gongura Pickle, Refined peanut oil, Low spice, 1 kg'
    const [batchOf] = await shop.batches(plenty)
    expect((await byFefo(order)).body['timeline']).toContainEqual(
      expect.objectContaining({ event: 'Batch assigned', detail: `1 × ${words}: ${batchOf?.batchNumber}` }),
    )
    const short = await shop.paid([[none, 2]])
    const [frozen] = await shop.batches(none)
    await freeze(String(frozen?._id))
    const missing = 'lacks 2 of Prawns Pickle, Cold pressed peanut oil, High spice, Half kg'
    expect((await byFefo(short.order)).body['error']).toContain(missing)
  })

  it('never takes an expired batch, and asks before using one near its day', async () => {
    const jar = await shop.jar({ jars: 0, shelfLifeDays: 180 })
    const near = await batch(jar, 3, 30)
    const { order } = await shop.paid([[jar, 2]])
    const over = await batch(jar, 9, -1)
    expect(await byFefo(order)).toMatchObject({
      status: 409,
      body: {
        code: 'BATCHES_NEAR_THEIR_DAY',
        details: { nearTheirDay: [{ itemIdx: 0, product: jar.name, batchNumbers: [near.batchNumber] }] },
      },
    })
    const taken = await byFefo(order, { useShort: true })
    expect(taken.body).toMatchObject({ items: [{ batchNumber: near.batchNumber }] })
    expect((await shop.batches(jar)).find(({ _id }) => _id === over._id)?.remaining).toBe(9)
  })

  it('prefers a later batch to one that is near its day', async () => {
    const jar = await shop.jar({ jars: 0, shelfLifeDays: 180 })
    await batch(jar, 3, 30)
    const good = await batch(jar, 3, 150)
    const { order } = await shop.paid([[jar, 2]])
    expect((await byFefo(order)).body).toMatchObject({ items: [{ batchNumber: good.batchNumber }] })
    const offered = await (await shop.staff()).get(`/api/stock/forProduct?product=${jar.Id}`)
    expect(offered.body['stocks']).toMatchObject([
      { batchNumber: good.batchNumber, nearItsDay: false },
      { nearItsDay: true },
    ])
  })

  it('is refused for an order that is not paid, was cancelled or is not there, and for customers', async () => {
    const jar = await shop.jar()
    const unpaid = await shop.placed([[jar, 1]])
    const cancelled = await shop.paid([[jar, 1]])
    await cancelled.client.put(`/api/orders/${cancelled.order.orderId}/cancel`)
    for (const { order } of [unpaid, cancelled])
      expect(await byFefo(order)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } })
    expect((await byFefo({ _id: 'P-NONE' })).status).toBe(404)
    expect((await byFefo(unpaid.order, { useShort: 'yes' })).body).toMatchObject({
      details: { fields: { useShort: 'Use short is true or false.' } },
    })
    const path = `/api/admin/orders/${unpaid.order._id}/assign-by-fefo`
    expect((await unpaid.client.put(path, {})).status).toBe(403)
  })
})

it('only the last part of a batch is taken back when that batch is named', async () => {
  const jar = await shop.jar({ jars: 2 })
  await shop.receive(jar._id, 4)
  const { order } = await shop.paid([[jar, 3]])
  const [old, young] = await shop.batches(jar)
  await shop.assign(order, { itemIdx: 0, stockId: old?._id, quantity: 1 })
  await shop.assign(order, { itemIdx: 0, stockId: young?._id, quantity: 1 })
  const undo = async (stockId: string | undefined) =>
    (await shop.staff()).put(`/api/orders/${order._id}/unassign-stock`, { itemIdx: 0, stockId })
  expect((await undo(young?._id)).body).toMatchObject({ items: [{ batchNumber: old?.batchNumber }] })
  expect(await undo(young?._id)).toMatchObject({ status: 409, body: { code: 'NOT_ASSIGNED' } })
  expect((await undo('nothing')).status).toBe(400)
  expect(await shop.drift()).toBe(0)
})
