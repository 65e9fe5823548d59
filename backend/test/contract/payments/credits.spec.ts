import { PaperNumbers } from '../../../src/modules/sales/orders/money/paper-numbers.service.js'
import { type Placed } from '../../support/builders/payments.builders.js'
import { type CreditedOrder, RefundDesk } from '../../support/builders/refunds.builders.js'
import { type Answer, Client } from '../../support/http/client.js'

let desk: RefundDesk
beforeAll(async () => {
  desk = await RefundDesk.open()
})
afterEach(() => desk.shop.moveClock(0))
afterAll(() => desk.shop.close())

const BODY = { kind: 'lines', lines: [{ line: 0, jars: 1 }], reason: 'One jar broke', way: 'provider' }
const HAND = { way: 'hand', reference: 'UTR1' }
const give = ({ order }: Placed, body: object = BODY, key?: string): Promise<Answer<CreditedOrder>> =>
  desk.admin.post(`/api/admin/orders/${order.orderId}/credits`, body, key ? { 'idempotency-key': key } : {})
const again = ({ order }: Placed, creditId: string, body: object): Promise<Answer<CreditedOrder>> =>
  desk.admin.post(`/api/admin/orders/${order.orderId}/credits/${creditId}/refund`, body)
const staffView = async ({ order }: Placed) =>
  (await desk.admin.get<CreditedOrder>(`/api/orders/order/${order.orderId}`)).body
async function ownView({ client, order }: Placed) {
  const { body } = await client.get<{ orders: CreditedOrder[] }>('/api/orders')
  return body.orders.find(({ orderId }) => orderId === order.orderId)
}
async function decide(placed: Placed, status: string): Promise<void> {
  const [refund] = (await desk.refundsAtProvider(placed)).slice(-1)
  await desk.shop.sandbox(`refunds/${String(refund?._id)}/decide`, { status })
  await desk.shop.reconcileAfter(6)
}
const leftOf = async (placed: Placed) => Number((await desk.payment(placed))?.['refundablePaise'])

describe('a credit through the provider', () => {
  it('is started, never called refunded before the provider confirms it, and then has its credit note', async () => {
    const placed = await desk.paid()
    const { status, body } = await give(placed)
    expect(status).toBe(200)
    const [item] = body.credits
    expect(item).toMatchObject({
      kind: 'lines',
      amount: 499.5,
      state: 'Started',
      by: '9000000001',
      creditNoteUrl: null,
      lines: [{ line: 0, quantity: 1, amount: 499.5 }],
    })
    expect(body).toMatchObject({ paymentStatus: 'Completed', creditedAmount: 499.5 })
    expect(await leftOf(placed)).toBe(Math.round(placed.order.finalPrice * 100) - 49_950)
    const path = `/api/orders/${placed.order.orderId}/credit-notes/${item?.id}`
    expect(await placed.client.get<CreditedOrder>(path)).toMatchObject({
      status: 409,
      body: { code: 'NO_CREDIT_NOTE' },
    })
    await decide(placed, 'SUCCESS')
    const seen = await ownView(placed)
    expect(seen?.credits).toMatchObject([
      { state: 'Completed', creditNoteUrl: path, reason: 'One jar broke' },
    ])
    expect(seen?.credits[0]).not.toHaveProperty('by')
    expect(seen?.timeline.slice(-2).map(({ event, detail }) => [event, detail])).toEqual([
      ['Credit started', '₹499.50, One jar broke'],
      ['Credited', '₹499.50, One jar broke'],
    ])
    const note = await placed.client.get(path)
    expect([note.status, note.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await desk.admin.get(path)).status).toBe(200)
    expect((await (await desk.shop.customer()).get(path)).status).toBe(404)
    expect((await placed.client.get(path.replace(String(item?.id), 'nothing'))).status).toBe(404)
  })

  it('that is on hold stays started', async () => {
    const placed = await desk.paid()
    await give(placed)
    const [refund] = await desk.refundsAtProvider(placed)
    await desk.shop.running.db
      .collection('sandbox_cashfree_refunds')
      .updateOne({ _id: refund?._id as never }, { $set: { status: 'ONHOLD' } })
    await desk.shop.reconcileAfter(6)
    expect((await ownView(placed))?.credits).toMatchObject([{ state: 'Started', creditNoteUrl: null }])
  })

  it('that fails is owed, is work, and can be tried again in either way', async () => {
    const placed = await desk.paid()
    const id = String((await give(placed)).body.credits[0]?.id)
    expect((await again(placed, id, { way: 'provider' })).body.code).toBe('REFUND_UNDER_WAY')
    await decide(placed, 'CANCELLED')
    expect((await ownView(placed))?.credits).toMatchObject([{ state: 'Failed' }])
    expect(await leftOf(placed)).toBe(Math.round(placed.order.finalPrice * 100))
    const watch = () => desk.admin.get<{ refunds: object[] }>('/api/admin/refunds-watch')
    const row = {
      orderId: placed.order.orderId,
      purpose: 'credit',
      why: 'failed',
      creditId: id,
      amount: 499.5,
    }
    expect((await watch()).body.refunds).toContainEqual(expect.objectContaining(row))
    expect((await again(placed, id, { way: 'hand', reference: ' ' })).body.details.fields).toEqual({
      reference: 'Refund reference is required.',
    })
    const done = await again(placed, id, HAND)
    expect(done.body.credits).toMatchObject([{ id, state: 'Completed', reference: 'UTR1' }])
    expect((await again(placed, id, HAND)).status).toBe(200)
    expect((await again(placed, id, { ...HAND, reference: 'UTR2' })).body.code).toBe('REFUND_NOT_DUE')
    expect((await again(placed, 'nothing', HAND)).status).toBe(404)
    expect((await watch()).body.refunds).not.toContainEqual(expect.objectContaining(row))
    expect(await desk.shop.refunds(placed)).toMatchObject([{ status: 'cancelled' }, { status: 'succeeded' }])
    expect(await desk.shop.reviews(placed)).toMatchObject([{ reason: 'refund-failed', state: 'resolved' }])
  })
})

describe('a credit by hand', () => {
  it('is given once when two people enter the same transfer at once, and the second reads who gave it', async () => {
    const placed = await desk.paid()
    const answers = await Promise.all([
      give(placed, { ...BODY, ...HAND }),
      give(placed, { ...BODY, ...HAND }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'REFUND_NOT_DUE',
      error: expect.stringMatching(/UTR1 is noted .* already: ₹499\.50 by 9000000001, .*One jar broke/),
    })
    expect((await staffView(placed)).credits).toHaveLength(1)
  })

  it('is completed at once, for goods and delivery alike, and the rest can follow', async () => {
    const placed = await desk.paid()
    const delivery = (await staffView(placed)).creditable?.delivery ?? 0
    const first = await give(placed, { ...BODY, ...HAND, kind: 'goodwill', lines: [], amount: 100, delivery })
    expect(first.body.credits).toMatchObject([
      { kind: 'goodwill', amount: 100 + delivery, state: 'Completed' },
    ])
    const rest = first.body.creditable?.total ?? 0
    expect(rest).toBe(placed.order.finalPrice - 100 - delivery)
    const last = await give(placed, {
      ...BODY,
      ...HAND,
      reference: 'UTR2',
      kind: 'goodwill',
      lines: [],
      amount: rest,
    })
    expect(last.body).toMatchObject({
      creditable: null,
      whyNot: { credit: 'Everything that was paid for it has gone back.' },
      creditedAmount: placed.order.finalPrice,
    })
    expect((await give(placed)).body.code).toBe('NOT_CREDITABLE')
    expect(await leftOf(placed)).toBe(0)
  })

  it('is previewed to the paisa, without changing anything', async () => {
    const placed = await desk.paid()
    const path = `/api/admin/orders/${placed.order.orderId}/credits/preview`
    const preview = await desk.admin.post(path, { ...BODY, ...HAND })
    expect(preview).toMatchObject({
      status: 200,
      body: { amount: 499.5, left: placed.order.finalPrice - 499.5 },
    })
    expect((await staffView(placed)).credits).toEqual([])
  })
})

describe('a credit is refused', () => {
  it.each<[object, string]>([
    [{ kind: 'cancel' }, 'kind'],
    [{ reason: '  ' }, 'reason'],
    [{ way: 'cheque' }, 'way'],
    [{ way: 'hand', reference: '' }, 'reference'],
    [{ lines: [{ line: 0, jars: 3 }] }, 'lines'],
    [{ lines: [{ line: 5, jars: 1 }] }, 'lines'],
    [{ lines: [], amount: 0 }, 'amount'],
    [{ lines: [], amount: 1.005 }, 'amount'],
    [{ lines: [], amount: 1_000_000 }, 'amount'],
    [{ delivery: 100_000 }, 'delivery'],
    [{ lines: 'all' }, 'lines'],
  ])('with %j, by the name of its field', async (change, field) => {
    const placed = await desk.paid()
    const answer = await give(placed, { ...BODY, ...change })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.details.fields ?? {})[0]).toMatch(new RegExp(`^${field}`))
    expect(await desk.shop.refunds(placed)).toEqual([])
  })

  it('for an unpaid or missing order, and to callers without permission', async () => {
    const unpaid = await desk.shop.placed()
    expect((await give(unpaid)).body.code).toBe('NOT_CREDITABLE')
    expect((await desk.admin.post('/api/admin/orders/P-AAAA-AAAA/credits', BODY)).status).toBe(404)
    const path = `/api/admin/orders/${unpaid.order.orderId}/credits`
    expect((await unpaid.client.post(path, BODY)).status).toBe(403)
    expect((await new Client(desk.shop.url).post(path, BODY)).status).toBe(401)
  })

  it('below a rupee, which the provider does not send', async () => {
    const placed = await desk.paid()
    const less = { ...BODY, lines: [], kind: 'goodwill', amount: 0.99 }
    expect((await give(placed, less)).body.code).toBe('NOTHING_TO_REFUND')
    expect((await give(placed, { ...less, ...HAND })).status).toBe(200)
  })
})

describe('repeated and concurrent credits', () => {
  it('of two people who answer one complaint are one credit, and the second reads what the first gave', async () => {
    const placed = await desk.paid()
    const answers = await Promise.all([
      give(placed, { ...BODY, seen: 0 }),
      give(placed, { ...BODY, ...HAND, seen: 0 }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'REFUND_NOT_DUE',
      error: expect.stringMatching(/was given a credit meanwhile: ₹499\.50 by 9000000001, .*One jar broke/),
    })
    expect((await give(placed, { ...BODY, kind: 'goodwill', lines: [], amount: 10, seen: 1 })).status).toBe(
      200,
    )
    expect((await staffView(placed)).credits).toHaveLength(2)
  })

  it('with one key are one credit', async () => {
    const placed = await desk.paid()
    const key = `credit-${placed.order.orderId}`
    const answers = await Promise.all([1, 2, 3].map(() => give(placed, BODY, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await staffView(placed)).credits).toHaveLength(1)
    expect(await desk.shop.refunds(placed)).toHaveLength(1)
    expect((await give(placed, BODY, 'short')).status).toBe(400)
  })

  it('are never more than was paid together, two at once or eight', async () => {
    const placed = await desk.paid()
    const half = { ...BODY, kind: 'goodwill', lines: [], amount: placed.order.finalPrice * 0.4 }
    const rounded = { ...half, amount: Math.round(half.amount) }
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((nth) =>
        give(placed, nth % 2 ? rounded : { ...rounded, way: 'hand', reference: `UTR${nth}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    for (const { status, body } of answers)
      if (status !== 200) expect(body.details.fields).toHaveProperty('amount')
    const refunds = await desk.shop.refunds(placed)
    const given = refunds.reduce((sum, { amountPaise }) => sum + Number(amountPaise), 0)
    expect(given).toBe(2 * rounded.amount * 100)
    expect(await leftOf(placed)).toBe(Math.round(placed.order.finalPrice * 100) - given)
  })

  it('are followed by a cancellation that refunds the rest, and the notes add up to the invoice', async () => {
    const placed = await desk.paid()
    await give(placed, { ...BODY, ...HAND })
    const path = `/api/admin/orders/${placed.order.orderId}/cancel`
    const cancelled = await desk.admin.post<CreditedOrder & { refundAmount: number }>(path, {
      reason: 'Out of jars',
      keepCharge: false,
    })
    expect(cancelled.body.refundAmount).toBe(placed.order.finalPrice - 499.5)
    await desk.shop.running.app.get(PaperNumbers).numberCreditNotes()
    const stored = (await desk.shop.stored(placed)) as unknown as {
      creditNoteNumber: string
      credits: { noteNumber: string }[]
    }
    const numbers = [stored.creditNoteNumber, stored.credits[0]?.noteNumber]
    expect(new Set(numbers).size).toBe(2)
    for (const number of numbers) expect(number).toMatch(/^CN\/\d\d-\d\d\/\d{5}$/)
    expect((await placed.client.get(`/api/orders/${placed.order.orderId}/credit-note`)).status).toBe(200)
    expect((await placed.client.get(`/api/orders/${placed.order.orderId}/invoice`)).status).toBe(200)
    expect((await give(placed)).body.code).toBe('NOT_CREDITABLE')
  })
})
