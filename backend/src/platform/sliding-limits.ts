import { type SlidingLimit, takePlace } from '../kernel/access/sliding-limit.js'
import { type Clock } from './clock.js'

const KEYS_KEPT = 5_000

/**
 * One limit applied to each of many keys, in the memory of this process: it protects outside services and
 * the processor, and is not a business rule.
 */
export class SlidingLimits {
  private readonly moments = new Map<string, number[]>()

  constructor(
    private readonly limit: SlidingLimit,
    private readonly clock: Clock,
  ) {}

  /** Counts an event if the limit allows it. @returns 0, else the milliseconds until it will be allowed */
  spend(key: string): number {
    const { moments, waitMs } = takePlace(this.limit, this.moments.get(key) ?? [], this.clock.now().getTime())
    // The newest key is last, so that the first key of the map is the one unused for longest.
    this.moments.delete(key)
    this.moments.set(key, moments)
    const longestUnseen = this.moments.keys().next().value
    if (this.moments.size > KEYS_KEPT && longestUnseen !== undefined) this.moments.delete(longestUnseen)
    return waitMs
  }
}
