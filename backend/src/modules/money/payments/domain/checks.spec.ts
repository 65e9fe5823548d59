import { type CheckFacts, isExpiryAccepted, nextCheck, sessionExpiry } from './checks.js'

const START = new Date('2026-11-21T06:00:00Z')
const MINUTE = 60_000
const after = (minutes: number) => new Date(START.getTime() + minutes * MINUTE)
const attempt = (changes: Partial<CheckFacts> = {}): CheckFacts => ({
  status: 'active',
  createdAt: START,
  expiresAt: after(30),
  paidAt: null,
  ...changes,
})

describe('when the provider is asked again', () => {
  it.each([
    [0, 1],
    [9, 10],
    [20, 23],
    [120, 130],
  ])('an open attempt %i minutes old: at minute %i', (now, expected) => {
    expect(nextCheck(attempt(), after(now))).toEqual(after(expected))
  })

  it('an expired attempt is watched for late money for a day, then left alone', () => {
    const expired = attempt({ status: 'expired' })
    expect(nextCheck(expired, after(31))).toEqual(after(45))
    expect(nextCheck(expired, after(45))).toEqual(after(90))
    expect(nextCheck(expired, after(30 + 24 * 60))).toBeNull()
  })

  it('a paid attempt is watched for a second success', () => {
    const paid = attempt({ status: 'paid', paidAt: after(5) })
    expect(nextCheck(paid, after(5))).toEqual(after(35))
    expect(nextCheck(paid, after(5 + 24 * 60))).toBeNull()
  })

  it('a payment without any answer is given up after ten days', () => {
    expect(nextCheck(attempt(), after(10 * 24 * 60 + 1))).toBeNull()
  })
})

describe('when a session ends', () => {
  it('ends with the hold of the stock', () => expect(sessionExpiry(after(30), START)).toEqual(after(30)))

  it('is never shorter than the provider takes', () => {
    expect(sessionExpiry(after(5), START)).toEqual(after(16))
    expect(sessionExpiry(null, START)).toEqual(after(16))
  })

  it('refuses an intent that waited too long', () => {
    expect(isExpiryAccepted(after(30), after(10))).toBe(true)
    expect(isExpiryAccepted(after(30), after(15))).toBe(false)
  })
})
