import { Injectable } from '@nestjs/common'
import { type Milli, sumMilli } from '../../../kernel/amounts/quantity.js'
import { NotFound } from '../../../kernel/errors/errors.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { type StoredOrder } from '../../sales/orders/store/stored-order.js'
import { type RecallPlace } from './recall-lines.service.js'
import { RecallReach } from './recall-reach.service.js'
import { Recalls } from './recalls.service.js'
import { rootsOf, type StoredRecall } from './stored-recall.js'

/** A line of an order with recalled jars, in a transaction that locked the recall. */
export interface LockedPlace extends RecallPlace {
  recall: StoredRecall
  order: StoredOrder
  /** `_id` (hex) of the recalled batches. */
  stockIds: readonly string[]
  recalledMilli: Milli
}

/** Finds the recalled jars that somebody names by order and line. */
@Injectable()
export class RecallPlaces {
  constructor(
    private readonly recalls: Recalls,
    private readonly reach: RecallReach,
    private readonly orders: OrderQueries,
  ) {}

  /**
   * `_id` (hex) of the batches that a recall reaches: read before the transaction, since it takes long.
   * @throws NotFound
   */
  async batchesOf(id: string): Promise<string[]> {
    return this.reach.batchesOf(rootsOf(await this.recalls.byId(id)))
  }

  /** @throws NotFound also for a line that the recall does not reach; Conflict RECALL_CLOSED */
  async lock(
    id: string,
    { orderId, line }: { orderId: string; line: number },
    stockIds: readonly string[],
  ): Promise<LockedPlace> {
    const recall = await this.recalls.lock(id)
    const order = await this.orders.resolve(orderId)
    const recalledMilli = recalledIn(order, line, stockIds)
    if (recalledMilli === 0) throw new NotFound('The line with recalled jars')
    return { recall, order, line, stockIds, recalledMilli }
  }

  /** Every line of an order with recalled jars. @throws as `lock` */
  async lockAll(
    id: string,
    orderIds: readonly string[],
    stockIds: readonly string[],
  ): Promise<LockedPlace[]> {
    const recall = await this.recalls.lock(id)
    const places: LockedPlace[] = []
    for (const orderId of new Set(orderIds)) {
      const order = await this.orders.resolve(orderId)
      const lines = [...order.items.keys()].map((line) => {
        return { recall, order, line, stockIds, recalledMilli: recalledIn(order, line, stockIds) }
      })
      const reached = lines.filter(({ recalledMilli }) => recalledMilli > 0)
      if (reached.length === 0) throw new NotFound('The line with recalled jars')
      places.push(...reached)
    }
    return places
  }
}

function recalledIn(order: StoredOrder, line: number, stockIds: readonly string[]): Milli {
  const recalled = (order.items[line]?.allocations ?? []).filter(({ stockId }) =>
    stockIds.includes(String(stockId)),
  )
  return sumMilli(recalled.map(({ quantityMilli }) => quantityMilli))
}
