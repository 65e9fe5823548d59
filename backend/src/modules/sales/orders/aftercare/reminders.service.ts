import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { MINUTE_MS } from '../../../../kernel/dates/durations.js'
import { DAY_MS } from '../../../../kernel/dates/ist.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Settings } from '../../../office/settings/settings.service.js'
import { ItemReviews } from '../answers/item-reviews.service.js'
import { PAYABLE, UNPAID_AND_HELD } from '../domain/guards.js'
import { OrderDocument } from '../schemas/order.schema.js'
import { OrderNews } from '../store/order-news.service.js'
import { OrderStore } from '../store/order-store.service.js'

/** How long before its jars go back an unpaid order is reminded of; half of its hold where that is shorter. */
const AHEAD_MS = 10 * MINUTE_MS
/** Whose trouble took longer to settle is not asked for reviews any more. */
const PATIENCE_MS = 30 * DAY_MS
/** Orders of one round; what is left has its turn in the next. */
const BATCH = 200

/** What customers are reminded of by the clock, each once (docs/domain/messages.md#reminders). */
@Injectable()
export class Reminders {
  constructor(
    @InjectModel(OrderDocument.name) private readonly orders: Model<OrderDocument>,
    private readonly store: OrderStore,
    private readonly reviews: ItemReviews,
    private readonly news: OrderNews,
    private readonly settings: Settings,
    private readonly transactions: Transactions,
  ) {}

  /** The jars of an unpaid order are kept only for some minutes more. @returns how many orders are so far */
  async ofPayment(now: Date): Promise<number> {
    const { holdMinutes } = await this.settings.current()
    const ahead = Math.min(AHEAD_MS, (holdMinutes * MINUTE_MS) / 2)
    const holdUntil = { $gt: now, $lte: new Date(now.getTime() + ahead) }
    const closing = { ...UNPAID_AND_HELD.filter, ...PAYABLE.filter, holdUntil }
    const found = await this.orders.find(closing, { _id: 1 }).sort({ holdUntil: 1 }).limit(BATCH).lean()
    for (const { _id } of found)
      await this.transactions.run(async () => {
        // Read again: it may have been paid meanwhile.
        const order = await this.store.findBy({ _id, ...closing })
        if (order) await this.news.closing(order)
      })
    return found.length
  }

  /**
   * A week after the jars came: what are they like? Only about jars without a review. An order with an open issue waits
   * until that is settled.
   * @returns how many customers were asked
   */
  async ofReviews(now: Date): Promise<number> {
    const due = {
      askRatingAt: { $lte: now, $gt: new Date(now.getTime() - PATIENCE_MS) },
      issueStatus: { $ne: 'Open' as const },
      replaces: null,
    }
    const found = await this.orders
      .find(due, { items: 1 })
      .sort({ askRatingAt: 1 })
      .limit(BATCH)
      .lean<Pick<OrderDocument, '_id' | 'items'>[]>()
    const reviewOf = await this.reviews.find(found.map(({ _id }) => _id))
    let asked = 0
    for (const { _id, items } of found) {
      const unrated = items.filter(({ productId }) => reviewOf(_id, productId) === undefined)
      const isAsked = await this.transactions.run(async () => {
        const order = await this.store.lockAndWrite(String(_id), due, { askRatingAt: null }, [])
        if (!order || unrated.length === 0) return false
        await this.news.rating(order, unrated)
        return true
      })
      if (isAsked) asked += 1
    }
    return asked
  }
}
