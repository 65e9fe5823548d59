import { Settings } from '../../../src/modules/office/settings/settings.service.js'
import { PayoutDesk, reportOf } from '../../support/builders/payouts.builders.js'

interface OrderCost {
  fee: number
  margin: number
  payout: { utr: string; fee: number; tax: number } | null
}
interface Result {
  fees: number
  toldFees: number
  result: number
}

let desk: PayoutDesk
beforeAll(async () => {
  desk = await PayoutDesk.open()
})
afterAll(() => desk.shop.close())

async function read<T>(path: string): Promise<T> {
  const { status, body } = await desk.admin.get<T>(`/api/admin/${path}`)
  expect(status).toBe(200)
  return body
}
const rounded = (rupees: number) => Math.round(rupees * 100) / 100

it("the provider's fee replaces the percentage in an order's result and in its month, once", async () => {
  const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10)
  const day = `${today} 00:10:00`
  const [settled, waiting] = [await desk.paid({ utr: 'FEES', settled: day }), await desk.paid()]
  const cost = () => read<OrderCost>(`costs/orders/${settled.order.orderId}`)
  const month = () => read<Result>('reports/result')
  const [costBefore, monthBefore] = [await cost(), await month()]
  const assumed = rounded(settled.order.finalPrice * 0.02)
  expect(costBefore).toMatchObject({ fee: assumed, payout: null })
  expect(monthBefore.toldFees).toBe(0)

  const charge = { type: 'NORMAL_SETTLEMENT_CHARGE', eventId: 'C1', utr: 'FEES', settled: day }
  const text = reportOf([settled.row, { ...charge, amount: 5, net: -5 }])
  for (const added of [2, 0]) expect((await desk.import(text)).body.added).toBe(added)

  const told = await cost()
  expect(told).toMatchObject({ fee: 23.6, payout: { utr: 'FEES', fee: 20, tax: 3.6 } })
  expect(told.margin).toBe(rounded(costBefore.margin + assumed - 23.6))
  const after = await month()
  const other = rounded(waiting.order.finalPrice * 0.02)
  expect(after).toMatchObject({ fees: rounded(23.6 + 5 + other), toldFees: 28.6 })
  expect(after.result).toBe(rounded(monthBefore.result + monthBefore.fees - after.fees))
})

it('the fee of a line about a foreign order counts in the month of its settlement', async () => {
  const day = `${new Date(Date.now() + 19_800_000).toISOString().slice(0, 10)} 00:10:00`
  const month = () => read<Result>('reports/result')
  const before = await month()
  const foreign = { reference: 'SHOP-2', eventId: 'F1', utr: 'FOREIGN', settled: day, amount: 500 }
  expect((await desk.import(reportOf([{ ...foreign, fee: 10, tax: 1.8, net: 488.2 }]))).body.added).toBe(1)
  const after = await month()
  expect(rounded(after.toldFees - before.toldFees)).toBe(11.8)
  expect(rounded(before.result - after.result)).toBe(11.8)
})

it('a shop with GST is told of the GST on the charges of a month, which GSTR-3B does not claim', async () => {
  const settings = desk.shop.running.app.get(Settings)
  await settings.change({ gst: { enabled: true, gstin: '36AAPFU0939F1ZW', ratePercent: 5, hsnCode: '2001' } })
  const { hints } = await read<{ hints: object[] }>('books')
  expect(hints).toContainEqual({
    sentence:
      "₹5.40 of GST on the payment provider's charges is not in table 4 of GSTR-3B: add it there by the provider's tax invoice.",
    path: '/dashboard/payouts',
  })
})
