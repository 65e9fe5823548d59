import { SESSIONS } from '../../../src/modules/money/payments/domain/checks.js'
import { PaymentProvider } from '../../../src/modules/money/payments/provider/payment-provider.js'
import { endHolds, eventually, PaymentShop } from '../../support/builders/payments.builders.js'

let shop: PaymentShop

beforeAll(async () => {
  shop = await PaymentShop.open()
})
afterEach(() => shop.moveClock(0))
afterAll(() => shop.close())

const atProvider = (extid: string) => shop.rows('sandbox_cashfree_orders', { _id: { $regex: `^${extid}` } })

describe('payment sessions', () => {
  it('a retry offers the active session again', async () => {
    const opened = await shop.opened()
    expect((await shop.token(opened)).body.payment_session_id).toBe(opened.session)
    for (const outcome of ['FAILED', 'USER_DROPPED']) {
      await shop.complete(opened.session, { outcome })
      await shop.report(opened)
      expect(await shop.retry(opened)).toMatchObject({ status: 200, body: { sessionId: opened.session } })
    }
    expect(await shop.attempts(opened)).toMatchObject([{ status: 'active', sequence: 1 }])
    expect(await atProvider(opened.order.order_extid)).toHaveLength(1)
  })

  it.each([
    ['USER_DROPPED', 'left'],
    ['FAILED', 'funds'],
    ['PENDING', 'waiting'],
  ])('that ended with %s are told as %s, never in the words of the bank', async (outcome, trouble) => {
    const opened = await shop.opened()
    expect((await shop.report(opened)).body).toMatchObject({ trouble: 'left' })
    await shop.complete(opened.session, { outcome })
    const told = await shop.report(opened)
    expect(told.body).toEqual({
      orderId: opened.order.orderId,
      paymentStatus: 'Pending',
      orderStatus: 'Placed',
      trouble,
    })
    // What the provider told last is known while it cannot be reached.
    await shop.sandbox('faults', { operation: 'getOrder', fault: 'error', times: 9 })
    expect((await shop.report(opened)).body).toMatchObject({ trouble })
    await shop.sandbox('faults', { operation: 'getOrder', fault: 'error', times: 0 })
    await shop.complete(opened.session, { outcome: 'SUCCESS', force: true })
    expect((await shop.report(opened)).body).toMatchObject({ paymentStatus: 'Completed', trouble: null })
  })

  it('while a bank has not answered, no second order can be charged', async () => {
    const opened = await shop.opened()
    await shop.complete(opened.session, { outcome: 'PENDING' })
    expect(await shop.retry(opened)).toMatchObject({ status: 409, body: { code: 'PAYMENT_PENDING' } })
    // Also after the session has expired: the bank may still answer.
    shop.moveClock(40)
    expect(await shop.retry(opened)).toMatchObject({ status: 409, body: { code: 'PAYMENT_PENDING' } })
    expect(await shop.token(opened)).toMatchObject({ status: 409, body: { code: 'PAYMENT_PENDING' } })
    expect(await atProvider(opened.order.order_extid)).toHaveLength(1)
  })

  it('an expired session is followed by one further order, however many retries come at once', async () => {
    const opened = await shop.opened()
    shop.moveClock(40)
    const answers = await Promise.all([1, 2, 3, 4].map(() => shop.retry(opened)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const sessions = new Set(answers.map(({ body }) => body.sessionId))
    expect(sessions.size).toBe(1)
    expect(sessions.has(opened.session)).toBe(false)
    expect(await shop.attempts(opened)).toMatchObject([
      { sequence: 1, status: 'expired' },
      { sequence: 2, status: 'active', reference: `${opened.order.order_extid}-2` },
    ])
    expect(await atProvider(opened.order.order_extid)).toHaveLength(2)
  })

  it.each(['lose-answer', 'lose-request'])(
    'a create cut off (%s), repeated, leaves one provider order',
    async (fault) => {
      const placed = await shop.placed()
      await shop.sandbox('faults', { operation: 'createOrder', fault, times: 1 })
      expect((await shop.token(placed)).status).toBe(200)
      expect(await atProvider(placed.order.order_extid)).toHaveLength(1)
    },
  )

  it('a create that never answers leaves one provider order once the customer tries again', async () => {
    const placed = await shop.placed()
    await shop.sandbox('faults', { operation: 'createOrder', fault: 'lose-answer', times: 2 })
    expect(await shop.token(placed)).toMatchObject({
      status: 502,
      body: { code: 'PAYMENT_PROVIDER_UNAVAILABLE' },
    })
    expect(await shop.attempts(placed)).toMatchObject([{ status: 'created', sessionId: null }])
    const again = await shop.retry(placed)
    expect(again.status).toBe(200)
    const [only, ...others] = await atProvider(placed.order.order_extid)
    expect(others).toEqual([])
    expect(only?.['sessionId']).toBe(again.body.sessionId)
  })

  it('that the provider refuses are told as such, and the order can be paid later', async () => {
    const placed = await shop.placed()
    const [attempt] = await shop.attempts(placed)
    const sent = (phone: unknown) =>
      shop.running.db
        .collection('paymentattempts')
        .updateOne({ orderId: placed.order.orderId }, { $set: { 'customer.phone': phone } })
    await sent('none')
    expect(await shop.token(placed)).toMatchObject({
      status: 502,
      body: { code: 'PAYMENT_PROVIDER_REFUSED' },
    })
    expect(await atProvider(placed.order.order_extid)).toEqual([])
    await sent((attempt?.['customer'] as { phone: string } | undefined)?.phone)
    expect((await shop.token(placed)).status).toBe(200)
  })

  it('two clicks at once open one session', async () => {
    const placed = await shop.placed()
    const answers = await Promise.all([1, 2, 3].map(() => shop.token(placed)))
    expect(new Set(answers.map(({ body }) => body.payment_session_id)).size).toBe(1)
    expect(await atProvider(placed.order.order_extid)).toHaveLength(1)
  })
})

describe('payment sessions, within limits', () => {
  it('are opened a few times a minute at most for one order: after that the provider is not asked, and a minute later it is', async () => {
    const opened = await shop.opened()
    const asked = jest.spyOn(shop.running.app.get(PaymentProvider), 'findOrder')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => (nth % 2 ? shop.retry(opened) : shop.token(opened))),
    )
    const refused = answers.filter(({ status }) => status === 429)
    // The request that opened it counts too.
    expect(answers.length - refused.length).toBe(SESSIONS.most - 1)
    expect(asked.mock.calls.length).toBeLessThan(SESSIONS.most)
    asked.mockRestore()
    for (const { body, headers } of refused) {
      expect(body.error).toMatch(
        new RegExp(
          `^The payment of order ${opened.order.orderId} was started several times just now. Please`,
        ),
      )
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
    }
    // Other ways to pay stay open: the open window, another order, and a little later this one.
    expect((await shop.token(await shop.placed())).status).toBe(200)
    shop.moveClock(1)
    expect((await shop.retry(opened)).body.sessionId).toBe(opened.session)
    await shop.complete(opened.session, { outcome: 'SUCCESS' })
    await eventually(async () =>
      expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Completed' }),
    )
  })

  it('holds the stock again before a retry, and keeps the order when it is gone', async () => {
    const jar = await shop.jar({ jars: 2 })
    const first = await shop.opened(jar)
    shop.moveClock(40)
    await endHolds(shop)
    expect((await shop.stored(first)).held).toBe(false)
    await shop.placed(jar)
    expect(await shop.retry(first)).toMatchObject({ status: 409, body: { code: 'OUT_OF_STOCK' } })
    expect(await shop.stored(first)).toMatchObject({ orderStatus: 'Placed', paymentStatus: 'Pending' })
  })

  it('says so when the order is paid, cancelled or gone', async () => {
    const opened = await shop.opened()
    await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
    await shop.report(opened)
    expect(await shop.retry(opened)).toMatchObject({ status: 409, body: { code: 'ALREADY_PAID' } })
    await opened.client.put(`/api/orders/${opened.order.orderId}/cancel`)
    expect(await shop.retry(opened)).toMatchObject({
      status: 409,
      body: { code: 'NO_PAYMENT_SESSION', error: 'No payment session found for this order.' },
    })
    const deleted = await shop.placed()
    await deleted.client.delete(`/api/orders/${deleted.order.orderId}`)
    expect((await shop.retry(deleted)).status).toBe(404)
  })
})
