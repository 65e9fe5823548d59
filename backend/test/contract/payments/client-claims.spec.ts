import { REPORTS } from '../../../src/modules/money/payments/domain/checks.js'
import { PaymentProvider } from '../../../src/modules/money/payments/provider/payment-provider.js'
import { Reconciler } from '../../../src/modules/money/payments/reconcile.service.js'
import { PaymentShop } from '../../support/builders/payments.builders.js'

describe("a client's claims about money", () => {
  let shop: PaymentShop

  beforeAll(async () => {
    shop = await PaymentShop.open()
  })
  afterAll(() => shop.close())

  it('the amount that a client sends is compared, never charged', async () => {
    const placed = await shop.placed()
    const cheap = await shop.token(placed, { order_amount: 1 })
    expect(cheap).toMatchObject({
      status: 409,
      body: {
        code: 'AMOUNT_MISMATCH',
        details: { givenAmount: 1, orderAmount: placed.order.finalPrice },
      },
    })
    expect(cheap.body.error).toContain('₹1')
    expect(await shop.rows('sandbox_cashfree_orders', { _id: placed.order.order_extid })).toEqual([])

    const dollars = await shop.token(placed, { order_currency: 'USD' })
    expect(dollars).toMatchObject({ status: 409, body: { code: 'AMOUNT_MISMATCH' } })

    const right = await shop.token(placed)
    expect(right).toMatchObject({ status: 200, body: { order_amount: placed.order.finalPrice } })
    const [charged] = await shop.rows('sandbox_cashfree_orders', { _id: placed.order.order_extid })
    expect(charged).toMatchObject({ amountPaise: Math.round(placed.order.finalPrice * 100), currency: 'INR' })
  })

  it("a client's own customer details are not sent to the provider", async () => {
    const placed = await shop.opened()
    const [charged] = await shop.rows('sandbox_cashfree_orders', { sessionId: placed.session })
    expect(charged?.['customer']).toMatchObject({ customer_name: 'Lakshmi Rao' })
  })

  it('no call of a client makes an order paid by itself', async () => {
    const opened = await shop.opened()
    const { client, order } = opened
    expect(await shop.report(opened)).toMatchObject({ status: 200, body: { paymentStatus: 'Pending' } })
    const claims = { paymentStatus: 'Completed', payment_status: 'SUCCESS', outcome: 'SUCCESS' }
    const claimed = await client.put(`/api/cashfree/${order.orderId}/payment`, claims)
    expect(claimed.body).toMatchObject({ paymentStatus: 'Pending' })
    expect(await shop.webhook(JSON.stringify(claims), { secret: 'guessed' })).toBe(401)
    expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Pending' })

    await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
    expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Pending' })
    // Now the same call finds the provider's own answer.
    expect(await shop.report(opened)).toMatchObject({ status: 200, body: { paymentStatus: 'Completed' } })
  })

  it('reports cause a few reads of the provider a minute at most, and lose no outcome', async () => {
    const opened = await shop.opened()
    const asked = jest.spyOn(shop.running.app.get(PaymentProvider), 'findOrder')
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.report(opened)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(asked.mock.calls.length).toBeLessThanOrEqual(REPORTS.most)
    await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
    expect((await shop.report(opened)).body).toMatchObject({ paymentStatus: 'Pending' })
    // The next round, whenever the job would run by itself.
    await shop.running.app.get(Reconciler).round()
    expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Completed' })
    asked.mockRestore()
  })

  it('reports are accepted again after a minute', async () => {
    const opened = await shop.opened()
    for (let times = 0; times <= REPORTS.most; times++) await shop.report(opened)
    await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
    shop.moveClock(2)
    expect((await shop.report(opened)).body).toMatchObject({ paymentStatus: 'Completed' })
    shop.moveClock(0)
  })

  it("another customer's order is refused as if it did not exist", async () => {
    const placed = await shop.placed()
    const stranger = { ...placed, client: await shop.customer() }
    expect((await shop.token(stranger)).status).toBe(404)
    expect((await shop.report(stranger)).status).toBe(404)
    expect((await shop.retry(stranger)).status).toBe(404)
  })

  it('names every field that is not of its form', async () => {
    const placed = await shop.placed()
    const answer = await shop.token(placed, { order_amount: 'much', order_currency: 'rupees', order_id: '' })
    expect(answer.status).toBe(400)
    expect(Object.keys((answer.body.details as { fields: object }).fields).sort()).toEqual([
      'order_amount',
      'order_currency',
      'order_id',
    ])
  })
})
