import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares secrets in constant time. Their digests are compared, since the lengths may differ. */
export function sameText(given: string, expected: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
