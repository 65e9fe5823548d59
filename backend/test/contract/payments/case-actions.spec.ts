import { PaymentShop } from '../../support/builders/payments.builders.js'
import { type Answer, Client } from '../../support/http/client.js'

interface Detail {
  id: string
  state: string
  actions: string[]
  refundStatus: string | null
  refundableAmount: number | null
  resolution: string | null
  code?: string
  details?: { fields?: Record<string, string> }
}

type Opened = Awaited<ReturnType<PaymentShop['opened']>>

const ADMIN = '9000000001'

let shop: PaymentShop
let admin: Client

beforeAll(async () => {
  shop = await PaymentShop.open({ ADMIN_MOBILE: ADMIN, ADMIN_PIN: '246810' })
  admin = new Client(shop.url)
  await admin.signInStaff(ADMIN, '246810')
})
afterEach(() => shop.moveClock(0))
afterAll(() => shop.close())

/** The customer's bank gave another amount than was charged. */
async function mismatched(amount: number): Promise<Opened & { id: string }> {
  const opened = await shop.opened()
  await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false, amount })
  await shop.report(opened)
  const [review] = await shop.reviews(opened)
  return { ...opened, id: String(review?._id) }
}
const path = (id: string, action = '') => `/api/admin/payment-reviews/${encodeURIComponent(id)}${action}`
const act = (id: string, action: string, body: unknown = {}): Promise<Answer<Detail>> =>
  admin.post(path(id, `/${action}`), body)
const seen = async (id: string): Promise<Detail> => (await admin.get<Detail>(path(id))).body
const payments = ({ order }: Opened) => shop.rows('payments', { orderId: order.orderId })

describe('a payment to look at', () => {
  it('offers what is legal', async () => {
    const { id } = await mismatched(1)
    expect(await seen(id)).toMatchObject({
      state: 'open',
      actions: ['reread', 'accept', 'refund', 'resolve'],
      refundableAmount: 1,
    })
  })

  it('can be accepted: it pays the order once, and no later refund is more than it was', async () => {
    const opened = await mismatched(500)
    const accepted = await act(opened.id, 'accept')
    expect(accepted).toMatchObject({ status: 200, body: { state: 'resolved', actions: [] } })
    expect(accepted.body.resolution).toContain(ADMIN)
    expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Completed', held: true })
    expect(await shop.attempts(opened)).toMatchObject([{ status: 'paid' }])
    expect(await act(opened.id, 'accept')).toMatchObject({
      status: 409,
      body: { code: 'ACTION_NOT_ALLOWED' },
    })
    const cancelled = await opened.client.put<{ refundAmount: number }>(
      `/api/orders/${opened.order.orderId}/cancel`,
    )
    expect(cancelled.body.refundAmount).toBe(500)
    expect((await admin.post(`/api/admin/refunds/${opened.order.orderId}/provider`)).status).toBe(200)
    expect(await payments(opened)).toMatchObject([{ disposition: 'applied', refundablePaise: 0 }])
  })

  it('that is more than the price is accepted, and the rest goes back', async () => {
    const opened = await mismatched(5000)
    expect((await act(opened.id, 'accept')).status).toBe(200)
    expect(await shop.refunds(opened)).toMatchObject([
      { purpose: 'excess', amountPaise: 500_000 - Math.round(opened.order.finalPrice * 100), by: ADMIN },
    ])
    expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Completed' })
  })

  it('can be given back; then the order can be paid again', async () => {
    const opened = await mismatched(700)
    const refunded = await act(opened.id, 'refund')
    expect(refunded.body).toMatchObject({ state: 'open', actions: ['reread'], refundStatus: 'pending' })
    expect(await act(opened.id, 'refund')).toMatchObject({ status: 409 })
    expect(await shop.retry(opened)).toMatchObject({ status: 409, body: { code: 'PAYMENT_UNDER_REVIEW' } })
    const [refund] = await shop.refunds(opened)
    await shop.sandbox(`refunds/${String(refund?._id)}/decide`, { status: 'SUCCESS' })
    await shop.reconcileAfter(6)
    expect(await seen(opened.id)).toMatchObject({ state: 'resolved', refundStatus: 'succeeded' })
    const again = await shop.retry(opened)
    expect(again.status).toBe(200)
    await shop.complete(again.body.sessionId, { outcome: 'SUCCESS', webhook: false })
    expect((await shop.report(opened)).body).toMatchObject({ paymentStatus: 'Completed' })
    expect(await shop.refunds(opened)).toHaveLength(1)
  })

  it('accepted by one person and refunded by another at once: only one of the two happens', async () => {
    const opened = await mismatched(600)
    const answers = await Promise.all([act(opened.id, 'accept'), act(opened.id, 'refund')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const isPaid = (await shop.stored(opened)).paymentStatus === 'Completed'
    expect(await shop.refunds(opened)).toHaveLength(isPaid ? 0 : 1)
  })

  it('is settled by a note, with the name of who wrote it; a note is needed', async () => {
    const opened = await mismatched(2)
    for (const note of [undefined, '', '  ', 7]) {
      const answer = await act(opened.id, 'resolve', { note })
      expect(answer.status).toBe(400)
      expect(answer.body.details?.fields?.['note']).toBe('Say in a few words how it was settled.')
    }
    const resolved = await act(opened.id, 'resolve', { note: 'Given back in cash.' })
    expect(resolved.body).toMatchObject({ state: 'resolved', resolution: `Given back in cash. (${ADMIN})` })
    const entries = await shop.rows('auditlog', { action: 'payment-review.resolve' })
    expect(entries.at(-1)).toMatchObject({ actor: ADMIN, subject: `order:${opened.order.orderId}` })
    expect((await shop.retry(opened)).status).toBe(200)
  })

  it('read again, books what the provider says by now', async () => {
    const opened = await shop.opened()
    const paid = { outcome: 'SUCCESS', webhook: false }
    const { cf_payment_id } = await shop.complete(opened.session, { ...paid, keepOrderActive: true })
    await shop.report(opened)
    const [review] = await shop.reviews(opened)
    await shop.complete(opened.session, { ...paid, cf_payment_id })
    const read = await act(String(review?._id), 'reread')
    expect(read).toMatchObject({ status: 200, body: { state: 'resolved' } })
    expect(await shop.stored(opened)).toMatchObject({ paymentStatus: 'Completed' })
  })

  it('is not accepted by an order that cannot take it', async () => {
    const jar = await shop.jar({ jars: 2 })
    const opened = await shop.opened(jar)
    await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false, amount: 3 })
    await shop.report(opened)
    await shop.running.db
      .collection('products')
      .updateOne({ _id: jar._id as never }, { $set: { availableMilli: 0 } })
    await shop.running.db
      .collection('orders')
      .updateOne({ orderId: opened.order.orderId }, { $set: { held: false } })
    const [review] = await shop.reviews(opened)
    expect(await act(String(review?._id), 'accept')).toMatchObject({
      status: 409,
      body: { code: 'ORDER_TAKES_NO_PAYMENT' },
    })
    expect(await payments(opened)).toMatchObject([{ disposition: 'held' }])
  })

  it('is settled by admins only, and is 404 when it is unknown', async () => {
    const { id, client } = await mismatched(4)
    for (const action of ['reread', 'refund', 'accept', 'resolve']) {
      const target = path(id, `/${action}`)
      expect((await client.post(target, { note: 'mine' })).status).toBe(403)
      expect((await new Client(shop.url).post(target, { note: 'mine' })).status).toBe(401)
      expect((await act('late-payment:1', action, { note: 'nothing' })).status).toBe(404)
    }
  })
})
