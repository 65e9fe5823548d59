import { Injectable } from '@nestjs/common'
import { type Types } from 'mongoose'
import { addMilli, type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { Registry } from '../../../../platform/registry.js'

/** Reads what open documents hold of each product and have not allocated to a batch yet. */
type CommittedSource = () => Promise<readonly { productId: Types.ObjectId; quantityMilli: Milli }[]>

/**
 * Modules above inventory (orders) register here what they hold, so that the stock check can recompute it
 * without knowing them. Sources read inside the transaction of the check.
 */
@Injectable()
export class CommittedQuantities extends Registry<Record<string, CommittedSource>> {
  /** Sum over all sources, keyed by product `_id` (hex). */
  async byProduct(): Promise<Map<string, Milli>> {
    const total = new Map<string, Milli>()
    for (const [, source] of this.shares())
      for (const { productId, quantityMilli } of await source())
        total.set(String(productId), addMilli(total.get(String(productId)) ?? NO_QUANTITY, quantityMilli))
    return total
  }
}
