import { paise } from '../../../../kernel/amounts/money.js'
import { canTransition, unreachableStates } from '../../../../kernel/states/transitions.js'
import {
  ATTEMPT,
  type AttemptStatus,
  confirms,
  type PaymentFacts,
  type PaymentStatus,
  type ProviderFacts,
  type ProviderOrderStatus,
  transition,
  withPayment,
} from './attempt.js'

const CHARGE = { amountPaise: paise(124_950), currency: 'INR' }
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 6, minute))

function payment(status: PaymentStatus, minute = 1, changes: Partial<PaymentFacts> = {}): PaymentFacts {
  return { paymentId: `p${minute}`, status, ...CHARGE, at: at(minute), message: null, ...changes }
}

function facts(
  status: ProviderOrderStatus,
  payments: PaymentFacts[] = [],
  order: Partial<ProviderFacts['order']> = {},
): ProviderFacts {
  return { order: { status, ...CHARGE, ...order }, payments }
}

describe('the states of a payment attempt', () => {
  it('reach every state', () => expect(unreachableStates(ATTEMPT)).toEqual([]))

  it('never leave paid', () => expect(ATTEMPT.next.paid).toEqual([]))

  it('accept money in every other state', () => {
    const others = (Object.keys(ATTEMPT.next) as AttemptStatus[]).filter((state) => state !== 'paid')
    for (const state of others) expect(canTransition(ATTEMPT, state, 'paid')).toBe(true)
  })
})

describe('a paid attempt', () => {
  it('needs PAID and a SUCCESS payment of the same amount and currency', () => {
    const verdict = transition('active', CHARGE, facts('paid', [payment('success')]))
    expect(verdict).toMatchObject({ status: 'paid', findings: [], settledBy: { paymentId: 'p1' } })
  })

  it('is not reached by PAID alone', () => {
    const verdict = transition('active', CHARGE, facts('paid'))
    expect(verdict.status).toBe('active')
    expect(verdict.findings).toEqual([
      { reason: 'paid-without-payment', paymentId: null, gotPaise: 124_950, currency: 'INR' },
    ])
  })

  it('is not reached by a SUCCESS payment alone', () => {
    const verdict = transition('active', CHARGE, facts('active', [payment('success')]))
    expect(verdict).toMatchObject({ status: 'active', payable: false, settledBy: null })
    expect(verdict.findings.map(({ reason }) => reason)).toEqual(['payment-without-paid'])
  })

  it.each([
    ['payment of another amount', facts('paid', [payment('success', 1, { amountPaise: paise(100) })])],
    ['payment in another currency', facts('paid', [payment('success', 1, { currency: 'USD' })])],
    ['order of another amount', facts('paid', [payment('success')], { amountPaise: paise(100) })],
    ['order in another currency', facts('paid', [payment('success')], { currency: 'USD' })],
  ])('is not reached by a %s, which a person looks at', (_, reading) => {
    const verdict = transition('active', CHARGE, reading)
    expect(verdict.status).toBe('active')
    expect(verdict.findings.map(({ reason }) => reason)).toContain('amount-mismatch')
  })

  it('uses the first matching success and lists the others', () => {
    const verdict = transition(
      'active',
      CHARGE,
      facts('paid', [payment('success', 9), payment('success', 2)]),
    )
    expect(verdict.settledBy?.paymentId).toBe('p2')
    expect(verdict.successes.map(({ paymentId }) => paymentId)).toEqual(['p2', 'p9'])
  })

  it.each(['failed', 'dropped'] as const)('stays paid after a later %s reading', (status) => {
    expect(transition('paid', CHARGE, facts('active', [payment(status)])).status).toBe('paid')
  })

  it.each(['expired', 'failed', 'dropped', 'created'] as const)(
    'can still become paid when it is %s',
    (status) => {
      expect(transition(status, CHARGE, facts('paid', [payment('success')])).status).toBe('paid')
    },
  )
})

describe('an attempt without money', () => {
  it.each([
    ['stays active while nothing was tried', facts('active'), 'active'],
    ['stays active after a page was opened only', facts('active', [payment('not-attempted')]), 'active'],
    ['fails with the last try', facts('active', [payment('dropped', 1), payment('failed', 2)]), 'failed'],
    ['drops with the last try', facts('active', [payment('failed', 1), payment('dropped', 2)]), 'dropped'],
    ['waits while the bank is silent', facts('expired', [payment('waiting')]), 'active'],
    ['expires with the session', facts('expired', [payment('failed')]), 'expired'],
    ['expires when the session was ended', facts('terminated'), 'expired'],
  ] as const)('%s', (_, reading, status) => {
    expect(transition('active', CHARGE, reading as ProviderFacts).status).toBe(status)
  })

  it('stays expired once it has expired', () => {
    expect(transition('expired', CHARGE, facts('active')).status).toBe('expired')
  })

  it('is payable again after a failure while the session is active', () => {
    expect(transition('active', CHARGE, facts('active', [payment('failed')])).payable).toBe(true)
  })

  it('is not payable while the bank has not answered', () => {
    const verdict = transition('active', CHARGE, facts('active', [payment('waiting')]))
    expect(verdict).toMatchObject({ payable: false, waiting: true })
  })
})

describe('any order of the same readings', () => {
  const readings = [
    facts('active'),
    facts('active', [payment('failed', 1)]),
    facts('active', [payment('failed', 1), payment('dropped', 2)]),
    facts('paid', [payment('failed', 1), payment('dropped', 2), payment('success', 3)]),
    facts('expired', [payment('failed', 1)]),
  ]

  it('ends in paid', () => {
    for (const order of permutations(readings)) {
      const end = order.reduce<AttemptStatus>(
        (state, reading) => transition(state, CHARGE, reading).status,
        'created',
      )
      expect(end).toBe('paid')
    }
  })
})

describe('a payment reported by a signed event', () => {
  it('confirms a paid order of the same amount and currency, and nothing else', () => {
    const paid = facts('paid').order
    expect(confirms(paid, payment('success'))).toBe(true)
    expect(confirms(paid, payment('failed'))).toBe(false)
    expect(confirms(paid, payment('success', 1, { amountPaise: paise(100) }))).toBe(false)
    expect(confirms(paid, payment('success', 1, { currency: 'USD' }))).toBe(false)
    expect(confirms(facts('active').order, payment('success'))).toBe(false)
  })

  it('is added when the reading does not contain it yet', () => {
    expect(withPayment(facts('paid'), payment('success')).payments).toHaveLength(1)
  })

  it('turns a waiting payment into a success', () => {
    const merged = withPayment(facts('paid', [payment('waiting')]), payment('success'))
    expect(merged.payments).toEqual([payment('success')])
  })

  it('never replaces a success by an older failure', () => {
    const reading = facts('paid', [payment('success')])
    expect(withPayment(reading, payment('failed'))).toBe(reading)
  })
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  )
}
