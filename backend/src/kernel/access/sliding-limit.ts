/** At most `count` events in any window of `windowMs`. The caller stores the times of the events. */
export interface SlidingLimit {
  count: number
  windowMs: number
}

/**
 * Counts an event at this moment if the limit allows it.
 * @returns the times to store, and the milliseconds to wait until an event is allowed; 0 when this one was
 * counted.
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
