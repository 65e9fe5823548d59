import { randomUUID } from 'node:crypto'
import { ADDRESS, OrderShop } from '../../support/builders/orders.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireCart, type WireOrder } from '../../support/http/orders.wire.js'

let shop: OrderShop

beforeAll(async () => {
  shop = await OrderShop.open()
})
afterEach(() => shop.running.clock.shift(0))
afterAll(() => shop.close(), 15_000)

describe('placing an order', () => {
  it("makes the cart an order: its totals, its address, its lines; the cart's lines go and the address stays", async () => {
    const [gongura, prawns] = [await shop.jar(), await shop.jar({ pricePaise: 84_900 })]
    const client = await shop.shopper([
      [gongura, 2],
      [prawns, 1],
    ])
    const cart = (await client.get<WireCart>('/api/cart/items')).body
    const answer = await client.post<WireOrder>('/api/orders')
    expect(answer).toMatchObject({
      status: 201,
      body: {
        ...ADDRESS,
        paymentStatus: 'Pending',
        orderStatus: 'Placed',
        deliveryStatus: 'Pending',
        issueStatus: null,
        totalPrice: 999 + 849,
        deliveryCost: cart.deliveryCost,
        finalPrice: cart.finalPrice,
        refundAmount: null,
        waybill: null,
        canRetryPayment: true,
        canDelete: true,
        canCancel: false,
        canRaiseIssue: true,
        timeline: [{ event: 'Placed' }],
        items: [
          {
            id: gongura.Id,
            _id: gongura._id,
            quantity: 2,
            price: 499.5,
            linePrice: 999,
            batchNumber: null,
            canReview: false,
          },
          { id: prawns.Id, quantity: 1, price: 849 },
        ],
      },
    })
    expect(answer.body.orderId).toMatch(/^P-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
    expect((await client.get<WireCart>('/api/cart/items')).body).toMatchObject({ ...ADDRESS, cartItems: [] })
  })

  it('holds the jars for thirty minutes', async () => {
    const jar = await shop.jar({ jars: 5 })
    const { order } = await shop.placed([[jar, 2]])
    expect(await shop.stock(jar)).toEqual({ onHand: 5, committed: 2, available: 3 })
    const minutes = (Date.parse(order.holdExpiresAt ?? '') - shop.running.clock.now().getTime()) / 60_000
    expect(minutes).toBeGreaterThan(29)
    expect(minutes).toBeLessThanOrEqual(30)
  })

  it('keeps what a line was when it was placed, whatever becomes of the product', async () => {
    const jar = await shop.jar()
    const { client, order } = await shop.placed([[jar, 1]])
    await shop.change(jar, {
      name: 'Renamed',
      description: 'Rewritten',
      pricePaise: 1,
      image: '/other.svg',
      grossWeight: 1,
    })
    const { orders } = (await client.get<{ orders: WireOrder[] }>('/api/orders')).body
    expect(orders[0]?.items).toEqual(order.items)
    expect(orders[0]).toMatchObject({ totalPrice: order.totalPrice, finalPrice: order.finalPrice })
  })
})

describe('placing an order, asked twice', () => {
  it('gives the same order for the same Idempotency-Key, also after other orders', async () => {
    const jar = await shop.jar()
    const client = await shop.shopper([[jar, 1]])
    const key = { 'idempotency-key': randomUUID() }
    const first = await client.post<WireOrder>('/api/orders', {}, key)
    await shop.fill(client, [[jar, 1]])
    const other = await client.post<WireOrder>('/api/orders', {}, { 'idempotency-key': randomUUID() })
    await shop.fill(client, [[jar, 1]])
    const again = await client.post<WireOrder>('/api/orders', {}, key)
    expect(again.body.orderId).toBe(first.body.orderId)
    expect(other.body.orderId).not.toBe(first.body.orderId)
    expect((await shop.stock(jar)).committed).toBe(2)
  })

  it('gives the same order for a second click without a key, and a new one for a new cart', async () => {
    const jar = await shop.jar()
    const client = await shop.shopper([[jar, 1]])
    const first = await client.post<WireOrder>('/api/orders')
    const second = await client.post<WireOrder>('/api/orders')
    expect(second.body.orderId).toBe(first.body.orderId)
    await shop.fill(client, [[jar, 1]])
    const third = await client.post<WireOrder>('/api/orders')
    expect(third.body.orderId).not.toBe(first.body.orderId)
  })

  it.each([
    ['was deleted', (client: Client, { orderId }: WireOrder) => client.delete(`/api/orders/${orderId}`)],
    ['was placed long ago', async () => shop.running.clock.shift(61_000)],
  ])('finds the cart empty when the order of the second click %s', async (_, passes) => {
    const jar = await shop.jar()
    const { client, order } = await shop.placed([[jar, 1]])
    await passes(client, order)
    expect(await client.post('/api/orders')).toMatchObject({
      status: 400,
      body: { error: 'Your cart is empty!' },
    })
  })

  it('does not place again what was deleted, when the same Idempotency-Key comes once more', async () => {
    const jar = await shop.jar()
    const client = await shop.shopper([[jar, 1]])
    const key = { 'idempotency-key': randomUUID() }
    const { body: order } = await client.post<WireOrder>('/api/orders', {}, key)
    await client.delete(`/api/orders/${order.orderId}`)
    await shop.fill(client, [[jar, 1]])
    expect(await client.post('/api/orders', {}, key)).toMatchObject({
      status: 409,
      body: { code: 'ORDER_DELETED' },
    })
    expect((await shop.stock(jar)).committed).toBe(0)
  })

  it("uses another customer's key as another key", async () => {
    const jar = await shop.jar()
    const key = { 'idempotency-key': randomUUID() }
    const [a, b] = [await shop.shopper([[jar, 1]]), await shop.shopper([[jar, 1]])]
    const placed = [
      await a.post<WireOrder>('/api/orders', {}, key),
      await b.post<WireOrder>('/api/orders', {}, key),
    ]
    expect(new Set(placed.map(({ body }) => body.orderId)).size).toBe(2)
  })
})
