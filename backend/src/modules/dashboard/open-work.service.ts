import { Injectable } from '@nestjs/common'
import { ProductQueries } from '../catalog/products.queries.js'
import { OrderQueries } from '../orders/store/orders.queries.js'
import { PaymentCases } from '../payments/cases/payment-cases.service.js'
import { ReviewQueries } from '../reviews/reviews.queries.js'
import { IssueQueries } from '../support/issues.queries.js'

/** What waits for somebody. */
type OpenWorkKind =
  'toPack' | 'toShip' | 'unpaid' | 'lowStock' | 'openIssues' | 'reviewsWaiting' | 'paymentsToLookAt'

/** Counts the work that waits in each module, so that one page can show all of it. */
@Injectable()
export class OpenWork {
  constructor(
    private readonly products: ProductQueries,
    private readonly orders: OrderQueries,
    private readonly payments: PaymentCases,
    private readonly reviews: ReviewQueries,
    private readonly issues: IssueQueries,
  ) {}

  async counts(): Promise<Record<OpenWorkKind, number>> {
    const [orders, lowStock, openIssues, reviewsWaiting, paymentsToLookAt] = await Promise.all([
      this.orders.waiting(),
      this.products.countLow(),
      this.issues.countOpen(),
      this.reviews.countWaiting(),
      this.payments.openCount(),
    ])
    return { ...orders, lowStock, openIssues, reviewsWaiting, paymentsToLookAt }
  }
}
