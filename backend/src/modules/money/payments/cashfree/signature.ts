import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Largest difference between the event's time and now; others are refused, so that a recorded request is
 * useless later. The provider's retries have fresh times. The machine's clock is used, not the
 * application's: a sandbox that shifts the latter must not move this window.
 */
export const TIMESTAMP_TOLERANCE_MS = 5 * 60_000

/** Base64 of HMAC-SHA256 over timestamp and raw body, keyed with the client secret. */
export function sign(secret: string, timestamp: string, rawBody: Buffer): string {
  return createHmac('sha256', secret).update(timestamp).update(rawBody).digest('base64')
}

export interface SignedBody {
  rawBody: Buffer
  signature: string | undefined
  /** Milliseconds since 1970, as digits. */
  timestamp: string | undefined
}

/** Compares in constant time; false for anything missing, malformed, stale or from the future. */
export function isSigned(
  secret: string,
  { rawBody, signature, timestamp }: SignedBody,
  nowMs: number,
): boolean {
  if (!signature || !timestamp || !/^\d{10,16}$/.test(timestamp)) return false
  if (Math.abs(nowMs - toMs(timestamp)) > TIMESTAMP_TOLERANCE_MS) return false
  const expected = Buffer.from(sign(secret, timestamp, rawBody))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** The provider sends milliseconds; ten digits can only be seconds. */
function toMs(timestamp: string): number {
  return timestamp.length === 10 ? Number(timestamp) * 1000 : Number(timestamp)
}
