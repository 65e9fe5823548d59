import { PaymentShop } from '../../support/builders/payments.builders.js'

describe('paid needs PAID, a success, and the amount and currency of the charge; else a person looks', () => {
  let shop: PaymentShop

  beforeAll(async () => {
    shop = await PaymentShop.open()
  })
  afterAll(() => shop.close())

  it.each([
    ['another amount', { amount: 1 }, 'amount-mismatch'],
    ['another currency', { currency: 'USD' }, 'amount-mismatch'],
    ['a success without PAID', { keepOrderActive: true }, 'payment-without-paid'],
  ])('7 %s leaves the order unpaid and puts the money on the list', async (_, changes, reason) => {
    const opened = await shop.opened()
    await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false, ...changes })
    expect((await shop.report(opened)).body).toMatchObject({ paymentStatus: 'Pending' })
    expect(await shop.reviews(opened)).toMatchObject([{ reason, state: 'open' }])
    expect(await shop.rows('payments', { orderId: opened.order.orderId })).toMatchObject([
      { disposition: 'held' },
    ])
    // The customer is not asked to pay again while the payment is reviewed.
    const again = await shop.retry(opened)
    expect(again).toMatchObject({ status: 409, body: { code: 'PAYMENT_UNDER_REVIEW' } })
    expect(await shop.attempts(opened)).toHaveLength(1)
  })

  it('PAID without a SUCCESS payment leaves the order unpaid', async () => {
    const opened = await shop.opened()
    await shop.running.db
      .collection('sandbox_cashfree_orders')
      .updateOne({ sessionId: opened.session }, { $set: { status: 'PAID' } })
    expect((await shop.report(opened)).body).toMatchObject({ paymentStatus: 'Pending' })
    expect(await shop.reviews(opened)).toMatchObject([{ reason: 'paid-without-payment', state: 'open' }])
  })

  it('a mere delay between two answers leaves the list by itself', async () => {
    const opened = await shop.opened()
    const { cf_payment_id } = await shop.complete(opened.session, {
      outcome: 'SUCCESS',
      webhook: false,
      keepOrderActive: true,
    })
    await shop.report(opened)
    await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false, cf_payment_id })
    expect((await shop.report(opened)).body).toMatchObject({ paymentStatus: 'Completed' })
    expect(await shop.reviews(opened)).toMatchObject([{ reason: 'payment-without-paid', state: 'resolved' }])
  })

  it('shows the list to admins only', async () => {
    const { client } = await shop.placed()
    expect((await client.get('/api/admin/payment-reviews')).status).toBe(403)
  })
})
