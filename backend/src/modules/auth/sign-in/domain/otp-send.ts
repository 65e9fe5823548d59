/** Limits of sending, from the settings. */
export interface SendLimits {
  maxTries: number
  resendSeconds: number
}

/** What is stored of the last code sent to a number. */
export interface SentCode {
  sentAt: Date
  expiresAt: Date
  wrong: number
  verifiedAt: Date | null
}

/** A code that may still be used for a first sign-in. */
export function isPending(code: SentCode | null, now: Date, { maxTries }: SendLimits): boolean {
  return code !== null && code.verifiedAt === null && code.expiresAt > now && code.wrong < maxTries
}

/** Seconds until another code may be sent to the number; 0 when one may be. */
export function secondsToResend(code: SentCode | null, now: Date, { resendSeconds }: SendLimits): number {
  if (code === null) return 0
  return Math.max(0, Math.ceil((code.sentAt.getTime() + resendSeconds * 1000 - now.getTime()) / 1000))
}
