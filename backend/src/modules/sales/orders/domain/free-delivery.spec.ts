import fc from 'fast-check'
import { NO_MONEY, paise } from '../../../../kernel/amounts/money.js'
import { orderTotals, refundOnCancellation } from './order.js'

it('any order that was delivered free: its price is its products, and a cancellation keeps of them alone', () => {
  const line = fc.integer({ min: 1, max: 5_000_000 })
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 100 }),
      (lines, kept) => {
        const totals = orderTotals(
          lines.map((linePaise) => ({ linePaise: paise(linePaise) })),
          NO_MONEY,
        )
        expect(totals.finalPaise).toBe(totals.totalPaise)
        const back = refundOnCancellation({ ...totals, cancellationPercent: kept }, 3)
        expect(back).toBeLessThanOrEqual(totals.totalPaise)
        // The charge of a cancellation is rounded to the rupee.
        expect(Math.abs(totals.totalPaise - back - (totals.totalPaise * kept) / 100)).toBeLessThanOrEqual(50)
      },
    ),
  )
})
