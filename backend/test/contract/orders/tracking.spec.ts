import { TrackShipments } from '../../../src/modules/sales/orders/fulfilment/track-shipments.service.js'
import { OrderShop } from '../../support/builders/orders.builders.js'
import { Client } from '../../support/http/client.js'

describe('tracking', () => {
  let shop: OrderShop

  beforeAll(async () => {
    shop = await OrderShop.open()
  })
  afterAll(() => shop.close(), 15_000)

  const shipped = async () => {
    const { client, order } = await shop.packed([[await shop.jar(), 1]])
    const { waybill } = (await shop.ship(order)).body
    return { client, order, waybill }
  }

  it('moves Shipped to Delivered with the scans that the courier pushes, and completes the order', async () => {
    const { order, waybill } = await shipped()
    await shop.scan(waybill, 'Not Picked')
    expect((await shop.look(order)).deliveryStatus).toBe('Shipped')
    await shop.scan(waybill, 'In Transit')
    expect(await shop.look(order)).toMatchObject({
      deliveryStatus: 'Shipped',
      orderStatus: 'Placed',
      courierStatus: 'In Transit',
      items: [{ canReview: true }],
    })
    await shop.scan(waybill, 'Dispatched')
    await shop.scan(waybill, 'delivered')
    const seen = await shop.look(order)
    expect(seen).toMatchObject({ deliveryStatus: 'Delivered', orderStatus: 'Completed' })
    expect(seen.timeline.map(({ event }) => event)).toEqual([
      'Placed',
      'Paid',
      'Batch assigned',
      'Packed',
      'Shipment created',
      'Shipped',
      'Delivered',
    ])
  })

  it('does not take a parcel that came back for a delivered one', async () => {
    const { order, waybill } = await shipped()
    await shop.scan(waybill, 'Returning')
    await shop.scan(waybill, 'RTO')
    expect(await shop.look(order)).toMatchObject({ deliveryStatus: 'Shipped', courierStatus: 'RTO' })
  })

  it('catches up by itself when every push was lost', async () => {
    const { order, waybill } = await shipped()
    await shop.running.db.collection('sandbox_delhivery_shipments').updateOne({ _id: waybill as never }, {
      $push: { scans: { status: 'Delivered', location: 'Hyderabad', at: new Date() } },
    } as never)
    expect((await shop.running.app.get(TrackShipments, { strict: false }).followAll()).moved).toBe(1)
    expect(await shop.look(order)).toMatchObject({ deliveryStatus: 'Delivered', orderStatus: 'Completed' })
  })

  it("ignores the content of a push: only the courier's answer counts", async () => {
    const { order, waybill } = await shipped()
    const push = (secret: string, AWB: unknown) =>
      new Client(shop.running.url).post(`/api/delhivery/scan/${secret}`, {
        Shipment: { AWB, Status: { Status: 'Delivered', StatusType: 'DL' } },
      })
    expect((await push('guessed', waybill)).status).toBe(404)
    expect((await push('sandbox-scan', waybill)).status).toBe(200)
    expect((await shop.look(order)).deliveryStatus).toBe('Shipped')
    for (const stranger of ['99999999999999', 7, null])
      expect(await push('sandbox-scan', stranger)).toMatchObject({
        status: 200,
        body: { message: 'Not a parcel of ours.' },
      })
  })

  it('answers a push with an error while the courier cannot be asked, so that it comes again', async () => {
    const { waybill } = await shipped()
    // More than once: the job that tracks parcels may use one up in between.
    await shop.courierFault('track', 'error', 10)
    const pushed = await new Client(shop.running.url).post('/api/delhivery/scan/sandbox-scan', {
      Shipment: { AWB: waybill },
    })
    expect(pushed.status).toBe(502)
    await shop.courierFault('track', 'error', 0)
  })

  it("accepts staff's word for a delivery that it missed, and only for what is shipped", async () => {
    const { client, order } = await shipped()
    const waiting = await shop.packed([[await shop.jar(), 1]])
    const staff = await shop.staff()
    const deliver = (by: Client, orderId = order.orderId) => by.put(`/api/orders/${orderId}/delivered`)
    expect(await deliver(staff, waiting.order.orderId)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    })
    expect((await deliver(client)).status).toBe(403)
    expect(await deliver(staff)).toMatchObject({
      status: 200,
      body: { deliveryStatus: 'Delivered', orderStatus: 'Completed' },
    })
    expect((await deliver(staff)).status).toBe(409)
  })

  it('shows the customer where the parcel is', async () => {
    const { client, order, waybill } = await shipped()
    const { orders } = (
      await client.get<{ orders: { orderId: string; trackingUrl: string }[] }>('/api/orders')
    ).body
    const page = await client.get<{ text: string }>(orders[0]?.trackingUrl ?? '')
    expect(orders[0]?.orderId).toBe(order.orderId)
    expect(page).toMatchObject({ status: 200 })
    expect(page.body.text).toContain(waybill)
  })
})
