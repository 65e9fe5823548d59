import { HOUR_MS, MINUTE_MS } from '../../../../kernel/dates/durations.js'
import { DAY_MS } from '../../../../kernel/dates/ist.js'
import { type AttemptStatus } from './attempt.js'

/**
 * Money may still arrive after the session ended: the provider is read again at these times after the end.
 */
const AFTER_EXPIRY_MS = [15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS]
/**
 * A second success on a paid order would be extra money: the provider is read again at these times after
 * the payment.
 */
const AFTER_PAID_MS = [30 * MINUTE_MS, DAY_MS]
/** A payment without an answer for this long is no longer read by the job. */
const GIVE_UP_MS = 10 * DAY_MS

/**
 * How often a client's report makes the server read one order at the provider. It is enough for every
 * window that opens and closes, and too little to use up the provider's limits. The next round reads what
 * was refused.
 */
export const REPORTS = { most: 6, withinMs: MINUTE_MS } as const
/**
 * How often a client may open a payment window for one order. A customer who closes one and opens it again
 * stays far below this.
 */
export const SESSIONS = { most: 6, withinMs: MINUTE_MS } as const

export interface CheckFacts {
  status: AttemptStatus
  createdAt: Date
  expiresAt: Date
  paidAt: Date | null
}

/**
 * When the reconciler reads the provider next. Every attempt is settled even if every webhook is lost
 * (docs/domain/payments.md#every-attempt-settles-without-events), and no attempt is read for ever.
 * @returns null when no more is expected.
 */
export function nextCheck(attempt: CheckFacts, now: Date): Date | null {
  if (attempt.status === 'paid') return onLadder(attempt.paidAt ?? now, AFTER_PAID_MS, now)
  if (attempt.status === 'expired') return onLadder(attempt.expiresAt, AFTER_EXPIRY_MS, now)
  const age = now.getTime() - attempt.createdAt.getTime()
  if (age > GIVE_UP_MS) return null
  return new Date(now.getTime() + openInterval(age))
}

function openInterval(age: number): number {
  if (age < 10 * MINUTE_MS) return MINUTE_MS
  if (age < HOUR_MS) return 3 * MINUTE_MS
  if (age < DAY_MS) return 10 * MINUTE_MS
  return 6 * HOUR_MS
}

function onLadder(from: Date, steps: readonly number[], now: Date): Date | null {
  const step = steps.find((ms) => from.getTime() + ms > now.getTime())
  return step === undefined ? null : new Date(from.getTime() + step)
}

/**
 * The provider accepts only an expiry more than 15 minutes ahead; one more minute allows for the way
 * there.
 */
const SHORTEST_SESSION_MS = 16 * MINUTE_MS

/** When a new session ends: together with the hold of the stock, or as early as the provider allows. Whole seconds. */
export function sessionExpiry(holdUntil: Date | null, now: Date): Date {
  const earliest = now.getTime() + SHORTEST_SESSION_MS
  const wanted = Math.max(holdUntil?.getTime() ?? 0, earliest)
  return new Date(Math.ceil(wanted / 1000) * 1000)
}

/** Whether the provider accepts an expiry; false when an intent waited too long. */
export function isExpiryAccepted(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() > SHORTEST_SESSION_MS - MINUTE_MS / 2
}

/** When an open refund is read next. */
export function nextRefundCheck(createdAt: Date, now: Date): Date {
  const isYoung = now.getTime() - createdAt.getTime() < HOUR_MS
  return new Date(now.getTime() + (isYoung ? 5 * MINUTE_MS : HOUR_MS))
}
