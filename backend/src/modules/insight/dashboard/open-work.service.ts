import { Injectable } from '@nestjs/common'
import { type IstDay } from '../../../kernel/dates/ist.js'
import { RefundWatch } from '../../money/payments/refunds/refund-watch.queries.js'
import { PayoutQueries } from '../../money/payouts/payouts.queries.js'
import { SentMessages } from '../../office/messages/outbox/sent-messages.service.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { ReviewQueries } from '../../sales/reviews/reviews.queries.js'
import { IssueQueries } from '../../sales/support/issues.queries.js'
import { ProductQueries } from '../../stock/catalog/products.queries.js'
import { StockQueries } from '../../stock/inventory/reading/stock.queries.js'

/** Money that waits for a person: payments, refunds, and payouts of the provider. */
@Injectable()
export class MoneyWork {
  constructor(
    private readonly refunds: RefundWatch,
    private readonly payouts: PayoutQueries,
  ) {}

  async counts(): Promise<Record<'paymentsToLookAt' | 'refundsToLookAt' | 'payoutsToLookAt', number>> {
    const [work, payoutsToLookAt] = await Promise.all([this.refunds.openWork(), this.payouts.openCount()])
    return { ...work, payoutsToLookAt }
  }
}

/** What people write or are told: issues, reviews, and messages that did not go out. */
@Injectable()
export class WordWork {
  constructor(
    private readonly reviews: ReviewQueries,
    private readonly issues: IssueQueries,
    private readonly messages: SentMessages,
  ) {}

  async counts(): Promise<Record<'openIssues' | 'reviewsWaiting' | 'messagesToLookAt', number>> {
    const [openIssues, reviewsWaiting, messagesToLookAt] = await Promise.all([
      this.issues.countOpen(),
      this.reviews.countWaiting(),
      this.messages.countToLookAt(),
    ])
    return { openIssues, reviewsWaiting, messagesToLookAt }
  }
}

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
    private readonly words: WordWork,
  ) {}

  /** @param nearDays a batch is near its best-before day for so long before it */
  async counts(today: IstDay, nearDays: number): Promise<Record<OpenWorkKind, number>> {
    const [orders, lowStock, batches, words, money] = await Promise.all([
      this.orders.waiting(),
      this.products.countLow(),
      this.stock.attention(today, nearDays),
      this.words.counts(),
      this.money.counts(),
    ])
    const { near: nearExpiry, expired, quarantined } = batches
    return {
      ...orders,
      lowStock,
      nearExpiry,
      expired,
      quarantined,
      ...words,
      ...money,
    }
  }
}
