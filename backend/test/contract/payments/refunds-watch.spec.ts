import { PaperNumbers } from '../../../src/modules/sales/orders/money/paper-numbers.service.js'
import { type Placed } from '../../support/builders/payments.builders.js'
import { RefundDesk } from '../../support/builders/refunds.builders.js'

let desk: RefundDesk
beforeAll(async () => {
  desk = await RefundDesk.open()
})
afterEach(() => desk.shop.moveClock(0))
afterAll(() => desk.shop.close())

describe('refunds are watched', () => {
  const summary = async () =>
    (await desk.admin.get<{ refundsToLookAt: number }>('/api/dashboard/summary')).body
  const watched = async ({ order }: Placed) => {
    const { body } = await desk.admin.get<{ refunds: { orderId: string; why: string; underWay: boolean }[] }>(
      '/api/admin/refunds-watch',
    )
    return body.refunds.filter(({ orderId }) => orderId === order.orderId)
  }

  it('and are work when seven days are over, begun or not', async () => {
    const [begun, waiting] = [await desk.cancelled(), await desk.cancelled()]
    await desk.throughProvider(begun)
    expect([await watched(begun), await watched(waiting)]).toEqual([[], []])
    const before = (await summary()).refundsToLookAt
    desk.shop.moveClock(7 * 24 * 60 + 1)
    expect(await watched(begun)).toMatchObject([{ why: 'late', underWay: true, purpose: 'cancelled' }])
    expect(await watched(waiting)).toMatchObject([{ why: 'late', underWay: false }])
    expect((await summary()).refundsToLookAt).toBeGreaterThanOrEqual(before + 2)
  })

  it('for admins alone', async () => {
    const customer = await desk.shop.customer()
    for (const path of ['/api/admin/refunds-watch', '/api/admin/refunds.csv'])
      expect((await customer.get(path)).status).toBe(403)
  })
})

describe('the statement of a month', () => {
  it('has each refund with its reference and credit note, and refuses an invalid month', async () => {
    const placed = await desk.paid()
    const credit = { kind: 'lines', lines: [{ line: 0, jars: 1 }], reason: 'One jar broke', way: 'hand' }
    const path = `/api/admin/orders/${placed.order.orderId}/credits`
    await desk.admin.post(path, { ...credit, reference: 'UTR-9' })
    await desk.shop.running.app.get(PaperNumbers).numberCreditNotes()
    const month = new Date(Date.now() + 19_800_000).toISOString().slice(0, 7)
    const file = await desk.admin.get<{ text: string }>(`/api/admin/refunds.csv?month=${month}`)
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="refunds-${month}.csv"`)
    const text = String(file.body.text)
    expect(text.split('\r\n')[0]).toContain(
      'Date,Order,Purpose,Way,Amount,Reference,Status,Refunded on,Credit note',
    )
    const line = text.split('\r\n').find((row) => row.includes('UTR-9'))
    expect(line).toMatch(
      new RegExp(`^${month}-\\d\\d,${placed.order.orderId},Part refund,By hand,499.5,UTR-9,succeeded,.*,CN/`),
    )
    expect((await desk.admin.get('/api/admin/refunds.csv?month=2026-13')).status).toBe(400)
    const empty = await desk.admin.get<{ text: string }>('/api/admin/refunds.csv?month=2020-01')
    expect(String(empty.body.text).trim().split('\r\n')).toHaveLength(1)
  })
})
