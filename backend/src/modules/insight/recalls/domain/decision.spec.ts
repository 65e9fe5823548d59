import { isBinding, isUndone, type Outcomes, refundProgress } from './decision.js'

it.each([
  ['due', 'open'],
  ['pending', 'open'],
  ['onhold', 'open'],
  ['succeeded', 'done'],
  [undefined, 'done'],
  ['cancelled', 'failed'],
  ['refused', 'failed'],
] as const)('a refund that is %s is %s', (status, progress) => expect(refundProgress(status)).toBe(progress))

describe('a recall decision', () => {
  const outcomes: Outcomes = {
    refunds: new Map([
      ['R1', { status: 'refused' }],
      ['R2', { status: 'pending' }],
    ]),
    replacements: new Map([
      ['P-1', { orderStatus: 'Cancelled' }],
      ['P-2', { orderStatus: 'Placed' }],
    ]),
  }
  const refund = (refundId: string | null) => ({ kind: 'refund', refundId }) as const
  const order = (replacement: string | null) =>
    ({ kind: 'replacement', refundId: null, replacement }) as const

  it.each([
    [refund('R1'), true],
    [refund('R2'), false],
    [refund(null), false],
    [order('P-1'), true],
    [order('P-2'), false],
    [order(null), false],
    [{ kind: 'nothing', refundId: null } as const, false],
  ])('%j is undone: %s', (decision, undone) => expect(isUndone(decision, outcomes)).toBe(undone))

  it.each([
    [refund('R2'), true],
    [order('P-2'), true],
    [order(null), false],
    [{ kind: 'nothing', refundId: null } as const, false],
  ])('%j is binding: %s', (decision, binds) => expect(isBinding(decision)).toBe(binds))
})
