import { Injectable } from '@nestjs/common'
import { Types } from 'mongoose'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { isDuplicateKey } from '../../../../platform/mongo/duplicate-key.js'
import { Moved } from '../../../../platform/mongo/late-writes.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { type QuotedCart } from '../placing/checkout.service.js'
import { NewOrders, STARTS } from '../placing/new-orders.service.js'
import { OrderNews } from '../store/order-news.service.js'
import { OrderStore } from '../store/order-store.service.js'
import { type PlacedOrder, type StoredOrder } from '../store/stored-order.js'
import { StaffBaskets, type StaffOrder } from './staff-baskets.service.js'

/**
 * Places an order that staff took like any other order: with the same checks, prices, taxes and holds. Its
 * basket is not the customer's cart, which does not change (docs/domain/orders.md#orders-taken-by-staff).
 */
@Injectable()
export class PlaceByStaff {
  constructor(
    private readonly baskets: StaffBaskets,
    private readonly orders: NewOrders,
    private readonly store: OrderStore,
    private readonly news: OrderNews,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Call it outside any transaction, since it asks the courier for the delivery charge.
   * @throws InvalidInput, NotFound (product), Conflict PRICE_CHANGED | NOT_SOLD | OUT_OF_STOCK | HOLD_LIMIT, AppError
   * PIN_NOT_SERVICEABLE
   */
  async place(order: StaffOrder): Promise<PlacedOrder> {
    const requestKey = `desk:${order.key}`
    const userId = new Types.ObjectId(order.userId)
    for (let start = 1; ; start++) {
      const known = await this.store.findBy({ userId, requestKey })
      if (known) return { order: known, created: false }
      const quoted = await this.baskets.quote(order)
      try {
        return { order: await this.make(order, quoted, requestKey), created: true }
      } catch (error) {
        // The same request came twice at once, an order id was taken, or a product changed: the next start finds out.
        if (!isDuplicateKey(error) && !(error instanceof Moved)) throw error
        if (start < STARTS) continue
        throw error instanceof Moved
          ? new InvalidInput('The products are being changed. Please try again.')
          : error
      }
    }
  }

  private async make(order: StaffOrder, quoted: QuotedCart, requestKey: string): Promise<StoredOrder> {
    const { channel, handover, by } = order
    return this.transactions.run(async () => {
      const placed = await this.orders.insert({
        quoted,
        requestKey,
        at: this.clock.now(),
        taken: { channel, handover, takenBy: by, by, isBounded: order.isPaidLater && order.isByPacker },
      })
      if (order.isPaidLater) await this.news.placed(placed)
      await order.alongside?.(placed)
      return placed
    })
  }
}
