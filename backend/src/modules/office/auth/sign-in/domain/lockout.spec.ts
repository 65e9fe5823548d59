import { countTry, lockMs, type LockState, NUMBER_POLICY, PAIR_POLICY } from './lockout.js'

const MINUTE_MS = 60_000
const NOW = new Date('2026-11-21T06:30:00Z')
const CLEAN: LockState = { failures: 0, lockedUntil: null, lastFailureAt: null }
const failed = (failures: number, lastFailureAt = NOW): LockState => ({
  failures,
  lockedUntil: null,
  lastFailureAt,
})

describe('lock-out', () => {
  it('is not set before the fifth failure', () => {
    expect([1, 2, 3, 4].map((failures) => lockMs(PAIR_POLICY, failures))).toEqual([0, 0, 0, 0])
  })

  it('doubles from one minute up to a day', () => {
    expect([5, 6, 7, 8].map((failures) => lockMs(PAIR_POLICY, failures) / MINUTE_MS)).toEqual([1, 2, 4, 8])
    expect(lockMs(PAIR_POLICY, 40)).toBe(24 * 60 * MINUTE_MS)
    expect(lockMs(PAIR_POLICY, 100_000)).toBe(24 * 60 * MINUTE_MS)
  })

  it('counts a try before its result is known', () => {
    expect(countTry(PAIR_POLICY, CLEAN, NOW)).toEqual({
      next: { failures: 1, lastFailureAt: NOW, lockedUntil: null },
    })
  })

  it('is set with the fifth try', () => {
    expect(countTry(PAIR_POLICY, failed(4), NOW)).toEqual({
      next: { failures: 5, lastFailureAt: NOW, lockedUntil: new Date(NOW.getTime() + MINUTE_MS) },
    })
  })

  it('allows no try while it lasts, and one try when it is over', () => {
    const lockedUntil = new Date(NOW.getTime() + MINUTE_MS)
    const locked = { failures: 5, lockedUntil, lastFailureAt: NOW }
    expect(countTry(PAIR_POLICY, locked, new Date(lockedUntil.getTime() - 1))).toEqual({ lockedUntil })
    expect(countTry(PAIR_POLICY, locked, lockedUntil)).toMatchObject({
      next: { failures: 6, lockedUntil: new Date(lockedUntil.getTime() + 2 * MINUTE_MS) },
    })
  })

  it('forgets failures after a quiet time', () => {
    const quiet = new Date(NOW.getTime() + PAIR_POLICY.forgetAfterMs)
    expect(countTry(PAIR_POLICY, failed(9), quiet)).toMatchObject({
      next: { failures: 1, lockedUntil: null },
    })
  })

  it('allows ten times as many failures from all addresses as from one', () => {
    expect(lockMs(NUMBER_POLICY, 49)).toBe(0)
    expect(lockMs(NUMBER_POLICY, 50)).toBe(5 * MINUTE_MS)
  })
})
