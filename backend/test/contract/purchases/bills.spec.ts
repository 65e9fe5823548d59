import { toIstDay } from '../../../src/kernel/dates/ist.js'
import { PurchaseBooks } from '../../../src/modules/money/purchases/purchase-books.service.js'
import { type StoredProduct } from '../../../src/modules/stock/catalog/products.service.js'
import { key } from '../../support/builders/desk.builders.js'
import { blank, sendBytes } from '../../support/builders/pictures.builders.js'
import { saveSettings } from '../../support/builders/settings.builders.js'
import { Storeroom } from '../../support/builders/stock.builders.js'
import { aSupplier, type Supplier } from '../../support/builders/suppliers.builders.js'
import { type WireError } from '../../support/http/orders.wire.js'

interface Payment {
  id: string
  amount: number
  takenBack: string | null
}
interface Bill extends WireError {
  id: string
  number: string
  dueDay: string
  state: string
  gstin: string
  cgst: number
  sgst: number
  igst: number
  rounding: number
  total: number
  paid: number
  open: number
  claimable: boolean
  hasPhoto: boolean
  lines: { tax: number }[]
  receipts: { _id: string; batchNumber: string }[]
  payments: Payment[]
  version: number
}

const PATH = '/api/admin/bills'
const MAHARASHTRA = '27AAPFU0939F1ZV'
const LINE = { what: 'Guntur chilli powder', hsnCode: '0904', rate: 5, taxable: 4250 }

let room: Storeroom
let chillies: StoredProduct
let lakshmi: Supplier
let numbers = 0

beforeAll(async () => {
  room = await Storeroom.open()
  room.pantry.running.clock.shift(new Date('2026-12-20T06:00:00Z').getTime() - Date.now())
  chillies = await room.material()
})
afterAll(() => room.close())
beforeEach(async () => {
  lakshmi = await aSupplier(room.boss, { gstin: MAHARASHTRA, paymentDays: 30 })
})

function paper(changes: object = {}) {
  numbers += 1
  const bill = {
    supplier: lakshmi._id,
    number: `SL/${numbers}`,
    day: '2026-11-21',
    lines: [LINE],
    total: 4462.5,
  }
  return { ...bill, ...changes }
}
const enter = (changes: object = {}, headers: Record<string, string> = {}) =>
  room.boss.post<Bill>(PATH, paper(changes), headers)
const pay = (bill: Bill, changes: object = {}, headers: Record<string, string> = {}) =>
  room.boss.post<Bill>(
    `${PATH}/${bill.id}/payments`,
    { day: '2026-12-01', amount: 1000, paidFrom: 'bank', ...changes },
    headers,
  )
const read = async ({ id }: Bill) => (await room.boss.get<Bill>(`${PATH}/${id}`)).body
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort()

describe('a bill', () => {
  it('has its tax by the states, its rounding and the day on which it is due', async () => {
    const { status, body } = await enter({ total: 4463 })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      igst: 212.5,
      cgst: 0,
      rounding: 0.5,
      total: 4463,
      open: 4463,
      state: 'open',
    })
    expect(body).toMatchObject({ dueDay: '2026-12-21', gstin: MAHARASHTRA, claimable: false })
    expect(await room.lastAudit()).toMatchObject({
      action: 'bill.created',
      subject: `bill:${lakshmi.name}, ${body.number}`,
    })
  })

  it.each([
    ['supplier', { supplier: 'Lakshmi' }, 'Supplier is required'],
    ['number', { number: ' ' }, 'The number of the bill is required'],
    ['day', { day: '2027-01-01' }, 'The day of the bill cannot be in the future.'],
    ['dueDay', { dueDay: '2026-11-20' }, 'A bill is not due before its day.'],
    ['lines', { lines: [] }, 'A bill has 1 to 100 lines.'],
    ['lines.0.hsnCode', { lines: [{ ...LINE, hsnCode: '12' }] }, 'An HSN code has 4 to 8 digits.'],
    [
      'lines.0.rate',
      { lines: [{ ...LINE, rate: 41 }] },
      'The rate is in percent, from 0 to 40, with at most two decimals.',
    ],
    ['lines.0.tax', { lines: [{ ...LINE, tax: 300 }] }, '5 % of ₹4,250 is ₹212.50, not ₹300.'],
    ['total', { total: 4500 }, 'The lines with their tax come to ₹4,462.50, and the total is ₹4,500.'],
    [
      'receipts',
      { receipts: ['6740c1f2a4b5c6d7e8f90999'] },
      'A receipt of the bill was not bought from its supplier.',
    ],
  ])('is refused with a bad %s by name', async (field, changes, sentence) => {
    const before = await room.pantry.running.db.collection('supplierbills').countDocuments()
    const { status, body } = await enter(changes)
    expect([status, body.error, body.details.fields]).toEqual([
      400,
      sentence,
      expect.objectContaining({ [field]: sentence }),
    ])
    expect(await room.pantry.running.db.collection('supplierbills').countDocuments()).toBe(before)
  })

  it('has no GST of a supplier without a GSTIN', async () => {
    const stall = await aSupplier(room.boss)
    const { status, body } = await enter({ supplier: stall._id })
    expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, ['lines.0.rate']])
    const plain = await enter({ supplier: stall._id, lines: [{ ...LINE, rate: 0 }], total: 4250 })
    expect(plain.body).toMatchObject({ gstin: '', igst: 0, claimable: false })
  })

  it('is entered once, however it is written and however fast it is sent', async () => {
    const spellings = ['kr/118', 'KR/118', 'kr / 118', 'KR/ 118']
    const answers = await Promise.all(spellings.map((number) => enter({ number })))
    expect(statuses(answers)).toEqual([201, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.code).toBe('BILL_EXISTS')
    expect(refused?.body.error).toMatch(/is in the books already, of 21 Nov 2026\.$/)
    // The numbers of a supplier begin anew in April, and each supplier has its own.
    expect((await enter({ number: 'KR/118', day: '2026-03-31' })).status).toBe(201)
    const other = await aSupplier(room.boss, { gstin: MAHARASHTRA })
    expect((await enter({ number: 'KR/118', supplier: other._id })).status).toBe(201)
  })

  it('is entered once by a request that is sent again', async () => {
    const headers = key()
    const body = paper()
    const send = () => room.boss.post<Bill>(PATH, body, headers)
    const answers = await Promise.all([send(), send()])
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect((await send()).body.id).toBe(answers[0]?.body.id)
  })

  it('is changed from the version that was read, with its supplier', async () => {
    const { body } = await enter()
    const change = { ...paper({ number: body.number, total: 4462 }), version: 0 }
    expect((await room.boss.put<Bill>(`${PATH}/${body.id}`, change)).body).toMatchObject({
      rounding: -0.5,
      version: 1,
    })
    expect((await room.boss.put<Bill>(`${PATH}/${body.id}`, change)).body.code).toBe('EDIT_CONFLICT')
    const other = await aSupplier(room.boss)
    const moved = await room.boss.put<Bill>(`${PATH}/${body.id}`, { ...change, supplier: other._id })
    expect(Object.keys(moved.body.details.fields ?? {})).toEqual(['supplier'])
    const taken = (await enter()).body
    const clash = await room.boss.put<Bill>(`${PATH}/${taken.id}`, paper({ number: body.number }))
    expect(clash.body.code).toBe('BILL_EXISTS')
  })

  it('is cancelled, not deleted, and its number is free again', async () => {
    const { body } = await enter({ number: 'C/1' })
    const cancelled = await room.boss.post<Bill>(`${PATH}/${body.id}/cancel`, { reason: 'Twice' })
    expect(cancelled.body).toMatchObject({ state: 'cancelled', cancelled: 'Twice', open: 0 })
    expect((await pay(body)).body.code).toBe('BILL_CANCELLED')
    expect((await enter({ number: 'C/1' })).status).toBe(201)
    expect((await room.boss.delete(`/api/admin/suppliers/${lakshmi._id}`)).status).toBe(409)
  })

  it('is the owner’s alone', async () => {
    const { body } = await enter()
    for (const path of [PATH, `${PATH}/${body.id}`, `${PATH}/owed`, `${PATH}/${body.id}/photo`])
      expect((await room.ops.get(path)).status).toBe(403)
    expect((await room.ops.post(`${PATH}/${body.id}/payments`, {})).status).toBe(403)
  })
})

describe('the receipts of a bill', () => {
  const unbilled = async () =>
    (await room.boss.get<{ _id: string; amount: number }[]>(`${PATH}/unbilled?supplier=${lakshmi._id}`)).body

  it('are those of its supplier, each on one bill, and then cannot be deleted', async () => {
    const batch = await room.batch(chillies, { supplier: lakshmi._id })
    const second = await room.batch(chillies, { supplier: lakshmi._id })
    expect((await unbilled()).map(({ _id }) => _id).sort()).toEqual([batch._id, second._id].sort())
    const answers = await Promise.all([enter({ receipts: [batch._id] }), enter({ receipts: [batch._id] })])
    expect(statuses(answers)).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('RECEIPT_BILLED')
    const bill = answers.find(({ status }) => status === 201)?.body as Bill
    expect(bill.receipts).toEqual([{ _id: batch._id, batchNumber: batch.batchNumber }])
    expect((await room.read(batch)).invoiceNumber).toBe(bill.number)
    expect((await unbilled()).map(({ _id }) => _id)).toEqual([second._id])
    expect((await room.boss.delete<Bill>(`/api/stock/${batch._id}`)).body.code).toBe('STOCK_IN_USE')
    const elsewhere = await room.batch(chillies)
    expect((await enter({ receipts: [elsewhere._id] })).status).toBe(400)
    await room.boss.post(`${PATH}/${bill.id}/cancel`, { reason: 'Wrong' })
    expect((await unbilled()).map(({ _id }) => _id).sort()).toEqual([batch._id, second._id].sort())
  })
})

describe('a payment', () => {
  it('is never more than what is open, in a race of many', async () => {
    const { body } = await enter({ total: 4462.5 })
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(body)))
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'PAYMENT_EXCEEDS_BILL',
      details: { open: 462.5 },
    })
    expect((await pay(body, { amount: 462.5 })).body).toMatchObject({ state: 'paid', open: 0, paid: 4462.5 })
    const less = paper({ number: body.number, lines: [{ ...LINE, taxable: 1000 }], total: 1050 })
    expect((await room.boss.put<Bill>(`${PATH}/${body.id}`, less)).body.code).toBe('BILL_PAID')
    expect((await room.boss.post<Bill>(`${PATH}/${body.id}/cancel`, { reason: 'No' })).body.code).toBe(
      'BILL_PAID',
    )
  })

  it('is entered once by a request that is sent again, and taken back once', async () => {
    const { body } = await enter()
    const headers = key()
    await Promise.all([pay(body, {}, headers), pay(body, {}, headers)])
    const { payments, open } = await read(body)
    expect([payments.length, open]).toEqual([1, 3462.5])
    const path = `${PATH}/${body.id}/payments/${payments[0]?.id}/take-back`
    const back = await Promise.all([1, 2].map(() => room.boss.post<Bill>(path, { reason: 'Typed twice' })))
    expect(statuses(back)).toEqual([200, 200])
    expect(await read(body)).toMatchObject({
      open: 4462.5,
      paid: 0,
      payments: [{ takenBack: 'Typed twice' }],
    })
    const other = (await enter()).body
    expect((await room.boss.post(path.replace(body.id, other.id), { reason: 'x' })).status).toBe(404)
  })

  it.each([
    ['day', { day: '2027-01-01' }],
    ['amount', { amount: 0 }],
    ['amount', { amount: 1.005 }],
    ['paidFrom', { paidFrom: 'loan' }],
  ])('is refused with a bad %s by name', async (field, changes) => {
    const { status, body } = await pay((await enter()).body, changes)
    expect([status, Object.keys(body.details.fields ?? {})]).toEqual([400, [field]])
  })

  it('from the drawer is in its day, and goes back only until it is counted', async () => {
    const { body } = await enter()
    const cash = { day: '2026-12-20', amount: 300, paidFrom: 'drawer' }
    expect((await pay(body, cash)).body.code).toBe('DRAWER_CLOSED')
    const { body: drawer } = await room.boss.post<{ id: string }>('/api/admin/drawers', { float: 500 }, key())
    expect(Object.keys((await pay(body, { ...cash, day: '2026-12-01' })).body.details.fields ?? {})).toEqual([
      'day',
    ])
    expect((await pay(body, { ...cash, amount: 501 })).body.code).toBe('CASH_SHORT')
    const paid = (await pay(body, cash)).body
    const expected = async () =>
      (await room.boss.get<{ expected: number; paidOut: number }>(`/api/admin/drawers/${drawer.id}`)).body
    expect(await expected()).toMatchObject({ expected: 200, paidOut: 300 })
    const back = (of: Bill, at: number) =>
      room.boss.post<Bill>(`${PATH}/${of.id}/payments/${of.payments[at]?.id}/take-back`, { reason: 'Wrong' })
    expect((await back(paid, 0)).status).toBe(200)
    expect(await expected()).toMatchObject({ expected: 500 })
    const again = (await pay(body, cash)).body
    await room.boss.post(`/api/admin/drawers/${drawer.id}/close`, { counted: 200, note: '' })
    expect((await back(again, 1)).body.code).toBe('DRAWER_CLOSED')
    expect(await read(body)).toMatchObject({ paid: 300 })
  })
})

it('what is owed is told by supplier, who waits the longest first, and the account sums up', async () => {
  const { body: late } = await enter({ day: '2026-10-01' })
  const { body: soon } = await enter({ dueDay: '2026-12-31' })
  await pay(late, { amount: 462.5 })
  const { body } = await room.boss.get<{ supplier: string; open: number; overdue: number }[]>(`${PATH}/owed`)
  expect(body.find(({ supplier }) => supplier === lakshmi._id)).toMatchObject({ open: 8462.5, overdue: 4000 })
  const days = body.map((one) => (one as unknown as { dueDay: string }).dueDay)
  expect(days).toEqual([...days].sort())
  const account = await room.boss.get<{
    opening: number
    closing: number
    entries: { number: string; balance: number }[]
  }>(`${PATH}/account/${lakshmi._id}?from=2026-11-01&to=2026-12-20`)
  expect(account.body).toMatchObject({ opening: 4462.5, closing: 8462.5 })
  expect(account.body.entries.map(({ number, balance }) => [number, balance])).toEqual([
    [soon.number, 8925],
    [late.number, 8462.5],
  ])
  const summary = await room.boss.get<{ billsDue: number }>('/api/dashboard/summary')
  expect(summary.body.billsDue).toBeGreaterThan(0)
})

it('the picture of a bill is kept for the owner, and comes again as it was', async () => {
  const { body } = await enter()
  const path = `${PATH}/${body.id}/photo`
  const kept = await sendBytes<Bill>(room.boss, ['PUT', path], await blank(900, 1200).jpeg().toBuffer())
  expect([kept.status, kept.body.hasPhoto]).toEqual([200, true])
  const picture = await room.boss.get(path)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await room.boss.delete<Bill>(path)).body.hasPhoto).toBe(false)
  expect((await room.boss.get(path)).status).toBe(404)
})

it('input tax is claimed once the shop collects GST, and the register and the books say the same', async () => {
  await saveSettings(room.boss, {
    gst: { enabled: true, gstin: '36AAPFU0939F1ZW', ratePercent: 5, hsnCode: '2001' },
  })
  const day = '2026-09-10'
  expect((await enter({ day })).body).toMatchObject({ claimable: true })
  const stall = await aSupplier(room.boss)
  await enter({ day, supplier: stall._id, lines: [{ ...LINE, rate: 0 }], total: 4250 })
  const expense = {
    date: day,
    type: 'Others',
    amount: 1180,
    vendor: 'Boxes & Co',
    gstin: MAHARASHTRA,
    tax: 180,
  }
  await room.boss.post('/api/admin/expenses', expense)
  const books = room.pantry.running.app.get(PurchaseBooks)
  const [first, last] = [toIstDay('2026-09-01'), toIstDay('2026-09-30')]
  const nothing = { cgstPaise: 0, sgstPaise: 0, igstPaise: 0 }
  expect(await books.inputTax(first, last)).toEqual({
    claimed: { ...nothing, igstPaise: 39_250 },
    unclaimed: nothing,
  })
  const open = await books.openAt(last)
  expect(open.find(({ supplierId }) => supplierId === lakshmi._id)).toMatchObject({ openPaise: 446_250 })
  const { body } = await room.boss.get<{ text: string }>(`${PATH}/register.csv?month=2026-09`)
  expect(body.text.trim().split('\r\n')).toHaveLength(3)
  const result = await room.boss.get<{ expenses: number }>('/api/admin/reports/result?month=2026-09')
  expect(result.body.expenses).toBe(1000)
  // The accountant gets the same.
  const file = async (name: string) =>
    (await room.boss.get<{ text: string }>(`/api/admin/books/file?month=2026-09&name=${name}`)).body.text
  expect(await file('purchases.csv')).toBe(body.text)
  expect(await file('gstr3b.csv')).toMatch(/^4\(A\)\(5\),All other ITC,[^,]*,0,392\.5,0,0/m)
  const { rows } = (
    await room.boss.get<{ rows: { account: string; name: string; closing: number }[] }>(
      '/api/admin/ledger?month=2026-09',
    )
  ).body
  expect(rows).toContainEqual(expect.objectContaining({ name: lakshmi.name, closing: -4462.5 }))
  expect(rows).toContainEqual(expect.objectContaining({ account: 'inputIgst', closing: 392.5 }))
})
