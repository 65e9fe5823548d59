import { Injectable, Logger } from '@nestjs/common'
import { type Principal } from '../../../../platform/http/routes/access.js'
import { OrderQueries } from '../../../sales/orders/store/orders.queries.js'
import { type StoredOrder } from '../../../sales/orders/store/stored-order.js'
import { ProviderUnavailable } from '../provider/payment-provider.js'
import { Attempts } from './attempts.service.js'
import { ProviderReading } from './provider-reading.service.js'

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
  async report(principal: Principal, orderId: string): Promise<StoredOrder> {
    const order = await this.orders.owned(principal.userId, orderId)
    if (!(await this.attempts.admitReport(order._id))) return order
    try {
      for (const attempt of await this.attempts.unsettled(order._id)) await this.reading.settle(attempt)
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      this.logger.warn({ orderId: order.orderId, reason: error.reason })
    }
    return this.orders.resolve(order.orderId)
  }
}
