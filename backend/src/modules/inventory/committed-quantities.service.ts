import { Injectable } from '@nestjs/common'
import { type Types } from 'mongoose'
import { type Milli } from '../../kernel/quantity.js'

/** Tells what open documents hold of each product and have not allocated to a batch yet. */
export type CommittedSource = () => Promise<readonly { productId: Types.ObjectId; quantityMilli: Milli }[]>

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

  /** Sum over all sources, keyed by product `_id` (hex). */
  async byProduct(): Promise<Map<string, Milli>> {
    const total = new Map<string, Milli>()
    for (const source of this.sources)
      for (const { productId, quantityMilli } of await source())
        total.set(String(productId), (total.get(String(productId)) ?? 0) + quantityMilli)
    return total
  }
}
