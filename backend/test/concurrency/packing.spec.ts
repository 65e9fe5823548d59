import { randomUUID } from 'node:crypto'
import { ADMIN } from '../support/builders/auth.builders.js'
import { ADDRESS, OrderShop } from '../support/builders/orders.builders.js'
import { Client, statuses } from '../support/http/client.js'
import { type WireOrder } from '../support/http/orders.wire.js'

/** Two people at the packing table, through two applications on one database. */

let shop: OrderShop
let twin: OrderShop
let people: Client[]

beforeAll(async () => {
  shop = await OrderShop.open()
  twin = await shop.twin()
  people = [await shop.staff(), new Client(twin.running.url)]
  await people[1]?.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
})
afterAll(async () => {
  await twin.close()
  await shop.close()
})

const byFefo = async (person: Client | undefined, order: { _id: string }) =>
  person?.put(`/api/admin/orders/${order._id}/assign-by-fefo`, {})

it('assign an order once when both press at the same time', async () => {
  const jar = await shop.jar({ jars: 9 })
  const { order } = await shop.paid([[jar, 2]])
  const answers = await Promise.all([...people, ...people].map((person) => byFefo(person, order)))
  expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200, 200])
  expect((await shop.batches(jar))[0]?.remaining).toBe(7)
  expect(await shop.drift()).toBe(0)
})

it('give the last jars to one of two orders, and none of them to the other', async () => {
  const jar = await shop.jar({ jars: 4 })
  const orders = [await shop.paid([[jar, 2]]), await shop.paid([[jar, 2]])].map(({ order }) => order)
  const [batch] = await shop.batches(jar)
  // A staff member found one of them broken.
  await people[0]?.post(`/api/admin/stock/${batch?._id}/corrections`, { reason: 'spilt', quantity: -1 })
  const answers = await Promise.all(orders.map((order, at) => byFefo(people[at], order)))
  expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409])
  expect(answers.find((answer) => answer?.status === 409)?.body['code']).toBe('BATCHES_MISSING')
  expect((await shop.batches(jar))[0]?.remaining).toBe(1)
  expect(await shop.drift()).toBe(0)
})

it('an order is wholly assigned, or wholly cancelled by its customer', async () => {
  for (let turn = 0; turn < 4; turn++) {
    const jar = await shop.jar({ jars: 3 })
    const { client, order } = await shop.paid([[jar, 2]])
    const [assigned, cancelled] = await Promise.all([
      byFefo(people[turn % 2], order),
      client.put(`/api/orders/${order.orderId}/cancel`),
    ])
    const now = await shop.look(order)
    const remaining = (await shop.batches(jar))[0]?.remaining
    if (assigned?.status === 200)
      expect([cancelled.status, now.deliveryStatus, remaining]).toEqual([409, 'Packed', 1])
    else expect([cancelled.status, now.deliveryStatus, remaining]).toEqual([200, 'Cancelled', 3])
  }
  expect(await shop.drift()).toBe(0)
})

it('count each jar of a parcel once, and none too many', async () => {
  const jar = await shop.jar()
  const { order } = await shop.packed([[jar, 4]])
  const [batch] = await shop.batches(jar)
  const put = async (person: Client | undefined, id: string) =>
    person?.post(`/api/admin/orders/${order.orderId}/jars`, { id, batchNumber: batch?.batchNumber })
  const ids = Array.from({ length: 4 }, () => randomUUID())
  const answers = await Promise.all(ids.flatMap((id) => people.map((person) => put(person, id))))
  expect(answers.map((answer) => answer?.status)).toEqual(Array.from({ length: 8 }, () => 200))
  const seen = (await shop.look(order)) as unknown as { packing: { jars: unknown[]; doneAt: string | null } }
  expect(seen.packing.jars).toHaveLength(4)
  expect(seen.packing.doneAt).not.toBeNull()
  expect((await put(people[0], randomUUID()))?.status).toBe(409)
})

describe('orders worked on at the same time, through two applications on one database', () => {
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
    expect((parcel?.['shipment'] as { add: string } | undefined)?.add).toBe(
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
