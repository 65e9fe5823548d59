import { isSigned, sign, TIMESTAMP_TOLERANCE_MS } from './signature.js'

const SECRET = 'a secret'
const NOW = 1_795_240_000_000
const BODY = Buffer.from('{"data":{"amount":1249.50},"type":"PAYMENT_SUCCESS_WEBHOOK"}')

function signed(changes: Partial<{ rawBody: Buffer; signature: string; timestamp: string }> = {}) {
  const timestamp = changes.timestamp ?? String(NOW)
  return { rawBody: BODY, timestamp, signature: sign(SECRET, timestamp, BODY), ...changes }
}

describe('the signature of a webhook', () => {
  it('is base64 of HMAC-SHA256 over timestamp and body', () => {
    // Computed with another tool: printf '1795240000000{}' | openssl dgst -sha256 -hmac 'a secret' -binary | base64
    expect(sign(SECRET, '1795240000000', Buffer.from('{}'))).toBe(
      'PcxSO8gQA7681DrG0cM3O/+I4XaFd5Rl2WJI1vBUy2U=',
    )
  })

  it('is accepted over exactly the signed bytes', () => expect(isSigned(SECRET, signed(), NOW)).toBe(true))

  it('is refused when the body was parsed and written again', () => {
    const rawBody = Buffer.from(JSON.stringify(JSON.parse(BODY.toString())))
    expect(rawBody.equals(BODY)).toBe(false)
    expect(isSigned(SECRET, signed({ rawBody }), NOW)).toBe(false)
  })

  it.each([
    ['another secret', () => isSigned('another', signed(), NOW)],
    ['a missing signature', () => isSigned(SECRET, { ...signed(), signature: undefined }, NOW)],
    ['an empty signature', () => isSigned(SECRET, signed({ signature: '' }), NOW)],
    ['a missing timestamp', () => isSigned(SECRET, { ...signed(), timestamp: undefined }, NOW)],
    ['a timestamp that is no number', () => isSigned(SECRET, signed({ timestamp: 'yesterday' }), NOW)],
    ['a signature of another length', () => isSigned(SECRET, signed({ signature: 'c2hvcnQ=' }), NOW)],
    [
      'another timestamp than was signed',
      () => isSigned(SECRET, { ...signed(), timestamp: String(NOW + 1) }, NOW),
    ],
  ])('is refused with %s', (_, attempt) => expect(attempt()).toBe(false))

  it.each([-1, 1])('is refused outside the time window, before and after (%i)', (direction) => {
    const edge = NOW + direction * TIMESTAMP_TOLERANCE_MS
    expect(isSigned(SECRET, signed({ timestamp: String(edge) }), NOW)).toBe(true)
    expect(isSigned(SECRET, signed({ timestamp: String(edge + direction) }), NOW)).toBe(false)
  })
})
