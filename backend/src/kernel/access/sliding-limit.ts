/** At most `count` events in any window of `windowMs`. The caller keeps their times. */
export interface SlidingLimit {
  count: number
  windowMs: number
}

/**
 * Counts an event at this moment, if the limit allows it.
 * @returns the times to keep, and how long to wait in ms before it is allowed; 0 when it was counted.
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
