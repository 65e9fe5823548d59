import { CourierLeases } from '../../../src/modules/sales/orders/fulfilment/courier-leases.service.js'
import { type Jar, OrderShop } from '../../support/builders/orders.builders.js'
import { type Answer } from '../../support/http/client.js'
import { type WireError, type WireOrder } from '../../support/http/orders.wire.js'

let shop: OrderShop

beforeAll(async () => {
  shop = await OrderShop.open()
})
afterAll(() => shop.close(), 15_000)

const box = (pieces: number, weightGrams = pieces * 1_000) => ({
  pieces,
  weightGrams,
  lengthCm: 30,
  widthCm: 20,
  heightCm: 10,
})
type Booked = Answer<WireOrder & WireError & { details: Record<string, unknown> }>
const book = async (order: WireOrder, parcels?: object[]): Promise<Booked> =>
  (await shop.staff()).post(`/api/admin/shipments/${order.orderId}`, parcels ? { parcels } : {})
const cancel = async (order: WireOrder): Promise<Booked> =>
  (await shop.staff()).delete(`/api/admin/shipments/${order.orderId}`)
const atCourier = (order: WireOrder) =>
  shop.running.db
    .collection('sandbox_delhivery_shipments')
    .find({ reference: { $regex: `^${order.order_extid}` } })
    .sort({ reference: 1 })
    .toArray()
async function packed(count = 3): Promise<{ jar: Jar; order: WireOrder }> {
  const jar = await shop.jar({ jars: 5 })
  const { order } = await shop.packed([[jar, count]])
  return { jar, order }
}

describe('booking several parcels', () => {
  it('gives each its own reference and waybill, and ships the order once', async () => {
    const { jar, order } = await packed()
    const answer = await book(order, [box(2), box(1, 900)])
    expect(answer).toMatchObject({
      status: 200,
      body: {
        deliveryStatus: 'Shipped',
        parcels: [
          { reference: order.order_extid, pieces: 2, weightGrams: 2000, progress: 'booked' },
          { reference: `${order.order_extid}-P2`, pieces: 1, weightGrams: 900, progress: 'booked' },
        ],
      },
    })
    const [first, second] = answer.body.parcels
    expect(answer.body.waybill).toBe(first?.waybill)
    expect(second?.waybill).not.toBe(first?.waybill)
    const sent = (await atCourier(order)).map(({ shipment }) => shipment as Record<string, number>)
    expect(sent).toMatchObject([
      { quantity: 2, weight: 2000, shipment_length: 30, shipment_width: 20, shipment_height: 10 },
      { quantity: 1, weight: 900 },
    ])
    const value = sent.reduce((sum, { total_amount = 0 }) => sum + total_amount, 0)
    expect(value).toBeCloseTo(order.totalPrice, 1)
    expect(await shop.batches(jar)).toMatchObject([{ remaining: 2, used: 3 }])
    expect((await book(order)).body.parcels).toEqual(answer.body.parcels)
    expect(await atCourier(order)).toHaveLength(2)
  })

  it.each([
    ['too few jars', [box(2)]],
    ['too many jars', [box(2), box(2)]],
    ['no parcel', []],
    ['a parcel without weight', [{ ...box(3), weightGrams: 0 }]],
    ['a parcel without a box', [{ pieces: 3, weightGrams: 100 }]],
    ['eleven parcels', Array.from({ length: 11 }, () => box(1))],
  ])('is refused with %s, naming the parcels', async (_, parcels) => {
    const { order } = await packed()
    const answer = await book(order, parcels)
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } })
    expect(JSON.stringify(answer.body.details)).toContain('parcels')
    expect((await shop.look(order)).deliveryStatus).toBe('Packed')
  })

  it('continues with the second parcel when it was refused, and books the first only once', async () => {
    const { jar, order } = await packed()
    await shop.courierFault('create', 'refuse', 1, 0, 1)
    const refused = await book(order, [box(2), box(1)])
    expect(refused).toMatchObject({ status: 422, body: { code: 'COURIER_REFUSED' } })
    const half = await shop.look(order)
    expect(half).toMatchObject({ deliveryStatus: 'Packed', waybill: null })
    expect(half.parcels.map(({ waybill }) => waybill === null)).toEqual([false, true])
    expect(half.whyNot).toMatchObject({ ship: null, cancelBooking: null, unassign: expect.any(String) })
    expect(await shop.batches(jar)).toMatchObject([{ used: 0 }])
    // Other boxes are refused now: the courier has the first one.
    const done = await book(order, [box(3)])
    expect(done.body).toMatchObject({ deliveryStatus: 'Shipped', parcels: [{ pieces: 2 }, { pieces: 1 }] })
    expect(done.body.parcels[0]?.waybill).toBe(half.parcels[0]?.waybill)
    expect(await atCourier(order)).toHaveLength(2)
    expect(await shop.drift()).toBe(0)
  })

  it.each(['error', 'too-often'])('books nothing twice after an invalid answer: %s', async (fault) => {
    const { order } = await packed()
    await shop.courierFault('create', fault, 1, 0, 1)
    expect(await book(order, [box(1), box(1), box(1)])).toMatchObject({
      status: 502,
      body: { code: 'COURIER_UNAVAILABLE' },
    })
    expect((await book(order)).body).toMatchObject({ deliveryStatus: 'Shipped' })
    expect(await atCourier(order)).toHaveLength(3)
  })

  it('finds a parcel that a process booked before it was killed', async () => {
    const { order } = await packed()
    const leases = shop.running.app.get(CourierLeases, { strict: false })
    const killed = jest.spyOn(leases, 'under').mockRejectedValue(new Error('killed'))
    expect((await book(order, [box(2), box(1)])).status).toBe(500)
    killed.mockRestore()
    expect(await shop.look(order)).toMatchObject({ deliveryStatus: 'Packed', waybill: null })
    expect(await atCourier(order)).toHaveLength(1)
    shop.running.clock.shift(61_000)
    expect((await book(order)).body).toMatchObject({ deliveryStatus: 'Shipped' })
    expect(await atCourier(order)).toHaveLength(2)
    expect(await shop.drift()).toBe(0)
  })

  it('is previewed: parcels by the settings, their charge, and the address', async () => {
    const { order } = await packed()
    const staff = await shop.staff()
    const plan = await staff.get(`/api/admin/shipments/${order.orderId}`)
    expect(plan.body).toMatchObject({
      address: '12 Main Road',
      begun: false,
      parcels: [{ pieces: 3, weightGrams: 4500, lengthCm: 15, charge: expect.any(Number) }],
      fallback: false,
    })
    const split = await staff.get(`/api/admin/shipments/${order.orderId}?weights=1000,2000`)
    expect(split.body).toMatchObject({ parcels: [{ pieces: 2 }, { pieces: 1, weightGrams: 2000 }] })
    expect((await staff.get(`/api/admin/shipments/${order.orderId}?weights=a`)).status).toBe(400)
    expect((await staff.get('/api/admin/shipments/P-NONE')).status).toBe(404)
  })
})

describe('cancelling a booking', () => {
  it('cancels each parcel, gives the jars back to their order, and books anew under a new reference', async () => {
    const { jar, order } = await packed()
    await book(order, [box(2), box(1)])
    const cancelled = await cancel(order)
    expect(cancelled).toMatchObject({
      status: 200,
      body: {
        deliveryStatus: 'Packed',
        waybill: null,
        parcels: [{ progress: 'cancelled' }, { progress: 'cancelled' }],
        whyNot: { ship: null, unassign: null },
      },
    })
    expect(await shop.batches(jar)).toMatchObject([{ remaining: 2, used: 0 }])
    expect(await shop.drift()).toBe(0)
    // Repeated, it changes nothing.
    expect((await cancel(order)).body.parcels).toEqual(cancelled.body.parcels)
    const again = await book(order)
    expect(again.body.parcels.at(-1)).toMatchObject({ reference: `${order.order_extid}-B2`, booking: 2 })
    expect(again.body.waybill).toBe(again.body.parcels.at(-1)?.waybill)
    expect(await shop.batches(jar)).toMatchObject([{ remaining: 2, used: 3 }])
    expect(await shop.drift()).toBe(0)
  })

  it('is refused once the courier has picked it up, told or not', async () => {
    const { order } = await packed()
    const { waybill } = (await book(order)).body
    // The push is lost: only the courier knows.
    await shop.running.db.collection('sandbox_delhivery_shipments').updateOne({ _id: waybill as never }, {
      $push: { scans: { status: 'In Transit', location: 'Hyderabad', at: new Date() } },
    } as never)
    expect(await cancel(order)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION', error: 'The courier has picked it up.' },
    })
    expect((await shop.look(order)).deliveryStatus).toBe('Shipped')
  })

  it('is refused for what was never booked, and for other ids', async () => {
    const { order } = await packed()
    expect(await cancel(order)).toMatchObject({
      status: 409,
      body: { error: 'Create the shipment first.' },
    })
    expect((await (await shop.staff()).delete('/api/admin/shipments/P-NONE')).status).toBe(404)
  })

  it("tells the courier's refusal and leaves the order shipped", async () => {
    const { order } = await packed()
    await book(order)
    await shop.courierFault('cancel', 'refuse')
    expect(await cancel(order)).toMatchObject({ status: 422, body: { code: 'COURIER_REFUSED' } })
    expect(await shop.look(order)).toMatchObject({
      deliveryStatus: 'Shipped',
      whyNot: { cancelBooking: null },
    })
    expect((await cancel(order)).status).toBe(200)
  })

  it('continues after one of two was cancelled and the courier fell silent', async () => {
    const { jar, order } = await packed()
    await book(order, [box(2), box(1)])
    await shop.courierFault('cancel', 'error', 1, 0, 1)
    expect((await cancel(order)).status).toBe(502)
    expect((await shop.look(order)).parcels.map(({ progress }) => progress)).toEqual(['cancelled', 'booked'])
    expect((await cancel(order)).body).toMatchObject({ deliveryStatus: 'Packed' })
    expect(await shop.batches(jar)).toMatchObject([{ used: 0 }])
    expect(await shop.drift()).toBe(0)
  })

  it('finds a cancellation that a process made before it was killed', async () => {
    const { order } = await packed()
    await book(order)
    const leases = shop.running.app.get(CourierLeases, { strict: false })
    const killed = jest.spyOn(leases, 'under').mockRejectedValue(new Error('killed'))
    expect((await cancel(order)).status).toBe(500)
    killed.mockRestore()
    expect(await cancel(order)).toMatchObject({ status: 409, body: { code: 'SHIPMENT_IN_PROGRESS' } })
    shop.running.clock.shift(180_000)
    expect((await cancel(order)).body).toMatchObject({ deliveryStatus: 'Packed' })
    expect(await shop.drift()).toBe(0)
  })

  it('also cancels a booking that was never answered', async () => {
    const { order } = await packed()
    await shop.courierFault('create', 'error', 1, 0, 1)
    await book(order, [box(2), box(1)])
    expect((await cancel(order)).body).toMatchObject({ deliveryStatus: 'Packed', whyNot: { unassign: null } })
    expect((await book(order)).body.parcels.at(-1)?.reference).toBe(`${order.order_extid}-B2`)
  })
})
