import { packer } from '../../support/builders/auth.builders.js'
import { PayoutDesk, reportOf } from '../../support/builders/payouts.builders.js'
import { Client } from '../../support/http/client.js'

let desk: PayoutDesk
beforeAll(async () => {
  desk = await PayoutDesk.open()
})
afterAll(() => desk.shop.close())
afterEach(() => desk.shop.moveClock(0))

const paise = (rupees: number) => Math.round(rupees * 100)
async function book(...text: Parameters<typeof reportOf>) {
  const answer = await desk.import(reportOf(...text))
  expect([answer.status, answer.body.error]).toEqual([201, undefined])
  return answer.body
}

describe('a report of the provider', () => {
  it('is previewed without writing anything', async () => {
    const { row, order } = await desk.paid({ utr: 'CHECK1' })
    const { status, body } = await desk.check(
      reportOf([row, { ...row, eventId: '1', paymentId: '1', reference: 'SHOP-9' }]),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({
      count: 2,
      added: 2,
      already: 0,
      states: { matched: 1, foreign: 1 },
      faultCount: 0,
      troubles: [{ line: 3, trouble: 'foreign', orderId: null }],
      settlements: [{ utr: 'CHECK1', lines: 2, net: 2 * (row.amount - 23.6) }],
    })
    expect(await desk.stored('settlements')).toEqual([])
    expect(await desk.stored('settlementlines')).toEqual([])
    expect((await desk.stored('orders', { orderId: order.orderId }))[0]?.['payout']).toBeUndefined()
  })

  it('matches payments and refunds, keeps the sums of a settlement, and tells each order its fee', async () => {
    const { row, order, client } = await desk.paid({ utr: 'BOOK1' })
    await client.put(`/api/orders/${order.orderId}/cancel`)
    const back = await desk.admin.post<{ lastRefund: { amount: number } }>(
      `/api/admin/refunds/${order.orderId}/provider`,
    )
    const { amount } = back.body.lastRefund
    const refund = { ...row, eventId: 'R1', type: 'REFUND', amount, net: -amount }
    const net = (paise(row.amount) - 2360 - paise(amount)) / 100
    const answer = await book([row, refund], [{ utr: 'BOOK1', net }])
    expect(answer).toMatchObject({ added: 2, already: 0, open: 0, settlements: ['BOOK1'] })
    expect(await desk.settlement('BOOK1')).toMatchObject({
      providerId: '208000',
      lines: 2,
      openLines: 0,
      payments: row.amount,
      refunds: -amount,
      other: 0,
      fee: 20,
      tax: 3.6,
      net,
      transferred: net,
      difference: 0,
      open: false,
    })
    const lines = await desk.lines('BOOK1')
    expect(lines.map(({ state, orderId }) => [state, orderId])).toEqual([
      ['matched', order.orderId],
      ['matched', order.orderId],
    ])
    const [stored] = await desk.stored('orders', { orderId: order.orderId })
    expect(stored?.['payout']).toMatchObject({ utr: 'BOOK1', feePaise: 2000, taxPaise: 360 })
    const [audit] = await desk.shop.rows('auditlog', { action: 'payout.imported' }, { _id: -1 })
    expect(audit?.['changes']).toEqual([
      { field: 'lines', after: 2 },
      { field: 'open', after: 0 },
    ])
  })

  it('changes nothing when it comes again, whole or in part', async () => {
    const [one, two] = [await desk.paid({ utr: 'AGAIN' }), await desk.paid({ utr: 'AGAIN' })]
    await book([one.row])
    const before = await desk.stored('settlementlines', { utr: 'AGAIN' })
    expect(await book([one.row])).toMatchObject({
      added: 0,
      already: 1,
      message: 'All of this was in the books: nothing changed.',
    })
    expect(await desk.stored('settlementlines', { utr: 'AGAIN' })).toEqual(before)
    expect(await book([one.row, two.row])).toMatchObject({ added: 1, already: 1 })
    expect(await desk.settlement('AGAIN')).toMatchObject({ lines: 2, fee: 40, tax: 7.2 })
  })

  it('is booked once by two who import it at once', async () => {
    const orders = [await desk.paid({ utr: 'RACE' }), await desk.paid({ utr: 'RACE' })]
    const text = reportOf(orders.map(({ row }) => row))
    const answers = await Promise.all([desk.import(text), desk.import(text), desk.import(text)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(2)
    expect(await desk.settlement('RACE')).toMatchObject({ lines: 2, fee: 40, open: false })
  })

  it('stores nothing about customers', async () => {
    const { row } = await desk.paid({ utr: 'PRIVATE' })
    await book([row])
    const kept = JSON.stringify([await desk.stored('settlements'), await desk.stored('settlementlines')])
    for (const secret of ['Lakshmi', '9876543210', 'example.in']) expect(kept).not.toContain(secret)
  })

  it('may have thousands of lines', async () => {
    const rows = Array.from({ length: 5000 }, (_, at) => ({
      eventId: `M${at}`,
      reference: `SHOP-${at}`,
      paymentId: `M${at}`,
      utr: `MANY${at % 3}`,
      amount: 100,
      fee: 2,
      tax: 0.36,
    }))
    const text = reportOf(rows)
    expect((await desk.check(text)).body).toMatchObject({ added: 5000, states: { foreign: 5000 } })
    expect(await book(rows)).toMatchObject({ added: 5000, open: 5000 })
    expect(await book(rows)).toMatchObject({ added: 0, already: 5000 })
    const { lines, net, openLines } = await desk.settlement('MANY0')
    expect([lines, openLines, net]).toEqual([1667, 1667, (1667 * 9764) / 100])
    for (const collection of ['settlements', 'settlementlines'])
      await desk.shop.running.db.collection(collection).deleteMany({ utr: /^MANY/ })
    await desk.shop.running.db.collection('settlements').deleteMany({ _id: /^MANY/ as never })
  })
})

describe('what is no good report', () => {
  it('is refused as a whole, each bad line by name', async () => {
    const text = reportOf([{ amount: 10 }]).replace(',10,10,', ',10.123,ten,')
    const checked = await desk.check(text)
    expect([checked.status, checked.body.faultCount]).toEqual([200, 2])
    expect(checked.body.faults).toEqual([
      {
        line: 2,
        column: 'Event Amount',
        message: '"10.123" is no amount in rupees with at most two decimals.',
      },
      {
        line: 2,
        column: 'Event Settlement Amount',
        message: '"ten" is no amount in rupees with at most two decimals.',
      },
    ])
    const { status, body } = await desk.import(text)
    expect([status, body.code]).toEqual([400, 'IMPORT_FAULTS'])
    expect(body.error).toContain('Nothing was imported: line 2 is not right.')
  })

  it.each([
    ['no table', Buffer.from('PK\x03\x04\0\0'), 400],
    ['more than 5 MB', 'x'.repeat(5_300_000), 413],
  ])('that is %s is refused', async (_, text, status) =>
    expect((await desk.import(text)).status).toBe(status),
  )

  it('of another kind, or empty, says so', async () => {
    for (const text of ['', 'name,price\nSalt,18']) expect((await desk.check(text)).body.faultCount).toBe(1)
  })
})

it('is refused to everybody but admins', async () => {
  const { client: staff } = await packer(desk.shop.running, desk.admin)
  const stranger = new Client(desk.shop.url)
  const customer = await desk.shop.customer()
  const statuses = async (client: Client) => [
    (await desk.import(reportOf([]), client)).status,
    (await desk.send('/check', reportOf([]), client)).status,
    (await client.get('/api/admin/payouts/open')).status,
    (await client.get('/api/admin/payouts/lines.csv')).status,
    (await client.get('/api/admin/settlements')).status,
    (await client.get('/api/admin/settlements/X')).status,
    (await client.get('/api/admin/settlement-lines')).status,
    (await client.post('/api/admin/settlements/X/settle', { note: 'found' })).status,
    (await client.post('/api/admin/settlement-lines/X/settle', { note: 'found' })).status,
    (await client.post('/api/admin/payouts/missing/X/settle', { note: 'found' })).status,
  ]
  expect(new Set(await statuses(stranger))).toEqual(new Set([401]))
  expect(new Set(await statuses(customer))).toEqual(new Set([403]))
  expect(new Set(await statuses(staff))).toEqual(new Set([403]))
})
