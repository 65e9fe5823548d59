import { addIstDays, istDay, toIstDay } from '../../../src/kernel/dates/ist.js'
import { packer } from '../../support/builders/auth.builders.js'
import { expectOk, OrderShop } from '../../support/builders/orders.builders.js'
import { type Client } from '../../support/http/client.js'
import { type WireError } from '../../support/http/orders.wire.js'

interface WireSales {
  from: string
  to: string
  orders: number
  amount: number
  delivery: number
  days: { day: string; orders: number; amount: number }[]
  products: { Id: string; name: string; quantity: number; amount: number }[]
  others: { products: number; quantity: number; amount: number }
}

describe('sales', () => {
  let shop: OrderShop
  let boss: Client
  let today: string

  beforeAll(async () => {
    shop = await OrderShop.open()
    boss = await shop.staff()
    today = istDay(shop.running.clock.now())
  })
  afterAll(() => shop.close())

  const sales = async (query = ''): Promise<WireSales> =>
    (await boss.get<WireSales>(`/api/admin/reports/sales${query}`)).body

  it('count what was paid and not taken back, from the moment it is paid', async () => {
    expect(await sales()).toMatchObject({
      orders: 0,
      amount: 0,
      from: addIstDays(toIstDay(today), -29),
      to: today,
    })
    const [one, other] = [await shop.jar({ pricePaise: 84_900 }), await shop.jar({ pricePaise: 29_950 })]
    await shop.placed([[one, 1]])
    expect((await sales()).orders).toBe(0)
    const kept = await shop.paid([
      [one, 2],
      [other, 1],
    ])
    const lost = await shop.paid([[other, 3]])
    expect(await sales()).toMatchObject({ orders: 2, amount: 2 * 849 + 4 * 299.5 })
    expectOk(await lost.client.put(`/api/orders/${lost.order.orderId}/cancel`))
    const after = await sales()
    expect(after).toMatchObject({
      orders: 1,
      amount: kept.order.totalPrice,
      delivery: kept.order.deliveryCost,
      products: [
        { Id: one.Id, quantity: 2, amount: 1698 },
        { Id: other.Id, quantity: 1, amount: 299.5 },
      ],
      others: { products: 0, quantity: 0, amount: 0 },
    })
    const salesOf = async (Id: string, query = '') =>
      (await boss.get(`/api/admin/reports/sales/${Id}${query}`)).body
    expect(await salesOf(one.Id)).toEqual({ from: after.from, to: today, quantity: 2, amount: 1698 })
    expect(await salesOf(one.Id, '?from=2020-01-01&to=2020-01-02')).toMatchObject({ quantity: 0, amount: 0 })
    expect(await salesOf('FG-0000')).toMatchObject({ quantity: 0, amount: 0 })
    expect(
      (await (await packer(shop.running, boss)).client.get(`/api/admin/reports/sales/${one.Id}`)).status,
    ).toBe(403)
    expect(after.days).toHaveLength(30)
    expect(after.days.at(-1)).toEqual({ day: today, orders: 1, amount: 1997.5 })
  })

  it('stay right when a crowd pays while others look', async () => {
    const jar = await shop.jar({ jars: 30, pricePaise: 10_000 })
    const before = await sales()
    const buying = Array.from({ length: 8 }, () => shop.paid([[jar, 1]]))
    const looking = Array.from({ length: 8 }, () => sales())
    await Promise.all([...buying, ...looking])
    const after = await sales()
    expect([after.orders - before.orders, after.amount - before.amount]).toEqual([8, 800])
    expect(await shop.running.db.collection('saleschanges').countDocuments()).toBe(0)
  })

  it('are summed up again by hand when something wrote behind their back', async () => {
    const before = await sales()
    await shop.running.db
      .collection('orders')
      .updateMany({ paymentStatus: 'Completed' }, { $set: { paymentStatus: 'Pending' } })
    expect((await sales()).orders).toBe(before.orders)
    expectOk(await boss.post('/api/admin/jobs/reports.sum-up-sales/run'))
    expect((await sales()).orders).toBe(0)
  })

  it('are summed up ahead, the newest days first and eight weeks at a time', async () => {
    const summed = shop.running.db.collection<{ _id: string }>('salesdays')
    await summed.deleteMany({})
    const ahead = async () => {
      const { status, body } = await boss.post<{ lastRun: { counts: Record<string, number> } }>(
        '/api/admin/jobs/reports.sum-up-ahead/run',
      )
      // Its own turn may come just now.
      return status === 409 ? { days: 0, left: 1 } : body.lastRun.counts
    }
    let round = await ahead()
    while (round['days'] === 0) round = await ahead()
    expect(round['days']).toBeLessThanOrEqual(56)
    const [newest] = await summed.find().sort({ _id: -1 }).limit(1).toArray()
    expect(newest?._id).toBe(today)
    while (round['left'] !== 0) round = await ahead()
    expect(await summed.countDocuments()).toBe(401)
    expect(await ahead()).toEqual({ days: 0, left: 0 })
  })

  it.each([
    ['a day that does not exist', '?from=2026-02-30', 'from'],
    ['a range the wrong way round', '?from=2026-11-02&to=2026-11-01', 'from'],
    ['more than a year', '?from=2025-01-01&to=2026-11-01', 'from'],
  ])('refuse %s', async (_, query, field) => {
    const { status, body } = await boss.get<WireError>(`/api/admin/reports/sales${query}`)
    expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, [field]])
  })

  it('are an admin’s to see', async () => {
    const { client } = await packer(shop.running, boss)
    expect((await client.get('/api/admin/reports/sales')).status).toBe(403)
  })
})
