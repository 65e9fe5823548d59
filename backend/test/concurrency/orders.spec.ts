import { randomUUID } from 'node:crypto'
import { type Answer, type Client } from '../support/client.js'
import { ADDRESS, OrderShop } from '../support/orders.builders.js'
import { type WireCart, type WireError, type WireOrder } from '../support/orders.wire.js'

type Answered = Answer<WireOrder & WireError>

function statuses(answers: readonly Answer<unknown>[]): Record<number, number> {
  const counted: Record<number, number> = {}
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1
  return counted
}

/** Two applications on one database: what holds here holds for several processes, which share nothing else. */

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

  it('are one order for a cart that is placed with different keys at once; the other click finds it empty', async () => {
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

  it('give an expired hold back once, though several processes look at the same time', async () => {
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

  it('are one parcel for eight simultaneous shipments: the same waybill, shipped once', async () => {
    const jar = await shop.jar({ jars: 3 })
    const { order } = await shop.packed([[jar, 2]])
    const staff = await shop.staff()
    const elsewhere = staff.movedTo(twin.running.url)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => shop.ship(order, index % 2 === 0 ? staff : elsewhere)),
    )
    expect(statuses(answers)).toEqual({ 200: 8 })
    expect(new Set(answers.map(({ body }) => body.waybill)).size).toBe(1)
    expect(await shop.batches(jar)).toMatchObject([{ remaining: 1, used: 2 }])
    expect(
      await shop.running.db
        .collection('sandbox_delhivery_shipments')
        .countDocuments({ reference: order.order_extid }),
    ).toBe(1)
  })

  it('go in the parcels of one of two who book at the same time, each booked once', async () => {
    const jar = await shop.jar({ jars: 4 })
    const { order } = await shop.packed([[jar, 4]])
    const staff = await shop.staff()
    const box = { weightGrams: 1_000, lengthCm: 10, widthCm: 10, heightCm: 10 }
    const path = `/api/admin/shipments/${order.orderId}`
    const answers = await Promise.all([
      staff.post<WireOrder>(path, { parcels: [{ pieces: 4, ...box }] }),
      staff.movedTo(twin.running.url).post<WireOrder>(path, {
        parcels: [
          { pieces: 1, ...box },
          { pieces: 3, ...box },
        ],
      }),
    ])
    expect(statuses(answers)).toEqual({ 200: 2 })
    expect(answers[0].body.parcels).toEqual(answers[1].body.parcels)
    const atCourier = shop.running.db.collection('sandbox_delhivery_shipments')
    const booked = await atCourier.countDocuments({ reference: { $regex: `^${order.order_extid}` } })
    expect(booked).toBe(answers[0].body.parcels.length)
    expect(await shop.batches(jar)).toMatchObject([{ remaining: 0, used: 4 }])
  })

  it('come back once when several take the booking back, and are readdressed or booked', async () => {
    const jar = await shop.jar({ jars: 2 })
    const { order } = await shop.packed([[jar, 2]])
    await shop.ship(order)
    const staff = await shop.staff()
    const elsewhere = staff.movedTo(twin.running.url)
    const path = `/api/admin/shipments/${order.orderId}`
    const answers = await Promise.all([staff, elsewhere, staff].map((client) => client.delete(path)))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await shop.batches(jar)).toMatchObject([{ used: 0 }])
    const [corrected, shipped] = await Promise.all([
      staff.put(`${path}/address`, { ...ADDRESS, address: '7 Lake View' }),
      shop.ship(order),
    ])
    expect(shipped.status).toBe(200)
    const { reference } = (await shop.look(order)).parcels.at(-1) ?? {}
    const parcel = await shop.running.db.collection('sandbox_delhivery_shipments').findOne({ reference })
    expect((parcel?.['shipment'] as { add: string }).add).toBe(
      corrected.status === 200 ? '7 Lake View' : ADDRESS.address,
    )
    expect(await shop.drift()).toBe(0)
  })

  it('are either shipped or unassigned', async () => {
    for (let round = 0; round < 4; round++) {
      const jar = await shop.jar({ jars: 1 })
      const { order } = await shop.packed([[jar, 1]])
      const [shipped, unassigned] = await Promise.all([shop.ship(order), shop.unassign(order, 0)])
      expect([shipped.status, unassigned.status].sort()).toEqual([200, 409])
      expect((await shop.look(order)).waybill === null).toBe(unassigned.status === 200)
    }
    expect(await shop.drift()).toBe(0)
  })
})
