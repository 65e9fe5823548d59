import { type Paise } from '../../../../kernel/amounts/money.js'
import { canTransition, type Machine } from '../../../../kernel/states/transitions.js'

/** One try to collect the money of an order: one order at the provider, one session. */
export type AttemptStatus = 'created' | 'active' | 'paid' | 'failed' | 'dropped' | 'expired'

/**
 * Moves of an attempt. `failed` and `dropped` describe the customer's last try. The provider's session may
 * still be payable then, so a retry reopens them. Money is accepted in any state, since a bank may answer
 * after the session ended. No state follows `paid`.
 */
export const ATTEMPT: Machine<AttemptStatus> = {
  name: 'A payment attempt',
  initial: 'created',
  next: {
    created: ['active', 'paid', 'failed', 'dropped', 'expired'],
    active: ['paid', 'failed', 'dropped', 'expired'],
    failed: ['active', 'paid', 'dropped', 'expired'],
    dropped: ['active', 'paid', 'failed', 'expired'],
    expired: ['paid'],
    paid: [],
  },
}

/** The provider's state of its order; `closing` may still end in either way. */
export type ProviderOrderStatus = 'active' | 'paid' | 'expired' | 'terminated' | 'closing'

/** The provider's state of one try to pay; `waiting` means that the bank has not answered. */
export type PaymentStatus = 'success' | 'waiting' | 'failed' | 'dropped' | 'not-attempted'

export interface PaymentFacts {
  paymentId: string
  status: PaymentStatus
  amountPaise: Paise
  currency: string
  at: Date | null
  message: string | null
}

export interface OrderFacts {
  status: ProviderOrderStatus
  amountPaise: Paise
  currency: string
}

/** One reading of the provider: its order and every payment made on it. */
export interface ProviderFacts {
  order: OrderFacts
  payments: readonly PaymentFacts[]
}

export interface Charge {
  amountPaise: Paise
  currency: string
}

/** Reasons why a person has to look at money that arrived. */
export type Finding =
  | { reason: 'amount-mismatch'; paymentId: string | null; gotPaise: Paise; currency: string }
  | { reason: 'paid-without-payment'; paymentId: null; gotPaise: Paise; currency: string }
  | { reason: 'payment-without-paid'; paymentId: string; gotPaise: Paise; currency: string }

export interface Verdict {
  /** The state after this reading. */
  status: AttemptStatus
  /** The payment that settles the charge, when everything agrees. */
  settledBy: PaymentFacts | null
  /** Every payment that took money, oldest first; `settledBy` is one of them. */
  successes: readonly PaymentFacts[]
  findings: readonly Finding[]
  /** The bank has not answered a try: no second chargeable order may be opened now. */
  waiting: boolean
  /** Whether the customer can still pay in this session. */
  payable: boolean
}

/**
 * The one transition function of a payment attempt, for webhook, redirect and reconciler. Paid needs the
 * provider's PAID, a SUCCESS payment, and both amounts and currencies equal to the charge
 * (docs/domain/payments.md#paid-needs-three-things). Any other payment becomes a finding. A state never
 * moves out of `paid`.
 */
export function transition(current: AttemptStatus, charge: Charge, facts: ProviderFacts): Verdict {
  const successes = facts.payments.filter(({ status }) => status === 'success').sort(byTime)
  const waiting = facts.payments.some(({ status }) => status === 'waiting')
  const orderAgrees = facts.order.status === 'paid' && isCharge(facts.order, charge)
  const settledBy = (orderAgrees && successes.find((payment) => isCharge(payment, charge))) || null
  const wanted = settledBy ? 'paid' : unpaidStatus(facts, successes, waiting)
  return {
    status: canTransition(ATTEMPT, current, wanted) ? wanted : current,
    settledBy,
    successes,
    findings: findingsOf(charge, facts, successes, settledBy),
    waiting,
    payable: facts.order.status === 'active' && !waiting && successes.length === 0,
  }
}

/** Whether the provider's order is paid and this payment has exactly its amount. */
export function confirms(order: OrderFacts, payment: PaymentFacts): boolean {
  return order.status === 'paid' && payment.status === 'success' && isCharge(payment, order)
}

/** Adds a payment from a signed event to a reading, which may not contain it yet. */
export function withPayment(facts: ProviderFacts, told: PaymentFacts | null): ProviderFacts {
  if (!told) return facts
  const known = facts.payments.find(({ paymentId }) => paymentId === told.paymentId)
  if (known && (known.status === 'success' || told.status !== 'success')) return facts
  const others = facts.payments.filter(({ paymentId }) => paymentId !== told.paymentId)
  return { ...facts, payments: [...others, told] }
}

function isCharge(facts: Charge, charge: Charge): boolean {
  return facts.amountPaise === charge.amountPaise && facts.currency === charge.currency
}

function byTime(a: PaymentFacts, b: PaymentFacts): number {
  return (a.at?.getTime() ?? 0) - (b.at?.getTime() ?? 0) || a.paymentId.localeCompare(b.paymentId)
}

function unpaidStatus(
  facts: ProviderFacts,
  successes: readonly PaymentFacts[],
  waiting: boolean,
): AttemptStatus {
  if (successes.length > 0 || waiting || facts.order.status === 'paid') return 'active'
  if (facts.order.status === 'expired' || facts.order.status === 'terminated') return 'expired'
  const tries = facts.payments.filter(({ status }) => status !== 'not-attempted').sort(byTime)
  const last = tries.at(-1)
  if (!last) return 'active'
  return last.status === 'dropped' ? 'dropped' : 'failed'
}

function findingsOf(
  charge: Charge,
  facts: ProviderFacts,
  successes: readonly PaymentFacts[],
  settledBy: PaymentFacts | null,
): Finding[] {
  if (settledBy) return []
  const { order } = facts
  const isPaid = order.status === 'paid'
  const findings: Finding[] = []
  if (isPaid && successes.length === 0)
    findings.push({ reason: 'paid-without-payment', paymentId: null, ...got(order) })
  if (isPaid && !isCharge(order, charge))
    findings.push({ reason: 'amount-mismatch', paymentId: null, ...got(order) })
  for (const payment of successes) {
    const { paymentId } = payment
    if (!isCharge(payment, charge)) findings.push({ reason: 'amount-mismatch', paymentId, ...got(payment) })
    else if (!isPaid) findings.push({ reason: 'payment-without-paid', paymentId, ...got(payment) })
  }
  return findings
}

function got(facts: Charge): { gotPaise: Paise; currency: string } {
  return { gotPaise: facts.amountPaise, currency: facts.currency }
}

/** The sentence for staff about each finding. */
export const FINDING_NOTES: Readonly<Record<Finding['reason'], string>> = {
  'amount-mismatch': 'The amount or currency at the provider is not what was charged.',
  'paid-without-payment': 'The provider calls the order paid but lists no successful payment.',
  'payment-without-paid': 'A payment succeeded but the provider does not call the order paid yet.',
}
