import { isPending, resendSecondsAfter, secondsToResend } from './otp-send.js'

const LIMITS = { resendSeconds: 30, perNumberPerHour: 5 }
const SENT = new Date('2026-11-21T06:30:00Z')
const after = (seconds: number): Date => new Date(SENT.getTime() + seconds * 1000)
const code = { sentAt: SENT, expiresAt: after(600), verifiedAt: null }

describe('a code that was sent before', () => {
  it('is valid until it expires', () => {
    expect(isPending(null, SENT)).toBe(false)
    expect(isPending(code, after(599))).toBe(true)
    expect(isPending(code, after(600))).toBe(false)
  })

  it('is no longer valid once used', () => {
    expect(isPending({ ...code, verifiedAt: after(5) }, after(10))).toBe(false)
  })

  it('delays the next one for 30 seconds', () => {
    expect(secondsToResend(null, SENT, 0, LIMITS)).toBe(0)
    expect(secondsToResend(code, SENT, 1, LIMITS)).toBe(30)
    expect(secondsToResend(code, after(29.5), 1, LIMITS)).toBe(1)
    expect(secondsToResend(code, after(30), 5, LIMITS)).toBe(0)
  })

  it('delays the next one for longer and longer, beyond five in a day', () => {
    expect([5, 6, 7, 9].map((sent) => resendSecondsAfter(sent, LIMITS))).toEqual([30, 60, 120, 480])
    expect(secondsToResend(code, after(100), 7, LIMITS)).toBe(20)
  })
})
