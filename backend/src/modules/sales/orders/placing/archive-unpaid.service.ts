import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { DAY_MS } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { ARCHIVED, FORGOTTEN } from '../domain/guards.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { OrderStore } from '../store/order-store.service.js'
import { type StoredOrder } from '../store/stored-order.js'

const BATCH = 500
const MOST_BATCHES = 20

/**
 * Archives orders that were not paid for a long time: they leave the lists of customer and staff. Nothing
 * else changes: they are found by their id, and paying, or trying to, brings them back.
 */
@Injectable()
export class ArchiveUnpaid {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly store: OrderStore,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Archives orders older than the shop's setting. @returns how many orders. */
  async round(now: Date): Promise<number> {
    const { archiveUnpaidDays } = await this.settings.current()
    const due = {
      ...FORGOTTEN.filter,
      orderDate: { $lte: new Date(now.getTime() - archiveUnpaidDays * DAY_MS) },
    }
    let archived = 0
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      const found = await this.orders.find(due, { _id: 1 }).limit(BATCH).lean()
      if (found.length === 0) break
      // The guard is checked again for each order: a payment that came meanwhile keeps its order in the
      // lists.
      const { modifiedCount } = await this.orders.updateMany(
        { _id: { $in: found.map(({ _id }) => _id) }, ...due },
        {
          $set: { archivedAt: now },
          $inc: { revision: 1 },
          $push: { timeline: { event: 'Archived', at: now } },
        },
      )
      archived += modifiedCount
    }
    return archived
  }

  /** Returns an order to the lists; an order that is in them does not change. @throws NotFound */
  async restore(orderId: string, by: string): Promise<StoredOrder> {
    const { _id } = await this.store.find(orderId)
    await this.orders.updateOne(
      { _id, ...ARCHIVED.filter },
      {
        $set: { archivedAt: null },
        $inc: { revision: 1 },
        $push: { timeline: { event: 'Restored', at: this.clock.now(), by } },
      },
    )
    return this.store.find(orderId)
  }
}
