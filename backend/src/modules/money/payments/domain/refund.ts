import { type Machine } from '../../../../kernel/states/transitions.js'

/** `due`: decided, not yet acknowledged by the provider. Only `succeeded` may be shown as refunded. */
export type RefundStatus = 'due' | 'pending' | 'onhold' | 'succeeded' | 'cancelled' | 'refused'

export const REFUND: Machine<RefundStatus> = {
  name: 'A refund',
  initial: 'due',
  next: {
    due: ['pending', 'onhold', 'succeeded', 'cancelled', 'refused'],
    pending: ['onhold', 'succeeded', 'cancelled'],
    onhold: ['pending', 'succeeded', 'cancelled'],
    succeeded: [],
    cancelled: [],
    refused: [],
  },
}

/** Whether the money is certainly on its way back. */
export function isRefunded(status: RefundStatus): boolean {
  return status === 'succeeded'
}

/**
 * `extra`: the order was paid already. `late`: the order could no longer take the money. `cancelled`: the
 * order was paid and cancelled. `staff`: a person decided in a payment case to return money. `excess`: the
 * amount paid above the price. `recall`: jars of the order were recalled. `credit`: another part of its
 * money is refunded.
 */
export const REFUND_PURPOSES = ['extra', 'late', 'cancelled', 'staff', 'excess', 'recall', 'credit'] as const
export type RefundPurpose = (typeof REFUND_PURPOSES)[number]

/** Refunds with these purposes are credits of their order; a payment may have several. */
export const CREDIT_PURPOSES = ['recall', 'credit'] as const satisfies RefundPurpose[]

export function isCredit(purpose: RefundPurpose): boolean {
  return CREDIT_PURPOSES.some((credit) => credit === purpose)
}

/**
 * The provider's reference of a refund, 3 to 40 letters and digits, made from the payment that it returns.
 * @param nth from 2 on when the provider ended an earlier refund of that payment without returning the
 * money.
 */
export function refundIdOf(paymentId: string, purpose: RefundPurpose, nth = 1): string {
  const repeated = nth > 1 ? `n${nth}x` : ''
  return `R${purpose}${repeated}${paymentId.replace(/[^A-Za-z0-9]/g, '')}`.slice(0, 40)
}

/** The reference of cash that is handed back for an order. */
export const cashReference = (orderId: string): string => `CASH-${orderId}`

/** Customers are promised a refund within seven to ten days. After this many days a person looks at it. */
export const WATCHED_DAYS = 7

/** The smallest refund that the provider makes: one rupee. */
export const LEAST_REFUND_PAISE = 100

/**
 * How long the provider may take to reverse a second success in one session by itself before the shop
 * refunds it.
 */
const OWN_REVERSAL_MS = 30 * 60_000

/**
 * When the provider is first asked for a refund: at once, unless it has probably reversed the payment
 * itself.
 */
export function firstAskAt(isSecondInSession: boolean, now: Date): Date {
  return isSecondInSession ? new Date(now.getTime() + OWN_REVERSAL_MS) : now
}

/** Subjects whose refund the provider ended without paying, and for which no other refund was booked since. */
export function owedSubjects(refunds: readonly { subject: string | null; status: RefundStatus }[]): string[] {
  const subjects = (wanted: readonly RefundStatus[]): string[] =>
    refunds.flatMap(({ subject, status }) => (subject !== null && wanted.includes(status) ? [subject] : []))
  const booked = new Set(subjects(['due', 'pending', 'onhold', 'succeeded']))
  return [...new Set(subjects(['cancelled', 'refused']))].filter((subject) => !booked.has(subject))
}
