import { Secret, TOTP } from 'otpauth'

/** The defaults of authenticator apps: SHA-1, six digits, thirty seconds. */
const STANDARD = { issuer: 'Jaadi', algorithm: 'SHA1', digits: 6, period: 30 } as const
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** A phone's clock may differ by one step, and people type slowly. */
const STEPS_AROUND = 1

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ ...STANDARD, label, secret: Secret.fromBase32(secret) })

/** A new secret for an authenticator app, in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The address in the QR code that the app scans. */
export const totpAddress = (secret: string, mobileNumber: string): string =>
  totpOf(secret, mobileNumber).toString()

/** The time step that a code belongs to; null when it fits no current step. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: STEPS_AROUND })
  return delta === null ? null : TOTP.counter({ period: STANDARD.period, timestamp }) + delta
}
