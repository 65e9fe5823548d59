import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ClosedMonths } from '../../../src/modules/money/closed-months/closed-months.service.js'
import { MonthChecks } from '../../../src/modules/money/closed-months/month-checks.js'
import { Transactions } from '../../../src/platform/mongo/transaction.js'
import { admin, packer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { type Client } from '../../support/http/client.js'

interface Month {
  month: string
  isClosed: boolean
  closedAt: string | null
  closedBy: string | null
  refusal: string | null
  missing: { sentence: string; path: string | null }[]
  error?: string
  code?: string
  details?: { month?: string; missing?: object[]; fields?: Record<string, string> }
}
interface Expense {
  id: string
  date: string
  amount: number
  description: string
  corrects: string | null
  error?: string
  code?: string
}

const PAPERS = '/api/admin/closed-months'
const GAS = { type: 'Fuel', amount: 1800.5, description: 'Gas refill' }
/** Nothing is missing, until a test puts something in. */
const missing: Month['missing'] = []

let app: TestApp
let boss: Client
beforeAll(async () => {
  app = await startApp({ environment: WITH_ADMIN })
  app.clock.shift(new Date('2026-12-20T06:00:00Z').getTime() - Date.now())
  boss = await admin(app)
  app.app.get(MonthChecks, { strict: false }).register('of this test', async () => [...missing])
})
afterAll(() => app.close())
beforeEach(async () => {
  missing.length = 0
  for (const name of ['books', 'expenses']) await app.db.collection(name).deleteMany({})
})

const close = (month: string, by = boss) => by.post<Month>(PAPERS, { month })
const state = async (month: string) => (await boss.get<Month>(`${PAPERS}?month=${month}`)).body
const spend = (date: string) => boss.post<Expense>('/api/expense', { ...GAS, date })
const correct = (id: string, body: object) => boss.post<Expense>(`/api/admin/expenses/${id}/correct`, body)
const expenses = async () => (await boss.get<Expense[]>('/api/expense?from=2026-01-01&to=2026-12-31')).body

describe('a month', () => {
  it('is closed once by the owner, with every month before it, and the log has it', async () => {
    expect(await state('2026-11')).toMatchObject({ isClosed: false, refusal: null, closedBy: null })
    const answers = await Promise.all([close('2026-11'), close('2026-11')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await state('2026-11')).toMatchObject({ isClosed: true, closedBy: '9000000001', missing: [] })
    expect(await state('2026-10')).toMatchObject({ isClosed: true, closedAt: null })
    const audit = await app.db.collection('auditlog').find({ action: 'month.closed' }).toArray()
    expect(audit.map(({ subject }) => subject)).toEqual(['month:2026-11'])
  })

  it('is not closed before it is over, nor before an earlier one', async () => {
    expect(await close('2026-12')).toMatchObject({
      status: 409,
      body: { code: 'MONTH_NOT_DUE', error: 'Dec 2026 is not over yet.' },
    })
    await close('2026-08')
    expect((await close('2026-10')).body.error).toBe('Months are closed in order: close Sep 2026 first.')
    for (const month of ['2026-09', '2026-10', '2026-11'])
      expect((await close(month)).body.isClosed).toBe(true)
  })

  it('is not closed while papers are missing, and the refusal names them', async () => {
    missing.push({ sentence: 'The drawer of 30 Nov 2026 was not counted.', path: '/drawer' })
    missing.push({ sentence: 'A payout waits.', path: null })
    const { status, body } = await close('2026-11')
    expect([status, body.code, body.details?.missing]).toEqual([409, 'MONTH_INCOMPLETE', missing])
    expect(body.error).toBe(
      'Nov 2026 is not complete. The drawer of 30 Nov 2026 was not counted. 1 more is missing.',
    )
    expect(await state('2026-11')).toMatchObject({ isClosed: false, missing })
  })

  it.each(['2026-13', '11-2026', '', 7])('is not %j', async (month) => {
    expect((await boss.post<Month>(PAPERS, { month })).body.details?.fields).toEqual({
      month: 'A month is written YYYY-MM and exists.',
    })
  })

  it('is the owner’s alone to close', async () => {
    const { client } = await packer(app, boss)
    expect((await close('2026-11', client)).status).toBe(403)
    expect((await client.get(`${PAPERS}?month=2026-11`)).status).toBe(403)
  })
})

describe('after a month is closed', () => {
  it('no expense is dated into it, changed or deleted', async () => {
    const { body: gas } = await spend('2026-11-14')
    const { body: late } = await spend('2026-12-02')
    await close('2026-11')
    const sentence =
      'Nov 2026 is closed, so nothing is dated 14 Nov 2026 any more. Date it today, as a correction.'
    const refusal = { code: 'MONTH_CLOSED', details: { month: '2026-11', fields: { date: sentence } } }
    const path = (id: string) => `/api/admin/expenses/${id}`
    expect(await spend('2026-11-14')).toMatchObject({ status: 409, body: refusal })
    const tried = [
      await boss.put(path(gas.id), { ...GAS, date: '2026-12-01' }),
      await boss.put(path(late.id), { ...GAS, date: '2026-11-14' }),
      await boss.delete(path(gas.id)),
    ]
    expect(tried.map(({ status }) => status)).toEqual([409, 409, 409])
    expect((await expenses()).map(({ date }) => date)).toEqual(['2026-12-02', '2026-11-14'])
  })

  it('an expense is corrected once: taken back today, and written down as it should have been', async () => {
    const { body: gas } = await spend('2026-11-14')
    expect((await correct(gas.id, {})).body.code).toBe('MONTH_OPEN')
    await close('2026-11')
    const answers = await Promise.all([correct(gas.id, { amount: 180.05 }), correct(gas.id, {})])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const back = answers.find(({ status }) => status === 200)?.body
    expect(back).toMatchObject({
      date: '2026-12-20',
      amount: -1800.5,
      description: 'Correction of 14 Nov 2026: Gas refill',
      corrects: gas.id,
    })
    expect((await correct(gas.id, {})).body).toMatchObject({
      code: 'EXPENSE_CORRECTED',
      error: 'The expense of 14 Nov 2026 was corrected on 20 Dec 2026 already.',
    })
    expect((await correct(String(back?.id), {})).body.code).toBe('MONTH_OPEN')
    const put = await boss.put<Expense>(`/api/admin/expenses/${back?.id}`, { ...GAS, date: '2026-12-20' })
    expect(put.body.code).toBe('EXPENSE_CORRECTED')
    // A correction that was a mistake itself is deleted while its own month is open.
    expect((await boss.delete(`/api/admin/expenses/${back?.id}`)).status).toBe(200)
    expect((await correct(gas.id, { amount: 200, type: 'Utility' })).status).toBe(200)
    expect((await expenses()).map(({ amount }) => amount)).toEqual(
      expect.arrayContaining([200, -1800.5, 1800.5]),
    )
  })

  it('the drawer is kept as before, since its entries are dated today', async () => {
    await close('2026-11')
    const key = { 'idempotency-key': randomUUID() }
    expect((await boss.post('/api/admin/drawers', { float: 500 }, key)).status).toBe(200)
  })
})

describe('an expense that is written while its month is closed', () => {
  it('is in the books before, or is refused', async () => {
    for (let round = 0; round < 5; round++) {
      await app.db.collection('books').deleteMany({})
      await app.db.collection('expenses').deleteMany({})
      const [closed, ...spent] = await Promise.all([
        close('2026-11'),
        ...Array.from({ length: 4 }, () => spend('2026-11-14')),
      ])
      expect(closed.status).toBe(200)
      const written = spent.filter(({ status }) => status === 201)
      expect(spent.filter(({ status }) => status === 409)).toHaveLength(4 - written.length)
      expect(await expenses()).toHaveLength(written.length)
      const stored = await app.db.collection('expenses').find().toArray()
      const [books] = await app.db.collection<{ closings: { at: Date }[] }>('books').find().toArray()
      expect(books?.closings).toHaveLength(1)
      expect(stored).toHaveLength(written.length)
    }
  })
})

describe('a payment of which the shop hears while its month is closed', () => {
  it('is in the month before the closing, or is booked today', async () => {
    const paidAt = new Date('2026-11-30T12:00:00Z')
    let isClosed = false
    let closing: Promise<void> | undefined
    const late = await app.app.get(Transactions).run(async () => {
      const at = await app.app.get(ClosedMonths).bookingMoment(paidAt)
      closing ??= close('2026-11').then(() => void (isClosed = true))
      await sleep(500)
      return at.getTime() === paidAt.getTime() && isClosed
    })
    await closing
    expect([isClosed, late]).toEqual([true, false])
  })
})
