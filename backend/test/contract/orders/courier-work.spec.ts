import { randomUUID } from 'node:crypto'
import { TrackShipments } from '../../../src/modules/sales/orders/fulfilment/track-shipments.service.js'
import { CourierDesk } from '../../support/builders/courier.builders.js'
import { type OrderShop } from '../../support/builders/orders.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireOrder } from '../../support/http/orders.wire.js'

const DAY = 86_400_000

let desk: CourierDesk
let shop: OrderShop
let staff: Client

beforeAll(async () => {
  desk = await CourierDesk.open()
  ;({ shop, staff } = desk)
})
afterAll(() => desk.close(), 15_000)
afterEach(async () => {
  shop.running.clock.shift(0)
  expect(await shop.drift()).toBe(0)
})

const events = async (order: WireOrder) => (await shop.look(order)).timeline.map(({ event }) => event)

describe('parcels that need somebody', () => {
  it('are counted, and the list shows just those that are counted', async () => {
    const before = await desk.counted('courierWork')
    const one = await desk.back()
    const other = await desk.lost()
    await desk.shipped()
    const rows = await desk.listed()
    expect(await desk.counted('courierWork')).toBe(before + 2)
    expect(rows).toHaveLength(before + 2)
    expect(rows).toContainEqual(expect.objectContaining({ orderId: one.order.orderId, kind: 'returned' }))
    expect(rows).toContainEqual(expect.objectContaining({ orderId: other.order.orderId, kind: 'lost' }))
    const filtered = await staff.get<{ kind: string }[]>(
      `/api/admin/courier-work?filter=${encodeURIComponent('{"kind":"lost"}')}`,
    )
    expect(new Set(filtered.body.map(({ kind }) => kind))).toEqual(new Set(['lost']))
    expect((await one.client.get('/api/admin/courier-work')).status).toBe(403)
  })

  it('that came back are inspected: whole jars return to their shelf, broken ones are written off, each once', async () => {
    const { order, jar, parcel } = await desk.back(3)
    const stockBefore = await shop.stock(jar)
    expect((await desk.detail(order)).parcels[0]?.whyNot).toMatchObject({
      inspect: null,
      reship: 'Look at the jars that came back first.',
      refund: null,
      wait: 'The courier does not have it any more.',
    })
    for (const wrong of [
      await desk.found(order, 2),
      await desk.found(order, 4),
      await desk.found(order, 2, 1, ''),
      {
        parcel,
        jars: [{ itemIdx: 0, stockId: '6920a1b2c3d4e5f601234569', back: 3, writtenOff: 0, reason: '' }],
      },
    ])
      expect(await desk.step(order, 'inspect', wrong)).toMatchObject({
        status: 400,
        body: { details: { fields: { jars: expect.any(String) as string } } },
      })
    const body = await desk.found(order, 2, 1)
    const key = randomUUID()
    const all = await Promise.all([1, 2, 3].map(() => desk.step(order, 'inspect', body, { key })))
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await desk.step(order, 'inspect', body)).toMatchObject({
      status: 409,
      body: { code: 'COURIER_STEP' },
    })
    expect((await shop.stock(jar)).onHand).toBe(stockBefore.onHand + 2)
    expect((await shop.batches(jar))[0]).toMatchObject({ used: 1 })
    expect((await events(order)).filter((event) => event === 'Returned jars to shelf')).toHaveLength(1)
    const rows = await shop.running.db
      .collection('stockledger')
      .find({ kind: 'return', 'cause.id': order._id })
      .toArray()
    expect(rows).toHaveLength(1)
  })

  it('of a frozen batch stay frozen, and do not count as on hand', async () => {
    const { order, jar } = await desk.back(2)
    const stock = await shop.stock(jar)
    const [batch] = await shop.batches(jar)
    const frozen = await staff.post(`/api/admin/stock/${batch?._id ?? ''}/quarantine`, { reason: 'A doubt' })
    expect([200, 201]).toContain(frozen.status)
    expect((await desk.detail(order)).parcels[0]?.jarsOut).toMatchObject([
      { standing: 'quarantined', quantity: 2 },
    ])
    expect((await desk.step(order, 'inspect', await desk.found(order, 2))).status).toBe(200)
    expect((await shop.stock(jar)).onHand).toBe(stock.onHand - (batch?.remaining ?? 0))
  })

  it('are sent again: held, assigned and booked anew under another waybill', async () => {
    const { order, jar, parcel, waybill } = await desk.back(2)
    expect((await desk.step(order, 'inspect', await desk.found(order, 1, 1))).status).toBe(200)
    const batchNumber = (await shop.batches(jar))[0]?.batchNumber
    const boxed = { jars: [{ id: randomUUID(), batchNumber, jars: 2, by: '9000000001', at: new Date() }] }
    await shop.running.db
      .collection('orders')
      .updateOne(
        { orderId: order.orderId },
        { $set: { packing: { ...boxed, doneAt: new Date(), doneBy: null } } },
      )
    const key = randomUUID()
    const twice = await Promise.all([
      desk.step(order, 'reship', { parcel }, { key }),
      desk.step(order, 'reship', { parcel }, { key }),
    ])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    const again = await shop.look(order)
    expect(again).toMatchObject({ deliveryStatus: 'Pending', orderStatus: 'Placed', waybill: null })
    expect(again.items[0]?.allocations).toEqual([])
    expect((again as unknown as { packing: unknown }).packing).toBeNull()
    expect((await shop.stock(jar)).committed).toBe(2)
    expect(await desk.listed()).not.toContainEqual(expect.objectContaining({ orderId: order.orderId }))
    const [batch] = await shop.batches(jar)
    expect((await shop.assign(order, { itemIdx: 0, stockId: batch?._id })).status).toBe(200)
    const second = await shop.ship(order)
    expect(second.status).toBe(200)
    expect(second.body.waybill).not.toBe(waybill)
    // Scans of the old parcel no longer change this order.
    await shop.scan(second.body.waybill, 'Delivered')
    expect(await shop.look(order)).toMatchObject({ deliveryStatus: 'Delivered', orderStatus: 'Completed' })
    expect(await events(order)).toEqual(
      expect.arrayContaining(['Parcel came back', 'Sent again', 'Delivered']),
    )
  })

  it('are not sent again while there is no jar, and nothing is changed', async () => {
    const jar = await shop.jar({ jars: 2 })
    const { order, waybill, parcel } = await desk.shipped(2, jar)
    await shop.scan(waybill, 'Lost')
    expect(await desk.step(order, 'reship', { parcel })).toMatchObject({
      status: 409,
      body: { code: 'OUT_OF_STOCK' },
    })
    expect(await shop.look(order)).toMatchObject({ deliveryStatus: 'Shipped' })
  })
})

describe('parcels that need somebody, to their end', () => {
  it('are refunded: the order is cancelled and waits for its money, once, whoever else decides', async () => {
    const { order, parcel, client } = await desk.lost()
    const { refundEverything, refundLessCharge } = await desk.detail(order)
    expect(refundEverything).toBe(order.finalPrice)
    expect(refundLessCharge).toBeLessThan(refundEverything)
    const [one, other] = await Promise.all([
      desk.step(order, 'refund', { parcel, give: 'everything' }),
      desk.step(order, 'reship', { parcel }),
    ])
    expect([one.status, other.status].sort()).toEqual([200, 409])
    if (one.status !== 200) return
    expect(await shop.look(order)).toMatchObject({
      orderStatus: 'Cancelled',
      deliveryStatus: 'Cancelled',
      refundAmount: order.finalPrice,
    })
    const { orders } = (
      await client.get<{ orders: { orderId: string; refundState: string }[] }>('/api/orders')
    ).body
    expect(orders[0]).toMatchObject({ refundState: 'Due' })
    expect(await desk.listed()).not.toContainEqual(expect.objectContaining({ orderId: order.orderId }))
  })

  it('that were refunded before they were looked at stay work until they are', async () => {
    const { order, parcel } = await desk.back(1)
    expect((await desk.step(order, 'refund', { parcel, give: 'less-charge' })).status).toBe(200)
    expect(await desk.listed()).toContainEqual(
      expect.objectContaining({ orderId: order.orderId, kind: 'returned' }),
    )
    expect((await desk.step(order, 'inspect', await desk.found(order, 0, 1))).status).toBe(200)
    expect(await desk.listed()).not.toContainEqual(expect.objectContaining({ orderId: order.orderId }))
  })

  it('are stuck when no scan comes for days: staff ask, wait, or give them up until they are scanned', async () => {
    const { order, waybill, parcel } = await desk.shipped()
    const tracking = shop.running.app.get(TrackShipments, { strict: false })
    shop.running.clock.shift(5 * DAY)
    await tracking.followAll()
    expect((await desk.detail(order)).kind).toBe('stuck')
    expect(await desk.step(order, 'refund', { parcel, give: 'everything' })).toMatchObject({ status: 409 })
    expect((await desk.step(order, 'wait', { parcel, days: 2, note: 'They look' })).body.kind).toBeNull()
    await tracking.followAll()
    expect((await desk.detail(order)).kind).toBeNull()
    shop.running.clock.shift(7 * DAY)
    await tracking.followAll()
    expect((await desk.detail(order)).kind).toBe('stuck')
    expect((await desk.step(order, 'give-up', { parcel })).body.kind).toBe('lost')
    await tracking.followAll()
    expect((await desk.detail(order)).kind).toBe('lost')
    shop.running.clock.shift(7 * DAY + 60_000)
    await shop.scan(waybill, 'In Transit')
    expect((await desk.detail(order)).kind).toBeNull()
    await shop.scan(waybill, 'Delivered')
    expect((await shop.look(order)).deliveryStatus).toBe('Delivered')
  })

  it('are refused by name: no such order, no such parcel, not the state, not the role', async () => {
    const tooEarly = { status: 409, body: { code: 'COURIER_STEP' } }
    const { order, parcel, client } = await desk.shipped()
    expect((await desk.step({ orderId: 'P-2222-2222' }, 'give-up', { parcel })).status).toBe(404)
    expect((await desk.step(order, 'give-up', { parcel: 'JDI-1' })).status).toBe(404)
    for (const [what, body] of [
      ['inspect', await desk.found(order, 2)],
      ['reship', {}],
      ['refund', { give: 'everything' }],
      ['made-good', { note: 'Replaced' }],
      ['wait', { days: 1 }],
      ['give-up', {}],
      ['claim', { amount: 1, reference: 'x' }],
      ['claim-paid', { amount: 1, receivedOn: '2026-01-01' }],
      ['claim-refused', { reason: 'Too late' }],
    ] as const) {
      expect(await desk.step(order, what, { parcel, ...body })).toMatchObject(tooEarly)
      expect((await desk.step(order, what, { parcel, ...body }, { by: client })).status).toBe(403)
    }
  })

  it('cannot be set to delivered by staff once they came back', async () => {
    const { order } = await desk.back()
    expect(await staff.put(`/api/orders/${order.orderId}/delivered`)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION', error: 'A parcel of it came back.' },
    })
  })

  it('end one way when staff and the courier say delivered at once', async () => {
    const { order, waybill } = await desk.shipped()
    const answers = await Promise.all([
      staff.put(`/api/orders/${order.orderId}/delivered`),
      shop.scan(waybill, 'Delivered'),
      shop.running.app.get(TrackShipments, { strict: false }).followAll(),
    ])
    expect([200, 409]).toContain(answers[0].status)
    expect((await events(order)).filter((event) => event === 'Delivered')).toHaveLength(1)
  })

  it('are recorded in the audit log', async () => {
    const { order, parcel } = await desk.lost()
    await desk.step(order, 'claim', { parcel, amount: 12, reference: 'CLM-9' })
    const entry = await shop.running.db
      .collection('auditlog')
      .findOne({ action: 'parcel.claim', subject: `order:${order.orderId}` })
    expect(entry).toMatchObject({
      changes: expect.arrayContaining([{ field: 'reference', after: 'CLM-9' }]) as unknown,
    })
  })
})
