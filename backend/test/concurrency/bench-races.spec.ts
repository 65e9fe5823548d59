import { randomUUID } from 'node:crypto'
import { TrackShipments } from '../../src/modules/sales/orders/fulfilment/track-shipments.service.js'
import { ADDRESS, expectOk, type Jar, OrderShop } from '../support/builders/orders.builders.js'
import { type Answer, type Client } from '../support/http/client.js'
import { type WireError, type WireOrder } from '../support/http/orders.wire.js'

/** Two people at the packing bench, at the counter and at home, through two applications on one database. */

const TURNS = 4
let shop: OrderShop
let twin: OrderShop
let one: Client
let other: Client

beforeAll(async () => {
  shop = await OrderShop.open()
  twin = await shop.twin()
  one = await shop.staff()
  other = one.movedTo(twin.running.url)
})
afterEach(async () => {
  expect(await shop.drift()).toBe(0)
})
afterAll(async () => {
  await twin.close()
  await shop.close()
})

type Answered = Answer<WireOrder & WireError>
const statuses = (answers: readonly Answer<unknown>[]) => answers.map(({ status }) => status).sort()
const cancel = (by: Client, { orderId }: WireOrder): Promise<Answered> =>
  by.post(`/api/admin/orders/${orderId}/cancel`, { reason: 'No jars', keepCharge: false })
const fefo = (by: Client, { _id }: WireOrder): Promise<Answered> =>
  by.put(`/api/admin/orders/${_id}/assign-by-fefo`, {})
const book = (by: Client, { orderId }: WireOrder): Promise<Answered> =>
  by.post(`/api/admin/shipments/${orderId}`, {})
const handOver = (by: Client, { orderId }: WireOrder): Promise<Answered> =>
  by.put(`/api/admin/desk/orders/${orderId}/handed-over`)
const atCourier = (order: WireOrder) =>
  shop.running.db
    .collection('sandbox_delhivery_shipments')
    .countDocuments({ reference: { $regex: `^${order.order_extid}` } })

function sell(by: Client, jar: Jar, quantity: number, changes: object = {}) {
  const body = {
    channel: 'counter',
    customerNumber: ADDRESS.contactNumber,
    contactName: ADDRESS.contactName,
    handover: 'pickup',
    lines: [{ Id: jar.Id, quantity, price: 499.5 }],
    deliveryCost: 0,
    payment: 'upi',
    reference: randomUUID(),
    ...changes,
  }
  return by.post<{ order: WireOrder }>('/api/admin/desk/orders', body, { 'idempotency-key': randomUUID() })
}

it('one person assigns an order while another cancels it: the order ends cancelled and holds no jars', async () => {
  for (let turn = 0; turn < TURNS; turn++) {
    const jar = await shop.jar({ jars: 3 })
    const { order } = await shop.paid([[jar, 2]])
    const [assigned, cancelled] = await Promise.all(
      turn % 2 === 0 ? [fefo(one, order), cancel(other, order)] : [fefo(other, order), cancel(one, order)],
    )
    // Staff may cancel what is packed: then the batches are given back.
    expect([assigned.status === 200 || assigned.status === 409, cancelled.status]).toEqual([true, 200])
    expect(await shop.look(order)).toMatchObject({
      deliveryStatus: 'Cancelled',
      items: [{ allocations: [] }],
    })
    expect(await shop.stock(jar)).toEqual({ onHand: 3, committed: 0, available: 3 })
  }
})

it('one person books an order while another cancels it: exactly one of them succeeds', async () => {
  for (let turn = 0; turn < TURNS; turn++) {
    const jar = await shop.jar({ jars: 3 })
    const { order } = await shop.packed([[jar, 2]])
    const [booked, cancelled] = await Promise.all([book(one, order), cancel(other, order)])
    expect(statuses([booked, cancelled])).toEqual([200, 409])
    const isBooked = booked.status === 200
    expect(await atCourier(order)).toBe(isBooked ? 1 : 0)
    expect((await shop.look(order)).deliveryStatus).toBe(isBooked ? 'Shipped' : 'Cancelled')
    expect((await shop.stock(jar)).onHand).toBe(isBooked ? 1 : 3)
  }
})

it('two people who book the same orders in opposite order get one parcel an order, and the same waybills', async () => {
  const jar = await shop.jar({ jars: 9 })
  const orders: WireOrder[] = []
  for (let count = 0; count < 4; count++) orders.push((await shop.packed([[jar, 1]])).order)
  const round = async (by: Client, list: readonly WireOrder[]) => {
    const waybills: Record<string, string | null> = {}
    for (const order of list) waybills[order.orderId] = (await book(by, order)).body.waybill
    return waybills
  }
  const [mine, theirs] = await Promise.all([round(one, orders), round(other, [...orders].reverse())])
  expect(mine).toEqual(theirs)
  expect(new Set(Object.values(mine)).size).toBe(orders.length)
  for (const order of orders) expect(await atCourier(order)).toBe(1)
  expect((await shop.batches(jar))[0]).toMatchObject({ used: 4, remaining: 5 })
})

it('hand jars over the counter or cancel their order: one of them, whole', async () => {
  for (let turn = 0; turn < TURNS; turn++) {
    const jar = await shop.jar({ jars: 3 })
    const { order } = (await sell(one, jar, 2)).body
    expectOk(await fefo(one, order))
    const [handed, cancelled] = await Promise.all([handOver(one, order), cancel(other, order)])
    expect(statuses([handed, cancelled])).toEqual([200, 409])
    const isHanded = handed.status === 200
    expect(await shop.look(order)).toMatchObject(
      isHanded
        ? { deliveryStatus: 'Delivered', orderStatus: 'Completed', refundAmount: null }
        : { deliveryStatus: 'Cancelled', orderStatus: 'Cancelled', refundAmount: order.finalPrice },
    )
    expect((await shop.batches(jar))[0]).toMatchObject({ used: isHanded ? 2 : 0 })
  }
})

it('sell the last jar at the counter or in the shop: one gets it, the other is told', async () => {
  for (let turn = 0; turn < TURNS; turn++) {
    const jar = await shop.jar({ jars: 1 })
    const buyer = await shop.shopper([[jar, 1]], twin.running.url)
    const [counter, web] = await Promise.all([
      sell(one, jar, 1, { handOverNow: true }),
      buyer.post<WireOrder & WireError>('/api/orders'),
    ])
    expect(statuses([counter, web])).toEqual([201, 409])
    const loser = (counter.status === 409 ? counter : web).body as unknown as WireError
    expect(loser).toMatchObject({ code: 'OUT_OF_STOCK', details: { Id: jar.Id, available: 0 } })
    const isSold = counter.status === 201
    expect((await shop.batches(jar))[0]).toMatchObject({ used: isSold ? 1 : 0 })
    expect((await shop.stock(jar)).available).toBe(0)
  }
})

it('a push and the job in two processes tell that a parcel arrived: the order is delivered once', async () => {
  for (let turn = 0; turn < TURNS; turn++) {
    const { order } = await shop.packed([[await shop.jar(), 1]])
    const { waybill } = (await book(one, order)).body
    await shop.running.db.collection('sandbox_delhivery_shipments').updateOne({ _id: waybill as never }, {
      $push: { scans: { status: 'Dispatched', location: 'Hyderabad', at: new Date() } },
    } as never)
    await Promise.all([
      shop.scan(String(waybill), 'Delivered'),
      shop.running.app.get(TrackShipments, { strict: false }).followAll(),
      twin.running.app.get(TrackShipments, { strict: false }).followAll(),
    ])
    await twin.running.app.get(TrackShipments, { strict: false }).followAll()
    const { deliveryStatus, timeline } = await shop.look(order)
    const delivered = timeline.filter(({ event }) => event === 'Delivered')
    expect([deliveryStatus, delivered.length]).toEqual(['Delivered', 1])
  }
})

it('give parts of the money back and cancel at once: together never more than was paid', async () => {
  for (let turn = 0; turn < TURNS; turn++) {
    const jar = await shop.jar({ jars: 3 })
    const { order } = (await sell(one, jar, 2)).body
    const credit = (by: Client) =>
      by.post<WireError>(`/api/admin/orders/${order.orderId}/credits`, {
        kind: 'goodwill',
        lines: [],
        amount: 600,
        reason: 'Late',
        way: 'hand',
        reference: randomUUID(),
      })
    await Promise.all([credit(one), cancel(other, order), credit(other)])
    const seen = (await shop.look(order)) as WireOrder & { creditedAmount: number }
    expect(seen).toMatchObject({ orderStatus: 'Cancelled' })
    expect([0, 600]).toContain(seen.creditedAmount)
    expect(seen.creditedAmount + (seen.refundAmount ?? 0)).toBe(order.finalPrice)
  }
})
