import { OrderShop } from '../../support/builders/orders.builders.js'
import { type WireOrder } from '../../support/http/orders.wire.js'

interface StaffList {
  orders: WireOrder[]
  total: number
}

describe('the list of orders', () => {
  let shop: OrderShop

  beforeAll(async () => {
    shop = await OrderShop.open()
  })
  afterAll(() => shop.close(), 15_000)

  const list = async (query: string): Promise<StaffList> =>
    (await (await shop.staff()).get<StaffList>(`/api/orders/list?${query}`)).body

  it('is by Indian days, both included, whatever the hour in UTC', async () => {
    const { order } = await shop.placed([[await shop.jar(), 1]])
    // 23:59:59.999 and 00:00 in India, on both sides of a day's border that UTC has elsewhere.
    const at = (iso: string): Promise<unknown> =>
      shop.running.db
        .collection('orders')
        .updateOne({ orderId: order.orderId }, { $set: { orderDate: new Date(iso) } })
    await at('2026-03-09T18:29:59.999Z')
    expect((await list('fromDate=2026-03-09&toDate=2026-03-09')).total).toBe(1)
    expect((await list('fromDate=2026-03-10&toDate=2026-03-10')).total).toBe(0)
    await at('2026-03-09T18:30:00.000Z')
    expect((await list('fromDate=2026-03-09&toDate=2026-03-09')).total).toBe(0)
    expect((await list('fromDate=2026-03-10&toDate=2026-03-10')).total).toBe(1)
  })

  it('begins seven days before the last day when only that is given', async () => {
    const { order } = await shop.placed([[await shop.jar(), 1]])
    const at = new Date('2026-02-01T18:30:00.000Z')
    await shop.running.db
      .collection('orders')
      .updateOne({ orderId: order.orderId }, { $set: { orderDate: at } })
    expect((await list('toDate=2026-02-09')).total).toBe(1)
    expect((await list('toDate=2026-02-10')).total).toBe(0)
  })

  it('shows the days from seven days ago to today when none are given, by status, by page, without deleted orders', async () => {
    const jar = await shop.jar()
    const pending = await shop.paid([[jar, 1]])
    const packed = await shop.packed([[jar, 1]])
    const gone = await shop.placed([[jar, 1]])
    await gone.client.delete(`/api/orders/${gone.order.orderId}`)
    const ids = (found: StaffList): string[] => found.orders.map(({ orderId }) => orderId)
    expect(ids(await list('deliveryStatus=Packed'))).toEqual([packed.order.orderId])
    expect(ids(await list('deliveryStatus=Pending'))).toEqual([pending.order.orderId])
    expect(ids(await list('deliveryStatus=All'))).toEqual([packed.order.orderId, pending.order.orderId])
    expect(ids(await list('page=2&perPage=1'))).toEqual([pending.order.orderId])
  })

  it.each([
    'fromDate=2026-13-01',
    'fromDate=yesterday',
    'deliveryStatus=Lost',
    'fromDate=2026-03-02&toDate=2026-03-01',
  ])('refuses %s', async (query) =>
    expect((await (await shop.staff()).get(`/api/orders/list?${query}`)).status).toBe(400),
  )

  it('counts what waits, for the cockpit', async () => {
    const staff = await shop.staff()
    const before = (await staff.get<Record<string, number>>('/api/dashboard/summary')).body
    const jar = await shop.jar()
    await shop.placed([[jar, 1]])
    await shop.paid([[jar, 1]])
    await shop.packed([[jar, 1]])
    const after = (await staff.get<Record<string, number>>('/api/dashboard/summary')).body
    expect(after).toMatchObject({
      toPack: (before['toPack'] ?? 0) + 1,
      toShip: (before['toShip'] ?? 0) + 1,
      unpaid: (before['unpaid'] ?? 0) + 1,
    })
    for (const kind of [
      ...['lowStock', 'nearExpiry', 'expired', 'quarantined'],
      ...['openIssues', 'reviewsWaiting', 'paymentsToLookAt'],
    ])
      expect(after[kind]).toEqual(expect.any(Number))
    expect((await (await shop.customer()).get('/api/dashboard/summary')).status).toBe(403)
  })

  it('finds one order by its orderId or its _id', async () => {
    const { order } = await shop.placed([[await shop.jar(), 1]])
    const staff = await shop.staff()
    for (const name of [order._id, order.orderId, order.orderId.toLowerCase()])
      expect((await staff.get<WireOrder>(`/api/orders/order/${name}`)).body.orderId).toBe(order.orderId)
    expect((await staff.get('/api/orders/order/P-AAAA-AAAA')).status).toBe(404)
  })
})
