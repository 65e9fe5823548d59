import { SettlePayment } from '../../../src/modules/sales/orders/money/settle-payment.service.js'
import { eventually, PaymentShop } from '../../support/builders/payments.builders.js'

describe('a failure inside a webhook answers 5xx and leaves nothing half written', () => {
  let shop: PaymentShop

  beforeAll(async () => {
    shop = await PaymentShop.open()
  })
  afterEach(() => jest.restoreAllMocks())
  afterAll(() => shop.close())

  /** @param readings how often the provider was read before: the first reading is booked in one command */
  async function paidAtProvider({ readings = 1 } = {}) {
    const opened = await shop.opened()
    for (let reading = 0; reading < readings; reading++) await shop.report(opened)
    const { cf_payment_id } = await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
    const payment = {
      cf_payment_id: Number(cf_payment_id),
      payment_status: 'SUCCESS',
      payment_amount: opened.order.finalPrice,
      payment_currency: 'INR',
    }
    const data = { order: { order_id: opened.order.order_extid }, payment }
    return { opened, body: JSON.stringify({ data, type: 'PAYMENT_SUCCESS_WEBHOOK' }) }
  }

  const nothingWritten = async ({ opened }: Awaited<ReturnType<typeof paidAtProvider>>) => {
    const { orderId, order_extid: reference } = opened.order
    expect(await shop.rows('paymentevents', { reference })).toEqual([])
    expect(await shop.rows('payments', { orderId })).toEqual([])
    expect(await shop.attempts(opened)).toMatchObject([{ status: 'active', paymentId: null }])
    expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Pending' })
  }

  it('when the order cannot be written: the repetition books it', async () => {
    const event = await paidAtProvider()
    jest
      .spyOn(shop.running.app.get(SettlePayment), 'markPaid')
      .mockRejectedValueOnce(new Error('the disk is full'))
    expect(await shop.webhook(event.body)).toBe(500)
    await nothingWritten(event)
    expect(await shop.webhook(event.body)).toBe(200)
    expect(await shop.stored(event.opened)).toMatchObject({ paymentStatus: 'Completed' })
  })

  it('when the first reading cannot be booked: the repetition books it', async () => {
    const event = await paidAtProvider({ readings: 0 })
    jest
      .spyOn(shop.running.app.get(SettlePayment), 'payAsRead')
      .mockRejectedValueOnce(new Error('the disk is full'))
    expect(await shop.webhook(event.body)).toBe(500)
    await nothingWritten(event)
    expect(await shop.webhook(event.body)).toBe(200)
    expect(await shop.stored(event.opened)).toMatchObject({ paymentStatus: 'Completed' })
  })

  it('when the failure comes after everything was written: all of it is undone', async () => {
    const event = await paidAtProvider()
    const settling = shop.running.app.get(SettlePayment)
    const markPaid = settling.markPaid.bind(settling)
    jest.spyOn(settling, 'markPaid').mockImplementationOnce(async (orderId, payment) => {
      await markPaid(orderId, payment)
      throw new Error('the connection broke')
    })
    expect(await shop.webhook(event.body)).toBe(500)
    await nothingWritten(event)
    expect(await shop.counters(event.opened.productId)).toEqual({ committed: 2000, available: 18_000 })
  })

  it('when the provider cannot be read: 5xx, and its repetition settles the order', async () => {
    const opened = await shop.opened()
    await shop.sandbox('faults', { operation: 'getOrder', fault: 'error', times: 2 })
    await shop.complete(opened.session, { outcome: 'SUCCESS' })
    await eventually(async () =>
      expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Completed' }),
    )
    await eventually(async () => {
      const [delivery] = await shop.rows('sandbox_cashfree_deliveries', { orderId: opened.order.order_extid })
      expect(delivery).toMatchObject({ attempt: 2, state: 'delivered', lastStatus: 200 })
    })
  })
})
