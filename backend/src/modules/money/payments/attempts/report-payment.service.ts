import { Injectable, Logger } from '@nestjs/common'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { OrderQueries } from '../../../sales/orders/store/orders.queries.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { UNSETTLED_ATTEMPT } from '../domain/guards.js'
import { type PaymentTrouble } from '../domain/trouble.js'
import { ProviderUnavailable } from '../provider/payment-provider.js'
import { Attempts } from './attempts.service.js'
import { ProviderReading } from './provider-reading.service.js'

/** Attempts of an order that one report reads at the provider. */
const MOST_READ = 10

interface Reported {
  order: StoredOrder
  /** Why it is not paid, as the provider told last; null when it is paid, and before the provider was asked. */
  trouble: PaymentTrouble | null
}

/**
 * Asks the provider about an order after the customer's payment window has closed, whatever the window
 * reported.
 */
@Injectable()
export class ReportPayment {
  private readonly logger = new Logger('Payments')

  constructor(
    private readonly orders: OrderQueries,
    private readonly attempts: Attempts,
    private readonly reading: ProviderReading,
  ) {}

  /**
   * @returns the order after the provider was asked. It is unchanged if the provider cannot be reached, or
   * if a client reports too often: the reconciler asks again within a minute.
   * @throws NotFound
   */
  async report(principal: Principal, orderId: string): Promise<Reported> {
    const { order, attempts } = await this.attempts.withOrder(principal.userId, orderId)
    const open = attempts.filter(UNSETTLED_ATTEMPT.holds).slice(0, MOST_READ)
    // Most often the provider's event came first, and nothing is left to ask.
    if (open.length === 0 && order.paymentStatus !== 'Pending') return this.told(order)
    if (!(await this.attempts.admitReport(order._id))) return this.told(order)
    try {
      for (const attempt of open) await this.reading.settle({ attempt, order })
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      this.logger.warn({ orderId: order.orderId, reason: error.reason })
    }
    return this.told(await this.orders.resolve(order.orderId))
  }

  private async told(order: StoredOrder): Promise<Reported> {
    if (order.paymentStatus !== 'Pending') return { order, trouble: null }
    return { order, trouble: (await this.attempts.latest(order._id))?.trouble ?? null }
  }
}
