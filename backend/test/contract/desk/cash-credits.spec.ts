import { randomUUID } from 'node:crypto'
import { type OrderShop } from '../../support/builders/orders.builders.js'
import { lineOf, RecallDesk } from '../../support/builders/recalls.builders.js'
import { type Answer, type Client } from '../../support/http/client.js'
import { type WireError, type WireOrder } from '../../support/http/orders.wire.js'

interface WireDrawer {
  id: string
  expected: number
  refunds: number
  moves: { kind: string; amount: number; orderId: string | null }[]
}
type Credited = WireOrder &
  WireError & { credits: { amount: number; state: string; reference: string | null }[] }

let desk: RecallDesk
let shop: OrderShop
let staff: Client
let numbers = 0

beforeAll(async () => {
  desk = await RecallDesk.open()
  shop = desk.shop
  staff = desk.admin
})
afterAll(() => shop.close(), 15_000)

const key = () => ({ 'idempotency-key': randomUUID() })
const drawer = async () =>
  (await staff.get<{ drawer: WireDrawer | null }>('/api/admin/drawers/current')).body.drawer

beforeEach(async () => {
  if (!(await drawer())) await staff.post('/api/admin/drawers', { float: 500 }, key())
})

/** Two jars over the counter, paid in cash or by UPI. */
async function sold(payment: 'cash' | 'upi', changes: object = {}): Promise<string> {
  const { body } = await staff.post<{ order: WireOrder }>(
    '/api/admin/desk/orders',
    {
      channel: 'counter',
      customerNumber: `96${String(++numbers).padStart(8, '0')}`,
      contactName: 'Lakshmi Rao',
      handover: 'pickup',
      lines: [{ Id: (await shop.jar()).Id, quantity: 2, price: 499.5 }],
      deliveryCost: 0,
      payment,
      ...changes,
      reference: payment === 'upi' ? `UPI-C${numbers}` : '',
    },
    key(),
  )
  return body.order.orderId
}

function credit(
  orderId: string,
  changes: object = {},
  headers: Record<string, string> = key(),
): Promise<Answer<Credited>> {
  const body = { kind: 'goodwill', amount: 100, reason: 'The lid was loose', way: 'cash', ...changes }
  return staff.post<Credited>(`/api/admin/orders/${orderId}/credits`, body, headers)
}

describe('a credit of a cash payment', () => {
  it('is paid in cash from the drawer, once for each request', async () => {
    const orderId = await sold('cash')
    const before = await drawer()
    const headers = key()
    const answers = await Promise.all([credit(orderId, {}, headers), credit(orderId, {}, headers)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.body.credits).toMatchObject([
      { amount: 100, state: 'Completed', reference: `CASH-${orderId}` },
    ])
    const after = await drawer()
    expect([after?.expected, after?.refunds]).toEqual([
      (before?.expected ?? 0) - 100,
      (before?.refunds ?? 0) + 100,
    ])
    expect(after?.moves.filter((move) => move.orderId === orderId && move.kind === 'refund')).toHaveLength(1)
    await credit(orderId, { amount: 50 })
    expect((await drawer())?.refunds).toBe((before?.refunds ?? 0) + 150)
  })

  it('that was given by hand with a reference is not booked in the drawer, nor under the same key in cash', async () => {
    const orderId = await sold('cash')
    const before = await drawer()
    const headers = key()
    expect((await credit(orderId, { way: 'hand', reference: 'UTR1' }, headers)).status).toBe(200)
    const inCash = await credit(orderId, {}, headers)
    expect(inCash).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } })
    expect((await drawer())?.expected).toBe(before?.expected)
  })

  it('is refused when the drawer has less or is closed, and nothing is credited', async () => {
    const orderId = await sold('cash')
    const open = await drawer()
    await staff.post(
      '/api/admin/drawers/moves',
      { kind: 'out', amount: (open?.expected ?? 0) - 10, reason: 'To the bank' },
      key(),
    )
    expect(await credit(orderId)).toMatchObject({ status: 409, body: { code: 'CASH_SHORT' } })
    await staff.post(`/api/admin/drawers/${open?.id ?? ''}/close`, { counted: 10, note: '' })
    expect(await credit(orderId)).toMatchObject({ status: 409, body: { code: 'DRAWER_CLOSED' } })
    const { body } = await staff.get<{ order: Credited }>(`/api/admin/desk/orders/${orderId}`)
    expect(body.order.credits).toEqual([])
  })
})

it('is refused in cash for an order that was not paid in cash', async () => {
  const orderId = await sold('upi')
  for (const path of ['credits', 'credits/preview'])
    expect(
      await staff.post<WireError>(`/api/admin/orders/${orderId}/${path}`, {
        kind: 'goodwill',
        amount: 100,
        reason: 'The lid was loose',
        way: 'cash',
      }),
    ).toMatchObject({ status: 409, body: { code: 'REFUND_NOT_DUE' } })
})

describe('a refund of recalled jars that were paid in cash', () => {
  async function recalled(payment: 'cash' | 'upi', changes: object = {}) {
    const lot = await desk.lot()
    const lines = [{ Id: lot.jar.Id, quantity: 2, price: 499.5 }]
    const orderId = await sold(payment, { lines, handOverNow: true })
    const recall = await desk.recall(lot.jars.batchNumber, changes)
    const order = { orderId } as WireOrder
    return { orderId, order, recall, inCash: () => desk.decide(recall, { order }, { method: 'cash' }) }
  }

  it('is paid in cash from the drawer with the decision, once', async () => {
    const { orderId, order, recall, inCash } = await recalled('cash')
    const before = await drawer()
    const decided = await Promise.all([inCash(), inCash()])
    expect(decided.map(({ status }) => status)).toEqual([200, 200])
    expect(recall.customers[0]?.orders[0]?.paidBy).toBe('cash')
    expect(lineOf(await desk.look(recall), { order })).toMatchObject({
      refunded: 999,
      decision: { kind: 'refund', method: 'cash', refund: 'done', amount: 999 },
    })
    const after = await drawer()
    expect([after?.expected, after?.refunds]).toEqual([
      (before?.expected ?? 0) - 999,
      (before?.refunds ?? 0) + 999,
    ])
    expect(after?.moves.filter((move) => move.orderId === orderId && move.kind === 'refund')).toHaveLength(1)
  })

  it('stays undecided when the drawer has less, or the order was not paid in cash', async () => {
    const poor = await recalled('cash')
    const open = await drawer()
    const amount = (open?.expected ?? 0) - 10
    await staff.post('/api/admin/drawers/moves', { kind: 'out', amount, reason: 'To the bank' }, key())
    expect(await poor.inCash()).toMatchObject({ status: 409, body: { code: 'CASH_SHORT' } })
    expect(lineOf(await desk.look(poor.recall), poor)).toMatchObject({ refunded: 0, decision: null })
    const other = await recalled('upi')
    expect(await other.inCash()).toMatchObject({ status: 409, body: { code: 'REFUND_NOT_DUE' } })
    expect(lineOf(await desk.look(other.recall), other)).toMatchObject({ refunded: 0, decision: null })
  })

  it('is only recorded in a drill', async () => {
    const { order, recall, inCash } = await recalled('cash', { drill: true })
    const before = await drawer()
    expect((await inCash()).status).toBe(200)
    expect(lineOf(await desk.look(recall), { order })?.decision).toMatchObject({
      method: 'cash',
      amount: 999,
    })
    expect(await drawer()).toEqual(before)
  })
})
