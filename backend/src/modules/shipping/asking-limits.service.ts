import { Injectable } from '@nestjs/common'
import { TooManyRequests } from '../../kernel/too-many-requests.js'
import { Clock } from '../../platform/clock.js'
import { SlidingLimits } from '../../platform/sliding-limits.js'

/** Two questions a postal code: fifteen new postal codes in five minutes are more than a person types. */
const LIMIT = { count: 30, windowMs: 5 * 60_000 }

/**
 * How often one address may make the shop ask the courier, whose own limit is shared by all customers. What is already
 * known may be asked for without end.
 */
@Injectable()
export class AskingLimits {
  private readonly limits: SlidingLimits

  constructor(clock: Clock) {
    this.limits = new SlidingLimits(LIMIT, clock)
  }

  /** @throws TooManyRequests */
  spend(address: string): void {
    const waitMs = this.limits.spend(address)
    if (waitMs > 0) throw new TooManyRequests('Too many different pin codes.', waitMs)
  }
}
