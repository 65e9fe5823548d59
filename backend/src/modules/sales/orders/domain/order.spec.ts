import { paise } from '../../../../kernel/amounts/money.js'
import { grams } from '../../../../kernel/amounts/weight.js'
import { canRaiseIssue, deliveryTax, orderTotals, refundPaise, snapshotLine } from './order.js'

const placedAt = new Date('2026-11-01T10:00:00Z')

describe('the refund on cancellation', () => {
  it.each([
    // total, final, refund (paise): 3% of the products, rounded half up to the rupee, delivery given back.
    [44_900, 56_900, 55_600],
    [100_000, 112_000, 109_000],
    [50_000, 62_000, 60_500],
    [1_650, 13_650, 13_650],
    [1_700, 13_700, 13_600],
  ])('of %i paise in products and %i in all is %i', (totalPaise, finalPaise, refund) =>
    expect(refundPaise({ totalPaise: paise(totalPaise), finalPaise: paise(finalPaise) }, 3)).toBe(refund),
  )
  it('is never more than came in', () =>
    expect(
      refundPaise({ totalPaise: paise(50_000), finalPaise: paise(62_000), paidPaise: paise(40_000) }, 3),
    ).toBe(40_000))
  it('is never negative', () =>
    expect(refundPaise({ totalPaise: paise(100), finalPaise: paise(100) }, 100)).toBe(0))
})

describe('raising an issue', () => {
  const after = (ms: number): Date => new Date(placedAt.getTime() + ms)
  const window = 15 * 86_400_000

  it('is offered until the last millisecond of the fifteenth day and not after', () => {
    expect(canRaiseIssue({ orderDate: placedAt, deletedAt: null }, 15, after(window - 1))).toBe(true)
    expect(canRaiseIssue({ orderDate: placedAt, deletedAt: null }, 15, after(window))).toBe(false)
  })
})

describe('the lines of an order', () => {
  const product = {
    _id: 'a',
    Id: 'FG-0001',
    name: 'Gongura',
    description: 'Sour',
    image: '/a.svg',
    priceUnit: 'PC',
    pricePaise: paise(24_950),
    grossWeight: grams(780),
  }

  it("keep the product's name and price on that day", () =>
    expect(snapshotLine(product, 3)).toEqual({
      productId: 'a',
      Id: 'FG-0001',
      name: 'Gongura',
      description: 'Sour',
      image: '/a.svg',
      priceUnit: 'PC',
      unitPaise: 24_950,
      quantityMilli: 3_000,
      linePaise: 74_850,
      grossWeight: 780,
      tax: null,
      hsnCode: '',
      allocations: [],
    }))
  it("keep the tax of their day, by the product's rate before the shop's", () => {
    const rule = { interState: false, ratePercent: 5, hsnCode: '2001' }
    const taxed = [snapshotLine(product, 2, rule), snapshotLine({ ...product, gstRatePercent: 12 }, 2, rule)]
    expect(taxed.map(({ tax }) => tax?.ratePercent)).toEqual([5, 12])
    const own = snapshotLine({ ...product, hsnCode: '09109914' }, 2, rule)
    expect([taxed[0]?.hsnCode, own.hsnCode, snapshotLine(product, 2).hsnCode]).toEqual([
      '2001',
      '09109914',
      '',
    ])
    expect(deliveryTax(taxed, paise(11_200), rule)).toMatchObject({ ratePercent: 12, taxablePaise: 10_000 })
    expect(deliveryTax(taxed, paise(11_200), null)).toBeNull()
  })
  it('always sum to the total', () => {
    const lines = [snapshotLine(product, 3), snapshotLine({ ...product, pricePaise: paise(1) }, 1)]
    expect(orderTotals(lines, paise(13_200))).toEqual({
      totalPaise: 74_851,
      deliveryPaise: 13_200,
      finalPaise: 88_051,
    })
  })
})
