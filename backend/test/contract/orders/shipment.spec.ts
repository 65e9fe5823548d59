import { CreateShipment } from '../../../src/modules/sales/orders/fulfilment/create-shipment.service.js'
import { ADDRESS, OrderShop } from '../../support/builders/orders.builders.js'
import { Client } from '../../support/http/client.js'

/** Of ours, and longer, of a courier that has booked but does not answer. In the shorter it books on any machine. */
const SHORT_PATIENCE_MS = 700
const SILENT_MS = 1_200

let shop: OrderShop

beforeAll(async () => {
  shop = await OrderShop.open()
})
afterAll(() => shop.close(), 15_000)

async function parcel(reference: string): Promise<Record<string, unknown> | undefined> {
  const found = await shop.running.db.collection('sandbox_delhivery_shipments').findOne({ reference })
  return found?.['shipment'] as Record<string, unknown> | undefined
}

describe('creating a shipment', () => {
  it('takes every figure from the order, whatever the request says; the jars leave their batch', async () => {
    const jar = await shop.jar({ jars: 5 })
    const { order } = await shop.packed([[jar, 3]])
    const answer = await shop.ship(order)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        waybill: expect.stringMatching(/^\d{14}$/),
        packages: [{ status: 'Success', refnum: order.order_extid }],
      },
    })
    expect(await parcel(order.order_extid)).toMatchObject({
      name: ADDRESS.contactName,
      add: ADDRESS.address,
      city: 'Hyderabad',
      state: 'Telangana',
      pin: ADDRESS.pin,
      phone: ADDRESS.contactNumber,
      country: 'India',
      payment_mode: 'Prepaid',
      cod_amount: 0,
      quantity: 3,
      total_amount: order.totalPrice,
      weight: 4500,
      shipment_length: 15,
      shipment_width: 15,
      shipment_height: 15,
      shipping_mode: 'Surface',
      address_type: 'home',
      products_desc: jar.name,
    })
    expect(await shop.look(order)).toMatchObject({
      deliveryStatus: 'Shipped',
      waybill: answer.body.waybill,
      trackingUrl: `/sandbox/delhivery/track/${answer.body.waybill}`,
    })
    expect(await shop.batches(jar)).toMatchObject([{ remaining: 2, used: 3 }])
    expect(await shop.drift()).toBe(0)
  })

  it('gives the same waybill again', async () => {
    const { order } = await shop.packed([[await shop.jar(), 1]])
    const first = await shop.ship(order)
    expect((await shop.ship(order)).body.waybill).toBe(first.body.waybill)
  })

  it.each(['order_extid', 'orderId'] as const)('takes the %s of one order alone', async (name) => {
    const { order } = await shop.packed([[await shop.jar(), 1]])
    const staff = await shop.staff()
    const create = () => staff.post('/api/delhivery/create-shipment', { order: order[name] })
    const answer = await create()
    expect(answer).toMatchObject({
      status: 200,
      body: { packages: [{ status: 'Success', refnum: order.order_extid }] },
    })
    expect((await create()).body).toEqual(answer.body)
    expect((await shop.ship(order)).body.waybill).toBe(answer.body['waybill'])
  })

  it('takes the body inside `payload` too, and several orders, each with its own result', async () => {
    const jar = await shop.jar()
    const [a, b] = [await shop.packed([[jar, 1]]), await shop.paid([[jar, 1]])]
    const shipments = [a, b].map(({ order }) => ({ order: order.order_extid }))
    const answer = await (
      await shop.staff()
    ).post('/api/delhivery/create-shipment', { payload: { shipments } })
    expect(answer).toMatchObject({
      status: 200,
      body: { packages: [{ status: 'Success' }, { status: 'Fail', waybill: '' }] },
    })
  })

  it('is refused for what is not packed, unknown, or nothing', async () => {
    const { order } = await shop.paid([[await shop.jar(), 1]])
    expect(await shop.ship(order)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } })
    expect((await shop.ship({ order_extid: 'JDI-000000-AAAAAAAAAA' })).status).toBe(404)
    const staff = await shop.staff()
    for (const body of [{}, { shipments: [] }, { shipments: [{}] }, { payload: {} }, { order: 7 }])
      expect((await staff.post('/api/delhivery/create-shipment', body)).status).toBe(400)
  })

  it('is for staff', async () => {
    const { client, order } = await shop.packed([[await shop.jar(), 1]])
    expect((await shop.ship(order, client)).status).toBe(403)
    expect((await shop.ship(order, new Client(shop.running.url))).status).toBe(401)
  })
})

describe('creating a shipment, with a courier that refuses or is slow', () => {
  it("tells the courier's reason when it refuses with a 200, and can be packed anew", async () => {
    const { order } = await shop.packed([[await shop.jar(), 1]])
    await shop.courierFault('create', 'insufficient-balance')
    const refused = await shop.ship(order)
    expect(refused).toMatchObject({ status: 422, body: { code: 'COURIER_REFUSED' } })
    expect(refused.body.error).toContain('insufficient balance')
    expect((await shop.look(order)).waybill).toBeNull()
    expect((await shop.unassign(order, 0)).status).toBe(200)
  })

  it('is not booked by a second request while the first is at it, which says so after half a minute', async () => {
    const { order } = await shop.packed([[await shop.jar(), 1]])
    const now = shop.running.clock.now()
    const shipment = { token: 'another', requestedAt: now, leaseUntil: new Date(now.getTime() + 60_000) }
    await shop.running.db.collection('orders').updateOne({ orderId: order.orderId }, { $set: { shipment } })
    const read = performance.now.bind(performance)
    const asked = shop.running.app.get(CreateShipment, { strict: false }).create(order.order_extid, 'staff')
    const watch = jest.spyOn(performance, 'now').mockImplementation(() => read() + 31_000)
    await expect(asked).rejects.toMatchObject({ code: 'SHIPMENT_IN_PROGRESS' })
    watch.mockRestore()
    expect(await parcel(order.order_extid)).toBeUndefined()
  })

  it('is asked about, not booked twice, when the answer was lost', async () => {
    const { order } = await shop.packed([[await shop.jar(), 1]])
    // Booked, but the answer never comes; nor does that of the look-up.
    await shop.courierFault('create', 'hang-after', 1, SILENT_MS)
    // More than once: the job that tracks parcels, due every ten minutes, may come in between and take one.
    await shop.courierFault('track', 'error', 10)
    const { DelhiveryCourier } =
      await import('../../../src/modules/sales/shipping/delhivery/delhivery.courier.js')
    const { Courier } = await import('../../../src/modules/sales/shipping/courier.js')
    const courier = shop.running.app.get(Courier, { strict: false })
    expect(courier).toBeInstanceOf(DelhiveryCourier)
    const patience = courier as unknown as { timeouts: { booking: number } }
    const { booking } = patience.timeouts
    patience.timeouts.booking = SHORT_PATIENCE_MS
    expect(await shop.ship(order)).toMatchObject({ status: 502, body: { code: 'COURIER_UNAVAILABLE' } })
    patience.timeouts.booking = booking
    await shop.courierFault('track', 'error', 0)
    expect((await shop.look(order)).waybill).toBeNull()
    // The courier may have it: nobody unpacks it now, and staff are told so before they try.
    const asked = 'The courier was asked for this parcel. Create the shipment again to finish it.'
    expect(await shop.look(order)).toMatchObject({
      canUnassign: false,
      canShip: true,
      whyNot: { unassign: asked, ship: null },
      items: [{ canUnassign: false, whyNot: { unassign: asked } }],
    })
    expect((await shop.unassign(order, 0)).status).toBe(409)
    const again = await shop.ship(order)
    expect(again.status).toBe(200)
    expect(
      await shop.running.db
        .collection('sandbox_delhivery_shipments')
        .countDocuments({ reference: order.order_extid }),
    ).toBe(1)
  })

  it('finds the waybill by reference when the courier is only slow to answer', async () => {
    const { order } = await shop.packed([[await shop.jar(), 1]])
    await shop.courierFault('create', 'hang-after', 1, SILENT_MS)
    const { Courier } = await import('../../../src/modules/sales/shipping/courier.js')
    const patience = shop.running.app.get(Courier, { strict: false }) as unknown as {
      timeouts: { booking: number }
    }
    const { booking } = patience.timeouts
    patience.timeouts.booking = SHORT_PATIENCE_MS
    expect(await shop.ship(order)).toMatchObject({ status: 200 })
    patience.timeouts.booking = booking
  })
})

describe('the label of a parcel', () => {
  const label = async (order: { orderId: string }, waybill: string) =>
    fetch(`${shop.running.url}/api/admin/shipments/${order.orderId}/labels/${waybill}`, {
      headers: { cookie: (await shop.staff()).cookieHeader() },
    })

  it('is the courier’s PDF, of parcels that are on their way only', async () => {
    const { order } = await shop.packed([[await shop.jar(), 1]])
    const { waybill } = (await shop.ship(order)).body
    const answer = await label(order, waybill)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
    expect((await label(order, '14900000000000')).status).toBe(404)
    expect((await (await shop.staff()).delete(`/api/admin/shipments/${order.orderId}`)).status).toBe(200)
    expect((await label(order, waybill)).status).toBe(404)
  })

  it('is refused when the courier has none', async () => {
    const { order } = await shop.packed([[await shop.jar(), 1]])
    const { waybill } = (await shop.ship(order)).body
    await shop.courierFault('label', 'refuse')
    expect((await label(order, waybill)).status).toBe(422)
    await shop.courierFault('label', 'error')
    expect((await label(order, waybill)).status).toBe(502)
  })
})
