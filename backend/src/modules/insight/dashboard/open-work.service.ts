import { Injectable } from '@nestjs/common'
import { type IstDay } from '../../../kernel/dates/ist.js'
import { SentMessages } from '../../office/messages/sent-messages.service.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { ReviewQueries } from '../../sales/reviews/reviews.queries.js'
import { IssueQueries } from '../../sales/support/issues.queries.js'
import { ProductQueries } from '../../stock/catalog/products.queries.js'
import { StockQueries } from '../../stock/inventory/reading/stock.queries.js'
import { MoneyWork } from './money-work.service.js'

/** What waits for somebody. */
type OpenWorkKind =
  | 'toPack'
  | 'toShip'
  | 'unpaid'
  | 'courierWork'
  | 'courierClaims'
  | 'lowStock'
  | 'nearExpiry'
  | 'expired'
  | 'quarantined'
  | 'openIssues'
  | 'reviewsWaiting'
  | 'paymentsToLookAt'
  | 'refundsToLookAt'
  | 'payoutsToLookAt'
  | 'messagesToLookAt'

/** Counts the work that waits in each module, so that one page can show all of it. */
@Injectable()
export class OpenWork {
  constructor(
    private readonly products: ProductQueries,
    private readonly stock: StockQueries,
    private readonly orders: OrderQueries,
    private readonly money: MoneyWork,
    private readonly reviews: ReviewQueries,
    private readonly issues: IssueQueries,
    private readonly messages: SentMessages,
  ) {}

  /** @param nearDays a batch is near its best-before day for so long before it */
  async counts(today: IstDay, nearDays: number): Promise<Record<OpenWorkKind, number>> {
    const [orders, lowStock, batches, openIssues, reviewsWaiting, money, messagesToLookAt] =
      await Promise.all([
        this.orders.waiting(),
        this.products.countLow(),
        this.stock.attention(today, nearDays),
        this.issues.countOpen(),
        this.reviews.countWaiting(),
        this.money.counts(),
        this.messages.countToLookAt(),
      ])
    const { near: nearExpiry, expired, quarantined } = batches
    return {
      ...orders,
      lowStock,
      nearExpiry,
      expired,
      quarantined,
      openIssues,
      reviewsWaiting,
      ...money,
      messagesToLookAt,
    }
  }
}
