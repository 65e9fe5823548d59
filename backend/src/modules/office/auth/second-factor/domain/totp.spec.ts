import { newTotpSecret, stepOf, totpAddress } from './totp.js'

/** RFC 6238, appendix B: the secret "12345678901234567890" and the last six digits of its codes. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number): Date => new Date(seconds * 1_000)

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [2_000_000_000, '279037', 66_666_666],
  ])('at second %i is %s, of step %i', (seconds, code, step) => {
    expect(stepOf(SECRET, code, at(seconds))).toBe(step)
  })

  it('are accepted one step early or late, and no more', () => {
    expect([29, 30, 59, 60, 89, 90].map((second) => stepOf(SECRET, '287082', at(second)))).toEqual([
      1,
      1,
      1,
      1,
      1,
      null,
    ])
    expect(stepOf(SECRET, '081804', at(1_111_111_109 - 90))).toBeNull()
  })

  it.each(['000000', '', '28708', '2870822', 'abcdef'])('are not %j', (code) => {
    expect(stepOf(SECRET, code, at(59))).toBeNull()
  })

  it('use secrets of 160 bits, given to the app with the name of the account', () => {
    const secret = newTotpSecret()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(newTotpSecret()).not.toBe(secret)
    const address = new URL(totpAddress(secret, '9000000001'))
    expect(address.protocol).toBe('otpauth:')
    expect(address.pathname).toContain('Jaadi:9000000001')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret, digits: '6', period: '30' })
  })
})
