import { randomUUID } from 'node:crypto'
import { OrderShop } from '../support/builders/orders.builders.js'
import { type Answer, type Client, statuses } from '../support/http/client.js'
import { type WireCart, type WireError, type WireOrder } from '../support/http/orders.wire.js'

type Answered = Answer<WireOrder & WireError>

/** Two applications on one database behave as several processes, which share nothing else. */

let shop: OrderShop
let twin: OrderShop

beforeAll(async () => {
  shop = await OrderShop.open()
  twin = await shop.twin()
})
afterAll(async () => {
  await twin.close()
  await shop.close()
})

const url = (index: number): string => (index % 2 === 0 ? shop : twin).running.url

describe('orders placed at the same time, through two applications on one database', () => {
  it('give the last jar to only one of ten simultaneous orders, and name it to the others', async () => {
    const jar = await shop.jar({ jars: 1 })
    const buyers: Client[] = []
    for (let index = 0; index < 10; index++) buyers.push(await shop.shopper([[jar, 1]], url(index)))
    const answers = await Promise.all(buyers.map((buyer) => buyer.post<WireError>('/api/orders')))
    expect(statuses(answers)).toEqual({ 201: 1, 409: 9 })
    for (const { status, body } of answers)
      if (status === 409)
        expect(body).toMatchObject({ code: 'OUT_OF_STOCK', details: { Id: jar.Id, available: 0 } })
    expect(await shop.stock(jar)).toEqual({ onHand: 1, committed: 1, available: 0 })
  })

  it('neither deadlock nor half-hold when two orders want the same jars in opposite order', async () => {
    const [a, b] = [await shop.jar({ jars: 3 }), await shop.jar({ jars: 3 })]
    const buyers: Client[] = []
    for (let index = 0; index < 8; index++)
      buyers.push(
        await shop.shopper(
          index % 2 === 0
            ? [
                [a, 1],
                [b, 1],
              ]
            : [
                [b, 1],
                [a, 1],
              ],
          url(index),
        ),
      )
    const answers = await Promise.all(buyers.map((buyer) => buyer.post('/api/orders')))
    expect(statuses(answers)).toEqual({ 201: 3, 409: 5 })
    for (const jar of [a, b]) expect(await shop.stock(jar)).toEqual({ onHand: 3, committed: 3, available: 0 })
    expect(await shop.drift()).toBe(0)
  })

  it.each([
    ['with one Idempotency-Key', { 'idempotency-key': randomUUID() }],
    ['without a key, from one cart', {}],
  ])('are one order for six simultaneous clicks %s', async (_, headers) => {
    const jar = await shop.jar()
    const client = await shop.shopper([[jar, 2]])
    const elsewhere = client.movedTo(twin.running.url)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (__, index) =>
        (index % 2 === 0 ? client : elsewhere).post<WireOrder>('/api/orders', {}, headers),
      ),
    )
    expect(new Set(answers.map(({ body }) => body.orderId)).size).toBe(1)
    expect(answers.every(({ status }) => status < 300)).toBe(true)
    expect((await shop.stock(jar)).committed).toBe(2)
  })

  it('are one order for a cart that is placed with different keys at once; the other request finds it empty', async () => {
    const jar = await shop.jar()
    const client = await shop.shopper([[jar, 1]])
    const answers = await Promise.all(
      [0, 1, 2, 3].map(() => client.post<WireError>('/api/orders', {}, { 'idempotency-key': randomUUID() })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await shop.stock(jar)).committed).toBe(1)
  })

  it('hold what the cart held when it was placed, though it changes at the same moment', async () => {
    const jar = await shop.jar({ jars: 50 })
    const client = await shop.shopper([[jar, 1]])
    const [placed] = await Promise.all([
      client.post<WireOrder>('/api/orders'),
      ...[1, 2, 3].map(() => client.post('/api/cart/add', { Id: jar.Id, quantity: 1 })),
    ])
    const cart = (await client.get<WireCart>('/api/cart/items')).body
    const ordered = placed.status === 201 ? (placed.body.items[0]?.quantity ?? 0) : 0
    // Every jar that was added is either in the order or still in the cart.
    expect(ordered + cart.itemCount).toBe(4)
    expect((await shop.stock(jar)).committed).toBe(ordered)
  })

  it('add up in the cart when jars are added twelve times at once', async () => {
    const jar = await shop.jar()
    const client = await shop.customer()
    const elsewhere = client.movedTo(twin.running.url)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? client : elsewhere).post('/api/cart/add', { Id: jar.Id, quantity: 1 }),
      ),
    )
    expect(statuses(answers)).toEqual({ 200: 12 })
    expect((await client.get<WireCart>('/api/cart/items')).body.itemCount).toBe(12)
  })
})

describe('orders worked on at the same time, through two applications on one database', () => {
  it('are either cancelled or assigned, never both', async () => {
    for (let round = 0; round < 6; round++) {
      const jar = await shop.jar({ jars: 2 })
      const { client, order } = await shop.paid([[jar, 2]])
      const [batch] = await shop.batches(jar)
      const [cancelled, assigned]: [Answered, Answered] = await Promise.all([
        client.movedTo(url(round)).put<WireOrder & WireError>(`/api/orders/${order.orderId}/cancel`),
        shop.assign(order, { itemIdx: 0, stockId: batch?._id }),
      ])
      expect([cancelled.status, assigned.status].sort()).toEqual([200, 409])
      const stock = await shop.stock(jar)
      expect(stock).toEqual(
        cancelled.status === 200
          ? { onHand: 2, committed: 0, available: 2 }
          : { onHand: 0, committed: 0, available: 0 },
      )
    }
    expect(await shop.drift()).toBe(0)
  })

  it('take a line from a batch once, however often it is assigned at once', async () => {
    const jar = await shop.jar({ jars: 10 })
    const { order } = await shop.paid([[jar, 2]])
    const [batch] = await shop.batches(jar)
    const answers = await Promise.all(
      [0, 1, 2, 3].map(() => shop.assign(order, { itemIdx: 0, stockId: batch?._id })),
    )
    expect(statuses(answers)).toEqual({ 200: 1, 409: 3 })
    expect((await shop.batches(jar))[0]?.remaining).toBe(8)
    expect(await shop.drift()).toBe(0)
  })

  it('are cancelled once, and the jars come back once', async () => {
    const jar = await shop.jar({ jars: 2 })
    const { client, order } = await shop.paid([[jar, 2]])
    const answers = await Promise.all(
      [0, 1, 2, 3].map((index) => client.movedTo(url(index)).put(`/api/orders/${order.orderId}/cancel`)),
    )
    expect(statuses(answers)).toEqual({ 200: 1, 409: 3 })
    expect(await shop.stock(jar)).toEqual({ onHand: 2, committed: 0, available: 2 })
  })

  it('are either deleted or paid', async () => {
    for (let round = 0; round < 6; round++) {
      const jar = await shop.jar({ jars: 1 })
      const { client, order } = await shop.placed([[jar, 1]])
      const [deleted, paid] = await Promise.all([
        client.delete(`/api/orders/${order.orderId}`),
        twin.settling.markPaid(order.orderId, { at: new Date() }),
      ])
      expect([deleted.status, paid.outcome]).toEqual(
        deleted.status === 200 ? [200, 'needs-review'] : [409, 'paid'],
      )
      expect((await shop.stock(jar)).committed).toBe(paid.outcome === 'paid' ? 1 : 0)
    }
  })

  it('release an expired hold once, though several processes run the job at the same time', async () => {
    const jar = await shop.jar({ jars: 5 })
    await shop.placed([[jar, 5]])
    const later = new Date(Date.now() + 3_600_000)
    const released = await Promise.all([
      shop.holds.releaseExpired(later),
      twin.holds.releaseExpired(later),
      shop.holds.releaseExpired(later),
    ])
    expect(released.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1)
    expect(await shop.stock(jar)).toEqual({ onHand: 5, committed: 0, available: 5 })
    expect(await shop.drift()).toBe(0)
  })
})
