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

describe('the next check of an attempt at the provider', () => {
  it.each([
    [0, 1],
    [9, 10],
    [20, 23],
    [120, 130],
  ])('of an open attempt %i minutes old is at minute %i', (now, expected) => {
    expect(nextCheck(attempt(), after(now))).toEqual(after(expected))
  })

  it('of an expired attempt looks for late money for a day, then ends', () => {
    const expired = attempt({ status: 'expired' })
    expect(nextCheck(expired, after(31))).toEqual(after(45))
    expect(nextCheck(expired, after(45))).toEqual(after(90))
    expect(nextCheck(expired, after(30 + 24 * 60))).toBeNull()
  })

  it('of a paid attempt looks for a second success', () => {
    const paid = attempt({ status: 'paid', paidAt: after(5) })
    expect(nextCheck(paid, after(5))).toEqual(after(35))
    expect(nextCheck(paid, after(5 + 24 * 60))).toBeNull()
  })

  it('of a payment without any answer ends after ten days', () => {
    expect(nextCheck(attempt(), after(10 * 24 * 60 + 1))).toBeNull()
  })
})

describe('the end of a session', () => {
  it("is that of the stock's hold", () => expect(sessionExpiry(after(30), START)).toEqual(after(30)))

  it('is never earlier than the provider allows', () => {
    expect(sessionExpiry(after(5), START)).toEqual(after(16))
    expect(sessionExpiry(null, START)).toEqual(after(16))
  })

  it('is refused for an intent that waited too long', () => {
    expect(isExpiryAccepted(after(30), after(10))).toBe(true)
    expect(isExpiryAccepted(after(30), after(15))).toBe(false)
  })
})
