import { Injectable } from '@nestjs/common'
import { Clock } from '../../platform/clock.js'
import { TooManyRequests } from '../auth/domain/too-many-requests.js'
import { takePlace } from './domain/sliding-limit.js'

/** Two questions a PIN: fifteen new PINs in five minutes are more than a person types. */
const LIMIT = { count: 30, windowMs: 5 * 60_000 }
const ADDRESSES_KEPT = 5_000

/**
 * How often one address may make the shop ask the courier, whose own limit is shared by all customers. What is already
 * known may be asked for without end. In memory: a guard of this process' courier calls, not a rule of the shop.
 */
@Injectable()
export class AskingLimits {
  private readonly moments = new Map<string, number[]>()

  constructor(private readonly clock: Clock) {}

  /** @throws TooManyRequests */
  take(address: string): void {
    const { moments, waitMs } = takePlace(LIMIT, this.moments.get(address) ?? [], this.clock.now().getTime())
    // Newest last, so that the first of the map is the one unseen for longest.
    this.moments.delete(address)
    this.moments.set(address, moments)
    const longestUnseen = this.moments.keys().next().value
    if (this.moments.size > ADDRESSES_KEPT && longestUnseen !== undefined) this.moments.delete(longestUnseen)
    if (waitMs > 0) throw new TooManyRequests('Too many different pin codes.', waitMs)
  }
}
