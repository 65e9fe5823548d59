import { paise } from '../../../../kernel/amounts/money.js'
import { type EventKind } from './event-kind.js'
import { differenceOf, isOpenSettlement, payoutOf, sumsOf } from './sums.js'

const line = (kind: EventKind, amount: number, fee = 0, tax = 0, day = '2026-11-20') => ({
  kind,
  amountPaise: paise(amount),
  feePaise: paise(fee),
  taxPaise: paise(tax),
  tdsPaise: null,
  tcsPaise: kind === 'payment' ? paise(9) : null,
  netPaise: paise(amount - fee - tax - (kind === 'payment' ? 9 : 0)),
  utr: `UTR of ${day}`,
  settledAt: new Date(`${day}T10:00:00Z`),
})

it("a settlement's net is its payments, refunds and other events, less fees, their tax and tax at source, to the paisa", () => {
  const sums = sumsOf([
    line('payment', 124_900, 2498, 450),
    line('payment', 33_333, 667, 120),
    line('refund', -20_000),
    line('dispute', -1500),
    line('carried', 77),
    line('fee', 0, 1000, 180),
  ])
  expect(sums).toEqual({
    paymentsPaise: 158_233,
    refundsPaise: -20_000,
    otherPaise: -1423,
    feePaise: 4165,
    taxPaise: 750,
    tdsPaise: 0,
    tcsPaise: 18,
    netPaise: 158_233 - 20_000 - 1423 - 4165 - 750 - 18,
  })
})

it('a difference between transfer and lines keeps a settlement open until a person settles it', () => {
  const settlement = { netPaise: paise(1000), reportedPaise: paise(990), openLines: 0, closed: null }
  expect(differenceOf(settlement)).toBe(-10)
  expect(isOpenSettlement(settlement)).toBe(true)
  expect(isOpenSettlement({ ...settlement, closed: {} })).toBe(false)
  expect(isOpenSettlement({ ...settlement, closed: {}, openLines: 1 })).toBe(true)
  expect(isOpenSettlement({ ...settlement, reportedPaise: null })).toBe(false)
})

it("an order's payout has the transfer of its first payment, and the fees of all its lines", () => {
  expect(payoutOf([line('refund', -100, 5, 1)])).toBeNull()
  const late = line('payment', 500, 10, 2, '2026-11-25')
  expect(payoutOf([late, line('payment', 500, 10, 2), line('refund', -500, 3)])).toEqual({
    utr: 'UTR of 2026-11-20',
    at: new Date('2026-11-20T10:00:00Z'),
    feePaise: 23,
    taxPaise: 4,
  })
})
