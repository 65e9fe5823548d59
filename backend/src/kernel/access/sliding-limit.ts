/** At most `count` moments in any stretch of `windowMs`; the newest are kept by the caller. */
export interface SlidingLimit {
  count: number
  windowMs: number
}

/**
 * Takes a place in the window that ends now.
 * @returns the moments to keep, and how long to wait in ms when there was no place (0: it was taken).
 */
export function takePlace(
  limit: SlidingLimit,
  moments: readonly number[],
  now: number,
): { moments: number[]; waitMs: number } {
  const recent = moments.filter((moment) => moment > now - limit.windowMs)
  const oldest = recent[0]
  return recent.length < limit.count || oldest === undefined
    ? { moments: [...recent, now], waitMs: 0 }
    : { moments: recent, waitMs: oldest + limit.windowMs - now }
}
