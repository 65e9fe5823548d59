import { ADMIN, allowManySignIns, WITH_ADMIN } from '../support/builders/auth.builders.js'
import { eventually, PaymentShop, type Placed } from '../support/builders/payments.builders.js'
import { freshDatabaseUri, startApp, type TestApp } from '../support/http/app.js'
import { Client } from '../support/http/client.js'
import { type ServerProcess, startProcess, temporaryFolder } from '../support/processes/process.js'

type Opened = Placed & { session: string }

/** Seeded, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

let first: ServerProcess
/** This application runs in the test's own process. */
let second: TestApp
let one: PaymentShop
let two: PaymentShop
let boss: Client

beforeAll(async () => {
  const MONGODB_URI = freshDatabaseUri()
  second = await startApp({ environment: WITH_ADMIN, mongodbUri: MONGODB_URI })
  await allowManySignIns(second)
  first = await startProcess({ ...WITH_ADMIN, MONGODB_URI, DATA_DIR: temporaryFolder(), JOBS: 'off' })
  one = PaymentShop.at({ url: first.url, db: second.db })
  two = PaymentShop.at(second)
  boss = new Client(one.url)
  await boss.signInStaff(ADMIN.mobileNumber, ADMIN.pin)
})
afterEach(async () => {
  await moveClocks(0)
  await one.sandbox('webhooks', {})
})
afterAll(async () => {
  await first.stop()
  await second.close()
})

async function moveClocks(minutes: number): Promise<void> {
  for (const shop of [one, two])
    await new Client(shop.url).post('/sandbox/clock', { offsetMs: minutes * 60_000 })
}
/**
 * Runs the reconciler in both processes at the same moment after `minutes`; only one of them does the
 * work.
 */
async function reconcileAtBoth(minutes: number): Promise<void> {
  await moveClocks(minutes)
  const run = (shop: PaymentShop) => boss.movedTo(shop.url).post('/api/admin/jobs/payments.reconcile/run')
  await eventually(async () =>
    expect((await Promise.all([one, two].map(run))).map(({ status }) => status)).toContain(200),
  )
}

/** The same customer, sending requests to the other process. */
const atTwo = <T extends Placed>(opened: T): T => ({ ...opened, client: opened.client.movedTo(two.url) })

async function settledOnce(opened: Opened) {
  const { timeline, paymentStatus, held, finalPaise } = await one.stored(opened)
  expect({ paymentStatus, held }).toEqual({ paymentStatus: 'Completed', held: true })
  expect(timeline.filter(({ event }) => event === 'Paid')).toHaveLength(1)
  const payments = await one.rows('payments', { orderId: opened.order.orderId })
  expect(payments.filter(({ disposition }) => disposition === 'applied')).toHaveLength(1)
  const extra = payments.filter(({ disposition }) => disposition === 'extra')
  expect(await one.refunds(opened)).toHaveLength(extra.length)
  for (const refund of await one.refunds(opened)) expect(refund).toMatchObject({ amountPaise: finalPaise })
}

describe('two backend processes on one database, a provider on its worst day', () => {
  it('the same event at both of them ten times at once counts once', async () => {
    const opened = await one.opened()
    const { cf_payment_id } = await one.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
    const payment = {
      cf_payment_id: Number(cf_payment_id),
      payment_status: 'SUCCESS',
      payment_amount: opened.order.finalPrice,
      payment_currency: 'INR',
    }
    const data = { order: { order_id: opened.order.order_extid }, payment }
    const event = JSON.stringify({ data, type: 'PAYMENT_SUCCESS_WEBHOOK' })
    const sent = Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).webhook(event))
    expect(await Promise.all(sent)).toEqual(Array.from({ length: 10 }, () => 200))
    await settledOnce(opened)
    expect(await one.counters(opened.productId)).toEqual({ committed: 2000, available: 18_000 })
  })

  it('each order is paid once although webhooks are delayed, repeated and lost, and both processes read the provider', async () => {
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
    await reconcileAtBoth(2)

    await eventually(async () => {
      for (const order of opened) await settledOnce(order)
    })
    expect(await one.counters(jar._id)).toEqual({ committed: 24_000, available: 76_000 })
    expect(await one.rows('paymentreviews', { state: 'open' })).toEqual([])
  })

  it('failures that arrive after the success in either process change nothing', async () => {
    const opened = await one.opened()
    await one.sandbox('webhooks', { reorder: 3 })
    await one.complete(opened.session, { outcome: 'FAILED' })
    await two.complete(opened.session, { outcome: 'USER_DROPPED' })
    await two.complete(opened.session, { outcome: 'SUCCESS' })
    await eventually(async () => {
      const sent = await one.rows('sandbox_cashfree_deliveries', { orderId: opened.order.order_extid })
      expect(sent.map(({ state }) => String(state))).toEqual(['delivered', 'delivered', 'delivered'])
    })
    await settledOnce(opened)
  })

  it('retries at both, at once, after the session expired: one further order at the provider', async () => {
    const opened = await one.opened()
    await moveClocks(40)
    const tries = [one, two, one, two].map((shop) => shop.retry(shop === one ? opened : atTwo(opened)))
    const answers = await Promise.all(tries)
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.sessionId)).size).toBe(1)
    const reference = { $regex: `^${opened.order.order_extid}` }
    expect(await one.rows('sandbox_cashfree_orders', { _id: reference })).toHaveLength(2)
  })

  it('a create that timed out at one and is repeated at the other leaves one order at the provider', async () => {
    const placed = await one.placed()
    await one.sandbox('faults', { operation: 'createOrder', fault: 'lose-answer', times: 2 })
    expect((await one.token(placed)).status).toBe(502)
    const again = await two.retry(atTwo(placed))
    expect(again.status).toBe(200)
    const reference = { $regex: `^${placed.order.order_extid}` }
    expect(await one.rows('sandbox_cashfree_orders', { _id: reference })).toMatchObject([
      { sessionId: again.body.sessionId },
    ])
  })
})

describe('two backend processes and payments that are late, doubled, unseen or refunded', () => {
  it('money that arrives while the customer deletes the order is either accepted or given back, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const opened = await one.opened()
      const other = atTwo(opened)
      await one.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
      const [, deleted] = await Promise.all([
        one.report(opened),
        other.client.delete(`/api/orders/${opened.order.orderId}`),
      ])
      await reconcileAtBoth(2)
      const stored = await one.stored(opened)
      const isDeleted = deleted.status === 200
      expect(stored.paymentStatus).toBe(isDeleted ? 'Pending' : 'Completed')
      expect(await one.refunds(opened)).toHaveLength(isDeleted ? 1 : 0)
      const committed = isDeleted ? 0 : 2000
      expect(await one.counters(opened.productId)).toEqual({ committed, available: 20_000 - committed })
      await moveClocks(0)
    }
  })

  it('two payment windows of one order, each paid in another process, fulfil it once and refund the extra once', async () => {
    const opened = await one.opened()
    await moveClocks(40)
    const retried = await two.retry(atTwo(opened))
    await Promise.all([
      two.complete(retried.body.sessionId, { outcome: 'SUCCESS', times: 3 }),
      one.complete(opened.session, { outcome: 'SUCCESS', force: true, times: 3 }),
    ])
    await reconcileAtBoth(60)
    await eventually(async () => {
      expect(await one.refunds(opened)).toHaveLength(1)
      await settledOnce(opened)
    })
    const reference = { $regex: `^${opened.order.order_extid}` }
    expect(await one.rows('sandbox_cashfree_refunds', { orderId: reference })).toHaveLength(1)
  })

  it('with every webhook lost, and reads that time out or break off, reconciling at both settles each order once', async () => {
    const jar = await one.jar()
    const opened = [await one.opened(jar), await one.opened(jar), await one.opened(jar)]
    await one.sandbox('webhooks', { drop: 100 })
    for (const { session } of opened) await two.complete(session, { outcome: 'SUCCESS' })
    // Longer than the shop waits for a read.
    await one.sandbox('faults', { operation: 'getOrder', fault: 'hang', times: 1, hangMs: 6_000 })
    await one.sandbox('faults', { operation: 'getPayments', fault: 'lose-request', times: 2 })
    await reconcileAtBoth(2)
    await reconcileAtBoth(4)
    for (const order of opened) await settledOnce(order)
    expect(await one.counters(jar._id)).toEqual({ committed: 6000, available: 14_000 })
  })

  it('a refund asked for at both at once goes out once, under one id', async () => {
    const opened = await one.opened()
    const { orderId, order_extid } = opened.order
    await one.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
    await one.report(opened)
    expect((await opened.client.put(`/api/orders/${orderId}/cancel`)).status).toBe(200)
    await one.sandbox('faults', { operation: 'createRefund', fault: 'lose-answer', times: 1 })
    const press = (shop: PaymentShop) => boss.movedTo(shop.url).post(`/api/admin/refunds/${orderId}/provider`)
    for (const { status } of await Promise.all([one, two, one, two].map(press)))
      expect([200, 201, 409]).toContain(status)
    await reconcileAtBoth(10)
    await eventually(async () =>
      expect(await one.stored(opened)).toMatchObject({ paymentStatus: 'Refund Completed' }),
    )
    expect(await one.refunds(opened)).toHaveLength(1)
    expect(await one.rows('sandbox_cashfree_refunds', { orderId: order_extid })).toHaveLength(1)
  })
})
