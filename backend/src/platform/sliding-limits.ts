import { type SlidingLimit, takePlace } from '../kernel/access/sliding-limit.js'
import { type Clock } from './clock.js'

const KEYS_KEPT = 5_000

/**
 * One limit for each of many keys, in memory. It guards the calls of this process to an outside service; each process
 * has its own. It is not a rule of the shop.
 */
export class SlidingLimits {
  private readonly moments = new Map<string, number[]>()

  constructor(
    private readonly limit: SlidingLimit,
    private readonly clock: Clock,
  ) {}

  /** Takes a place. @returns 0, or the milliseconds until there will be one. */
  spend(key: string): number {
    const { moments, waitMs } = takePlace(this.limit, this.moments.get(key) ?? [], this.clock.now().getTime())
    // Newest last, so that the first of the map is the one unseen for longest.
    this.moments.delete(key)
    this.moments.set(key, moments)
    const longestUnseen = this.moments.keys().next().value
    if (this.moments.size > KEYS_KEPT && longestUnseen !== undefined) this.moments.delete(longestUnseen)
    return waitMs
  }
}
