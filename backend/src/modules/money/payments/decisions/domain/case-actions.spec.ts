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
  it('that is held can be accepted or given back', () =>
    expect(caseActions(facts())).toEqual(['reread', 'accept', 'refund', 'resolve']))

  it('offers nothing once it is resolved', () =>
    expect(caseActions(facts({ state: 'resolved' }))).toEqual([]))

  it.each(['due', 'pending', 'onhold'] as const)('is only read again while its refund is %s', (refund) =>
    expect(caseActions(facts({ refund }))).toEqual(['reread']),
  )

  it.each(['cancelled', 'refused'] as const)('can be given back again after a refund that was %s', (refund) =>
    expect(caseActions(facts({ refund }))).toContain('refund'),
  )

  it('cannot be accepted by an order that is paid, cancelled or deleted', () =>
    expect(caseActions(facts({ isOrderUnpaid: false }))).toEqual(['reread', 'refund', 'resolve']))

  it.each([
    { ...payment, currency: 'USD' },
    { ...payment, disposition: 'applied' as const },
    { ...payment, refundablePaise: paise(0) },
  ])('moves no money that is %j', (other) =>
    expect(caseActions(facts({ payment: other }))).toEqual(['reread', 'resolve']),
  )

  it('without money is read again or settled by a note', () =>
    expect(caseActions(facts({ payment: null }))).toEqual(['reread', 'resolve']))

  it('cannot be accepted when a part of it went back', () =>
    expect(caseActions(facts({ payment: { ...payment, refundablePaise: paise(40_000) } }))).not.toContain(
      'accept',
    ))
})
