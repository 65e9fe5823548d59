import { type Machine } from '../../../kernel/transitions.js'

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

/** True once the money is on its way back for certain. */
export function isRefunded(status: RefundStatus): boolean {
  return status === 'succeeded'
}

/**
 * `extra`: the order was paid already. `late`: the order could no longer take the money. `cancelled`: the order was
 * paid and cancelled. `staff`: a person decided to return money under paymentCase. `excess`: what was paid above the price.
 */
export const REFUND_PURPOSES = ['extra', 'late', 'cancelled', 'staff', 'excess'] as const
export type RefundPurpose = (typeof REFUND_PURPOSES)[number]

/**
 * The provider's reference of a refund, 3 to 40 letters and digits, from the payment that it returns.
 * @param nth from 2 on when the provider ended an earlier refund of that payment without returning the money.
 */
export function refundIdOf(paymentId: string, purpose: RefundPurpose, nth = 1): string {
  const repeated = nth > 1 ? `n${nth}x` : ''
  return `R${purpose}${repeated}${paymentId.replace(/[^A-Za-z0-9]/g, '')}`.slice(0, 40)
}

/** The least that the provider gives back: one rupee. */
export const LEAST_REFUND_PAISE = 100

/** How long the provider gets to reverse a second success in one session by itself before we give it back. */
const OWN_REVERSAL_MS = 30 * 60_000

/** When a refund is first asked for: at once, unless the provider is likely to have reversed the payment itself. */
export function firstAskAt(isSecondInSession: boolean, now: Date): Date {
  return isSecondInSession ? new Date(now.getTime() + OWN_REVERSAL_MS) : now
}
