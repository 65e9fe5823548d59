import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type Milli, sumMilli } from '../../../kernel/amounts/quantity.js'
import { NotFound } from '../../../kernel/errors/errors.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { type StoredOrder } from '../../sales/orders/store/stored-order.js'
import { RecallReach } from './recall-reach.service.js'
import { Recalls } from './recalls.service.js'
import { rootsOf, type StoredRecall } from './schemas/recall.schema.js'
import { RecallLineDocument, type StoredRecallLine } from './schemas/recall-line.schema.js'

type LineChange = Partial<
  Pick<RecallLineDocument, 'informed' | 'heldBack' | 'decision' | 'returnedMilli' | 'destroyedMilli'>
>

/** A line of an order with recalled jars, in a transaction that locked the recall. */
export interface LockedLine {
  recall: StoredRecall
  order: StoredOrder
  /** Place among the lines of the order, from 0. */
  line: number
  /** `_id` (hex) of the recalled batches. */
  stockIds: readonly string[]
  recalledMilli: Milli
}

/**
 * Lines of orders with recalled jars: found in their orders, locked with their recall, and what was done about them
 * (docs/domain/workshop.md#recall).
 */
@Injectable()
export class RecallLines {
  constructor(
    @InjectModel(RecallLineDocument.name) private readonly lines: Model<RecallLineDocument>,
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
  ): Promise<LockedLine> {
    const recall = await this.recalls.lock(id)
    const order = await this.orders.resolve(orderId)
    const recalledMilli = recalledIn(order, line, stockIds)
    if (recalledMilli === 0) throw new NotFound('The line with recalled jars')
    return { recall, order, line, stockIds, recalledMilli }
  }

  /** Every line of an order with recalled jars. @throws as `lock` */
  async lockAll(id: string, orderIds: readonly string[], stockIds: readonly string[]): Promise<LockedLine[]> {
    const recall = await this.recalls.lock(id)
    const all: LockedLine[] = []
    for (const orderId of new Set(orderIds)) {
      const order = await this.orders.resolve(orderId)
      const lines = [...order.items.keys()].map((line) => {
        return { recall, order, line, stockIds, recalledMilli: recalledIn(order, line, stockIds) }
      })
      const reached = lines.filter(({ recalledMilli }) => recalledMilli > 0)
      if (reached.length === 0) throw new NotFound('The line with recalled jars')
      all.push(...reached)
    }
    return all
  }

  /** What was done about a line in its recall; null when nothing was. */
  find({ recall, order, line }: LockedLine): Promise<StoredRecallLine | null> {
    return this.lines
      .findOne({ recall: recall._id, order: order._id, line })
      .lean<RecallLineDocument>()
      .exec()
  }

  /** Joins the transaction that locked the recall. */
  async write({ recall: { _id: recall, drill }, order, line }: LockedLine, change: LineChange) {
    await this.lines.updateOne(
      { recall, order: order._id, line },
      { $set: change, $setOnInsert: { orderId: order.orderId, drill } },
      { upsert: true, runValidators: true },
    )
  }

  /** What was done about the lines of a recall. */
  list({ _id: recall }: StoredRecall): Promise<StoredRecallLine[]> {
    return this.lines.find({ recall }).lean<RecallLineDocument[]>().exec()
  }

  /** The lines of some orders, in all recalls but not in drills. */
  ofOrders(orders: readonly Types.ObjectId[]): Promise<StoredRecallLine[]> {
    return this.lines
      .find({ order: { $in: [...orders] }, drill: false })
      .lean<RecallLineDocument[]>()
      .exec()
  }
}

function recalledIn(order: StoredOrder, line: number, stockIds: readonly string[]): Milli {
  const recalled = (order.items[line]?.allocations ?? []).filter(({ stockId }) =>
    stockIds.includes(String(stockId)),
  )
  return sumMilli(recalled.map(({ quantityMilli }) => quantityMilli))
}
