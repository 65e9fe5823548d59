import { istDay } from '../../../src/kernel/dates/ist.js'
import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import { packer } from '../../support/builders/auth.builders.js'
import { type Placed } from '../../support/builders/payments.builders.js'
import { RefundDesk } from '../../support/builders/refunds.builders.js'

interface Sums {
  value: number
  taxable: number
  igst: number
  cgst: number
  sgst: number
}
interface Summary {
  month: string
  rows: (Sums & { hsnCode: string; description: string; quantity: number; rate: number })[]
  total: Sums
}

let desk: RefundDesk
let month: string

beforeAll(async () => {
  desk = await RefundDesk.open()
  month = istDay(new Date()).slice(0, 7)
  await desk.shop.running.app.get(Settings).change({
    gst: { enabled: true, gstin: '36ABCDE1234F1Z5', ratePercent: 5, hsnCode: '2001' },
  })
})
afterAll(() => desk.shop.close())

const summary = async (of = month) =>
  (await desk.admin.get<Summary>(`/api/admin/reports/hsn?month=${of}`)).body
const give = ({ order }: Placed, body: object) =>
  desk.admin.post(`/api/admin/orders/${order.orderId}/credits`, {
    reason: 'One jar broke',
    way: 'hand',
    reference: `UTR-${order.orderId}`,
    ...body,
  })
const round = (amount: number) => Math.round(amount * 100) / 100

describe('the HSN summary of a month', () => {
  it('has invoices by heading and rate, delivery with the goods, less what went back', async () => {
    expect(await summary()).toMatchObject({ month, rows: [], total: { value: 0, taxable: 0 } })
    const vegetable = await desk.paid({ name: 'GONGURA CP_PO LOW 1kg' })
    const meat = await desk.paid({ name: 'CHICKEN CP_PO LOW 1kg', hsnCode: '1602', gstRatePercent: 12 })
    const before = await summary()
    expect(before.rows).toMatchObject([
      { hsnCode: '1602', description: 'Chicken Pickle', quantity: 2, rate: 12 },
      { hsnCode: '2001', description: 'Gongura Pickle', quantity: 2, rate: 5 },
    ])
    const [ofMeat, ofVegetable] = before.rows
    expect(ofMeat?.value).toBe(meat.order.finalPrice)
    expect(ofVegetable?.value).toBe(vegetable.order.finalPrice)
    for (const { value, taxable, igst, cgst, sgst, rate } of before.rows) {
      expect(round(taxable + igst + cgst + sgst)).toBe(value)
      expect([igst, cgst]).toEqual([0, sgst])
      expect(Math.abs(taxable * (1 + rate / 100) - value)).toBeLessThan(0.05)
    }

    expect((await give(vegetable, { kind: 'lines', lines: [{ line: 0, jars: 1 }] })).status).toBe(200)
    const path = `/api/admin/orders/${meat.order.orderId}/cancel`
    expect((await desk.admin.post(path, { reason: 'Out of jars', keepCharge: false })).status).toBe(200)
    const after = await summary()
    expect(after.rows).toMatchObject([
      { hsnCode: '1602', quantity: 0, value: 0, taxable: 0, cgst: 0, sgst: 0 },
      { hsnCode: '2001', quantity: 1, value: round(vegetable.order.finalPrice - 499.5) },
    ])
    expect(after.total.value).toBe(after.rows[1]?.value)
    expect(after.total.taxable).toBe(after.rows[1]?.taxable)
  })

  it('is a file as the table of GSTR-1 is headed', async () => {
    const file = await desk.admin.get<{ text: string }>(`/api/admin/reports/hsn.csv?month=${month}`)
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="hsn-${month}.csv"`)
    const [head, ...lines] = String(file.body.text).trim().split('\r\n')
    expect(head).toContain('HSN,Description,UQC,Total Quantity,Total Value,Rate,Taxable Value,Integrated Tax')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/^2001,Gongura Pickle,PCS-PIECES,1,[\d.]+,5,[\d.]+,0,[\d.]+,[\d.]+,0$/)
  })

  it('leaves out other months', async () => {
    expect((await summary('2020-01')).rows).toEqual([])
  })

  it('refuses an invalid month, and whoever may not see money', async () => {
    expect((await desk.admin.get('/api/admin/reports/hsn?month=2026-13')).status).toBe(400)
    const { client: ops } = await packer(desk.shop.running, desk.admin)
    for (const path of ['hsn', 'hsn.csv'])
      expect((await ops.get(`/api/admin/reports/${path}`)).status).toBe(403)
  })
})

it('names a jar in words in a refund, and in its refusal', async () => {
  const placed = await desk.paid({ name: 'GONGURA CP_PO HIGH 1kg' })
  const refused = await give(placed, { kind: 'lines', lines: [{ line: 0, jars: 3 }] })
  expect(refused.body).toMatchObject({
    error: 'Only 2 of Gongura Pickle, Cold pressed peanut oil, High spice, 1 kg can still go back.',
  })
  const given = await give(placed, { kind: 'lines', lines: [{ line: 0, jars: 1 }] })
  expect(given.body).toMatchObject({
    credits: [{ lines: [{ name: 'Gongura Pickle, Cold pressed peanut oil, High spice, 1 kg' }] }],
  })
})
