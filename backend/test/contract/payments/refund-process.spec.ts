import { type Answer, Client } from '../../support/client.js'
import { PaymentShop, type Placed } from '../../support/payments.builders.js'

interface RefundOrder {
  orderId: string
  finalPrice: number
  refundAmount: number
  refundState: string | null
  refundReference: string | null
  paymentStatus: string
  canRefundThroughProvider: boolean
  lastRefund: { id: string; method: string; status: string; amount: number } | null
  timeline: { event: string; by?: string | null; detail: string | null }[]
  code?: string
  error?: string
}

const ADMIN = '9000000001'

describe('the refund of a cancelled order', () => {
  let shop: PaymentShop
  let admin: Client

  beforeAll(async () => {
    shop = await PaymentShop.open({ ADMIN_MOBILE: ADMIN, ADMIN_PIN: '246810' })
    admin = new Client(shop.url)
    await admin.signInStaff(ADMIN, '246810')
  }, 60_000)
  afterEach(() => shop.moveClock(0))
  afterAll(() => shop.close())

  async function cancelled(): Promise<Placed> {
    const opened = await shop.opened()
    await shop.complete(opened.session, { outcome: 'SUCCESS', webhook: false })
    await shop.report(opened)
    const answer = await opened.client.put(`/api/orders/${opened.order.orderId}/cancel`)
    expect(answer.status).toBe(200)
    return opened
  }

  const byHand = ({ order }: Placed, refundReference: unknown): Promise<Answer<RefundOrder>> =>
    admin.put(`/api/orders/${order.orderId}/refund-completed`, { refundReference })
  const throughProvider = ({ order }: Placed): Promise<Answer<RefundOrder>> =>
    admin.post(`/api/admin/refunds/${order.orderId}/provider`)
  const seenByCustomer = async ({ client, order }: Placed): Promise<RefundOrder | undefined> => {
    const { body } = await client.get<{ orders: RefundOrder[] }>('/api/orders')
    return body.orders.find(({ orderId }) => orderId === order.orderId)
  }
  const refundsAtProvider = ({ order }: Placed) =>
    shop.rows('sandbox_cashfree_refunds', { orderId: order.order_extid })
  const payment = async ({ order }: Placed) =>
    (await shop.rows('payments', { orderId: order.orderId, disposition: 'applied' }))[0]

  describe('by hand', () => {
    it('is booked with its reference; the customer sees amount, state and reference', async () => {
      const order = await cancelled()
      expect(await seenByCustomer(order)).toMatchObject({ refundState: 'Due', refundReference: null })
      const answer = await byHand(order, '  UTR42 ')
      expect(answer).toMatchObject({
        status: 200,
        body: { paymentStatus: 'Refund Completed', refundState: 'Completed', refundReference: 'UTR42' },
      })
      expect(answer.body.timeline.at(-1)).toMatchObject({ event: 'Refunded', by: ADMIN, detail: 'UTR42' })
      const seen = await seenByCustomer(order)
      expect(seen).toMatchObject({ refundState: 'Completed', refundReference: 'UTR42' })
      expect(seen?.refundAmount).toBeLessThan(seen?.finalPrice ?? 0)
      expect(seen?.timeline.map(({ event }) => event)).toEqual(['Placed', 'Paid', 'Cancelled', 'Refunded'])
      expect(JSON.stringify(seen)).not.toContain(ADMIN)
      expect(await shop.refunds(order)).toMatchObject([{ method: 'hand', by: ADMIN, note: 'UTR42' }])
    })

    it.each([{}, { refundReference: '' }, { refundReference: '   ' }, { refundReference: 7 }])(
      'needs a reference: %j',
      async (body) => {
        const order = await cancelled()
        const answer = await admin.put<RefundOrder & { details: { fields: Record<string, string> } }>(
          `/api/orders/${order.order.orderId}/refund-completed`,
          body,
        )
        expect(answer.status).toBe(400)
        expect(answer.body.details.fields['refundReference']).toBe('Refund reference is required.')
        expect(await shop.stored(order)).toMatchObject({ paymentStatus: 'Completed' })
      },
    )

    it('said again changes nothing; with another reference it is refused', async () => {
      const order = await cancelled()
      await byHand(order, 'UTR1')
      expect((await byHand(order, 'UTR1')).status).toBe(200)
      expect(await byHand(order, 'UTR2')).toMatchObject({ status: 409, body: { code: 'REFUND_NOT_DUE' } })
      expect(await shop.refunds(order)).toHaveLength(1)
    })

    it('clicked twice at once is booked once', async () => {
      const order = await cancelled()
      const answers = await Promise.all([byHand(order, 'UTR1'), byHand(order, 'UTR1'), byHand(order, 'UTR9')])
      const accepted = answers.filter(({ status }) => status === 200)
      expect(new Set(accepted.map(({ body }) => body.refundReference)).size).toBe(1)
      expect(await shop.refunds(order)).toHaveLength(1)
      const { timeline } = await shop.stored(order)
      expect(timeline.filter(({ event }) => event === 'Refunded')).toHaveLength(1)
    })

    it('is refused for what is not cancelled, not paid, or not there', async () => {
      const unpaid = await shop.placed()
      const paid = await shop.opened()
      await shop.complete(paid.session, { outcome: 'SUCCESS', webhook: false })
      await shop.report(paid)
      for (const order of [unpaid, paid]) {
        expect(await byHand(order, 'UTR1')).toMatchObject({ status: 409, body: { code: 'REFUND_NOT_DUE' } })
        expect((await throughProvider(order)).status).toBe(409)
      }
      const nowhere = { ...paid, order: { ...paid.order, orderId: 'P-AAAA-AAAA' } }
      expect((await byHand(nowhere, 'UTR1')).status).toBe(404)
      expect((await throughProvider(nowhere)).status).toBe(404)
    })
  })

  describe('through the provider', () => {
    it('is started, and completed only once the provider confirmed it', async () => {
      const order = await cancelled()
      const started = await throughProvider(order)
      expect(started).toMatchObject({
        status: 200,
        body: { refundState: 'Started', paymentStatus: 'Completed', refundReference: null },
      })
      expect(await seenByCustomer(order)).toMatchObject({ refundState: 'Started', refundReference: null })
      const [refund] = await refundsAtProvider(order)
      await shop.sandbox(`refunds/${String(refund?._id)}/decide`, { status: 'ONHOLD' })
      await shop.reconcileAfter(6)
      expect(await seenByCustomer(order)).toMatchObject({ refundState: 'Started' })
      await shop.sandbox(`refunds/${String(refund?._id)}/decide`, { status: 'SUCCESS' })
      await shop.reconcileAfter(12)
      const seen = await seenByCustomer(order)
      expect(seen).toMatchObject({ refundState: 'Completed', paymentStatus: 'Refund Completed' })
      expect(seen?.refundReference).toBeTruthy()
      expect(await refundsAtProvider(order)).toMatchObject([
        { amountPaise: Math.round((seen?.refundAmount ?? 0) * 100) },
      ])
    })

    it('clicked many times asks once', async () => {
      const order = await cancelled()
      const answers = await Promise.all([1, 2, 3, 4].map(() => throughProvider(order)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(await shop.refunds(order)).toHaveLength(1)
      expect(await refundsAtProvider(order)).toHaveLength(1)
    })

    it('and by hand at once give the money back once', async () => {
      for (let round = 0; round < 4; round++) {
        const order = await cancelled()
        const [provider, hand] = await Promise.all([throughProvider(order), byHand(order, 'UTR1')])
        expect([provider.status, hand.status].sort()).toEqual([200, 409])
        const refunds = await shop.refunds(order)
        expect(refunds).toHaveLength(1)
        expect(await refundsAtProvider(order)).toHaveLength(provider.status === 200 ? 1 : 0)
        const { refundablePaise, amountPaise } = (await payment(order)) as unknown as Record<string, number>
        expect((amountPaise ?? 0) - (refundablePaise ?? 0)).toBe(refunds[0]?.['amountPaise'])
      }
    })

    it('that the bank cancels can be made again, or by hand; it never counted as refunded', async () => {
      const order = await cancelled()
      await throughProvider(order)
      const [first] = await refundsAtProvider(order)
      await shop.sandbox(`refunds/${String(first?._id)}/decide`, { status: 'CANCELLED' })
      await shop.reconcileAfter(6)
      expect(await seenByCustomer(order)).toMatchObject({ refundState: 'Due' })
      expect(await shop.reviews(order)).toMatchObject([{ reason: 'refund-failed', state: 'open' }])
      const again = await throughProvider(order)
      expect(again.body).toMatchObject({ refundState: 'Started', lastRefund: { status: 'pending' } })
      expect(again.body.lastRefund?.id).not.toBe(String(first?._id))
      await shop.sandbox(`refunds/${again.body.lastRefund?.id}/decide`, {
        status: 'CANCELLED',
      })
      await shop.reconcileAfter(12)
      expect(await shop.reviews(order)).toMatchObject([{ reason: 'refund-failed', state: 'open' }])
      expect((await byHand(order, 'UTR7')).status).toBe(200)
      expect(await shop.reviews(order)).toMatchObject([{ reason: 'refund-failed', state: 'resolved' }])
      expect((await payment(order))?.['refundablePaise']).toBeLessThan(
        Math.round(order.order.finalPrice * 100),
      )
    })

    it('outlives a provider that is away: the refund is kept and carried out later', async () => {
      const order = await cancelled()
      await shop.sandbox('faults', { operation: 'createRefund', fault: 'lose-answer', times: 1 })
      expect((await throughProvider(order)).body).toMatchObject({ refundState: 'Started' })
      expect(await byHand(order, 'UTR1')).toMatchObject({ status: 409, body: { code: 'REFUND_UNDER_WAY' } })
      await shop.reconcileAfter(6)
      expect(await refundsAtProvider(order)).toHaveLength(1)
      expect(await shop.refunds(order)).toHaveLength(1)
    })

    it('is confirmed by its webhook', async () => {
      const order = await cancelled()
      await throughProvider(order)
      const [refund] = await refundsAtProvider(order)
      await shop.sandbox(`refunds/${String(refund?._id)}/decide`, { status: 'SUCCESS' })
      for (let tries = 0; tries < 100; tries++) {
        if ((await seenByCustomer(order))?.refundState === 'Completed') return
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      throw new Error('The refund was not completed by its webhook')
    })

    it.each([
      ['less than a rupee', 'orders', { refundPaise: 99 }, 'NOTHING_TO_REFUND'],
      ['more than what is left of the payment', 'payments', { refundablePaise: 0 }, 'REFUND_EXCEEDS_PAYMENT'],
    ])('is refused when it is %s', async (_, collection, change, code) => {
      const order = await cancelled()
      const { orderId } = order.order
      await shop.running.db.collection(collection).updateOne({ orderId }, { $set: change })
      expect(await throughProvider(order)).toMatchObject({ status: 409, body: { code } })
      expect(await shop.refunds(order)).toEqual([])
      expect(await shop.stored(order)).toMatchObject({ refundId: null, paymentStatus: 'Completed' })
    })

    it('is refused for an order that was paid without the provider', async () => {
      const order = await cancelled()
      await shop.running.db.collection('payments').deleteMany({ orderId: order.order.orderId })
      expect(await throughProvider(order)).toMatchObject({
        status: 409,
        body: { code: 'NO_PROVIDER_PAYMENT' },
      })
      expect(await shop.refunds(order)).toEqual([])
      expect((await byHand(order, 'CASH1')).status).toBe(200)
    })
  })

  describe('lists', () => {
    it('show what is due first, then what was refunded', async () => {
      const [due, done] = [await cancelled(), await cancelled()]
      await byHand(done, 'UTR5')
      const { body } = await admin.get<{ orders: RefundOrder[]; total: number }>('/api/orders/Cancelled')
      const states = body.orders.map(({ refundState }) => refundState)
      expect(states).toEqual([...states].sort((a, b) => (a === b ? 0 : a === 'Completed' ? 1 : -1)))
      expect(body.orders.find(({ orderId }) => orderId === due.order.orderId)).toMatchObject({
        canRefundThroughProvider: true,
        lastRefund: null,
      })
      const filter = encodeURIComponent(JSON.stringify({ paymentStatus: 'Refund Completed' }))
      const refunded = await admin.get<RefundOrder[]>(`/api/admin/refunds?filter=${filter}`)
      expect(refunded.headers.get('content-range')).toMatch(/^refunds 0-\d+\/\d+$/)
      expect(refunded.body.map(({ orderId }) => orderId)).toContain(done.order.orderId)
      expect(refunded.body.every(({ refundState }) => refundState === 'Completed')).toBe(true)
      expect((await admin.get(`/api/admin/refunds/${done.order.orderId}`)).status).toBe(200)
      expect((await admin.get('/api/orders/Cancelled?perPage=9999')).status).toBe(400)
    })

    it('and actions are the admin’s: customers and ops are refused', async () => {
      const order = await cancelled()
      await admin.post('/api/admin/employees', {
        mobileNumber: '9000000002',
        name: 'Ops',
        role: 'ops',
        pin: '135790',
      })
      const ops = new Client(shop.url)
      await ops.signInStaff('9000000002', '135790')
      const paths = [
        ['GET', '/api/orders/Cancelled'],
        ['GET', '/api/admin/refunds'],
        ['GET', `/api/admin/refunds/${order.order.orderId}`],
        ['POST', `/api/admin/refunds/${order.order.orderId}/provider`],
        ['PUT', `/api/orders/${order.order.orderId}/refund-completed`],
      ] as const
      for (const [method, path] of paths) {
        const body = method === 'PUT' ? { refundReference: 'X' } : undefined
        for (const caller of [ops, order.client])
          expect([path, (await caller.request(method, path, body)).status]).toEqual([path, 403])
        expect((await new Client(shop.url).request(method, path, body)).status).toBe(401)
      }
    })

    it('leave a line in the audit log with before and after', async () => {
      const order = await cancelled()
      await byHand(order, 'UTR8')
      const entries = await shop.rows('auditlog', { subject: `order:${order.order.orderId}` })
      expect(entries).toMatchObject([
        {
          action: 'refund.completed-by-hand',
          actor: ADMIN,
          changes: [
            { field: 'paymentStatus', before: 'Completed', after: 'Refund Completed' },
            { field: 'refundReference', before: null, after: 'UTR8' },
          ],
        },
      ])
    })
  })
})
