import { addIstDays, istDay, istMonth } from '../../../src/kernel/dates/ist.js'
import { packer } from '../../support/builders/auth.builders.js'
import { key } from '../../support/builders/day.builders.js'
import { PayoutDesk, reportOf } from '../../support/builders/payouts.builders.js'

interface Row {
  account: string
  name: string
  opening: number
  debit: number
  credit: number
  closing: number
}
interface TrialBalance {
  rows: Row[]
  debit: number
  credit: number
  stock: { rawMaterial: number; finished: number; total: number }
  error?: string
}
interface Ledger extends Row {
  lines: {
    voucher: { id: string; about: object; entries: { amount: number }[] }
    amount: number
    balance: number
  }[]
  total: number
}

const TODAY = istDay(new Date())
const MONTH = TODAY.slice(0, 7)
const BEFORE = addIstDays(istMonth(TODAY).first, -1)

let desk: PayoutDesk
let settled: Awaited<ReturnType<PayoutDesk['paid']>>
let open: Awaited<ReturnType<PayoutDesk['paid']>>
beforeAll(async () => {
  desk = await PayoutDesk.open()
  settled = await desk.paid()
  open = await desk.paid()
  const spent = { date: TODAY, type: 'Fuel', amount: 300.25, description: 'గ్యాస్ & <oil>\u0007' }
  await desk.admin.post('/api/expense', spent)
  await desk.admin.post('/api/admin/drawers', { float: 500 }, key())
  await desk.admin.post('/api/admin/drawers/moves', { kind: 'out', amount: 120.5, reason: 'Stamps' }, key())
  const report = reportOf([{ ...settled.row, utr: 'BOOKS', settled: `${TODAY} 10:00:00` }])
  expect((await desk.import(report)).body).toMatchObject({ added: 1, open: 0 })
})
afterAll(() => desk.shop.close())

const books = async (month = MONTH) =>
  (await desk.admin.get<TrialBalance>(`/api/admin/ledger?month=${month}`)).body
const closings = async (month = MONTH) =>
  Object.fromEntries((await books(month)).rows.map(({ account, closing }) => [account, closing]))
const ledger = async (account: string, page = 1, perPage = 100) =>
  (
    await desk.admin.get<Ledger>(
      `/api/admin/ledger/account?month=${MONTH}&account=${account}&page=${page}&perPage=${perPage}`,
    )
  ).body
const file = async (name: string, month = MONTH) =>
  (await desk.admin.get<{ text: string }>(`/api/admin/ledger/${name}?month=${month}`)).body.text
const rupees = (amount: number) => Math.round(amount * 100) / 100

describe('the trial balance of a month', () => {
  it('has what happened, to the paisa, and sums to zero', async () => {
    const amount = settled.row.amount
    expect(await closings()).toMatchObject({
      bank: rupees(amount - 23.6 - 300.25),
      gateway: open.row.amount,
      gatewayFees: 20,
      gatewayTax: 3.6,
      fuel: 300.25,
      drawer: 379.5,
      cash: -379.5,
    })
    const { rows, debit, credit } = await books()
    expect(rows.map(({ account }) => account)).not.toContain('gatewayOther')
    expect(debit).toBe(credit)
    const sold = rows.filter(({ account }) => account === 'sales' || account === 'delivery')
    expect(rupees(sold.reduce((sum, { closing }) => sum - closing, 0))).toBe(rupees(amount + open.row.amount))
    expect(rupees(rows.reduce((sum, { closing }) => sum + closing, 0))).toBe(0)
  })

  it('opens with the closing of the month before', async () => {
    const next = istMonth(addIstDays(istMonth(TODAY).last, 1)).first.slice(0, 7)
    const now = await closings()
    const then = (await books(next)).rows
    expect(Object.fromEntries(then.map(({ account, opening }) => [account, opening]))).toEqual(
      Object.fromEntries(Object.entries(now).filter(([, closing]) => closing !== 0)),
    )
  })

  it('is of a month that exists', async () => {
    expect((await books('2026-13')).error).toBe('A month is written YYYY-MM and exists.')
  })

  it('is the owner’s alone', async () => {
    const { client } = await packer(desk.shop.running, desk.admin)
    for (const path of ['', '/day-book.csv', '/tally-vouchers.xml', '/stock.csv', '/names'])
      expect((await client.get(`/api/admin/ledger${path}?month=${MONTH}`)).status).toBe(403)
  })
})

describe('a ledger of a month', () => {
  it('has its vouchers with the balance after each, a page at a time', async () => {
    const whole = await ledger('gateway')
    expect(whole).toMatchObject({ total: 3, opening: 0, closing: open.row.amount })
    expect(whole.lines.at(-1)?.balance).toBe(whole.closing)
    expect(whole.lines[0]?.voucher.about).toMatchObject({ kind: 'order' })
    const pages = [await ledger('gateway', 1, 2), await ledger('gateway', 2, 2)]
    expect(pages.flatMap(({ lines }) => lines)).toEqual(whole.lines)
  })

  it.each(['nothing', 'constructor'])('is not %s', async (account) => {
    const path = `/api/admin/ledger/account?month=${MONTH}&account=${account}`
    expect((await desk.admin.get(path)).status).toBe(404)
  })

  it('of a day has what the day book has', async () => {
    const { body } = await desk.admin.get<{ total: number; vouchers: object[] }>(
      `/api/admin/ledger/day?day=${TODAY}&perPage=200`,
    )
    expect(body.vouchers).toHaveLength(body.total)
    const lines = (await file('day-book.csv')).trim().split('\r\n').slice(1)
    expect(new Set(lines.map((line) => line.split(',').at(-1))).size).toBe(body.total)
  })
})

describe('the files for Tally', () => {
  it('have every voucher once, balanced, with an id that stays, and texts that XML can hold', async () => {
    const xml = await file('tally-vouchers.xml')
    expect(xml).toBe(await file('tally-vouchers.xml'))
    const ids = [...xml.matchAll(/REMOTEID="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(xml).toContain('<NARRATION>గ్యాస్ &amp; &lt;oil&gt;</NARRATION>')
    for (const voucher of xml.split('<VOUCHER ').slice(1)) {
      const amounts = [...voucher.matchAll(/<AMOUNT>(-?\d+\.\d\d)<\/AMOUNT>/g)].map(([, amount]) =>
        Number(amount),
      )
      expect(amounts.length).toBeGreaterThan(1)
      expect(rupees(amounts.reduce((sum, amount) => sum + amount, 0))).toBe(0)
    }
  })

  it('name the ledgers as the owner’s accountant does', async () => {
    const path = '/api/admin/ledger/names'
    const { body } = await desk.admin.get<{ version: number }>(path)
    const rename = (name: string, version = body.version) =>
      desk.admin.put<{ details?: { fields?: object } }>(path, {
        version,
        names: [{ account: 'gateway', name }],
      })
    expect((await rename('sales')).body.details?.fields).toEqual({
      'names.sales': 'Two ledgers cannot both be called Sales.',
    })
    expect((await rename('Cashfree & Co')).status).toBe(200)
    const [masters, vouchers] = [await file('tally-ledgers.xml'), await file('tally-vouchers.xml')]
    expect(masters).toContain('<NAME>Cashfree &amp; Co</NAME><PARENT>Bank Accounts</PARENT>')
    expect(vouchers).toContain('<LEDGERNAME>Cashfree &amp; Co</LEDGERNAME>')
    const named = [...vouchers.matchAll(/<LEDGERNAME>([^<]+)</g)].map(([, name]) => name)
    for (const name of named) expect(masters).toContain(`<NAME>${name}</NAME>`)
    expect((await rename('', body.version + 1)).status).toBe(200)
    expect(await file('tally-ledgers.xml')).toContain('<NAME>Payment gateway</NAME>')
  })
})

describe('a closed month', () => {
  it('stays as it was when the provider tells of it later: that is booked today', async () => {
    const month = BEFORE.slice(0, 7)
    const close = await desk.admin.post('/api/admin/closed-months', { month })
    expect(close.status).toBe(200)
    const before = await books(month)
    const now = await closings()
    const report = reportOf([{ ...open.row, utr: 'LATE', settled: `${BEFORE} 10:00:00` }])
    expect((await desk.import(report)).body).toMatchObject({ added: 1, open: 0 })
    expect(await books(month)).toEqual(before)
    const after = await closings()
    expect(after['gateway']).toBe(0)
    expect(after['bank']).toBe(rupees(Number(now['bank']) + open.row.amount - 23.6))
    const [line] = await desk.stored('settlementlines', { utr: 'LATE' })
    expect(line).toMatchObject({ bookedOn: TODAY, clearsOn: TODAY })
    const kept = await desk.shop.rows('closedbalances', {})
    expect(kept.map(({ _id }) => String(_id))).toContain(month)
  })

  it('takes lines that are known only later from the adjustments, today', async () => {
    const utr = 'UNKNOWN'
    const row = {
      utr,
      amount: 50,
      eventId: 'X1',
      type: 'REFUND',
      settled: `${TODAY} 10:00:00`,
      reference: 'SHOP-X',
    }
    await desk.import(reportOf([row]))
    const [line] = await desk.stored('settlementlines', { utr })
    expect(line).toMatchObject({ clearsOn: null })
    expect((await closings())['gatewayOther']).toBe(50)
  })
})
