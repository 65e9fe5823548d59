import { Injectable } from '@nestjs/common'
import { Transactions } from '../../platform/mongo/transaction.js'
import { type PaymentReviewReason } from './domain/order.js'
import { Holds } from './holds.service.js'
import { type ConfirmedPayment, type OrderRecord, type PaidOutcome } from './order.record.js'
import { OrderStore } from './order-store.service.js'

/** An order that takes its money without another look: its stock is held. */
const PAYABLE = { paymentStatus: 'Pending', orderStatus: 'Placed', deletedAt: null, held: true } as const

/** What payments do to an order. Only the payments module decides when; the order decides whether it can take them. */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly store: OrderStore,
    private readonly holds: Holds,
    private readonly transactions: Transactions,
  ) {}

  /** See `Orders.markPaid`. */
  markPaid(orderId: string, { at, amountPaise, paymentId = null }: ConfirmedPayment): Promise<PaidOutcome> {
    const changes = {
      paymentStatus: 'Completed',
      paidAt: at,
      paidPaise: amountPaise ?? null,
      paymentReference: paymentId,
      invoiceDue: true,
      held: true,
      paymentReview: null,
      archivedAt: null,
    } as const
    const events = [{ event: 'Paid', at, detail: paymentId }] as const
    return this.transactions.run(async (): Promise<PaidOutcome> => {
      const expected = await this.store.takeAndWrite(orderId, PAYABLE, changes, events)
      if (expected) return { outcome: 'paid', order: expected }
      const order = (await this.store.take(orderId, {})) ?? (await this.store.find(orderId))
      if (order.paymentStatus !== 'Pending') return { outcome: 'already-paid', order }
      const obstacle = await this.obstacleTo(order)
      if (obstacle) return this.review(order, obstacle, at)
      return { outcome: 'paid', order: await this.store.write(order, changes, events) }
    })
  }

  /** See `Orders.paymentFailed`. */
  async failed(orderId: string, at: Date): Promise<void> {
    await this.transactions.run(async () => {
      const order = await this.store.take(orderId, { paymentStatus: 'Pending', deletedAt: null })
      if (order) await this.store.write(order, {}, [{ event: 'Payment failed', at }])
    })
  }

  /** See `Orders.clearPaymentReview`. */
  clearReview(orderId: string, { at, by = null }: { at: Date; by?: string | null }): Promise<OrderRecord> {
    return this.transactions.run(async () => {
      const order = (await this.store.take(orderId, {})) ?? (await this.store.find(orderId))
      if (!order.paymentReview) return order
      return this.store.write(order, { paymentReview: null }, [{ event: 'Payment review settled', at, by }])
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
    const flagged = await this.store.write(order, { paymentReview: { reason, at }, archivedAt: null }, [
      { event: 'Payment under review', at },
    ])
    return { outcome: 'needs-review', reason, order: flagged }
  }
}
