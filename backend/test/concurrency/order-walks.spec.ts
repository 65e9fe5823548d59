import { AppError } from '../../src/kernel/errors.js'
import { type Answer, type Client } from '../support/client.js'
import { ADDRESS, type Jar, OrderShop } from '../support/orders.builders.js'

const ROUNDS = Number(process.env['ORDER_WALK_ROUNDS'] ?? 60)
const AT_ONCE = 3
const SEED = Number(process.env['ORDER_WALK_SEED'] ?? 20_261_121)

/** Small generator with a seed: each step's choices can be made again, if not the machine's timing. */
function generator(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39)
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below
  }
}

interface StoredOrder {
  _id: unknown
  orderId: string
  externalId: string
  orderStatus: string
  deliveryStatus: string
  paymentStatus: string
  held: boolean
  deletedAt: Date | null
  waybill: string | null
  finalPaise: number
  totalPaise: number
  deliveryPaise: number
  items: { quantityMilli: number; linePaise: number; allocations: { quantityMilli: number }[] }[]
  timeline: { event: string }[]
}

/** What must hold of every order, whatever was done to it and in which order. */
function checkOrder(order: StoredOrder): void {
  const { orderStatus, deliveryStatus, paymentStatus } = order
  const of = (line: StoredOrder['items'][number]): number =>
    line.allocations.reduce((sum, part) => sum + part.quantityMilli, 0)
  const complete = order.items.every((line) => of(line) === line.quantityMilli)
  expect(order.items.every((line) => of(line) <= line.quantityMilli)).toBe(true)
  expect(order.totalPaise).toBe(order.items.reduce((sum, line) => sum + line.linePaise, 0))
  expect(order.finalPaise).toBe(order.totalPaise + order.deliveryPaise)
  expect(complete).toBe(['Packed', 'Shipped', 'Delivered'].includes(deliveryStatus))
  expect(orderStatus === 'Cancelled').toBe(deliveryStatus === 'Cancelled')
  expect(orderStatus === 'Completed').toBe(deliveryStatus === 'Delivered')
  if (deliveryStatus !== 'Pending') expect(paymentStatus).not.toBe('Pending')
  if (order.deletedAt) expect([paymentStatus, order.held]).toEqual(['Pending', false])
  if (orderStatus === 'Cancelled') expect([order.held, order.waybill]).toEqual([false, null])
  if (paymentStatus === 'Completed' && deliveryStatus === 'Pending') expect(order.held).toBe(true)
  for (const once of ['Placed', 'Paid', 'Cancelled', 'Deleted', 'Shipment created', 'Shipped', 'Delivered'])
    expect(order.timeline.filter(({ event }) => event === once).length).toBeLessThanOrEqual(1)
}

describe(`random walks over orders, ${AT_ONCE} steps at once, two applications`, () => {
  let shop: OrderShop
  let twin: OrderShop
  let jars: Jar[]
  let customers: Client[]

  beforeAll(async () => {
    shop = await OrderShop.open()
    twin = await shop.twin()
    jars = [await shop.jar({ jars: 6 }), await shop.jar({ jars: 4 }), await shop.jar({ jars: 9 })]
    await shop.receive(jars[0]?._id ?? '', 5)
    customers = []
    for (let index = 0; index < 4; index++) {
      const client = await shop.customer(index % 2 === 0 ? shop.running.url : twin.running.url)
      await client.put('/api/cart/updateAddress', ADDRESS)
      customers.push(client)
    }
  }, 60_000)
  afterAll(async () => {
    await twin.close()
    await shop.close()
  }, 15_000)

  const stored = (): Promise<StoredOrder[]> =>
    shop.running.db.collection('orders').find({}).toArray() as unknown as Promise<StoredOrder[]>

  /** Refusals are part of a walk; a fault of ours is not. */
  const answered = async (call: Promise<Answer<unknown>>): Promise<void> => {
    const { status, body } = await call
    if (status >= 500) throw new Error(`${status} ${JSON.stringify(body)}`)
  }
  const settled = async (call: Promise<unknown>): Promise<void> => {
    try {
      await call
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
    }
  }

  async function step(pick: (below: number) => number): Promise<void> {
    const side = pick(2) === 0 ? shop : twin
    const client = customers[pick(customers.length)] as Client
    const orders = await stored()
    const order = orders[pick(Math.max(1, orders.length))]
    const kind = order ? pick(12) : 0
    if (!order || kind <= 2) {
      const jar = jars[pick(jars.length)] as Jar
      await answered(client.post('/api/cart/add', { Id: jar.Id, quantity: 1 + pick(2) }))
      if (kind > 0 || !order) await answered(client.post('/api/orders', { acceptChanges: true }))
      else await answered(client.delete('/api/cart/delete', { Id: jar.Id }))
      return
    }
    const id = String(order._id)
    if (kind <= 4) return settled(side.orders.markPaid(id, { at: new Date() }))
    if (kind === 5) return answered(client.put(`/api/orders/${id}/cancel`))
    if (kind === 6) return answered(client.delete(`/api/orders/${id}`))
    if (kind === 7) return settled(side.orders.releaseExpiredHolds(new Date(Date.now() + 3_600_000)))
    if (kind === 8) return settled(side.orders.rehold(id))
    if (kind === 9) return answered(shop.unassign({ _id: id }, pick(order.items.length)))
    if (kind === 10) {
      if (order.waybill) return answered(shop.scan(order.waybill, pick(2) === 0 ? 'In Transit' : 'Delivered'))
      return answered(shop.ship({ order_extid: order.externalId }))
    }
    const batches = await shop.batches(jars[pick(jars.length)] as Jar)
    const stockId = batches[pick(Math.max(1, batches.length))]?._id
    const quantity = pick(3) === 0 ? { quantity: 1 } : {}
    return answered(shop.assign({ _id: id }, { itemIdx: pick(order.items.length), stockId, ...quantity }))
  }

  async function checkAll(): Promise<void> {
    for (const jar of jars) {
      const { onHand, committed, available } = await shop.stock(jar)
      expect(available).toBe(onHand - committed)
      expect(Math.min(onHand, committed, available)).toBeGreaterThanOrEqual(0)
    }
    expect(await shop.drift()).toBe(0)
    for (const order of await stored()) checkOrder(order)
  }

  it(`keeps every counter and every order sound over ${ROUNDS} rounds from seed ${SEED}`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_, index) => step(generator(SEED + round * AT_ONCE + index))),
      )
      if (round % 5 === 4) await checkAll()
      // Jars that were sold come in again, or the walk would soon only meet refusals.
      if (round % 20 === 19) for (const jar of jars) await shop.receive(jar._id, 4)
    }
    await checkAll()
    const orders = await stored()
    // A walk that reaches nothing shows nothing.
    expect(new Set(orders.map(({ deliveryStatus }) => deliveryStatus)).size).toBeGreaterThanOrEqual(3)
  }, 240_000)
})
