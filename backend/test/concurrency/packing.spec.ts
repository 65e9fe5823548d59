import { randomUUID } from 'node:crypto'
import { ADMIN } from '../support/auth.builders.js'
import { Client } from '../support/client.js'
import { OrderShop } from '../support/orders.builders.js'

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
  // Somebody found out that one of them is broken.
  await people[0]?.post(`/api/admin/stock/${batch?._id}/corrections`, { reason: 'spilt', quantity: -1 })
  const answers = await Promise.all(orders.map((order, at) => byFefo(people[at], order)))
  expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409])
  expect(answers.find((answer) => answer?.status === 409)?.body['code']).toBe('BATCHES_MISSING')
  expect((await shop.batches(jar))[0]?.remaining).toBe(1)
  expect(await shop.drift()).toBe(0)
})

it("win or lose whole against the customer's cancellation", async () => {
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
