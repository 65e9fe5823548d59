import { Secret, TOTP } from 'otpauth'

/** What authenticator apps take for granted: SHA-1, six digits, thirty seconds. */
const STANDARD = { issuer: 'Jaadi', algorithm: 'SHA1', digits: 6, period: 30 } as const
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** A phone's clock may be a step off, and people type slowly. */
const STEPS_AROUND = 1

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ ...STANDARD, label, secret: Secret.fromBase32(secret) })

/** A secret for an authenticator app, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** What the app reads from the code on the screen. */
export const totpAddress = (secret: string, mobileNumber: string): string =>
  totpOf(secret, mobileNumber).toString()

/** The step of time that a code belongs to; null for a code of none around now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: STEPS_AROUND })
  return delta === null ? null : TOTP.counter({ period: STANDARD.period, timestamp }) + delta
}
