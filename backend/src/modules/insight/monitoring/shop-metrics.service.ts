import { Injectable, type OnModuleInit } from '@nestjs/common'
import { keptFor } from '../../../platform/metrics/kept-for.js'
import { Metrics, type Samples } from '../../../platform/metrics/metrics.service.js'
import { PaymentQueues } from '../../money/payments/payment-queues.queries.js'
import { PayoutQueries } from '../../money/payouts/payouts.queries.js'
import { OrderQueries } from '../../sales/orders/store/orders.queries.js'
import { ReviewQueries } from '../../sales/reviews/reviews.queries.js'
import { IssueQueries } from '../../sales/support/issues.queries.js'

/** The figures are counted at most once in this time, however often they are read. */
const KEPT_MS = 10_000

/** Figures of the shop: orders by their states, held jars, and open work. */
@Injectable()
export class ShopMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly orders: OrderQueries,
    private readonly payments: PaymentQueues,
    private readonly payouts: PayoutQueries,
    private readonly reviews: ReviewQueries,
    private readonly issues: IssueQueries,
  ) {}

  onModuleInit(): void {
    const orders = keptFor(KEPT_MS, () => this.orders.countByState())
    const about = 'deleted and archived ones too'
    this.metrics.add({
      name: 'jaadi_orders',
      help: `Orders by the state of their delivery, ${about}`,
      label: 'delivery',
      read: async () => (await orders()).delivery,
    })
    this.metrics.add({
      name: 'jaadi_orders_by_payment',
      help: `Orders by the state of their payment, ${about}`,
      label: 'payment',
      read: async () => (await orders()).payment,
    })
    this.metrics.add({
      name: 'jaadi_holds',
      help: 'Unpaid orders that hold jars',
      read: async () => ({ '': (await orders()).holds }),
    })
    this.metrics.add({
      name: 'jaadi_waiting',
      help: 'What waits for somebody, or for the next round of a job',
      label: 'what',
      read: keptFor(KEPT_MS, () => this.waiting()),
    })
  }

  private async waiting(): Promise<Samples> {
    const [{ toPack, toShip }, payments, payouts, reviews, issues] = await Promise.all([
      this.orders.waiting(),
      this.payments.lengths(),
      this.payouts.openCount(),
      this.reviews.countWaiting(),
      this.issues.countOpen(),
    ])
    return { orders_to_pack: toPack, orders_to_ship: toShip, ...payments, payouts, reviews, issues }
  }
}
