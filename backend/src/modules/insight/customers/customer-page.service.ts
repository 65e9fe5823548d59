import { Injectable } from '@nestjs/common'
import { Accounts } from '../../office/auth/accounts.service.js'
import { isOpen } from '../../sales/orders/domain/guards.js'
import { type CustomerOrder, CustomerOrders } from '../../sales/orders/store/customer-orders.service.js'
import { ReviewQueries, type StoredReview } from '../../sales/reviews/reviews.queries.js'
import { IssueQueries, type StoredIssue } from '../../sales/support/issues.queries.js'
import { CustomerQueries, type StoredCustomer } from './customers.queries.js'
import { Told, type ToldCustomer } from './told.service.js'

/** What a page shows of each kind; the newest of each. */
const MOST_OF_A_KIND = 50

/** Whom a page tells of, as far as the shop knows. */
export interface CustomerPage {
  customer: StoredCustomer
  email: string
  /** Newest first. */
  orders: CustomerOrder[]
  /** Orders that somebody still works on, or that wait for their money. */
  open: CustomerOrder[]
  issues: StoredIssue[]
  reviews: (StoredReview & { productName: string })[]
  told: ToldCustomer
}

/** Everything about one customer: it asks each module that keeps something. */
@Injectable()
export class CustomerPages {
  constructor(
    private readonly customers: CustomerQueries,
    private readonly orders: CustomerOrders,
    private readonly issues: IssueQueries,
    private readonly reviews: ReviewQueries,
    private readonly accounts: Accounts,
    private readonly told: Told,
  ) {}

  /** @throws NotFound */
  async of(id: string): Promise<CustomerPage> {
    const customer = await this.customers.byId(id)
    const orders = await this.orders.of([id])
    const ids = orders.map(({ _id }) => _id)
    const [issues, written, { email: ofAccount }] = await Promise.all([
      this.issues.ofOrders(ids, MOST_OF_A_KIND),
      this.reviews.writtenOf(ids, MOST_OF_A_KIND),
      this.accounts.profileOf(id),
    ])
    const products = await this.reviews.productsOf(written)
    const email = ofAccount || (orders.find((order) => order.email !== '')?.email ?? '')
    return {
      customer,
      email,
      orders,
      open: orders.filter(isOpen),
      issues,
      reviews: written.map((review) => ({
        ...review,
        productName: products.get(String(review.product))?.title ?? '',
      })),
      told: await this.told.of(customer.mobileNumber, email),
    }
  }
}
