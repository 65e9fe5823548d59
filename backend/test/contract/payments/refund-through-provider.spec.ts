import { type PaymentShop } from '../../support/builders/payments.builders.js'
import { RefundDesk } from '../../support/builders/refunds.builders.js'

let desk: RefundDesk
let shop: PaymentShop

beforeAll(async () => {
  desk = await RefundDesk.open()
  ;({ shop } = desk)
})
afterEach(() => shop.moveClock(0))
afterAll(() => shop.close())

describe('the refund of a cancelled order, through the provider', () => {
  it('is started, and completed only once the provider confirmed it', async () => {
    const order = await desk.cancelled()
    const started = await desk.throughProvider(order)
    expect(started).toMatchObject({
      status: 200,
      body: { refundState: 'Started', paymentStatus: 'Completed', refundReference: null },
    })
    expect(await desk.seenByCustomer(order)).toMatchObject({ refundState: 'Started', refundReference: null })
    const [refund] = await desk.refundsAtProvider(order)
    await shop.sandbox(`refunds/${String(refund?._id)}/decide`, { status: 'ONHOLD' })
    await shop.reconcileAfter(6)
    expect(await desk.seenByCustomer(order)).toMatchObject({ refundState: 'Started' })
    await shop.sandbox(`refunds/${String(refund?._id)}/decide`, { status: 'SUCCESS' })
    await shop.reconcileAfter(12)
    const seen = await desk.seenByCustomer(order)
    expect(seen).toMatchObject({ refundState: 'Completed', paymentStatus: 'Refund Completed' })
    expect(seen?.refundReference).toBeTruthy()
    expect(await desk.refundsAtProvider(order)).toMatchObject([
      { amountPaise: Math.round((seen?.refundAmount ?? 0) * 100) },
    ])
  })

  it('clicked many times asks once', async () => {
    const order = await desk.cancelled()
    const answers = await Promise.all([1, 2, 3, 4].map(() => desk.throughProvider(order)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await shop.refunds(order)).toHaveLength(1)
    expect(await desk.refundsAtProvider(order)).toHaveLength(1)
  })

  it('and by hand at once give the money back once', async () => {
    for (let round = 0; round < 4; round++) {
      const order = await desk.cancelled()
      const [provider, hand] = await Promise.all([desk.throughProvider(order), desk.byHand(order, 'UTR1')])
      expect([provider.status, hand.status].sort()).toEqual([200, 409])
      const refunds = await shop.refunds(order)
      expect(refunds).toHaveLength(1)
      expect(await desk.refundsAtProvider(order)).toHaveLength(provider.status === 200 ? 1 : 0)
      const { refundablePaise, amountPaise } = (await desk.payment(order)) as unknown as Record<
        string,
        number
      >
      expect((amountPaise ?? 0) - (refundablePaise ?? 0)).toBe(refunds[0]?.['amountPaise'])
    }
  })

  it('that the bank cancels can be made again, or by hand; it never counted as refunded', async () => {
    const order = await desk.cancelled()
    await desk.throughProvider(order)
    const [first] = await desk.refundsAtProvider(order)
    await shop.sandbox(`refunds/${String(first?._id)}/decide`, { status: 'CANCELLED' })
    await shop.reconcileAfter(6)
    expect(await desk.seenByCustomer(order)).toMatchObject({ refundState: 'Due' })
    expect(await shop.reviews(order)).toMatchObject([{ reason: 'refund-failed', state: 'open' }])
    const again = await desk.throughProvider(order)
    expect(again.body).toMatchObject({ refundState: 'Started', lastRefund: { status: 'pending' } })
    expect(again.body.lastRefund?.id).not.toBe(String(first?._id))
    await shop.sandbox(`refunds/${again.body.lastRefund?.id}/decide`, {
      status: 'CANCELLED',
    })
    await shop.reconcileAfter(12)
    expect(await shop.reviews(order)).toMatchObject([{ reason: 'refund-failed', state: 'open' }])
    expect((await desk.byHand(order, 'UTR7')).status).toBe(200)
    expect(await shop.reviews(order)).toMatchObject([{ reason: 'refund-failed', state: 'resolved' }])
    expect((await desk.payment(order))?.['refundablePaise']).toBeLessThan(
      Math.round(order.order.finalPrice * 100),
    )
  })

  it('outlives a provider that is away: the refund is kept and carried out later', async () => {
    const order = await desk.cancelled()
    await shop.sandbox('faults', { operation: 'createRefund', fault: 'lose-answer', times: 1 })
    expect((await desk.throughProvider(order)).body).toMatchObject({ refundState: 'Started' })
    expect(await desk.byHand(order, 'UTR1')).toMatchObject({
      status: 409,
      body: { code: 'REFUND_UNDER_WAY' },
    })
    await shop.reconcileAfter(6)
    expect(await desk.refundsAtProvider(order)).toHaveLength(1)
    expect(await shop.refunds(order)).toHaveLength(1)
  })

  it('is confirmed by its webhook', async () => {
    const order = await desk.cancelled()
    await desk.throughProvider(order)
    const [refund] = await desk.refundsAtProvider(order)
    await shop.sandbox(`refunds/${String(refund?._id)}/decide`, { status: 'SUCCESS' })
    for (let tries = 0; tries < 100; tries++) {
      if ((await desk.seenByCustomer(order))?.refundState === 'Completed') return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('The refund was not completed by its webhook')
  })

  it.each([
    ['less than a rupee', 'orders', { refundPaise: 99 }, 'NOTHING_TO_REFUND'],
    ['more than what is left of the payment', 'payments', { refundablePaise: 0 }, 'REFUND_EXCEEDS_PAYMENT'],
  ])('is refused when it is %s', async (_, collection, change, code) => {
    const order = await desk.cancelled()
    const { orderId } = order.order
    await shop.running.db.collection(collection).updateOne({ orderId }, { $set: change })
    expect(await desk.throughProvider(order)).toMatchObject({ status: 409, body: { code } })
    expect(await shop.refunds(order)).toEqual([])
    expect(await shop.stored(order)).toMatchObject({ refundId: null, paymentStatus: 'Completed' })
  })

  it('is refused for an order that was paid without the provider', async () => {
    const order = await desk.cancelled()
    await shop.running.db.collection('payments').deleteMany({ orderId: order.order.orderId })
    expect(await desk.throughProvider(order)).toMatchObject({
      status: 409,
      body: { code: 'NO_PROVIDER_PAYMENT' },
    })
    expect(await shop.refunds(order)).toEqual([])
    expect((await desk.byHand(order, 'CASH1')).status).toBe(200)
  })
})
