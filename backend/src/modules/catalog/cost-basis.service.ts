import { Injectable } from '@nestjs/common'
import { Counters } from '../../platform/mongo/counters.js'

const KEY = 'cost-basis'

/**
 * Counts the changes to what costs of known batches follow from: prices of batches, runs that are costed anew, what a
 * product is and weighs. Who keeps costs, keeps them while the number stays (docs/domain.md#costs).
 */
@Injectable()
export class CostBasis {
  constructor(private readonly counters: Counters) {}

  /** Joins the transaction of the change, so that both are seen together. */
  async changed(): Promise<void> {
    await this.counters.next(KEY)
  }

  current(): Promise<number> {
    return this.counters.peek(KEY)
  }
}
