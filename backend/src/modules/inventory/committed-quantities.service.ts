import { Injectable } from '@nestjs/common'
import { type Milli } from '../../kernel/quantity.js'

/** Tells what open documents hold of each product and have not allocated to a batch yet, keyed by product `_id` (hex). */
export type CommittedSource = () => Promise<Map<string, Milli>>

/**
 * Where modules above inventory (orders) announce what they hold, so that the stock check can recompute it without
 * knowing them. Sources read inside the check's transaction.
 */
@Injectable()
export class CommittedQuantities {
  private readonly sources: CommittedSource[] = []

  /** Called once, from `onModuleInit` of the owning module. */
  register(source: CommittedSource): void {
    this.sources.push(source)
  }

  /** Sum over all sources. */
  async byProduct(): Promise<Map<string, Milli>> {
    const total = new Map<string, Milli>()
    for (const source of this.sources)
      for (const [product, quantity] of await source())
        total.set(product, (total.get(product) ?? 0) + quantity)
    return total
  }
}
