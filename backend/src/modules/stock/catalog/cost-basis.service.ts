import { Injectable } from '@nestjs/common'
import { Counters } from '../../../platform/mongo/counters.js'

const KEY = 'cost-basis'

/**
 * Counts the changes that affect the cost of known batches: prices of batches, runs that are costed again, the kind and
 * weight of a product. A caller may keep costs as long as the number stays the same (docs/domain/costs.md#costs).
 */
@Injectable()
export class CostBasis {
  constructor(private readonly counters: Counters) {}

  /** Counts a change; joins its transaction, so that both become visible together. */
  async changed(): Promise<void> {
    await this.counters.next(KEY)
  }

  current(): Promise<number> {
    return this.counters.peek(KEY)
  }
}
