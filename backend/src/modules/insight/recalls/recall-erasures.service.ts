import { Injectable } from '@nestjs/common'
import { type Types } from 'mongoose'
import { Conflict } from '../../../kernel/errors/errors.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { RecallLines } from './recall-lines.service.js'
import { toReachedOrder } from './recall-reach.mapper.js'
import { RecallReach } from './recall-reach.service.js'
import { RecallQueries } from './recalls.queries.js'
import { rootsOf, type StoredRecall } from './stored-recall.js'

/** A customer who has jars of an open recall and was not told yet can be reached only through the order. */
@Injectable()
export class RecallErasures {
  constructor(
    private readonly recalls: RecallQueries,
    private readonly reach: RecallReach,
    private readonly orders: OrderQueries,
    private readonly lines: RecallLines,
  ) {}

  /** @param orders of one customer @throws Conflict CUSTOMER_UNINFORMED naming the order */
  async demandInformed(orders: readonly Types.ObjectId[]): Promise<void> {
    if (orders.length === 0) return
    for (const recall of await this.recalls.openInEarnest()) {
      const orderId = await this.uninformed(recall, orders)
      if (orderId !== null)
        throw new Conflict(
          'CUSTOMER_UNINFORMED',
          `Jars of order ${orderId} are called back, and we have not told you about them yet. Please call us first: without your number we cannot.`,
          { orderId },
        )
    }
  }

  private async uninformed(recall: StoredRecall, ids: readonly Types.ObjectId[]): Promise<string | null> {
    const batches = new Set(await this.reach.batchesOf(rootsOf(recall)))
    const informed = new Set(
      (await this.lines.of(recall))
        .filter((line) => line.informed !== null)
        .map(({ order, line }) => `${String(order)}:${line}`),
    )
    const orders = await this.orders.byIds(ids.map(String))
    const found = orders
      .map((order) => toReachedOrder(order, batches))
      .find(({ id, sent, lines }) => sent && lines.some(({ line }) => !informed.has(`${id}:${line}`)))
    return found?.orderId ?? null
  }
}
