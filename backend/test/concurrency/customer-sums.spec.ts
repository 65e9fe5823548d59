import { CustomerSums } from '../../src/modules/insight/customers/customer-sums.service.js'
import { expectOk, type Jar, OrderShop } from '../support/builders/orders.builders.js'
import { type Client } from '../support/http/client.js'
import { type WireOrder } from '../support/http/orders.wire.js'

/** Two applications on one database, as several processes are. */
let shop: OrderShop
let twin: OrderShop
let jar: Jar

beforeAll(async () => {
  shop = await OrderShop.open()
  twin = await shop.twin()
  jar = await shop.jar({ jars: 500 })
})
afterAll(async () => {
  await twin.close()
  await shop.close()
})

const rows = () => shop.running.db.collection('customers').find().sort({ _id: 1 }).toArray()

/** What one customer does, with staff between: orders, some paid, some cancelled, some with an issue. */
async function live(client: Client, nth: number): Promise<void> {
  const boss = await shop.staff()
  for (let turn = 0; turn < 3; turn += 1) {
    await shop.fill(client, [[jar, 1 + (nth % 2)]])
    const { body: order } = await client.post<WireOrder>('/api/orders')
    if ((nth + turn) % 4 === 0) continue
    const settling = ((nth + turn) % 2 === 0 ? shop : twin).settling
    await settling.markPaid(order.orderId, { at: shop.running.clock.now() })
    if ((nth + turn) % 3 === 0)
      expectOk(
        await boss.post(`/api/admin/orders/${order.orderId}/cancel`, {
          reason: 'Out of jars',
          keepCharge: turn === 1,
        }),
      )
    else if (turn === 2)
      expectOk(await client.post('/api/issues', { orderId: order.orderId, issueType: 'Order' }))
  }
}

it('what customers spent equals a recount of their orders after a storm of orders, payments, cancellations and lists', async () => {
  const clients: Client[] = []
  for (let nth = 0; nth < 8; nth += 1) clients.push(await shop.customer())
  const boss = await shop.staff()
  let isOver = false
  const looking = async (url: string) => {
    while (!isOver) expectOk(await boss.movedTo(url).get('/api/admin/customers'))
  }
  const lists = [shop, twin].map(({ running }) => looking(running.url))
  try {
    await Promise.all(clients.map(live))
  } finally {
    isOver = true
    await Promise.all(lists)
  }
  await shop.running.app.get(CustomerSums).sumUpAhead()
  const kept = await rows()
  expect(kept).toHaveLength(8)
  expect(await shop.running.app.get(CustomerSums).check()).toEqual({ customers: 8, differing: 0 })
  await shop.running.db.collection('customers').deleteMany({})
  expect(await shop.running.app.get(CustomerSums).check()).toEqual({ customers: 8, differing: 8 })
  expect(await rows()).toEqual(kept)
})

it('somebody who deletes the account while others look at the list is not in it afterwards', async () => {
  const erased: string[] = []
  for (let nth = 0; nth < 4; nth += 1) {
    const { client, order } = await shop.paid([[jar, 1]])
    const orders = shop.running.db.collection('orders')
    await orders.updateOne(
      { orderId: order.orderId },
      { $set: { orderStatus: 'Completed', deliveryStatus: 'Delivered' } },
    )
    erased.push(String((await orders.findOne({ orderId: order.orderId }))?.['userId']))
    const boss = await shop.staff()
    const [gone] = await Promise.all([
      client.delete('/api/users', { confirm: true }),
      boss.get('/api/admin/customers'),
      boss.movedTo(twin.running.url).get('/api/admin/customers'),
      shop.running.app.get(CustomerSums).check(),
    ])
    expectOk(gone)
  }
  await (await shop.staff()).get('/api/admin/customers')
  const ids = (await rows()).map(({ _id }) => String(_id))
  expect(ids.filter((id) => erased.includes(id))).toEqual([])
})
