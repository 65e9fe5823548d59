import { paise } from '../../../src/kernel/amounts/money.js'
import { PaymentShop } from '../../support/builders/payments.builders.js'
import { type Client } from '../../support/http/client.js'

interface ReviewRow {
  refundStatus: string | null
  refunded: boolean
  state: string
  orderId: string
  receivedAmount: number
}

let shop: PaymentShop
let admin: Client

beforeAll(async () => {
  shop = await PaymentShop.open({ ADMIN_MOBILE: '9000000001', ADMIN_PIN: '246810' })
  const { Client } = await import('../../support/http/client.js')
  admin = new Client(shop.url)
  await admin.signInStaff('9000000001', '246810')
})
afterEach(() => shop.moveClock(0))
afterAll(() => shop.close())

/** A refund is under way: the first session's money came after the second had paid. Ends at minute 40. */
async function doublePaid() {
  const opened = await shop.opened()
  shop.moveClock(40)
  const retried = await shop.retry(opened)
  await shop.complete(retried.body.sessionId, { outcome: 'SUCCESS', webhook: false })
  await shop.report(opened)
  await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false, force: true })
  await shop.report(opened)
  const [refund] = await shop.refunds(opened)
  return { opened, refundId: String(refund?._id) }
}

async function shown(orderId: string): Promise<ReviewRow | undefined> {
  const filter = encodeURIComponent(JSON.stringify({ orderId }))
  const list = await admin.get<ReviewRow[]>(`/api/admin/payment-reviews?filter=${filter}`)
  expect(list.headers.get('content-range')).toMatch(/^payment-reviews 0-\d+\/\d+$/)
  return list.body[0]
}

const ownReversal = (reference: string, paymentId: string, amount: number) =>
  JSON.stringify({
    data: {
      auto_refund: {
        cf_refund_id: Number(paymentId.slice(-9)),
        cf_payment_id: Number(paymentId),
        order_id: reference,
        refund_amount: amount,
        refund_currency: 'INR',
        refund_status: 'SUCCESS',
        refund_reason: 'Multiple payments were performed against same order.',
      },
    },
    type: 'AUTO_REFUND_STATUS_WEBHOOK',
  })

describe('refunds', () => {
  it('a refund that is pending or on hold is never shown as refunded', async () => {
    const { opened, refundId } = await doublePaid()
    expect(await shown(opened.order.orderId)).toMatchObject({
      refundStatus: 'pending',
      refunded: false,
      state: 'open',
    })
    await shop.running.db
      .collection('sandbox_cashfree_refunds')
      .updateOne({ _id: refundId as never }, { $set: { status: 'ONHOLD' } })
    await shop.reconcileAfter(46)
    expect(await shown(opened.order.orderId)).toMatchObject({
      refundStatus: 'onhold',
      refunded: false,
      state: 'open',
    })
    await shop.running.db
      .collection('sandbox_cashfree_refunds')
      .updateOne({ _id: refundId as never }, { $set: { status: 'SUCCESS' } })
    await shop.reconcileAfter(52)
    expect(await shown(opened.order.orderId)).toMatchObject({
      refundStatus: 'succeeded',
      refunded: true,
      state: 'resolved',
      receivedAmount: opened.order.finalPrice,
    })
  })

  it('each refund has one stored id, however often and however badly the provider answers', async () => {
    await shop.sandbox('faults', { operation: 'createRefund', fault: 'lose-answer', times: 2 })
    const { opened, refundId } = await doublePaid()
    expect(await shop.refunds(opened)).toMatchObject([{ status: 'due' }])
    await shop.reconcileAfter(46)
    expect(await shop.refunds(opened)).toMatchObject([{ _id: refundId, status: 'pending' }])
    expect(await shop.rows('sandbox_cashfree_refunds', { orderId: opened.order.order_extid })).toHaveLength(1)
  })

  it('refunds stay within what came in', async () => {
    const { opened } = await doublePaid()
    const payments = await shop.rows('payments', { orderId: opened.order.orderId }, { disposition: 1 })
    expect(payments).toMatchObject([
      { disposition: 'applied', refundablePaise: Math.round(opened.order.finalPrice * 100) },
      { disposition: 'extra', refundablePaise: 0 },
    ])
    const { Refunds } = await import('../../../src/modules/money/payments/refunds/refunds.service.js')
    const extra = payments[1]
    await shop.running.app.get(Refunds).due({
      paymentId: String(extra?._id),
      amountPaise: paise(1),
      purpose: 'late',
      isSecondInSession: false,
      note: 'once more',
    })
    expect(await shop.refunds(opened)).toHaveLength(1)
  })

  it('a refund that the bank cancels comes back on the list, not refunded', async () => {
    const { opened, refundId } = await doublePaid()
    await shop.sandbox(`refunds/${refundId}/decide`, { status: 'CANCELLED' })
    await shop.reconcileAfter(46)
    expect(await shop.refunds(opened)).toMatchObject([{ status: 'cancelled' }])
    const reasons = (await shop.reviews(opened)).map(({ reason, state }) => [String(reason), String(state)])
    expect(reasons.sort()).toEqual([
      ['double-payment', 'open'],
      ['refund-failed', 'open'],
    ])
  })
})

describe('refunds that somebody else made', () => {
  // Both payments carry the same second: which of them paid is not ours to know, which one went back is.
  it.each([
    ['before', 1, 2],
    ['after', 1, 2],
    ['before', 2, 1],
    ['after', 2, 1],
  ])(
    'what the provider reverses by itself %s we book it is not given back again (%i, %i)',
    async (when, one, two) => {
      const opened = await shop.opened()
      const { order_extid: reference, finalPrice } = opened.order
      const base = Math.floor(Math.random() * 1e8) * 10
      const success = (nth: number, force: boolean) =>
        shop.complete(opened.session, {
          outcome: 'SUCCESS',
          webhook: false,
          force,
          cf_payment_id: `51${base + nth}`,
        })
      await success(one, false)
      const second = await success(two, true)
      const event = ownReversal(reference, second.cf_payment_id, finalPrice)
      if (when === 'before') expect(await shop.webhook(event)).toBe(200)
      await shop.report(opened)
      if (when === 'after') {
        expect(await shop.refunds(opened)).toMatchObject([{ status: 'due' }])
        expect(await shop.webhook(event)).toBe(200)
      }
      await shop.reconcileAfter(31)
      expect(await shop.rows('sandbox_cashfree_refunds', { orderId: reference })).toEqual([])
      const statuses = (await shop.refunds(opened)).map(({ status }) => String(status))
      expect(statuses.filter((status) => status !== 'cancelled')).toEqual([])
      const payments = await shop.rows('payments', { orderId: opened.order.orderId }, { disposition: 1 })
      expect(payments).toMatchObject([
        { disposition: 'applied', refundablePaise: Math.round(finalPrice * 100) },
        { disposition: 'extra', _id: second.cf_payment_id, refundablePaise: 0 },
      ])
      const reasons = (await shop.reviews(opened)).map(({ reason }) => String(reason))
      expect(reasons).toContain('refunded-by-provider')
    },
  )
})
