import { MINUTE_MS } from '../../../../../kernel/dates/durations.js'

/** The number of failures that lock, and for how long. */
export interface LockoutPolicy {
  /** Number of failures before a lock. */
  free: number
  firstLockMs: number
  longestLockMs: number
  /** Failures are forgotten after this time without another. */
  forgetAfterMs: number
}

/** For one staff number from one network address: five tries, then one minute, doubling up to a day. */
export const PAIR_POLICY: LockoutPolicy = {
  free: 5,
  firstLockMs: MINUTE_MS,
  longestLockMs: 24 * 60 * MINUTE_MS,
  forgetAfterMs: 2 * 24 * 60 * MINUTE_MS,
}

/**
 * For one staff number from all addresses: it protects against many addresses, but is high enough that
 * strangers cannot easily lock the number.
 */
export const NUMBER_POLICY: LockoutPolicy = {
  free: 50,
  firstLockMs: 5 * MINUTE_MS,
  longestLockMs: 60 * MINUTE_MS,
  forgetAfterMs: 24 * 60 * MINUTE_MS,
}

export interface LockState {
  failures: number
  lockedUntil: Date | null
  lastFailureAt: Date | null
}

/** How long the lock lasts after a number of failures; 0 without a lock. */
export function lockMs(policy: LockoutPolicy, failures: number): number {
  if (failures < policy.free) return 0
  // After 20 doublings any policy has reached its longest lock; the bound keeps the power finite.
  const doublings = Math.min(failures - policy.free, 20)
  return Math.min(policy.firstLockMs * 2 ** doublings, policy.longestLockMs)
}

/**
 * The state after one more failed try, or the time until which no try is allowed. A try counts before its
 * PIN is checked, so that parallel tries count too; success subtracts it.
 */
export function countTry(
  policy: LockoutPolicy,
  state: LockState,
  now: Date,
): { lockedUntil: Date } | { next: LockState } {
  if (state.lockedUntil && state.lockedUntil > now) return { lockedUntil: state.lockedUntil }
  const forgotten =
    state.lastFailureAt !== null && now.getTime() - state.lastFailureAt.getTime() >= policy.forgetAfterMs
  const failures = (forgotten ? 0 : state.failures) + 1
  const lock = lockMs(policy, failures)
  return {
    next: {
      failures,
      lastFailureAt: now,
      lockedUntil: lock === 0 ? null : new Date(now.getTime() + lock),
    },
  }
}
