import { OrderShop } from '../../support/builders/orders.builders.js'
import { Client } from '../../support/http/client.js'
import { type WireOrder } from '../../support/http/orders.wire.js'

describe("a customer's orders", () => {
  let shop: OrderShop

  beforeAll(async () => {
    shop = await OrderShop.open()
  })
  afterAll(() => shop.close(), 15_000)

  it('are listed newest first and by page', async () => {
    const jar = await shop.jar()
    const { client, order: first } = await shop.placed([[jar, 1]])
    await shop.fill(client, [[jar, 1]])
    const second = (await client.post<WireOrder>('/api/orders')).body
    const all = await client.get<{ orders: WireOrder[]; total: number }>('/api/orders')
    expect(all.body.orders.map(({ orderId }) => orderId)).toEqual([second.orderId, first.orderId])
    const paged = await client.get<{ orders: WireOrder[]; total: number }>('/api/orders?page=2&perPage=1')
    expect(paged.body).toMatchObject({ total: 2, orders: [{ orderId: first.orderId }] })
    expect((await client.get('/api/orders?perPage=5000')).status).toBe(400)
  })

  it('are nobody else’s: 404 for another customer', async () => {
    const { order } = await shop.paid([[await shop.jar(), 1]])
    const stranger = await shop.customer()
    expect((await stranger.get<{ orders: WireOrder[] }>('/api/orders')).body.orders).toEqual([])
    expect((await stranger.put(`/api/orders/${order.orderId}/cancel`)).status).toBe(404)
    expect((await stranger.delete(`/api/orders/${order.orderId}`)).status).toBe(404)
  })

  it('need a session', async () => {
    const nobody = new Client(shop.running.url)
    for (const [method, path] of [
      ['GET', '/api/orders'],
      ['PUT', '/api/orders/P-AAAA-AAAA/cancel'],
      ['DELETE', '/api/orders/P-AAAA-AAAA'],
    ] as const)
      expect((await nobody.request(method, path)).status).toBe(401)
  })
})

describe('cancelling', () => {
  let shop: OrderShop

  beforeAll(async () => {
    shop = await OrderShop.open()
  })
  afterAll(() => shop.close(), 15_000)

  it('gives back all but 3% of the products, rounded to the rupee, and the jars', async () => {
    const jar = await shop.jar({ jars: 5, pricePaise: 34_900 })
    const { client, order } = await shop.paid([[jar, 3]])
    const answer = await client.put<WireOrder>(`/api/orders/${order.orderId}/cancel`)
    // 3% of 1047 is 31.41
    expect(answer).toMatchObject({
      status: 200,
      body: {
        orderStatus: 'Cancelled',
        deliveryStatus: 'Cancelled',
        paymentStatus: 'Completed',
        refundAmount: order.finalPrice - 31,
        canCancel: false,
        canRetryPayment: false,
      },
    })
    expect(await shop.stock(jar)).toEqual({ onHand: 5, committed: 0, available: 5 })
    expect(await shop.drift()).toBe(0)
  })

  it('gives jars back to the batches they were already assigned to', async () => {
    const [jar, other] = [await shop.jar({ jars: 4 }), await shop.jar()]
    const { client, order } = await shop.paid([
      [jar, 3],
      [other, 1],
    ])
    const [batch] = await shop.batches(jar)
    await shop.assign(order, { itemIdx: 0, stockId: batch?._id, quantity: 2 })
    expect((await client.put(`/api/orders/${order._id}/cancel`)).status).toBe(200)
    expect(await shop.stock(jar)).toEqual({ onHand: 4, committed: 0, available: 4 })
    expect((await shop.batches(jar))[0]?.remaining).toBe(4)
    expect(await shop.drift()).toBe(0)
  })

  it('reopens a batch that was confirmed as used up: the jars that came back are there, what was missing is lost', async () => {
    const [jar, other] = [await shop.jar({ jars: 4 }), await shop.jar()]
    const { client, order } = await shop.paid([
      [jar, 2],
      [other, 1],
    ])
    const [batch] = await shop.batches(jar)
    await shop.assign(order, { itemIdx: 0, stockId: batch?._id })
    // Staff looked and found nothing on the shelf: the two jars left by the books are gone.
    const staff = await shop.staff()
    const path = `/api/stock/${String(batch?._id)}/nostockconfirmed`
    expect((await staff.put(path, { noStockConfirmed: true, gainLoss: -400 })).status).toBe(200)
    expect((await client.put(`/api/orders/${order.orderId}/cancel`)).status).toBe(200)
    expect(await shop.stock(jar)).toEqual({ onHand: 2, committed: 0, available: 2 })
    expect((await shop.batches(jar))[0]?.remaining).toBe(2)
    expect(await shop.drift()).toBe(0)
  })

  it('happens once', async () => {
    const jar = await shop.jar()
    const { client, order } = await shop.paid([[jar, 1]])
    await client.put(`/api/orders/${order.orderId}/cancel`)
    expect(await client.put(`/api/orders/${order.orderId}/cancel`)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    })
    expect((await shop.stock(jar)).available).toBe(20)
  })

  it('is refused for what is unpaid, and for what is packed', async () => {
    const unpaid = await shop.placed([[await shop.jar(), 1]])
    const packed = await shop.packed([[await shop.jar(), 1]])
    for (const { client, order } of [unpaid, packed])
      expect(await client.put(`/api/orders/${order.orderId}/cancel`)).toMatchObject({
        status: 409,
        body: { code: 'INVALID_TRANSITION' },
      })
  })
})

describe('deleting', () => {
  let shop: OrderShop

  beforeAll(async () => {
    shop = await OrderShop.open()
  })
  afterAll(() => shop.close(), 15_000)

  it('takes an unpaid order off the list and gives its jars back; the record stays', async () => {
    const jar = await shop.jar({ jars: 2 })
    const { client, order } = await shop.placed([[jar, 2]])
    expect(await client.delete(`/api/orders/${order.orderId}`)).toMatchObject({ status: 200 })
    expect((await client.get<{ orders: WireOrder[] }>('/api/orders')).body.orders).toEqual([])
    expect(await shop.stock(jar)).toEqual({ onHand: 2, committed: 0, available: 2 })
    expect(await shop.running.db.collection('orders').countDocuments({ orderId: order.orderId })).toBe(1)
    expect((await client.delete(`/api/orders/${order.orderId}`)).status).toBe(404)
  })

  it('gives nothing back twice when the hold had run out', async () => {
    const jar = await shop.jar({ jars: 2 })
    const { client, order } = await shop.placed([[jar, 2]])
    await shop.holds.releaseExpired(new Date(Date.now() + 3_600_000))
    await client.delete(`/api/orders/${order.orderId}`)
    expect(await shop.stock(jar)).toEqual({ onHand: 2, committed: 0, available: 2 })
    expect(await shop.drift()).toBe(0)
  })

  it('is refused once paid', async () => {
    const { client, order } = await shop.paid([[await shop.jar(), 1]])
    expect(await client.delete(`/api/orders/${order.orderId}`)).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION' },
    })
  })
})
