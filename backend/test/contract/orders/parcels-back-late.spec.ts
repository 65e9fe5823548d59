import { TrackShipments } from '../../../src/modules/sales/orders/fulfilment/track-shipments.service.js'
import { CourierDesk, type Sent } from '../../support/builders/courier.builders.js'
import { type OrderShop } from '../../support/builders/orders.builders.js'

const DAY = 86_400_000

let desk: CourierDesk
let shop: OrderShop

beforeAll(async () => {
  desk = await CourierDesk.open()
  ;({ shop } = desk)
})
afterAll(() => desk.close(), 15_000)
afterEach(async () => {
  shop.running.clock.shift(0)
  expect(await shop.drift()).toBe(0)
})

/** A parcel that nobody scanned for days, and that staff gave up. */
async function givenUp(jars: number): Promise<Sent> {
  const sent = await desk.shipped(jars)
  shop.running.clock.shift(5 * DAY)
  expect((await desk.step(sent.order, 'give-up', { parcel: sent.parcel })).status).toBe(200)
  return sent
}

/** The courier scans a parcel as back, and its push is lost. */
async function comesBackUnseen(waybill: string): Promise<void> {
  const back = { at: shop.running.clock.now(), status: 'RTO', location: 'Hyderabad' }
  await shop.running.db
    .collection<{ _id: string; scans: object[] }>('sandbox_delhivery_shipments')
    .updateOne({ _id: waybill }, { $push: { scans: back } })
}

const followAll = () => shop.running.app.get(TrackShipments, { strict: false }).followAll()

/** The jars that were sent again arrive. */
async function arrives({ order, jar }: Sent): Promise<void> {
  const [batch] = await shop.batches(jar)
  expect((await shop.assign(order, { itemIdx: 0, stockId: batch?._id })).status).toBe(200)
  await shop.scan((await shop.ship(order)).body.waybill, 'Delivered')
  expect(await shop.look(order)).toMatchObject({ deliveryStatus: 'Delivered' })
}

const isListed = async ({ order }: Sent): Promise<boolean> =>
  (await desk.listed()).some(({ orderId }) => orderId === order.orderId)

/** How often its customer was told that a parcel came back. */
const told = ({ order }: Sent): Promise<number> =>
  shop.running.db
    .collection('messagenotices')
    .countDocuments({ event: 'orderReturned', about: new RegExp(`^${order.orderId}:`) })

describe('a parcel that comes back after its jars were sent again', () => {
  it('gives its own jars back, and leaves the jars that were sent in their place with the order', async () => {
    const sent = await givenUp(2)
    const { order, jar, parcel, waybill } = sent
    expect((await desk.step(order, 'reship', { parcel })).status).toBe(200)
    const other = await shop.receive(jar._id, 5)
    expect((await shop.assign(order, { itemIdx: 0, stockId: other._id })).status).toBe(200)
    const second = await shop.ship(order)
    expect(second.status).toBe(200)
    await shop.scan(waybill, 'Returning')
    await shop.scan(waybill, 'RTO')
    expect(await isListed(sent)).toBe(true)
    expect(await told(sent)).toBe(0)
    const [first] = await shop.batches(jar)
    expect((await desk.detail(order)).parcels).toMatchObject([
      { jarsIn: 2, jarsOut: [{ batchNumber: first?.batchNumber, quantity: 2 }] },
      { jarsIn: 2, jarsOut: [{ batchNumber: other.batchNumber, quantity: 2 }] },
    ])
    const wrong = { parcel, jars: [{ itemIdx: 0, stockId: other._id, back: 2, writtenOff: 0, reason: '' }] }
    expect((await desk.step(order, 'inspect', wrong)).status).toBe(400)
    expect((await desk.step(order, 'inspect', await desk.found(order, 3))).status).toBe(400)
    expect((await desk.step(order, 'inspect', await desk.found(order, 1, 1))).status).toBe(200)
    expect(await isListed(sent)).toBe(false)
    expect(await shop.batches(jar)).toMatchObject([
      { remaining: 19, used: 1 },
      { remaining: 3, used: 2 },
    ])
    await shop.scan(second.body.waybill, 'Delivered')
    const delivered = await shop.look(order)
    expect(delivered).toMatchObject({ deliveryStatus: 'Delivered' })
    expect(delivered.items[0]?.allocations).toMatchObject([{ batchNumber: other.batchNumber, quantity: 2 }])
    const stored = await shop.running.db.collection('orders').findOne({ orderId: order.orderId })
    expect(stored?.['returnedJars']).toMatchObject([{ backMilli: 1000, writtenOffMilli: 1000 }])
  })

  it('is work before its order is packed again, and a part of the jars can come back', async () => {
    const sent = await givenUp(3)
    const { order, jar, parcel, waybill } = sent
    expect((await desk.step(order, 'reship', { parcel })).status).toBe(200)
    await shop.running.db
      .collection('orders')
      .updateOne({ orderId: order.orderId }, { $set: { 'parcels.0.pieces': 2 } })
    await shop.scan(waybill, 'RTO')
    expect(await isListed(sent)).toBe(true)
    expect(await shop.look(order)).toMatchObject({ deliveryStatus: 'Pending' })
    expect((await desk.step(order, 'inspect', await desk.found(order, 3))).status).toBe(200)
    expect((await shop.batches(jar))[0]).toMatchObject({ remaining: 20, used: 0 })
    expect(await shop.stock(jar)).toMatchObject({ onHand: 20, committed: 3 })
    expect(await isListed(sent)).toBe(false)
  })

  it('is noticed without a push while its order is on the way', async () => {
    const sent = await givenUp(1)
    const { order, parcel, waybill, jar } = sent
    expect((await desk.step(order, 'reship', { parcel })).status).toBe(200)
    const [batch] = await shop.batches(jar)
    expect((await shop.assign(order, { itemIdx: 0, stockId: batch?._id })).status).toBe(200)
    expect((await shop.ship(order)).status).toBe(200)
    await comesBackUnseen(waybill)
    await followAll()
    expect(await isListed(sent)).toBe(true)
  })

  it.each([
    ['before its order is packed again', () => undefined],
    ['after the second parcel arrived', arrives],
  ])('is noticed without a push %s', async (_, then) => {
    const sent = await givenUp(1)
    const { order, parcel, waybill } = sent
    expect((await desk.step(order, 'reship', { parcel })).status).toBe(200)
    await then(sent)
    await comesBackUnseen(waybill)
    await followAll()
    expect(await isListed(sent)).toBe(true)
  })
})

it('a parcel that comes back after the money went back is noticed without a push, for sixty days', async () => {
  const sent = await givenUp(1)
  const { order, parcel, waybill } = sent
  expect((await desk.step(order, 'refund', { parcel, give: 'everything' })).status).toBe(200)
  await comesBackUnseen(waybill)
  shop.running.clock.shift(66 * DAY)
  expect(await followAll()).toMatchObject({ moved: 0 })
  expect(await isListed(sent)).toBe(false)
  shop.running.clock.shift(64 * DAY)
  expect(await followAll()).toMatchObject({ moved: 1 })
  expect(await isListed(sent)).toBe(true)
  expect(await followAll()).toMatchObject({ asked: 0 })
})

it('a parcel that comes back after the money went back is work until it was looked at', async () => {
  const sent = await givenUp(2)
  const { order, jar, parcel, waybill } = sent
  expect((await desk.step(order, 'refund', { parcel, give: 'everything' })).status).toBe(200)
  await shop.scan(waybill, 'RTO')
  expect(await isListed(sent)).toBe(true)
  expect((await desk.step(order, 'inspect', await desk.found(order, 2))).status).toBe(200)
  expect((await shop.batches(jar))[0]).toMatchObject({ remaining: 20, used: 0 })
  expect(await isListed(sent)).toBe(false)
})
