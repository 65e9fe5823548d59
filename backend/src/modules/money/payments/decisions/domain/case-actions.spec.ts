import { paise } from '../../../../../kernel/amounts/money.js'
import { caseActions, type ReviewFacts } from './case-actions.js'

const payment = {
  disposition: 'held',
  amountPaise: paise(50_000),
  refundablePaise: paise(50_000),
  currency: 'INR',
} as const
const facts = (change: Partial<ReviewFacts> = {}): ReviewFacts => ({
  state: 'open',
  payment,
  refund: null,
  isOrderUnpaid: true,
  ...change,
})

describe('a payment to look at', () => {
  it('can be accepted or refunded while it is held', () =>
    expect(caseActions(facts())).toEqual(['reread', 'accept', 'refund', 'resolve']))

  it('offers no action once it is resolved', () =>
    expect(caseActions(facts({ state: 'resolved' }))).toEqual([]))

  it.each(['due', 'pending', 'onhold'] as const)('can only be read again while its refund is %s', (refund) =>
    expect(caseActions(facts({ refund }))).toEqual(['reread']),
  )

  it.each(['cancelled', 'refused'] as const)('can be refunded again after a refund that was %s', (refund) =>
    expect(caseActions(facts({ refund }))).toContain('refund'),
  )

  it('cannot be accepted for an order that is paid, cancelled or deleted', () =>
    expect(caseActions(facts({ isOrderUnpaid: false }))).toEqual(['reread', 'refund', 'resolve']))

  it.each([
    { ...payment, currency: 'USD' },
    { ...payment, disposition: 'applied' as const },
    { ...payment, refundablePaise: paise(0) },
  ])('offers no refund when it is %j', (other) =>
    expect(caseActions(facts({ payment: other }))).toEqual(['reread', 'resolve']),
  )

  it('can be read again or settled by a note when no money came in', () =>
    expect(caseActions(facts({ payment: null }))).toEqual(['reread', 'resolve']))

  it('cannot be accepted when a part of it was refunded', () =>
    expect(caseActions(facts({ payment: { ...payment, refundablePaise: paise(40_000) } }))).not.toContain(
      'accept',
    ))
})
