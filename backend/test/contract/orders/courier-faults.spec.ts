import { isDate } from 'node:util/types'
import { TrackShipments } from '../../../src/modules/sales/orders/fulfilment/track-shipments.service.js'
import { Courier } from '../../../src/modules/sales/shipping/courier.js'
import { OrderShop } from '../../support/builders/orders.builders.js'
import { type Answer } from '../../support/http/client.js'
import { type WireError, type WireOrder } from '../../support/http/orders.wire.js'

/** The shop's patience, and the longer silence of a courier that has booked and does not answer. */
const SHORT_PATIENCE_MS = 700
const SILENT_MS = 1_500
const AWAY = 'The courier cannot be reached just now. Please try again.'
const OPERATIONS = ['serviceability', 'charges', 'create', 'track', 'cancel', 'label', 'pickup']

type Booked = Answer<WireOrder & WireError>
let shop: OrderShop

beforeAll(async () => {
  shop = await OrderShop.open()
})
afterAll(() => shop.close(), 15_000)
afterEach(async () => {
  for (const operation of OPERATIONS) await shop.courierFault(operation, 'error', 0)
  expect(await shop.drift()).toBe(0)
})

const packed = async () => (await shop.packed([[await shop.jar({ jars: 5 }), 2]])).order
const book = async (order: WireOrder): Promise<Booked> =>
  (await shop.staff()).post(`/api/admin/shipments/${order.orderId}`, {})
const takeBack = async (order: WireOrder): Promise<Booked> =>
  (await shop.staff()).delete(`/api/admin/shipments/${order.orderId}`)
const plan = async (order: WireOrder, weights = '') =>
  (await shop.staff()).get<{ charge: number | null; fallback: boolean }>(
    `/api/admin/shipments/${order.orderId}${weights && `?weights=${weights}`}`,
  )
const stored = ({ orderId }: WireOrder) => shop.running.db.collection('orders').findOne({ orderId })
const atCourier = ({ order_extid: reference }: WireOrder) =>
  shop.running.db
    .collection<{ _id: string }>('sandbox_delhivery_shipments')
    .find({ reference: { $regex: `^${reference}` } })
    .sort({ _id: 1 })
    .toArray()

/** The stored order without fields that only asking changes. */
async function whatCounts(order: WireOrder) {
  const { revision, updatedAt, words, ...rest }: Record<string, unknown> = { ...(await stored(order)) }
  expect([revision, isDate(updatedAt), words]).toEqual([expect.any(Number), true, expect.any(Array)])
  return rest
}

/** Cancels the parcel in the courier's own system. */
async function cancelledAtCourier(order: WireOrder): Promise<void> {
  const [parcel] = await atCourier(order)
  await shop.scan(parcel?._id ?? '', 'Canceled')
}

async function impatiently<T>(work: () => Promise<T>): Promise<T> {
  const { timeouts } = shop.running.app.get(Courier, { strict: false }) as unknown as {
    timeouts: { booking: number }
  }
  const { booking } = timeouts
  timeouts.booking = SHORT_PATIENCE_MS
  try {
    return await work()
  } finally {
    timeouts.booking = booking
  }
}

describe('a booking that the courier refuses inside a 200', () => {
  it.each([
    ['insufficient-balance', 'The courier refused: Prepaid client has insufficient balance'],
    ['refuse', 'The courier refused: Consignee address is not complete'],
  ])('shows its reason and leaves the order unchanged: %s', async (fault, error) => {
    const order = await packed()
    const before = await whatCounts(order)
    await shop.courierFault('create', fault)
    expect(await book(order)).toMatchObject({ status: 422, body: { code: 'COURIER_REFUSED', error } })
    expect(await whatCounts(order)).toEqual(before)
    expect(await atCourier(order)).toEqual([])
    expect((await book(order)).body).toMatchObject({ deliveryStatus: 'Shipped' })
  })

  it('tells of an embargo, and goes when the address is corrected to where parcels go', async () => {
    const order = await packed()
    await shop.running.db
      .collection('orders')
      .updateOne({ orderId: order.orderId }, { $set: { postalCode: '194101' } })
    const before = await whatCounts(order)
    expect((await plan(order)).body).toMatchObject({ charge: null })
    const error =
      'The courier refused: Crashing while saving package due to exception: non serviceable pincode'
    expect(await book(order)).toMatchObject({ status: 422, body: { code: 'COURIER_REFUSED', error } })
    expect(await whatCounts(order)).toEqual(before)
    const { contactName, address, city, state } = order
    const place = { contactName, contactNumber: '9876543210', address, city, state, pin: '500001' }
    const staff = await shop.staff()
    expect((await staff.put(`/api/admin/shipments/${order.orderId}/address`, place)).status).toBe(200)
    expect((await book(order)).body).toMatchObject({ deliveryStatus: 'Shipped' })
  })

  it('reports the reasons of several orders separately', async () => {
    const orders = [await packed(), await packed(), await packed()]
    await shop.courierFault('create', 'refuse', 1, 0, 1)
    const shipments = orders.map(({ order_extid: order }) => ({ order }))
    const staff = await shop.staff()
    const { body } = await staff.post('/api/delhivery/create-shipment', { shipments })
    expect(body['packages']).toMatchObject([
      { status: 'Success' },
      { status: 'Fail', waybill: '', remarks: ['The courier refused: Consignee address is not complete'] },
      { status: 'Success' },
    ])
    const states = (await Promise.all(orders.map((order) => shop.look(order)))).map(
      (one) => one.deliveryStatus,
    )
    expect(states).toEqual(['Shipped', 'Packed', 'Shipped'])
  })
})

describe('a reference that the courier knows already', () => {
  it("belongs to the shop's own parcel, whose answer was lost: the order gets its waybill", async () => {
    const order = await packed()
    await shop.courierFault('create', 'hang-after', 1, SILENT_MS)
    await shop.courierFault('track', 'error', 1)
    expect(await impatiently(() => book(order))).toMatchObject({ status: 502, body: { error: AWAY } })
    // The intent is gone, as if a process had not stored it: only the courier knows.
    await shop.running.db
      .collection('orders')
      .updateOne({ orderId: order.orderId }, { $set: { shipment: null, parcels: [] } })
    const [parcel] = await atCourier(order)
    expect((await book(order)).body).toMatchObject({ deliveryStatus: 'Shipped', waybill: parcel?._id })
    expect(await atCourier(order)).toHaveLength(1)
  })

  it('was cancelled at the courier: the parcel gets another reference by itself', async () => {
    const order = await packed()
    await shop.courierFault('create', 'hang-after', 1, SILENT_MS)
    await shop.courierFault('track', 'error', 1)
    await impatiently(() => book(order))
    await cancelledAtCourier(order)
    const { body } = await book(order)
    expect(body).toMatchObject({
      deliveryStatus: 'Shipped',
      parcels: [
        { reference: order.order_extid, waybill: null, progress: 'cancelled' },
        { reference: `${order.order_extid}-B2`, booking: 2, pieces: 2, progress: 'booked' },
      ],
    })
    expect((await atCourier(order)).map(({ _id }) => _id)[1]).toBe(body.waybill)
    expect((await book(order)).body.waybill).toBe(body.waybill)
  })
})

describe('a courier that does not answer', () => {
  it.each(['error', 'too-often'])(
    'to a booking nor when asked about it (%s) is told as away',
    async (fault) => {
      const order = await packed()
      const { items, timeline, deliveryStatus, waybill } = await whatCounts(order)
      await shop.courierFault('create', fault)
      await shop.courierFault('track', fault)
      expect(await book(order)).toMatchObject({
        status: 502,
        body: { code: 'COURIER_UNAVAILABLE', error: AWAY },
      })
      // It may have it: the mark stays, and the next press asks before it books.
      const asked = { shipment: { leaseUntil: expect.anything() as Date }, parcels: [{ waybill: null }] }
      expect(await whatCounts(order)).toMatchObject({ items, timeline, deliveryStatus, waybill, ...asked })
      expect((await book(order)).body).toMatchObject({ deliveryStatus: 'Shipped' })
      expect(await atCourier(order)).toHaveLength(1)
    },
  )

  it('in time, but has booked, is asked: nothing is booked twice', async () => {
    const order = await packed()
    await shop.courierFault('create', 'hang-after', 1, SILENT_MS)
    const { status, body } = await impatiently(() => book(order))
    const [parcel, ...others] = await atCourier(order)
    expect({ status, waybill: body.waybill, others }).toEqual({
      status: 200,
      waybill: parcel?._id,
      others: [],
    })
  })

  it('when a booking is cancelled leaves it booked, and the answer says so', async () => {
    const order = await packed()
    await book(order)
    await shop.courierFault('cancel', 'too-often')
    expect(await takeBack(order)).toMatchObject({ status: 502, body: { error: AWAY } })
    expect(await shop.look(order)).toMatchObject({
      deliveryStatus: 'Shipped',
      whyNot: { cancelBooking: null },
    })
    expect((await takeBack(order)).body).toMatchObject({ deliveryStatus: 'Packed' })
  })

  it('when parcels are tracked leaves each where it was, and in its place in the queue', async () => {
    const order = await packed()
    const { waybill } = (await book(order)).body
    await shop.courierFault('track', 'too-often', 10)
    const tracking = shop.running.app.get(TrackShipments, { strict: false })
    await expect(tracking.followAll()).rejects.toMatchObject({ code: 'COURIER_UNAVAILABLE' })
    expect(await stored(order)).toMatchObject({ deliveryStatus: 'Shipped', trackedAt: null })
    await shop.courierFault('track', 'error', 0)
    await shop.scan(String(waybill), 'Delivered')
    expect((await shop.look(order)).deliveryStatus).toBe('Delivered')
  })
})

it.each([
  ['names no amount', 'no-amount'],
  ['is asked too often', 'too-often'],
  ['fails', 'error'],
])('a courier that %s does not prevent booking: staff see the usual charge', async (_, fault) => {
  const order = await packed()
  await shop.running.db
    .collection('orders')
    .updateOne({ orderId: order.orderId }, { $set: { postalCode: `5000${10 + fault.length}` } })
  await shop.courierFault('charges', fault, 5)
  expect((await plan(order)).body).toMatchObject({ charge: 120, fallback: true })
  expect((await book(order)).body).toMatchObject({ deliveryStatus: 'Shipped' })
})
