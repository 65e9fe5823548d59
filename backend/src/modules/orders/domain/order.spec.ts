import {
  canCancel,
  canDelete,
  canRaiseIssue,
  canRetryPayment,
  canReview,
  deliveryTax,
  grossGrams,
  type OrderState,
  orderTotals,
  refundPaise,
  snapshotLine,
} from './order.js'

const placedAt = new Date('2026-11-01T10:00:00Z')
const order = (change: Partial<OrderState> = {}): OrderState => ({
  orderStatus: 'Placed',
  deliveryStatus: 'Pending',
  paymentStatus: 'Completed',
  orderDate: placedAt,
  deletedAt: null,
  paymentReview: null,
  ...change,
})

describe('cancelling', () => {
  it('is offered for a paid order that is not packed', () => expect(canCancel(order())).toBe(true))
  it.each([
    { paymentStatus: 'Pending' },
    { paymentStatus: 'Refund Completed' },
    { deliveryStatus: 'Packed' },
    { deliveryStatus: 'Shipped' },
    { deliveryStatus: 'Delivered', orderStatus: 'Completed' },
    { orderStatus: 'Cancelled', deliveryStatus: 'Cancelled' },
  ] as const)('is not offered with %j', (change) => expect(canCancel(order(change))).toBe(false))
})

describe('refund on cancellation', () => {
  it.each([
    // total, final, refund (paise): 3% of the products, rounded half up to the rupee, delivery given back.
    [44_900, 56_900, 55_600],
    [100_000, 112_000, 109_000],
    [50_000, 62_000, 60_500],
    [1_650, 13_650, 13_650],
    [1_700, 13_700, 13_600],
  ])('of %i paise in products and %i in all is %i', (totalPaise, finalPaise, refund) =>
    expect(refundPaise({ totalPaise, finalPaise }, 3)).toBe(refund),
  )
  it('is never more than came in', () =>
    expect(refundPaise({ totalPaise: 50_000, finalPaise: 62_000, paidPaise: 40_000 }, 3)).toBe(40_000))
  it('is never negative', () => expect(refundPaise({ totalPaise: 100, finalPaise: 100 }, 100)).toBe(0))
})

describe('paying again and deleting', () => {
  it('are offered while unpaid', () => {
    const unpaid = order({ paymentStatus: 'Pending' })
    expect([canRetryPayment(unpaid), canDelete(unpaid)]).toEqual([true, true])
  })
  it.each([
    { paymentStatus: 'Completed' },
    { paymentStatus: 'Pending', deletedAt: placedAt },
    { paymentStatus: 'Pending', paymentReview: { reason: 'STOCK_GONE' } },
    { paymentStatus: 'Pending', orderStatus: 'Cancelled' },
  ] as const)('are not offered with %j', (change) => {
    expect([canRetryPayment(order(change)), canDelete(order(change))]).toEqual([false, false])
  })
})

describe('reviewing', () => {
  it.each(['Shipped', 'Delivered'] as const)('is offered when %s', (deliveryStatus) =>
    expect(canReview(order({ deliveryStatus }))).toBe(true),
  )
  it.each(['Pending', 'Packed'] as const)('is not offered when %s', (deliveryStatus) =>
    expect(canReview(order({ deliveryStatus }))).toBe(false),
  )
})

describe('raising an issue', () => {
  const after = (ms: number): Date => new Date(placedAt.getTime() + ms)
  const window = 15 * 86_400_000

  it('is offered until the last millisecond of the fifteenth day and not after', () => {
    expect(canRaiseIssue(order(), 15, after(window - 1))).toBe(true)
    expect(canRaiseIssue(order(), 15, after(window))).toBe(false)
  })
})

describe('lines', () => {
  const product = {
    _id: 'a',
    Id: 'FG-0001',
    name: 'Gongura',
    description: 'Sour',
    image: '/a.svg',
    priceUnit: 'PC',
    pricePaise: 24_950,
    grossWeight: 780,
  }

  it('keep what the product was and what it cost', () =>
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
      allocations: [],
    }))
  it('keep the tax of their day, by the rate of the product before that of the shop', () => {
    const rule = { interState: false, ratePercent: 5 }
    const taxed = [snapshotLine(product, 2, rule), snapshotLine({ ...product, gstRatePercent: 12 }, 2, rule)]
    expect(taxed.map(({ tax }) => tax?.ratePercent)).toEqual([5, 12])
    expect(deliveryTax(taxed, 11_200, rule)).toMatchObject({ ratePercent: 12, taxablePaise: 10_000 })
    expect(deliveryTax(taxed, 11_200, null)).toBeNull()
  })
  it('always sum to the total', () => {
    const lines = [snapshotLine(product, 3), snapshotLine({ ...product, pricePaise: 1 }, 1)]
    expect(orderTotals(lines, 13_200)).toEqual({
      totalPaise: 74_851,
      deliveryPaise: 13_200,
      finalPaise: 88_051,
    })
  })
  it('weigh quantity times gross weight', () =>
    expect(grossGrams([snapshotLine(product, 3), snapshotLine({ ...product, grossWeight: 1 }, 2)])).toBe(
      2_342,
    ))
})
