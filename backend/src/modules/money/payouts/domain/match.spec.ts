import { paise } from '../../../../kernel/amounts/money.js'
import { toOrderId } from '../../../../kernel/text/order-ids.js'
import { type KnownMoney, Matcher } from './match.js'
import { type ReportLine } from './settlement-line.js'

const orderId = toOrderId('P-7KQ4-M2XD')
const order = 'order-1'
const payment = { id: '901', reference: 'JDI-1', amountPaise: paise(50_000), order, orderId }
const refund = {
  id: 'Rcancelled901',
  providerRefundId: '77001',
  reference: 'JDI-1',
  amountPaise: paise(20_000),
  order,
  orderId,
  isRefused: false,
}
const BOOKS: KnownMoney<string> = {
  payments: [payment],
  refunds: [refund],
  orders: new Map([['JDI-1', { order, orderId }]]),
}
const paymentLine: ReportLine = {
  line: 2,
  key: 'UTR1:PAYMENT:1',
  utr: 'UTR1',
  settledAt: new Date('2026-11-20T10:00:00Z'),
  type: 'PAYMENT',
  eventId: '1',
  kind: 'payment',
  at: new Date('2026-11-18T10:00:00Z'),
  reference: 'JDI-1',
  paymentId: '901',
  refundId: null,
  remarks: '',
  amountPaise: paise(50_000),
  feePaise: paise(1000),
  taxPaise: paise(180),
  tdsPaise: null,
  tcsPaise: null,
  netPaise: paise(48_820),
}
const refundLine: ReportLine = {
  ...paymentLine,
  key: 'UTR1:REFUND:77001',
  type: 'REFUND',
  kind: 'refund',
  eventId: '77001',
  amountPaise: paise(-20_000),
  feePaise: paise(0),
  taxPaise: paise(0),
  tdsPaise: null,
  tcsPaise: null,
  netPaise: paise(-20_000),
}
const match = (line: ReportLine, books = BOOKS, taken = new Map<string, string>()) =>
  new Matcher(books, taken).match(line)

it('a line matches a payment by its number, and by its event', () => {
  const found = { state: 'matched', trouble: null, paymentId: '901', expectedPaise: 50_000 }
  expect(match(paymentLine)).toMatchObject({ ...found, of: { order, orderId } })
  expect(match({ ...paymentLine, paymentId: null, reference: null, eventId: '901' })).toMatchObject(found)
})

it("a line matches by the shop's reference when that names only one payment", () => {
  const unnamed = { ...paymentLine, paymentId: null }
  expect(match(unnamed)).toMatchObject({ state: 'matched', paymentId: '901' })
  const two = { ...BOOKS, payments: [payment, { ...payment, id: '902' }] }
  expect(match(unnamed, two)).toMatchObject({ state: 'unknown', paymentId: null, of: { orderId } })
})

it.each([
  ['another amount', { amountPaise: paise(49_000), netPaise: paise(47_820) }, 'amount'],
  ['amounts that do not add up', { netPaise: paise(48_000) }, 'sum'],
])('a line reports %s', (_, change, trouble) =>
  expect(match({ ...paymentLine, ...change })).toMatchObject({
    state: 'differs',
    trouble,
    expectedPaise: 50_000,
  }),
)

it('a payment that is settled twice is reported, and a repeated line is not', () => {
  const taken = new Map([['901', 'UTR0:PAYMENT:1']])
  expect(match(paymentLine, BOOKS, taken)).toMatchObject({ state: 'differs', trouble: 'twice' })
  expect(match(paymentLine, BOOKS, new Map([['901', paymentLine.key]]))).toMatchObject({ state: 'matched' })
})

it("a line of a shop's order without a payment is unknown, and a line of a foreign order is foreign", () => {
  const other = { ...paymentLine, paymentId: '999', eventId: '9' }
  expect(match(other, { ...BOOKS, payments: [] })).toMatchObject({ state: 'unknown', of: { orderId } })
  expect(match({ ...other, reference: 'SHOP-2' })).toMatchObject({ state: 'foreign', of: null })
})

it("a line matches a refund by either side's number, or as the only refund of its amount", () => {
  const found = { state: 'matched', refundId: 'Rcancelled901' }
  expect(match(refundLine)).toMatchObject(found)
  const unnamed = { ...refundLine, eventId: '5' }
  expect(match({ ...unnamed, refundId: 'Rcancelled901' })).toMatchObject(found)
  const two = { ...BOOKS, refunds: [refund, { ...refund, id: 'Rcredit', amountPaise: paise(100) }] }
  expect(match(unnamed, two)).toMatchObject(found)
  const none = { ...BOOKS, refunds: [{ ...refund, providerRefundId: null }] }
  expect(match({ ...unnamed, paymentId: null }, none)).toMatchObject(found)
  expect(match({ ...unnamed, amountPaise: paise(-100), netPaise: paise(-100) })).toMatchObject({
    trouble: 'amount',
  })
})

it('a paid refund that the books call refused is reported', () =>
  expect(match(refundLine, { ...BOOKS, refunds: [{ ...refund, isRefused: true }] })).toMatchObject({
    state: 'differs',
    trouble: 'not-refunded',
  }))

it('disputes and adjustments wait for a person, and the provider’s own charges do not', () => {
  const other = { ...paymentLine, feePaise: paise(0), taxPaise: paise(0), netPaise: paise(50_000) }
  expect(match({ ...other, kind: 'dispute' })).toMatchObject({
    state: 'look',
    trouble: 'dispute',
    of: { orderId },
  })
  expect(match({ ...other, kind: 'adjustment' })).toMatchObject({ state: 'look', trouble: 'adjustment' })
  expect(match({ ...other, kind: 'fee', reference: null })).toMatchObject({ state: 'matched', of: null })
  expect(match({ ...other, kind: 'carried', reference: null })).toMatchObject({ state: 'matched' })
})
