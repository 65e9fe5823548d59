import { Injectable } from '@nestjs/common'
import { Conflict } from '../../kernel/errors.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { Audit } from '../auth/audit.service.js'
import { Attempts } from './attempts.service.js'
import { type ReviewAction } from './domain/review-actions.js'
import { PaymentReviewQueries, type ReviewDetail } from './payment-reviews.queries.js'
import { PaymentReviews } from './payment-reviews.service.js'
import { ProviderReading } from './provider-reading.service.js'
import { ResolveReviews } from './resolve-reviews.service.js'

/** Staff work off the list of payments to look at. Each decision takes the matter first: of two, one decides. */
@Injectable()
export class PaymentReviewActions {
  constructor(
    private readonly queries: PaymentReviewQueries,
    private readonly reviews: PaymentReviews,
    private readonly attempts: Attempts,
    private readonly reading: ProviderReading,
    private readonly resolving: ResolveReviews,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Asks the provider again and books what it says. @throws NotFound, ProviderUnavailable */
  async reread(id: string): Promise<void> {
    const { review } = await this.queries.detail(id)
    const attempt = await this.attempts.byReference(review.reference)
    if (attempt) await this.reading.settle(attempt)
  }

  /** @throws NotFound; Conflict ACTION_NOT_ALLOWED in any other state than the action's. */
  refund(id: string, by: string): Promise<void> {
    return this.decide(id, 'refund', (detail) => this.resolving.refund(detail, by))
  }

  /** @throws as `refund`, and Conflict ORDER_TAKES_NO_PAYMENT. */
  accept(id: string, by: string): Promise<void> {
    return this.decide(id, 'accept', (detail) => this.resolving.accept(detail, by))
  }

  /** @throws as `refund`. */
  resolve(id: string, note: string, by: string): Promise<void> {
    return this.decide(id, 'resolve', (detail) => this.resolving.resolve(detail, note, by))
  }

  private decide(id: string, action: ReviewAction, work: (detail: ReviewDetail) => Promise<void>) {
    return this.transactions.run(async () => {
      await this.reviews.take(id)
      const detail = await this.queries.detail(id)
      if (!detail.actions.includes(action))
        throw new Conflict(
          'ACTION_NOT_ALLOWED',
          'This payment has been dealt with, or its money is moving.',
          {
            actions: detail.actions,
          },
        )
      await work(detail)
      const { orderId, reason, paymentId, gotPaise } = detail.review
      const changes = [
        { field: 'reason', after: reason },
        { field: 'paymentId', after: paymentId },
        { field: 'receivedPaise', after: gotPaise },
      ]
      await this.audit.record({ action: `payment-review.${action}`, subject: `order:${orderId}`, changes })
    })
  }
}
