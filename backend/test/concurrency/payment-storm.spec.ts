import { PaymentShop, type Placed, eventually } from '../support/payments.builders.js'

type Opened = Placed & { session: string }

/** Small and seeded, so that a failure can be run again. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

describe('two applications on one database, a provider on its worst day', () => {
  let one: PaymentShop
  let two: PaymentShop

  beforeAll(async () => {
    one = await PaymentShop.open()
    two = await one.twin()
  }, 60_000)
  afterEach(async () => {
    one.moveClock(0)
    two.moveClock(0)
    await one.sandbox('webhooks', {})
  })
  afterAll(async () => {
    await two.close()
    await one.close()
  })

  /** The same customer, talking to the other application. */
  const atTwo = <T extends Placed>(opened: T): T => ({ ...opened, client: opened.client.movedTo(two.url) })

  const settledOnce = async (opened: Opened) => {
    const { timeline, paymentStatus, held, finalPaise } = await one.stored(opened)
    expect({ paymentStatus, held }).toEqual({ paymentStatus: 'Completed', held: true })
    expect(timeline.filter(({ event }) => event === 'Paid')).toHaveLength(1)
    const payments = await one.rows('payments', { orderId: opened.order.orderId })
    expect(payments.filter(({ disposition }) => disposition === 'applied')).toHaveLength(1)
    const extra = payments.filter(({ disposition }) => disposition === 'extra')
    expect(await one.refunds(opened)).toHaveLength(extra.length)
    for (const refund of await one.refunds(opened)) expect(refund).toMatchObject({ amountPaise: finalPaise })
  }

  it('5 The same event at both of them ten times at once: one transition, one stock change', async () => {
    const opened = await one.opened()
    const { cf_payment_id } = await one.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
    const payment = { cf_payment_id: Number(cf_payment_id), payment_status: 'SUCCESS', payment_amount: opened.order.finalPrice, payment_currency: 'INR' } // prettier-ignore
    const data = { order: { order_id: opened.order.order_extid }, payment }
    const event = JSON.stringify({ data, type: 'PAYMENT_SUCCESS_WEBHOOK' })
    const sent = Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).webhook(event))
    expect(await Promise.all(sent)).toEqual(Array.from({ length: 10 }, () => 200))
    await settledOnce(opened)
    expect(await one.counters(opened.productId)).toEqual({ committed: 2000, available: 18_000 })
  })

  it('6 webhooks delayed, repeated and lost, redirects and reconcilers at both: each order is paid once', async () => {
    const jar = await one.jar({ jars: 100 })
    const opened: Opened[] = []
    for (let nth = 0; nth < 12; nth++) opened.push(await one.opened(jar))
    await one.sandbox('webhooks', { drop: 4, repeat: 3, delayMs: 30 })
    const next = random(20_261_121)

    await Promise.all(
      opened.map(async (order) => {
        if (next() < 0.4)
          await one.complete(order.session, { outcome: next() < 0.5 ? 'FAILED' : 'USER_DROPPED' })
        await two.complete(order.session, { outcome: 'SUCCESS', times: 2 })
        const ways = [() => one.report(order), () => two.report(atTwo(order)), () => one.retry(order)]
        await Promise.all(ways.filter(() => next() < 0.7).map((way) => way()))
      }),
    )
    one.moveClock(2)
    two.moveClock(2)
    await Promise.all([one.reconcileAfter(2), two.reconcileAfter(2)])

    await eventually(async () => {
      for (const order of opened) await settledOnce(order)
    })
    expect(await one.counters(jar._id)).toEqual({ committed: 24_000, available: 76_000 })
    expect(await one.rows('paymentreviews', { state: 'open' })).toEqual([])
  })

  it('9 retries at both, at once, after the session expired: one further order at the provider', async () => {
    const opened = await one.opened()
    one.moveClock(40)
    two.moveClock(40)
    const tries = [one, two, one, two].map((shop) => shop.retry(shop === one ? opened : atTwo(opened)))
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.sessionId)).size).toBe(1)
    const reference = { $regex: `^${opened.order.order_extid}` }
    expect(await one.rows('sandbox_cashfree_orders', { _id: reference })).toHaveLength(2)
  })

  it('11 money that arrives while the customer deletes the order is either accepted or given back, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const opened = await one.opened()
      const other = atTwo(opened)
      await one.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
      const [, deleted] = await Promise.all([
        one.report(opened),
        other.client.delete(`/api/orders/${opened.order.orderId}`),
      ])
      await one.reconcileAfter(2)
      const stored = await one.stored(opened)
      const isDeleted = deleted.status === 200
      expect(stored.paymentStatus).toBe(isDeleted ? 'Pending' : 'Completed')
      expect(await one.refunds(opened)).toHaveLength(isDeleted ? 1 : 0)
      const committed = isDeleted ? 0 : 2000
      expect(await one.counters(opened.productId)).toEqual({ committed, available: 20_000 - committed })
      one.moveClock(0)
    }
  })
})
