import { unreachableStates } from '../../../../kernel/states/transitions.js'
import { firstAskAt, isRefunded, owedSubjects, REFUND, refundIdOf, type RefundStatus } from './refund.js'

describe('the states of a refund', () => {
  it('reach every state', () => expect(unreachableStates(REFUND)).toEqual([]))

  it('count only a success as refunded, and neither PENDING nor ONHOLD', () => {
    const refunded = (Object.keys(REFUND.next) as RefundStatus[]).filter(isRefunded)
    expect(refunded).toEqual(['succeeded'])
  })
})

describe('the id of a refund', () => {
  it('is the same for the same payment, so that repeating it cannot refund twice', () => {
    expect(refundIdOf('5114910634577', 'extra')).toBe('Rextra5114910634577')
  })

  it('changes after the provider ended the first refund without returning the money', () =>
    expect(refundIdOf('5114910634577', 'cancelled', 2)).toBe('Rcancelledn2x5114910634577'))
  it('has the form that the provider accepts', () => {
    expect(refundIdOf(`a-b_${'9'.repeat(60)}`, 'late')).toMatch(/^[A-Za-z0-9]{3,40}$/)
  })
})

describe('the time of the first request for a refund', () => {
  const now = new Date('2026-11-21T06:00:00Z')

  it('is immediate', () => expect(firstAskAt(false, now)).toEqual(now))

  it('is later for a second success in one session, which the provider may reverse by itself', () => {
    expect(firstAskAt(true, now)).toEqual(new Date('2026-11-21T06:30:00Z'))
  })
})

describe('the amount still owed after refunds of parts of a payment failed', () => {
  const part = (subject: string | null, status: RefundStatus) => ({ subject, status })

  it('is the sum of the parts that failed and were not tried again', () =>
    expect(owedSubjects([part('a', 'refused'), part('b', 'succeeded'), part('c', 'cancelled')])).toEqual([
      'a',
      'c',
    ]))

  it('is nothing after a new refund, and nothing after a refund of the whole', () =>
    expect(owedSubjects([part('a', 'refused'), part('a', 'due'), part(null, 'refused')])).toEqual([]))
})
