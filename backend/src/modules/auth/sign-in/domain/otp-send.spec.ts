import { isPending, secondsToResend } from './otp-send.js'

const LIMITS = { maxTries: 5, resendSeconds: 30 }
const SENT = new Date('2026-11-21T06:30:00Z')
const after = (seconds: number): Date => new Date(SENT.getTime() + seconds * 1000)
const code = { sentAt: SENT, expiresAt: after(600), wrong: 0, verifiedAt: null }

describe('a code sent before', () => {
  it('is good until it expires', () => {
    expect(isPending(code, after(599), LIMITS)).toBe(true)
    expect(isPending(code, after(600), LIMITS)).toBe(false)
  })

  it('is no longer good once used or guessed at too often', () => {
    expect(isPending({ ...code, verifiedAt: after(5) }, after(10), LIMITS)).toBe(false)
    expect(isPending({ ...code, wrong: 4 }, after(10), LIMITS)).toBe(true)
    expect(isPending({ ...code, wrong: 5 }, after(10), LIMITS)).toBe(false)
  })

  it('holds back the next for 30 seconds', () => {
    expect(secondsToResend(null, SENT, LIMITS)).toBe(0)
    expect(secondsToResend(code, SENT, LIMITS)).toBe(30)
    expect(secondsToResend(code, after(29.5), LIMITS)).toBe(1)
    expect(secondsToResend(code, after(30), LIMITS)).toBe(0)
  })
})
