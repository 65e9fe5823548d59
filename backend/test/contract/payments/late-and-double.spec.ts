import { Holds } from '../../../src/modules/sales/orders/placing/holds.service.js'
import { eventually, PaymentShop, type Placed } from '../../support/builders/payments.builders.js'

let shop: PaymentShop

beforeAll(async () => {
  shop = await PaymentShop.open()
})
afterEach(() => shop.moveClock(0))
afterAll(() => shop.close())

const refundsAtProvider = ({ order }: Placed) =>
  shop.rows('sandbox_cashfree_refunds', { orderId: order.order_extid })

async function expireHold() {
  shop.moveClock(40)
  await shop.running.app.get(Holds).releaseExpired(shop.running.clock.now())
}

describe('money that comes late, or twice', () => {
  it('success after local expiry is accepted again while stock allows', async () => {
    const opened = await shop.opened()
    await expireHold()
    expect(await shop.counters(opened.productId)).toEqual({ committed: 0, available: 20_000 })
    await shop.complete(opened.session, { outcome: 'SUCCESS', force: true, webhook: false })
    await shop.report(opened)
    expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Completed', held: true })
    expect(await shop.counters(opened.productId)).toEqual({ committed: 2000, available: 18_000 })
    expect(await shop.refunds(opened)).toEqual([])
  })

  it('success after the stock is gone is refunded once', async () => {
    const jar = await shop.jar({ jars: 2 })
    const opened = await shop.opened(jar)
    await expireHold()
    await shop.placed(jar)
    await shop.complete(opened.session, { outcome: 'SUCCESS', force: true, times: 5 })
    await eventually(async () => expect(await shop.refunds(opened)).toHaveLength(1))
    await shop.report(opened)
    await shop.reconcileAfter(45)

    const stored = await shop.stored(opened)
    expect(stored).toMatchObject({ paymentStatus: 'Pending', held: false })
    const refunds = await shop.refunds(opened)
    expect(refunds).toMatchObject([{ amountPaise: stored.finalPaise }])
    expect(await refundsAtProvider(opened)).toMatchObject([
      { _id: String(refunds[0]?._id), amountPaise: stored.finalPaise },
    ])
    expect(await shop.reviews(opened)).toMatchObject([{ reason: 'late-payment' }])
    expect(await shop.counters(jar._id)).toEqual({ committed: 2000, available: 0 })
  })

  it('once late money is back with the customer, the order can be paid again', async () => {
    const jar = await shop.jar({ jars: 2 })
    const opened = await shop.opened(jar)
    await expireHold()
    const rival = await shop.placed(jar)
    await shop.complete(opened.session, { outcome: 'SUCCESS', force: true, webhook: false })
    await shop.report(opened)
    expect(await shop.retry(opened)).toMatchObject({ status: 409, body: { code: 'PAYMENT_UNDER_REVIEW' } })
    await shop.reconcileAfter(50)
    expect(await shop.refunds(opened)).toMatchObject([{ status: 'succeeded' }])
    expect(await shop.reviews(opened)).toMatchObject([{ reason: 'late-payment', state: 'resolved' }])

    await rival.client.delete(`/api/orders/${rival.order.orderId}`)
    const again = await shop.retry(opened)
    expect(again.status).toBe(200)
    await shop.complete(again.body.sessionId, { outcome: 'SUCCESS', webhook: false })
    expect((await shop.report(opened)).body).toMatchObject({ paymentStatus: 'Completed' })
    expect(await shop.refunds(opened)).toHaveLength(1)
  })

  it('success after the customer deleted the order is refunded once, never lost', async () => {
    const opened = await shop.opened()
    await opened.client.delete(`/api/orders/${opened.order.orderId}`)
    await shop.complete(opened.session, { outcome: 'SUCCESS', times: 3 })
    await eventually(async () => expect(await shop.refunds(opened)).toHaveLength(1))
    expect(await shop.rows('payments', { orderId: opened.order.orderId })).toMatchObject([
      { disposition: 'late' },
    ])
    expect(await shop.counters(opened.productId)).toEqual({ committed: 0, available: 20_000 })
    await eventually(async () => expect(await refundsAtProvider(opened)).toHaveLength(1))
  })

  it('of two successes for one order one pays it, and the other goes back once', async () => {
    const opened = await shop.opened()
    shop.moveClock(40)
    const retried = await shop.retry(opened)
    await shop.complete(retried.body.sessionId, { outcome: 'SUCCESS', times: 3 })
    await eventually(async () =>
      expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Completed' }),
    )
    await shop.complete(opened.session, { outcome: 'SUCCESS', force: true, times: 3 })
    await eventually(async () => expect(await shop.refunds(opened)).toHaveLength(1))
    await shop.reconcileAfter(60)

    const { finalPaise, timeline } = await shop.stored(opened)
    expect(timeline.filter(({ event }) => event === 'Paid')).toHaveLength(1)
    expect(await shop.counters(opened.productId)).toEqual({ committed: 2000, available: 18_000 })
    const payments = await shop.rows('payments', { orderId: opened.order.orderId })
    expect(payments.map(({ disposition }) => String(disposition)).sort()).toEqual(['applied', 'extra'])
    expect(await shop.refunds(opened)).toMatchObject([{ amountPaise: finalPaise }])
    expect(await refundsAtProvider(opened)).toHaveLength(1)
    expect(await shop.rows('sandbox_cashfree_refunds', { orderId: `${opened.order.order_extid}-2` })).toEqual(
      [],
    )
  })

  it('two successes in the same window: the second is refunded once', async () => {
    const opened = await shop.opened()
    await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
    await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false, force: true })
    await shop.report(opened)
    const { finalPaise } = await shop.stored(opened)
    // The provider usually reverses the second payment by itself; otherwise the shop refunds it.
    expect(await shop.refunds(opened)).toMatchObject([{ amountPaise: finalPaise, status: 'due' }])
    expect(await shop.reviews(opened)).toMatchObject([{ reason: 'double-payment', state: 'open' }])
    await shop.reconcileAfter(31)
    await shop.reconcileAfter(37)
    expect(await refundsAtProvider(opened)).toHaveLength(1)
    expect(await shop.refunds(opened)).toMatchObject([{ status: 'succeeded' }])
    expect(await shop.reviews(opened)).toMatchObject([{ reason: 'double-payment', state: 'resolved' }])
  })
})
