import { reviewActions, type ReviewFacts } from './review-actions.js'

const payment = {
  disposition: 'held',
  amountPaise: 50_000,
  refundablePaise: 50_000,
  currency: 'INR',
} as const
const facts = (change: Partial<ReviewFacts> = {}): ReviewFacts => ({
  state: 'open',
  payment,
  refund: null,
  order: { orderStatus: 'Placed', paymentStatus: 'Pending', deletedAt: null },
  ...change,
})

describe('a payment to look at', () => {
  it('that is held can be accepted or given back', () =>
    expect(reviewActions(facts())).toEqual(['reread', 'accept', 'refund', 'resolve']))

  it('offers nothing once it is resolved', () =>
    expect(reviewActions(facts({ state: 'resolved' }))).toEqual([]))

  it.each(['due', 'pending', 'onhold'] as const)('is only read again while its refund is %s', (refund) =>
    expect(reviewActions(facts({ refund }))).toEqual(['reread']),
  )

  it.each(['cancelled', 'refused'] as const)('can be given back again after a refund that was %s', (refund) =>
    expect(reviewActions(facts({ refund }))).toContain('refund'),
  )

  it.each([
    { orderStatus: 'Placed', paymentStatus: 'Completed', deletedAt: null },
    { orderStatus: 'Cancelled', paymentStatus: 'Pending', deletedAt: null },
    { orderStatus: 'Placed', paymentStatus: 'Pending', deletedAt: new Date() },
  ])('cannot be accepted by an order that is %j', (order) =>
    expect(reviewActions(facts({ order }))).toEqual(['reread', 'refund', 'resolve']),
  )

  it.each([
    { ...payment, currency: 'USD' },
    { ...payment, disposition: 'applied' as const },
    { ...payment, refundablePaise: 0 },
  ])('moves no money that is %j', (other) =>
    expect(reviewActions(facts({ payment: other }))).toEqual(['reread', 'resolve']),
  )

  it('without money is read again or settled by a note', () =>
    expect(reviewActions(facts({ payment: null }))).toEqual(['reread', 'resolve']))

  it('cannot be accepted when a part of it went back', () =>
    expect(reviewActions(facts({ payment: { ...payment, refundablePaise: 40_000 } }))).not.toContain(
      'accept',
    ))
})
