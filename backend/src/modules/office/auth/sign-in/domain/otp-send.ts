/** Limits of sending, from the settings. */
export interface SendLimits {
  resendSeconds: number
  perNumberPerHour: number
}

/** What is stored of the last code sent to a number. */
export interface SentCode {
  sentAt: Date
  expiresAt: Date
  verifiedAt: Date | null
}

/** Whether a code may still be used for a first sign-in. */
export function isPending(code: SentCode | null, now: Date): boolean {
  return code !== null && code.verifiedAt === null && code.expiresAt > now
}

/**
 * Seconds between two codes, after this many were sent within a day. They double beyond what one hour
 * allows.
 */
export function resendSecondsAfter(
  sentToday: number,
  { resendSeconds, perNumberPerHour }: SendLimits,
): number {
  return resendSeconds * 2 ** Math.max(0, sentToday - perNumberPerHour)
}

/** Seconds until another code may be sent to the number; 0 when one may be. */
export function secondsToResend(
  code: SentCode | null,
  now: Date,
  sentToday: number,
  limits: SendLimits,
): number {
  if (code === null) return 0
  const nextAt = code.sentAt.getTime() + resendSecondsAfter(sentToday, limits) * 1000
  return Math.max(0, Math.ceil((nextAt - now.getTime()) / 1000))
}
