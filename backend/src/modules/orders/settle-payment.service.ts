import { Injectable } from '@nestjs/common'
import { Conflict } from '../../kernel/errors.js'
import { Transactions } from '../../platform/mongo/transaction.js'
import { canTransition } from '../../kernel/transitions.js'
import { PAYMENT } from './domain/machines.js'
import { type PaymentReviewReason } from './domain/order.js'
import { Holds } from './holds.service.js'
import { type OrderRecord, type PaidOutcome } from './order.record.js'
import { OrderStore } from './order-store.service.js'

/** What payments do to an order. Only the payments module decides when; the order decides whether it can take them. */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly store: OrderStore,
    private readonly holds: Holds,
    private readonly transactions: Transactions,
  ) {}

  /** See `Orders.markPaid`. */
  markPaid(orderId: string, at: Date): Promise<PaidOutcome> {
    return this.transactions.run(async (): Promise<PaidOutcome> => {
      const order = (await this.store.take(orderId, {})) ?? (await this.store.find(orderId))
      if (order.paymentStatus !== 'Pending') return { outcome: 'already-paid', order }
      const obstacle = await this.obstacleTo(order)
      if (obstacle) return this.review(order, obstacle, at)
      const paid = await this.store.write(
        order,
        { paymentStatus: 'Completed', paidAt: at, held: true, paymentReview: null },
        [{ event: 'Paid', at }],
      )
      return { outcome: 'paid', order: paid }
    })
  }

  /** See `Orders.clearPaymentReview`. */
  clearReview(orderId: string): Promise<OrderRecord> {
    return this.transactions.run(async () => {
      const order = (await this.store.take(orderId, {})) ?? (await this.store.find(orderId))
      return order.paymentReview ? this.store.write(order, { paymentReview: null }) : order
    })
  }

  /** See `Orders.markRefunded`. */
  markRefunded(orderId: string, { reference, at }: { reference: string; at: Date }): Promise<OrderRecord> {
    return this.transactions.run(async () => {
      const order = (await this.store.take(orderId, {})) ?? (await this.store.find(orderId))
      const { orderStatus, paymentStatus } = order
      if (!canTransition(PAYMENT, paymentStatus, 'Refund Completed') || orderStatus !== 'Cancelled')
        throw new Conflict('REFUND_NOT_DUE', `Order ${order.orderId} is not waiting for a refund.`, {
          orderStatus,
          paymentStatus,
        })
      const changes = { paymentStatus: 'Refund Completed', refundReference: reference } as const
      return this.store.write(order, changes, [{ event: 'Refunded', at }])
    })
  }

  /** See `Orders.setIssueStatus`. */
  async setIssueStatus(orderId: string, issueStatus: 'Open' | 'Resolved' | null): Promise<void> {
    await this.transactions.run(async () => {
      const order = (await this.store.take(orderId, {})) ?? (await this.store.find(orderId))
      await this.store.write(order, { issueStatus })
    })
  }

  /** What keeps the order from becoming paid; an expired hold is taken again where the stock is still there. */
  private async obstacleTo(order: OrderRecord): Promise<PaymentReviewReason | null> {
    if (order.deletedAt) return 'DELETED'
    if (order.orderStatus !== 'Placed') return 'CANCELLED'
    return order.held || (await this.holds.tryTake(order.items)) ? null : 'STOCK_GONE'
  }

  private async review(order: OrderRecord, reason: PaymentReviewReason, at: Date): Promise<PaidOutcome> {
    // Said again of the same money: nothing new.
    if (order.paymentReview?.reason === reason) return { outcome: 'needs-review', reason, order }
    const flagged = await this.store.write(order, { paymentReview: { reason, at } }, [
      { event: 'Payment under review', at },
    ])
    return { outcome: 'needs-review', reason, order: flagged }
  }
}
