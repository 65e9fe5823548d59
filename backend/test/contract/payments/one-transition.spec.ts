import { eventually, PaymentShop } from '../../support/builders/payments.builders.js'

describe('one transition for every way a payment is told', () => {
  let shop: PaymentShop

  beforeAll(async () => {
    shop = await PaymentShop.open()
  })
  afterEach(async () => {
    shop.moveClock(0)
    await shop.sandbox('webhooks', {})
  })
  afterAll(() => shop.close())

  const paidOnce = async (opened: Awaited<ReturnType<PaymentShop['opened']>>) => {
    const stored = await shop.stored(opened)
    expect(stored).toMatchObject({ paymentStatus: 'Completed', held: true, paymentReview: null })
    expect(stored.timeline.map(({ event }) => event).filter((event) => event === 'Paid')).toHaveLength(1)
    expect(await shop.counters(opened.productId)).toEqual({ committed: 2000, available: 18_000 })
    expect(await shop.rows('payments', { orderId: opened.order.orderId })).toMatchObject([
      { disposition: 'applied', amountPaise: stored.finalPaise },
    ])
    expect(await shop.refunds(opened)).toEqual([])
    expect((await shop.reviews(opened)).filter(({ state }) => state === 'open')).toEqual([])
  }

  it('the same event ten times at once counts once', async () => {
    const opened = await shop.opened()
    await shop.complete(opened.session, { outcome: 'SUCCESS', times: 10 })
    const deliveries = await eventually(async () => {
      const rows = await shop.rows('sandbox_cashfree_deliveries', { orderId: opened.order.order_extid })
      expect(rows.map(({ state }) => String(state))).toEqual(Array.from({ length: 10 }, () => 'delivered'))
      return rows
    })
    expect(deliveries.map(({ lastStatus }) => Number(lastStatus))).toEqual(
      Array.from({ length: 10 }, () => 200),
    )
    await paidOnce(opened)
    expect(await shop.rows('paymentevents', { reference: opened.order.order_extid })).toHaveLength(1)
  })

  it('a payment that is booked already is not booked again by an attempt that knows of no reading', async () => {
    const opened = await shop.opened()
    await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
    await shop.report(opened)
    await paidOnce(opened)
    // As one that was read before readings were counted, and is read once more.
    const reference = opened.order.order_extid
    await shop.running.db.collection('paymentattempts').updateOne({ reference }, { $unset: { readings: '' } })
    await shop.reconcileAfter(31)
    expect(await shop.rows('paymentattempts', { reference })).toMatchObject([{ status: 'paid', readings: 1 }])
    await paidOnce(opened)
  })

  it('webhook, redirect and reconciler end in the same state, in any order and at once', async () => {
    type Opened = Awaited<ReturnType<PaymentShop['opened']>>
    const signed = (opened: Opened, paymentId: string) => {
      const amount = opened.order.finalPrice.toFixed(2)
      const payment = {
        cf_payment_id: Number(paymentId),
        payment_status: 'SUCCESS',
        payment_amount: amount,
        payment_currency: 'INR',
      }
      const data = { order: { order_id: opened.order.order_extid, order_amount: amount }, payment }
      return JSON.stringify({ data, type: 'PAYMENT_SUCCESS_WEBHOOK' })
    }
    const ways = {
      webhook: async (opened: Opened, id: string) => void (await shop.webhook(signed(opened, id))),
      redirect: async (opened: Opened) => void (await shop.report(opened)),
      reconciler: async () => void (await shop.reconcileAfter(2)),
    }
    const { webhook, redirect, reconciler } = ways
    const orders = [
      [webhook, redirect, reconciler],
      [webhook, reconciler, redirect],
      [redirect, webhook, reconciler],
      [redirect, reconciler, webhook],
      [reconciler, webhook, redirect],
      [reconciler, redirect, webhook],
    ]
    for (const order of orders) {
      const opened = await shop.opened()
      const { cf_payment_id } = await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
      for (const way of order) await way(opened, cf_payment_id)
      await paidOnce(opened)
      shop.moveClock(0)
    }
    const together = await shop.opened()
    const { cf_payment_id } = await shop.complete(together.session, { outcome: 'SUCCESS', webhook: false })
    await Promise.all([webhook, redirect, reconciler].map((way) => way(together, cf_payment_id)))
    await paidOnce(together)
  })

  it('failed and dropped payments never take back a paid order, in any order of arrival', async () => {
    const opened = await shop.opened()
    await shop.sandbox('webhooks', { reorder: 3 })
    await shop.complete(opened.session, { outcome: 'FAILED' })
    await shop.complete(opened.session, { outcome: 'USER_DROPPED' })
    await shop.complete(opened.session, { outcome: 'SUCCESS' })
    // Sent last first: SUCCESS, then DROPPED, then FAILED.
    await eventually(async () => {
      const rows = await shop.rows('sandbox_cashfree_deliveries', { orderId: opened.order.order_extid })
      expect(rows.map(({ state }) => String(state))).toEqual(['delivered', 'delivered', 'delivered'])
    })
    await paidOnce(opened)
    expect((await shop.attempts(opened)).map(({ status }) => String(status))).toEqual(['paid'])
  })

  it('a payment that fails first and succeeds later in the same window is paid', async () => {
    const opened = await shop.opened()
    await shop.complete(opened.session, { outcome: 'FAILED' })
    await eventually(async () => expect((await shop.attempts(opened))[0]).toMatchObject({ status: 'failed' }))
    expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Pending' })
    await shop.complete(opened.session, { outcome: 'SUCCESS' })
    await eventually(() => paidOnce(opened))
  })

  it('repeats a webhook until the shop takes it', async () => {
    const opened = await shop.opened()
    await shop.sandbox('faults', { operation: 'getOrder', fault: 'error', times: 2 })
    await shop.complete(opened.session, { outcome: 'SUCCESS' })
    await eventually(() => paidOnce(opened))
    const [delivery] = await shop.rows('sandbox_cashfree_deliveries', { orderId: opened.order.order_extid })
    expect(Number(delivery?.['attempt'])).toBeGreaterThan(1)
  })
})
