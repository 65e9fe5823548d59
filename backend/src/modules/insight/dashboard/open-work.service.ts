import { Injectable } from '@nestjs/common'
import { type IstDay } from '../../../kernel/dates/ist.js'
import { RefundWatch } from '../../money/payments/refunds/refund-watch.queries.js'
import { PayoutQueries } from '../../money/payouts/payouts.queries.js'
import { BillQueries } from '../../money/purchases/bills.queries.js'
import { ApprovalQueries } from '../../office/approvals/approvals.queries.js'
import { SentMessages } from '../../office/messages/outbox/sent-messages.service.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { ReviewQueries } from '../../sales/reviews/reviews.queries.js'
import { IssueQueries } from '../../sales/support/issues.queries.js'
import { ProductQueries } from '../../stock/catalog/products.queries.js'
import { BatchQueries } from '../../stock/inventory/reading/batch.queries.js'

type MoneyWorkKind = 'paymentsToLookAt' | 'refundsToLookAt' | 'payoutsToLookAt' | 'billsDue'

/** Counts money that waits for a person: payments, refunds, payouts of the provider, and bills to pay. */
@Injectable()
export class MoneyWork {
  constructor(
    private readonly refunds: RefundWatch,
    private readonly payouts: PayoutQueries,
    private readonly bills: BillQueries,
  ) {}

  async counts(today: IstDay): Promise<Record<MoneyWorkKind, number>> {
    const [work, payoutsToLookAt, billsDue] = await Promise.all([
      this.refunds.openWork(),
      this.payouts.openCount(),
      this.bills.countDue(today),
    ])
    return { ...work, payoutsToLookAt, billsDue }
  }
}

type WordWorkKind =
  | 'openIssues'
  | 'issuesOverdue'
  | 'batchesWithComplaints'
  | 'reviewsWaiting'
  | 'messagesToLookAt'
  | 'approvalsWaiting'

/** What people write or are told: issues, reviews, and messages that did not go out. */
@Injectable()
export class WordWork {
  constructor(
    private readonly reviews: ReviewQueries,
    private readonly issues: IssueQueries,
    private readonly messages: SentMessages,
    private readonly approvals: ApprovalQueries,
  ) {}

  async counts(): Promise<Record<WordWorkKind, number>> {
    const [issues, reviewsWaiting, messagesToLookAt, approvalsWaiting] = await Promise.all([
      this.issues.openWork(),
      this.reviews.countWaiting(),
      this.messages.countToLookAt(),
      this.approvals.countWaiting(),
    ])
    return { ...issues, reviewsWaiting, messagesToLookAt, approvalsWaiting }
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
  | 'issuesOverdue'
  | 'batchesWithComplaints'
  | 'reviewsWaiting'
  | 'paymentsToLookAt'
  | 'refundsToLookAt'
  | 'payoutsToLookAt'
  | 'billsDue'
  | 'messagesToLookAt'
  | 'approvalsWaiting'

/** Counts the open work in each module, so that one page can show all of it. */
@Injectable()
export class OpenWork {
  constructor(
    private readonly products: ProductQueries,
    private readonly batches: BatchQueries,
    private readonly orders: OrderQueries,
    private readonly money: MoneyWork,
    private readonly words: WordWork,
  ) {}

  /** @param nearDays how many days before its best-before day a batch counts as near it */
  async counts(today: IstDay, nearDays: number): Promise<Record<OpenWorkKind, number>> {
    const [orders, lowStock, batches, words, money] = await Promise.all([
      this.orders.waiting(),
      this.products.countLow(),
      this.batches.attention(today, nearDays),
      this.words.counts(),
      this.money.counts(today),
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
