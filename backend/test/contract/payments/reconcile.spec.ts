import { type Types } from 'mongoose'
import { Attempts } from '../../../src/modules/money/payments/attempts/attempts.service.js'
import { PaymentShop } from '../../support/builders/payments.builders.js'

describe('the reconciler', () => {
  let shop: PaymentShop

  beforeAll(async () => {
    shop = await PaymentShop.open()
  })
  afterEach(() => shop.moveClock(0))
  afterAll(() => shop.close())

  it('with every webhook lost, the reconciler settles each order', async () => {
    const paid = await shop.opened()
    const failed = await shop.opened()
    const dropped = await shop.opened()
    const untouched = await shop.opened()
    const neverOpened = await shop.placed()
    for (const [order, outcome] of [
      [paid, 'SUCCESS'],
      [failed, 'FAILED'],
      [dropped, 'USER_DROPPED'],
    ] as const)
      await shop.complete(order.session, { outcome, webhook: false })

    expect(await shop.reconcileAfter(2)).toMatchObject({ paid: 1, failures: 0 })
    expect(await shop.stored(paid)).toMatchObject({ paymentStatus: 'Completed' })
    const status = async (order: Parameters<PaymentShop['attempts']>[0]) =>
      (await shop.attempts(order)).map((attempt) => String(attempt['status']))
    expect(await status(failed)).toEqual(['failed'])
    expect(await status(dropped)).toEqual(['dropped'])
    expect(await status(untouched)).toEqual(['active'])
    expect(await status(neverOpened)).toEqual(['created'])

    await shop.reconcileAfter(45)
    for (const order of [failed, dropped, untouched, neverOpened]) {
      expect(await status(order)).toEqual(['expired'])
      expect(await shop.stored(order)).toMatchObject({ paymentStatus: 'Pending', orderStatus: 'Placed' })
    }
  })

  it('a session opened while the reconciler looked is not given up', async () => {
    const placed = await shop.placed()
    const attempts = shop.running.app.get(Attempts, { strict: false })
    const [{ order }] = (await shop.attempts(placed)) as unknown as [{ order: Types.ObjectId }]
    const asItWasSeen = await attempts.latest(order)
    if (!asItWasSeen) throw new Error('the order has no attempt')
    const { body } = await shop.token(placed)
    await attempts.giveUp(asItWasSeen)
    await shop.complete(body.payment_session_id, { outcome: 'SUCCESS', webhook: false })
    expect(await shop.reconcileAfter(2)).toMatchObject({ paid: 1 })
    expect(await shop.stored(placed)).toMatchObject({ paymentStatus: 'Completed' })
  })

  it('a provider that is away only delays it', async () => {
    const opened = await shop.opened()
    await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
    await shop.sandbox('faults', { operation: 'getOrder', fault: 'lose-request', times: 2 })
    expect(await shop.reconcileAfter(2)).toMatchObject({ failures: 1, paid: 0 })
    expect(await shop.reconcileAfter(4)).toMatchObject({ failures: 0, paid: 1 })
    expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Completed' })
  })

  it('money that came after the session ended is found', async () => {
    const opened = await shop.opened()
    await shop.reconcileAfter(35)
    expect(await shop.attempts(opened)).toMatchObject([{ status: 'expired' }])
    await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false, force: true })
    await shop.reconcileAfter(50)
    expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Completed' })
  })

  it('ends the session of an order that was deleted', async () => {
    const opened = await shop.opened()
    await opened.client.delete(`/api/orders/${opened.order.orderId}`)
    await shop.reconcileAfter(2)
    const [atProvider] = await shop.rows('sandbox_cashfree_orders', { sessionId: opened.session })
    expect(atProvider).toMatchObject({ status: 'TERMINATED' })
  })
})
