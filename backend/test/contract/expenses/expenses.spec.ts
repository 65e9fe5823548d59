import { randomUUID } from 'node:crypto'
import { istDay, istMonth } from '../../../src/kernel/dates/ist.js'
import { admin, packer, WITH_ADMIN } from '../../support/builders/auth.builders.js'
import { startApp, type TestApp } from '../../support/http/app.js'
import { Client } from '../../support/http/client.js'

interface Expense {
  id: string
  _id: string
  date: string
  type: string
  amount: number
  description: string
  version: number
}
interface Refusal {
  error: string
  code: string
  details: { fields?: Record<string, string>; current?: Expense }
}

const ROOM = '/api/admin/expenses'
const GAS = { date: '2026-11-14', type: 'Fuel', amount: 1800.5, description: 'Gas refill' }

let app: TestApp
let boss: Client

beforeAll(async () => {
  app = await startApp({ environment: WITH_ADMIN })
  app.clock.shift(new Date('2026-12-20T06:00:00Z').getTime() - Date.now())
  boss = await admin(app)
})
afterAll(() => app.close())
beforeEach(() => app.db.collection('expenses').deleteMany({}))

const create = (changes: object = {}) => boss.post<Expense & Refusal>('/api/expense', { ...GAS, ...changes })
const range = (query: string) => boss.get<Expense[]>(`/api/expense${query}`)
const lastAudit = async () =>
  (await app.db.collection('auditlog').find().sort({ _id: -1 }).limit(1).toArray())[0]

describe('POST /expense', () => {
  it('writes an expense down, to the paisa', async () => {
    const { status, body } = await create()
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...GAS, version: 0 })
    const stored = await app.db.collection('expenses').findOne({})
    expect(stored).toMatchObject({ amountPaise: 180_050, createdBy: '9000000001' })
    expect(await lastAudit()).toMatchObject({
      action: 'expense.created',
      subject: `expense:${body._id}`,
      changes: expect.arrayContaining([{ field: 'amount', before: undefined, after: '₹1,800.50' }]),
    })
  })

  it.each(['/api/expense', ROOM])('writes down once what %s is sent with the same key', async (path) => {
    const key = { 'idempotency-key': randomUUID() }
    const send = (body: object) => boss.post<Expense & Refusal>(path, body, key)
    const answers = await Promise.all([send(GAS), send(GAS), send(GAS)])
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect((await send(GAS)).body._id).toBe(answers[0]?.body._id)
    expect(await send({ ...GAS, amount: 18 })).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } })
    expect(await app.db.collection('expenses').countDocuments()).toBe(1)
    await create()
    expect(await app.db.collection('expenses').countDocuments()).toBe(2)
  })

  it('takes what forms and scripts make of numbers and days, and no description', async () => {
    const { body } = await create({
      amount: '99.90',
      date: '2026-11-13T18:30:00.000Z',
      description: undefined,
    })
    expect(body).toMatchObject({ amount: 99.9, date: '2026-11-14', description: '' })
  })

  it.each([
    ['date', { date: '' }, 'Date is required'],
    ['date', { date: '2026-02-30' }, 'Date is a day, written YYYY-MM-DD.'],
    ['type', { type: undefined }, 'Type is required'],
    [
      'type',
      { type: 'Holiday' },
      'The type is one of Fuel, Equipment, Utility, Salaries, Maintenance, Others.',
    ],
    ['amount', { amount: '' }, 'Amount is required'],
    ['amount', { amount: 0 }, 'The amount is in rupees, more than 0, with at most two decimals.'],
    ['amount', { amount: -5 }, 'The amount is in rupees, more than 0, with at most two decimals.'],
    ['amount', { amount: 1.005 }, 'The amount is in rupees, more than 0, with at most two decimals.'],
    ['amount', { amount: 'lots' }, 'The amount is in rupees, more than 0, with at most two decimals.'],
    ['amount', { amount: 999_999_999 }, 'The amount is at most ₹10,00,00,000.'],
    ['date', { date: '2030-01-01' }, 'The date cannot be in the future.'],
    ['description', { description: 'x'.repeat(501) }, 'The description has at most 500 characters.'],
  ])('refuses a bad %s by name: %j', async (field, change, sentence) => {
    const { status, body } = await create(change)
    expect([status, body.error, body.details.fields]).toEqual([400, sentence, { [field]: sentence }])
    expect(await app.db.collection('expenses').countDocuments()).toBe(0)
  })
})

describe('GET /expense', () => {
  it('answers a bare list of the days asked for, both included, the latest first', async () => {
    for (const date of ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01']) await create({ date })
    const { body } = await range('?from=2026-11-01&to=2026-11-30')
    expect(body.map(({ date }) => date)).toEqual(['2026-11-30', '2026-11-01'])
  })

  it('answers the current month when no days are given', async () => {
    const month = istMonth(istDay(app.clock.now()))
    await create({ date: month.first })
    await create({ date: '2020-01-01' })
    expect((await range('')).body.map(({ date }) => date)).toEqual([month.first])
  })

  it('is bounded and paged', async () => {
    for (const amount of [1, 2, 3]) await create({ amount })
    const { body } = await range('?from=2026-11-01&to=2026-11-30&perPage=2&page=2')
    expect(body.map(({ amount }) => amount)).toEqual([1])
    expect((await range('?perPage=501')).status).toBe(400)
  })

  it('refuses dates that do not exist, and a range that ends before it begins', async () => {
    expect((await range('?from=yesterday')).status).toBe(400)
    expect((await range('?from=2026-11-30&to=2026-11-01')).status).toBe(400)
  })
})

describe('the book of expenses', () => {
  it('sums up all that the filter lets through, however long the page is', async () => {
    await create({ amount: 0.1 })
    await create({ amount: 0.2 })
    await create({ type: 'Salaries', amount: 12_000 })
    await create({ type: 'Salaries', amount: 5, date: '2026-10-31' })
    const filter = encodeURIComponent(JSON.stringify({ from: '2026-11-01', to: '2026-11-30' }))
    const page = await boss.get<Expense[]>(`${ROOM}?range=[0,0]&filter=${filter}`)
    expect([page.body.length, page.headers.get('content-range')]).toEqual([1, 'expenses 0-0/3'])
    expect((await boss.get(`${ROOM}/summary?filter=${filter}`)).body).toEqual({
      subtotals: [
        { type: 'Fuel', count: 2, amount: 0.3 },
        { type: 'Salaries', count: 1, amount: 12_000 },
      ],
      count: 3,
      total: 12_000.3,
    })
    expect((await boss.get(`${ROOM}/summary?filter={"x":1}`)).status).toBe(400)
  })

  it('tells what was changed, from what to what', async () => {
    const { body } = await create()
    const change = { ...GAS, amount: 1900, version: 0 }
    const changed = await boss.put<Expense>(`${ROOM}/${body._id}`, change)
    expect(changed.body).toMatchObject({ amount: 1900, version: 1 })
    expect(await lastAudit()).toMatchObject({
      action: 'expense.changed',
      changes: [{ field: 'amount', before: '₹1,800.50', after: '₹1,900' }],
    })
  })

  it('loses nothing when two change one expense', async () => {
    const { body } = await create()
    const answers = await Promise.all(
      [10, 20].map((amount) => boss.put<Refusal>(`${ROOM}/${body._id}`, { ...GAS, amount, version: 0 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = answers.find(({ status }) => status === 409)?.body
    expect(late?.code).toBe('EDIT_CONFLICT')
    expect(late?.details.current).toEqual((await boss.get(`${ROOM}/${body._id}`)).body)
  })

  it('keeps a deleted expense in the audit log', async () => {
    const { body } = await create()
    expect((await boss.delete(`${ROOM}/${body._id}`)).body).toMatchObject(GAS)
    expect(await lastAudit()).toMatchObject({
      action: 'expense.deleted',
      changes: expect.arrayContaining([{ field: 'description', before: 'Gas refill', after: undefined }]),
    })
    expect((await boss.delete(`${ROOM}/${body._id}`)).status).toBe(404)
    expect((await boss.put(`${ROOM}/${body._id}`, GAS)).status).toBe(404)
  })

  it('is the admin’s alone', async () => {
    const { client } = await packer(app, boss)
    const customer = new Client(app.url)
    await customer.signIn('9876543210')
    for (const other of [client, customer]) {
      expect((await other.get('/api/expense')).status).toBe(403)
      expect((await other.post('/api/expense', GAS)).status).toBe(403)
      expect((await other.get(`${ROOM}/summary`)).status).toBe(403)
    }
    expect((await new Client(app.url).get('/api/expense')).status).toBe(401)
  })
})

describe('the bill of an expense', () => {
  const MAHARASHTRA = '27AAPFU0939F1ZV'
  const paper = { vendor: 'HP Gas', gstin: MAHARASHTRA, billNumber: 'HP/118', tax: 85.75 }

  it('is kept, with its tax in its kinds by the states', async () => {
    const { body } = await create(paper)
    expect(body).toMatchObject({ ...paper, claimableTax: 0, paidFrom: 'bank' })
    const stored = await app.db.collection('expenses').findOne({})
    expect(stored).toMatchObject({ igstPaise: 8575, cgstPaise: 0, sgstPaise: 0, claimablePaise: 0 })
  })

  it.each([
    ['gstin', { tax: 10 }],
    ['gstin', { ...paper, gstin: '27AAPFU0939F1ZW' }],
    ['tax', { ...paper, tax: 1800.5 }],
    ['tax', { ...paper, tax: -1 }],
    ['paidFrom', { paidFrom: 'loan' }],
  ])('is refused with a bad %s by name: %j', async (field, change) => {
    const { status, body } = await create(change)
    expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, [field]])
    expect(await app.db.collection('expenses').countDocuments()).toBe(0)
  })
})

describe('an expense that the cash drawer pays', () => {
  const cash = { date: '2026-12-20', amount: 100, paidFrom: 'drawer' }
  const drawerOf = async (id: string) =>
    (
      await boss.get<{ expected: number; moves: { kind: string; reason: string }[] }>(
        `/api/admin/drawers/${id}`,
      )
    ).body

  it('needs one that is open, has its day and its cash, and is in its books once', async () => {
    expect((await create(cash)).body.code).toBe('DRAWER_CLOSED')
    const key = { 'idempotency-key': randomUUID() }
    const { id } = (await boss.post<{ id: string }>('/api/admin/drawers', { float: 150 }, key)).body
    expect(Object.keys((await create({ ...cash, date: '2026-12-01' })).body.details.fields ?? {})).toEqual([
      'date',
    ])
    expect((await create({ ...cash, amount: 151 })).body.code).toBe('CASH_SHORT')
    const { body } = await create(cash)
    expect((await drawerOf(id)).moves).toEqual([
      expect.objectContaining({ kind: 'expense', reason: 'Fuel: Gas refill' }),
    ])
    const change = (changes: object) =>
      boss.put<Expense & Refusal>(`${ROOM}/${body._id}`, { ...GAS, ...cash, ...changes })
    await change({ description: 'Two cylinders' })
    expect((await drawerOf(id)).expected).toBe(50)
    await change({ amount: 120 })
    expect((await drawerOf(id)).expected).toBe(30)
    await change({ paidFrom: 'owner' })
    expect((await drawerOf(id)).expected).toBe(150)
    await change({})
    await boss.post(`/api/admin/drawers/${id}/close`, { counted: 50, note: '' })
    expect((await change({ amount: 90 })).body.code).toBe('DRAWER_CLOSED')
    expect((await change({ description: 'Named anew' })).status).toBe(200)
    expect((await boss.delete<Refusal>(`${ROOM}/${body._id}`)).body.code).toBe('DRAWER_CLOSED')
  })
})
