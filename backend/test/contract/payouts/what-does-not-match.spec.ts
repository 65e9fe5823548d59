import {
  PayoutDesk,
  reportOf,
  type ReportRow,
  type WireLine,
} from '../../support/builders/payouts.builders.js'

const DAY = 24 * 60
let desk: PayoutDesk
beforeAll(async () => {
  desk = await PayoutDesk.open()
})
afterAll(() => desk.shop.close())
afterEach(() => desk.shop.moveClock(0))

async function book(rows: ReportRow[], transferred: { utr: string; net: number }[] = []) {
  const answer = await desk.import(reportOf(rows, transferred))
  expect([answer.status, answer.body.error]).toEqual([201, undefined])
  return answer.body
}
const settle = (path: string, note: unknown) =>
  desk.admin.post<WireLine & { code?: string; details?: { fields?: object } }>(`/api/admin/${path}/settle`, {
    note,
  })
const lineOf = (id: string) => `settlement-lines/${encodeURIComponent(id)}`

describe('lines that do not match', () => {
  it('are named with why, counted in the cockpit, and settled by a note', async () => {
    const before = await desk.count()
    const [less, twice] = [await desk.paid({ utr: 'BAD' }), await desk.paid({ utr: 'BAD' })]
    const told: ReportRow[] = [
      { ...less.row, amount: less.row.amount - 1 },
      twice.row,
      { ...twice.row, eventId: 'SECOND' },
      { ...twice.row, eventId: 'NOBODY', paymentId: 'NOBODY', type: 'REFUND', amount: 5 },
      { eventId: 'STRANGE', reference: 'SHOP-1', amount: 10 },
      { ...less.row, eventId: 'D1', type: 'CHARGEBACK', amount: 10, net: -10, fee: 0, tax: 0 },
      { eventId: 'A1', type: 'OTHER_ADJUSTMENT', sale: 'CREDIT', amount: 7, remarks: 'Fee given back' },
      { eventId: 'F1', type: 'NORMAL_SETTLEMENT_CHARGE', amount: 4, net: -4 },
    ]
    const rows = told.map((row) => ({ utr: 'BAD', ...row }))
    expect(await book(rows)).toMatchObject({ added: 8, open: 6 })
    const lines = await desk.lines('BAD')
    const seen = Object.fromEntries(
      lines.map(({ id, state, trouble }) => [id.split(':')[2], [state, trouble]]),
    )
    expect(seen).toEqual({
      [String(less.row.eventId)]: ['differs', 'amount'],
      [String(twice.row.eventId)]: ['matched', null],
      SECOND: ['differs', 'twice'],
      NOBODY: ['unknown', 'unknown'],
      STRANGE: ['foreign', 'foreign'],
      D1: ['look', 'dispute'],
      A1: ['look', 'adjustment'],
      F1: ['matched', null],
    })
    expect(await desk.count()).toBe(before + 6)
    expect(await desk.settlement('BAD')).toMatchObject({ lines: 8, openLines: 6, open: true })

    for (const { id } of lines.filter(({ open }) => open)) {
      const { status, body } = await settle(lineOf(id), '  Asked Cashfree.  ')
      expect([status, body.open, body.closed]).toMatchObject([
        200,
        false,
        { by: '9000000001', note: 'Asked Cashfree.' },
      ])
    }
    expect(await desk.count()).toBe(before)
    expect(await desk.settlement('BAD')).toMatchObject({ openLines: 0, open: false })
    const [audit] = await desk.shop.rows('auditlog', { action: 'payout.line-settled' }, { _id: -1 })
    expect(audit).toMatchObject({
      subject: 'settlement:BAD',
      changes: [{ field: 'note', after: 'Asked Cashfree.' }],
    })
    expect(await book(rows)).toMatchObject({ added: 0, already: 8 })
    expect(await desk.count()).toBe(before)
  })

  it('are settled once, by one of two, and with words', async () => {
    await book([{ eventId: 'ONE', reference: 'SHOP-1', amount: 10, utr: 'ONCE' }])
    const [line] = await desk.lines('ONCE')
    const path = lineOf(line?.id ?? '')
    for (const note of ['', ' x ', 5, 'x'.repeat(501)])
      expect(Object.keys((await settle(path, note)).body.details?.fields ?? {})).toEqual(['note'])
    const both = await Promise.all([settle(path, 'Found it.'), settle(path, 'Found it.')])
    expect(both.map(({ status, body }) => [status, body.code])).toContainEqual([409, 'PAYOUT_SETTLED'])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await desk.settlement('ONCE')).openLines).toBe(0)
    expect((await settle('settlement-lines/none', 'Found it.')).status).toBe(404)
  })

  it('match once our books know of them', async () => {
    const opened = await desk.shop.opened()
    const { cf_payment_id: paymentId } = await desk.shop.complete(opened.session, {
      outcome: 'SUCCESS',
      webhook: false,
    })
    const { order_extid: reference, finalPrice: amount, orderId } = opened.order
    const row = { eventId: 'LATE', reference, paymentId: String(paymentId), amount, fee: 2, utr: 'LATER' }
    await book([row])
    expect(await desk.lines('LATER')).toMatchObject([{ state: 'unknown', orderId, open: true }])
    await desk.shop.report(opened)
    expect(await book([row])).toMatchObject({ added: 0 })
    expect(await desk.lines('LATER')).toMatchObject([{ state: 'matched', open: false }])
    expect(await desk.settlement('LATER')).toMatchObject({ openLines: 0, open: false, fee: 2 })
    const [order] = await desk.stored('orders', { orderId })
    expect(order?.['payout']).toMatchObject({ utr: 'LATER', feePaise: 200 })
  })
})

describe('a settlement', () => {
  it('whose lines come to another amount than was transferred is named, until the rest comes', async () => {
    const before = await desk.count()
    const [one, two] = [await desk.paid({ utr: 'SUM' }), await desk.paid({ utr: 'SUM' })]
    const whole = (one.row.amount * 100 + two.row.amount * 100 - 4720) / 100
    const transferred = [{ utr: 'SUM', net: whole }]
    await book([one.row], transferred)
    const missing = (two.row.amount * 100 - 2360) / 100
    expect(await desk.settlement('SUM')).toMatchObject({
      transferred: whole,
      difference: missing,
      open: true,
    })
    expect((await desk.waiting()).settlements).toMatchObject([{ id: 'SUM' }])
    expect(await desk.count()).toBe(before + 1)
    await book([one.row, two.row], transferred)
    expect(await desk.settlement('SUM')).toMatchObject({ net: whole, difference: 0, open: false })
    expect(await desk.count()).toBe(before)
    expect((await settle('settlements/SUM', 'Nothing to find.')).body.code).toBe('PAYOUT_SETTLED')
  })

  it('may have its difference settled by a note', async () => {
    const { row } = await desk.paid({ utr: 'NOTED' })
    await book([row], [{ utr: 'NOTED', net: row.amount }])
    expect(await desk.settlement('NOTED')).toMatchObject({ difference: 23.6, open: true })
    expect(await settle('settlements/NOTED', 'Cashfree waived its fee.')).toMatchObject({
      status: 200,
      body: { open: false, closed: { note: 'Cashfree waived its fee.' } },
    })
    expect((await desk.waiting()).settlements).toEqual([])
    expect((await settle('settlements/none', 'Found it.')).status).toBe(404)
  })
})

describe('a payment that no settlement holds', () => {
  it('is asked for once reports are imported and the days are over, and settled by a note', async () => {
    const first = await desk.paid({ utr: 'FIRST', at: '2020-01-01 10:00:00' })
    await book([first.row])
    const { order, row } = await desk.paid()
    const ours = async () =>
      (await desk.waiting()).payments.filter(({ orderId }) => orderId === order.orderId)
    expect(await ours()).toEqual([])
    desk.shop.moveClock(10 * DAY)
    expect(await ours()).toMatchObject([{ id: row.paymentId, amount: row.amount }])
    const counted = await desk.count()
    const path = `payouts/missing/${row.paymentId}`
    expect((await settle(path, 'It went back by itself.')).status).toBe(200)
    expect(await ours()).toEqual([])
    expect(await desk.count()).toBe(counted - 1)
    expect((await settle(path, 'Once more.')).body.code).toBe('PAYOUT_SETTLED')
    expect((await settle('payouts/missing/none', 'Found it.')).status).toBe(404)
  })

  it('is not asked for once it is settled', async () => {
    const { order, row } = await desk.paid({ utr: 'DONE' })
    await book([row])
    desk.shop.moveClock(20 * DAY)
    expect((await desk.waiting()).payments.map(({ orderId }) => orderId)).not.toContain(order.orderId)
  })
})

it('the lines of a month are a file for the books', async () => {
  const { row, order } = await desk.paid({
    utr: 'FILE',
    settled: '2026-03-02 10:00:00',
    at: '2026-02-28 10:00:00',
  })
  await book([row])
  const { status, headers, body } = await desk.admin.get<{ text: string }>(
    '/api/admin/payouts/lines.csv?month=2026-03',
  )
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  const rows = body.text.trim().split('\r\n')
  expect(rows[0]).toContain('Settled on,UTR,Event,Event ID,Event date,Order,Amount,Fee,GST on fee,Net')
  expect(rows.slice(1)).toEqual([
    `2026-03-02,FILE,PAYMENT,${row.eventId},2026-02-28,${order.orderId},${row.amount},20,3.6,${row.amount - 23.6},${row.amount},Matches,,,`,
  ])
  expect((await desk.admin.get('/api/admin/payouts/lines.csv?month=March')).status).toBe(400)
})
