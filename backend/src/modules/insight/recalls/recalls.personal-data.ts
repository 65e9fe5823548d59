import { Injectable, type OnModuleInit } from '@nestjs/common'
import { type Types } from 'mongoose'
import { fromMilli } from '../../../kernel/amounts/quantity.js'
import { Conflict } from '../../../kernel/errors/errors.js'
import {
  type DataSubject,
  PersonalData,
  type PersonalDataHolder,
} from '../../office/auth/privacy/personal-data.service.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { RecallLines } from './recall-lines.service.js'
import { toReachedOrder } from './recall-reach.mapper.js'
import { RecallReach } from './recall-reach.service.js'
import { RecallQueries } from './recalls.queries.js'
import { rootsOf, type StoredRecall } from './schemas/recall.schema.js'

/**
 * Recalls know customers only by their orders. What they hold of a person is in the copy; nothing in them names
 * anybody.
 */
@Injectable()
export class RecallsPersonalData implements PersonalDataHolder, OnModuleInit {
  constructor(
    private readonly lines: RecallLines,
    private readonly recalls: RecallQueries,
    private readonly reach: RecallReach,
    private readonly orders: OrderQueries,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register('recalls', this)
  }

  async collect({ userId }: DataSubject): Promise<unknown> {
    const lines = await this.lines.ofOrders(await this.orders.idsOfCustomer(userId))
    return lines.map(({ orderId, line, informed, decision, returnedMilli, destroyedMilli }) => ({
      orderId,
      line,
      informedAt: informed?.at ?? null,
      decision: decision?.kind ?? null,
      returned: fromMilli(returnedMilli),
      destroyed: fromMilli(destroyedMilli),
    }))
  }

  /**
   * The name is erased with the order; recalls hold none. A customer who has jars of an open recall and was not told yet
   * can be reached only through the order, so that one is not erased.
   * @throws Conflict CUSTOMER_UNINFORMED
   */
  async erase({ userId }: DataSubject): Promise<void> {
    await this.demandInformed(await this.orders.idsOfCustomer(userId))
  }

  /** @param orders of one customer @throws Conflict CUSTOMER_UNINFORMED naming the order */
  private async demandInformed(orders: readonly Types.ObjectId[]): Promise<void> {
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
      (await this.lines.list(recall))
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
