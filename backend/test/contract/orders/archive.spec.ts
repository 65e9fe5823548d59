import { OrderShop } from '../../support/builders/orders.builders.js'
import { type Answer } from '../../support/http/client.js'
import { type WireOrder } from '../../support/http/orders.wire.js'

const DAY_MS = 86_400_000

interface ArchivableOrder extends WireOrder {
  archivedAt: string | null
}

describe('an order that nobody paid', () => {
  let shop: OrderShop

  beforeAll(async () => {
    shop = await OrderShop.open()
  })
  afterAll(() => shop.close(), 15_000)
  // Every test has its own time to let pass; sessions last longer than all of them.
  beforeEach(() => shop.running.clock.shift(0))

  const archive = async (): Promise<number> => {
    const answer: Answer<{ lastRun: { counts: { archived: number } } }> = await (
      await shop.staff()
    ).post('/api/admin/jobs/orders.archive-unpaid/run')
    return answer.body.lastRun.counts.archived
  }
  const later = async (days: number): Promise<void> => {
    shop.running.clock.shift(days * DAY_MS + 60_000)
    await shop.holds.releaseExpired(shop.running.clock.now())
  }
  const listed = async (query: string): Promise<string[]> => {
    const { body } = await (
      await shop.staff()
    ).get<{ orders: WireOrder[] }>(`/api/orders/list?fromDate=2020-01-01&toDate=2100-01-01${query}`)
    return body.orders.map(({ orderId }) => orderId)
  }
  const seen = async (order: WireOrder) => (await shop.look(order)) as ArchivableOrder

  it('leaves the lists of customer and staff after the days of the setting, and is found by its id', async () => {
    const { client, order } = await shop.placed([[await shop.jar(), 1]])
    await later(29)
    expect(await archive()).toBe(0)
    await later(30)
    expect(await archive()).toBe(1)
    expect(await archive()).toBe(0)
    expect((await client.get('/api/orders')).body).toMatchObject({ orders: [], total: 0 })
    expect(await listed('')).not.toContain(order.orderId)
    expect(await listed('&archived=true')).toEqual([order.orderId])
    const archived = await seen(order)
    expect(archived).toMatchObject({ archivedAt: expect.any(String), paymentStatus: 'Pending' })
    expect(archived.timeline.map(({ event }) => event)).toEqual(['Placed', 'Hold released', 'Archived'])
  })

  it('comes back when staff restore it, once', async () => {
    const { order } = await shop.placed([[await shop.jar(), 1]])
    await later(30)
    await archive()
    const staff = await shop.staff()
    for (let times = 0; times < 2; times++)
      expect(await staff.put(`/api/orders/${order.orderId}/restore`)).toMatchObject({
        status: 200,
        body: { archivedAt: null },
      })
    expect(await listed('')).toContain(order.orderId)
    const restored = (await seen(order)).timeline.filter(({ event }) => event === 'Restored')
    expect(restored).toHaveLength(1)
    expect((await staff.put('/api/orders/P-2222-2222/restore')).status).toBe(404)
  })

  it('comes back when it is paid late, or when its customer tries to pay', async () => {
    const jar = await shop.jar({ jars: 3 })
    const late = await shop.placed([[jar, 1]])
    const retried = await shop.placed([[jar, 1]])
    await later(30)
    expect(await archive()).toBeGreaterThanOrEqual(2)
    const { outcome } = await shop.settling.markPaid(late.order.orderId, { at: shop.running.clock.now() })
    expect(outcome).toBe('paid')
    await shop.heldForPaying.holdAgain(retried.order.orderId)
    for (const { client, order } of [late, retried])
      expect((await client.get('/api/orders')).body).toMatchObject({ orders: [{ orderId: order.orderId }] })
    // The order that was only tried had used up its longest hold.
    expect(await shop.stock(jar)).toEqual({ onHand: 3, committed: 1, available: 2 })
  })

  it('stays in the lists while its payment is reviewed, its jars are held, or once it is paid', async () => {
    const scarce = await shop.jar({ jars: 1 })
    const reviewed = await shop.placed([[scarce, 1]])
    const paid = await shop.paid([[await shop.jar(), 1]])
    await later(31)
    const rival = await shop.paid([[scarce, 1]])
    const { outcome } = await shop.settling.markPaid(reviewed.order.orderId, { at: shop.running.clock.now() })
    expect(outcome).toBe('needs-review')
    const held = await shop.placed([[await shop.jar(), 1]])
    await archive()
    const inLists = await listed('')
    for (const { order } of [reviewed, paid, rival, held]) expect(inLists).toContain(order.orderId)
    expect(await shop.drift()).toBe(0)
  })
})
