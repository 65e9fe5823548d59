import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { istDay } from '../../../src/kernel/dates/ist.js'
import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import { PaperNumbers } from '../../../src/modules/sales/orders/money/paper-numbers.service.js'
import { packer } from '../../support/builders/auth.builders.js'
import { RefundDesk } from '../../support/builders/refunds.builders.js'

interface Missing {
  sentence: string
  path: string | null
}
interface MonthEnd {
  month: string
  isRegistered: boolean
  missing: Missing[]
  hints: Missing[]
  tax: { taxable: number; igst: number; cgst: number; sgst: number; value: number; notes: number }
  sales: number
  turnover: { year: number; twelveMonths: number; limit: number; isNear: boolean }
  files: { name: string; what: string }[]
}

let desk: RefundDesk
let month: string
let sold = 0

beforeAll(async () => {
  desk = await RefundDesk.open()
  month = istDay(new Date()).slice(0, 7)
})
afterAll(() => desk.shop.close())

const settings = () => desk.shop.running.app.get(Settings)
const numbered = () => desk.shop.running.app.get(PaperNumbers).numberInvoices()
const monthEnd = async () => (await desk.admin.get<MonthEnd>(`/api/admin/books?month=${month}`)).body
const sentences = async () => (await monthEnd()).missing.map(({ sentence }) => sentence)
const file = async (name: string) =>
  (await desk.admin.get<{ text: string }>(`/api/admin/books/file?month=${month}&name=${name}`)).body
const round = (amount: number) => Math.round(amount * 100) / 100

describe('the month’s end of a shop without GST', () => {
  it('has sales, purchases and result, and the turnover beside the one that needs a registration', async () => {
    const { order } = await desk.paid()
    sold += order.finalPrice
    const end = await monthEnd()
    expect(end).toMatchObject({ month, isRegistered: false, sales: order.finalPrice, purchases: 0 })
    expect(end.turnover).toMatchObject({ year: order.finalPrice, limit: 2_000_000, isNear: false })
    expect(end.files.map(({ name }) => name)).toEqual([
      'sales.csv',
      'credit-notes.csv',
      'settlements.csv',
      'purchases.csv',
      'expenses.csv',
      'drawer.csv',
      'day-book.csv',
      'trial-balance.csv',
      'stock.csv',
      'tally-ledgers.xml',
      'tally-vouchers.xml',
    ])
    expect(end.files.find(({ name }) => name === 'stock.csv')?.what).toContain('also in a closed month')
    const { taxLimits } = await settings().current()
    await settings().change({ taxLimits: { ...taxLimits, registrationPaise: 100_00 as never } })
    expect((await monthEnd()).hints).toEqual([
      expect.objectContaining({ path: '/dashboard/settings/tax', sentence: expect.stringContaining('%') }),
    ])
    await settings().change({ taxLimits })
  })

  it('names what is missing: the end of the month, a number, a number between others, a drawer', async () => {
    const { order } = await desk.paid()
    sold += order.finalPrice
    await numbered()
    const waiting = await desk.paid()
    sold += waiting.order.finalPrice
    const unnumbered = `Order ${waiting.order.orderId} is paid, and its invoice has no number yet.`
    const before = await sentences()
    expect(before[0]).toMatch(/ is not over: its figures go on changing until /)
    expect(before).toContain(unnumbered)

    await numbered()
    const opened = await desk.admin.post(
      '/api/admin/drawers',
      { float: 500 },
      { 'idempotency-key': 'morning-1' },
    )
    expect(opened.status).toBe(200)
    const orders = desk.shop.running.db.collection('orders')
    const [first] = await desk.shop.rows('orders', { orderId: order.orderId })
    const number = String(first?.['invoiceNumber'])
    const far = number.replace(/\d+$/, '00900')
    await orders.updateOne({ orderId: order.orderId }, { $set: { invoiceNumber: far } })
    const after = await sentences()
    expect(after).not.toContain(unnumbered)
    expect(after).toContain(`${number} is missing: no paper has this number.`)
    expect(after.some((sentence) => sentence.includes('cash drawer that was opened'))).toBe(true)
    await orders.updateOne({ orderId: order.orderId }, { $set: { invoiceNumber: number } })
    expect((await sentences()).filter((sentence) => sentence.includes('is missing'))).toEqual([])
  })

  it('keeps a register of sales, in which a name is no formula', async () => {
    const { text } = await file('sales.csv')
    const [head, ...lines] = text.trim().split('\r\n')
    expect(head).toContain('Date,Number,Order,Buyer')
    expect(lines).toHaveLength(3)
    expect(lines.reduce((sum, line) => sum + Number(line.split(',').at(-1)), 0)).toBeCloseTo(sold, 2)
    const { text: cash } = await file('drawer.csv')
    expect(cash).toContain(',opened with,500,')
  })
})

describe('the month’s end of a shop with GST', () => {
  it('declares what its papers say: the file for the portal, the tables and the HSN summary agree', async () => {
    await settings().change({
      gst: { enabled: true, gstin: '36AAPFU0939F1ZW', ratePercent: 5, hsnCode: '2001' },
    })
    const pickle = await desk.paid({ name: 'GONGURA CP_PO LOW 1kg' })
    const meat = await desk.paid({ name: 'CHICKEN CP_PO LOW 1kg', hsnCode: '1602', gstRatePercent: 12 })
    const path = `/api/admin/orders/${meat.order.orderId}/cancel`
    expect((await desk.admin.post(path, { reason: 'Out of jars', keepCharge: false })).status).toBe(200)
    await numbered()
    await desk.shop.running.app.get(PaperNumbers).numberCreditNotes()

    const end = await monthEnd()
    expect(end).toMatchObject({ isRegistered: true, hints: [], tax: { notes: 1 } })
    expect(end.tax.value).toBe(pickle.order.finalPrice)
    expect(end.files.map(({ name }) => name)).toContain('gstr3b.csv')

    const json = (await file('gstr1.json')) as unknown as {
      b2cs: { txval: number; camt: number; samt: number }[]
      hsn: { hsn_b2c: { txval: number; iamt: number; camt: number; samt: number }[] }
      doc_issue: { doc_det: { doc_num: number }[] }
    }
    const schema = join(__dirname, '../../support/schemas/gstr1.schema.json')
    const check = new Ajv({ multipleOfPrecision: 6, strict: false }).compile(
      JSON.parse(readFileSync(schema, 'utf8')) as object,
    )
    check(json)
    expect(check.errors ?? []).toEqual([])
    expect(json.doc_issue.doc_det.map(({ doc_num }) => doc_num)).toEqual([1, 5])
    const sum = json.hsn.hsn_b2c.reduce((all, row) => all + row.txval + row.iamt + row.camt + row.samt, 0)
    expect(round(sum)).toBe(end.tax.value)
    const { body: hsn } = await desk.admin.get<{ total: { value: number } }>(
      `/api/admin/reports/hsn?month=${month}`,
    )
    expect(hsn.total.value).toBe(end.tax.value)
    expect(String((await file('gstr3b.csv')).text)).toContain(`3.1(a),`)
  })

  it('is one zip', async () => {
    const zip = await desk.admin.get<{ text: string }>(`/api/admin/books/month.zip?month=${month}`)
    expect(zip.status).toBe(200)
    expect(zip.headers.get('content-type')).toBe('application/zip')
    expect(zip.headers.get('content-disposition')).toBe(`attachment; filename="books-${month}.zip"`)
    expect(zip.body.text.startsWith('PK')).toBe(true)
    for (const name of ['README.txt', 'gstr1.json', 'gstr1-hsn-b2c.csv', 'sales.csv'])
      expect(zip.body.text).toContain(name)
  })

  it('refuses a month or a file that is none, and whoever may not see money', async () => {
    const status = async (path: string) => (await desk.admin.get(`/api/admin/books${path}`)).status
    expect(await status('?month=2026-13')).toBe(400)
    expect(await status('/file?name=../secrets.csv')).toBe(400)
    expect(await status('/file?name=nothing.csv')).toBe(404)
    const { client: ops } = await packer(desk.shop.running, desk.admin)
    for (const path of ['', '/file?name=sales.csv', '/month.zip'])
      expect((await ops.get(`/api/admin/books${path}`)).status).toBe(403)
  })
})
