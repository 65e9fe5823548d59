import { ADMIN } from '../../support/builders/auth.builders.js'
import { type PaymentShop } from '../../support/builders/payments.builders.js'
import { RefundDesk, type RefundOrder } from '../../support/builders/refunds.builders.js'
import { Client } from '../../support/http/client.js'

let desk: RefundDesk
let shop: PaymentShop
let admin: Client

beforeAll(async () => {
  desk = await RefundDesk.open()
  ;({ admin, shop } = desk)
})
afterEach(() => shop.moveClock(0))
afterAll(() => shop.close())

describe('the refund of a cancelled order, by hand', () => {
  it('is booked with its reference; the customer sees amount, state and reference', async () => {
    const order = await desk.cancelled()
    expect(await desk.seenByCustomer(order)).toMatchObject({ refundState: 'Due', refundReference: null })
    const answer = await desk.byHand(order, '  UTR42 ')
    expect(answer).toMatchObject({
      status: 200,
      body: { paymentStatus: 'Refund Completed', refundState: 'Completed', refundReference: 'UTR42' },
    })
    expect(answer.body.timeline.at(-1)).toMatchObject({
      event: 'Refunded',
      by: ADMIN.mobileNumber,
      detail: 'UTR42',
    })
    const seen = await desk.seenByCustomer(order)
    expect(seen).toMatchObject({ refundState: 'Completed', refundReference: 'UTR42' })
    expect(seen?.refundAmount).toBeLessThan(seen?.finalPrice ?? 0)
    expect(seen?.timeline.map(({ event }) => event)).toEqual(['Placed', 'Paid', 'Cancelled', 'Refunded'])
    expect(JSON.stringify(seen)).not.toContain(ADMIN.mobileNumber)
    expect(await shop.refunds(order)).toMatchObject([
      { method: 'hand', by: ADMIN.mobileNumber, note: 'UTR42' },
    ])
  })

  it.each([{}, { refundReference: '' }, { refundReference: '   ' }, { refundReference: 7 }])(
    'needs a reference: %j',
    async (body) => {
      const order = await desk.cancelled()
      const answer = await admin.put<RefundOrder & { details: { fields: Record<string, string> } }>(
        `/api/orders/${order.order.orderId}/refund-completed`,
        body,
      )
      expect(answer.status).toBe(400)
      expect(answer.body.details.fields['refundReference']).toBe('Refund reference is required.')
      expect(await shop.stored(order)).toMatchObject({ paymentStatus: 'Completed' })
    },
  )

  it('changes nothing when it is repeated, and is refused with another reference', async () => {
    const order = await desk.cancelled()
    await desk.byHand(order, 'UTR1')
    expect((await desk.byHand(order, 'UTR1')).status).toBe(200)
    expect(await desk.byHand(order, 'UTR2')).toMatchObject({ status: 409, body: { code: 'REFUND_NOT_DUE' } })
    expect(await shop.refunds(order)).toHaveLength(1)
  })

  it('clicked twice at once is booked once', async () => {
    const order = await desk.cancelled()
    const answers = await Promise.all([
      desk.byHand(order, 'UTR1'),
      desk.byHand(order, 'UTR1'),
      desk.byHand(order, 'UTR9'),
    ])
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
      expect(await desk.byHand(order, 'UTR1')).toMatchObject({
        status: 409,
        body: { code: 'REFUND_NOT_DUE' },
      })
      expect((await desk.throughProvider(order)).status).toBe(409)
    }
    const nowhere = { ...paid, order: { ...paid.order, orderId: 'P-AAAA-AAAA' } }
    expect((await desk.byHand(nowhere, 'UTR1')).status).toBe(404)
    expect((await desk.throughProvider(nowhere)).status).toBe(404)
  })
})

describe('lists of refunds', () => {
  it('show what is due first, then what was refunded', async () => {
    const [due, done] = [await desk.cancelled(), await desk.cancelled()]
    await desk.byHand(done, 'UTR5')
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
    const order = await desk.cancelled()
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
    const order = await desk.cancelled()
    await desk.byHand(order, 'UTR8')
    const entries = await shop.rows('auditlog', { subject: `order:${order.order.orderId}` })
    expect(entries).toMatchObject([
      {
        action: 'refund.completed-by-hand',
        actor: ADMIN.mobileNumber,
        changes: [
          { field: 'paymentStatus', before: 'Completed', after: 'Refund Completed' },
          { field: 'refundReference', before: null, after: 'UTR8' },
        ],
      },
    ])
  })
})
