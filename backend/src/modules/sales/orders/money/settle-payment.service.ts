import { Injectable } from '@nestjs/common'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { EXISTING, UNPAID_AND_HELD } from '../domain/guards.js'
import { type PaymentCaseReason } from '../domain/order.js'
import { Holds } from '../placing/holds.service.js'
import { OrderStore } from '../store/order-store.service.js'
import { type ConfirmedPayment, type PaidOutcome, type StoredOrder } from '../store/stored-order.js'

/**
 * Applies payments to an order. Only the payments module decides when; the order decides whether it can
 * accept them.
 */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly store: OrderStore,
    private readonly holds: Holds,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Books a payment that the provider confirmed, or that staff took, with amount and currency as ordered.
   * Idempotent; joins the caller's transaction. An expired hold is renewed if stock allows. Money that
   * cannot be accepted is flagged on the order (`paymentReview`); then the order offers neither retry nor
   * delete.
   * @throws NotFound
   */
  markPaid(orderId: string, payment: ConfirmedPayment): Promise<PaidOutcome> {
    const { changes, events, at } = paidBy(payment)
    return this.transactions.run(async (): Promise<PaidOutcome> => {
      const expected = await this.store.lockAndWrite(orderId, UNPAID_AND_HELD.filter, changes, events)
      if (expected) return { outcome: 'paid', order: expected }
      const order = await this.store.take(orderId)
      if (order.paymentStatus !== 'Pending') return { outcome: 'already-paid', order }
      const obstacle = await this.obstacleTo(order)
      if (obstacle) return this.review(order, obstacle, at)
      return { outcome: 'paid', order: await this.store.write(order, changes, events) }
    })
  }

  /**
   * As `markPaid`, of an order as it was read, which waits for its payment with its jars held (`UNPAID_AND_HELD`).
   * @throws Moved when it was written since
   */
  async payAsRead(order: StoredOrder, payment: ConfirmedPayment): Promise<void> {
    const { changes, events } = paidBy(payment)
    await this.store.writeAsRead(order, UNPAID_AND_HELD.filter, changes, events)
  }

  /**
   * Records a failed try to pay, which the timeline of an unpaid order shows. Joins the caller's
   * transaction.
   */
  async failed(orderId: string, at: Date): Promise<void> {
    await this.transactions.run(async () => {
      const order = await this.store.lock(orderId, { ...EXISTING.filter, paymentStatus: 'Pending' })
      if (order) await this.store.write(order, {}, [{ event: 'Payment failed', at }])
    })
  }

  /**
   * Removes the review flag once the money was refunded or booked otherwise. Joins the caller's
   * transaction.
   */
  clearReview(orderId: string, { at, by = null }: { at: Date; by?: string | null }): Promise<StoredOrder> {
    return this.transactions.run(async () => {
      const order = await this.store.take(orderId)
      if (!order.paymentReview) return order
      return this.store.write(order, { paymentReview: null }, [{ event: 'Payment review settled', at, by }])
    })
  }

  /**
   * The reason why the order cannot become paid; null for none. An expired hold is renewed if the stock is
   * still there.
   */
  private async obstacleTo(order: StoredOrder): Promise<PaymentCaseReason | null> {
    if (order.deletedAt) return 'DELETED'
    if (order.orderStatus !== 'Placed') return 'CANCELLED'
    return order.held || (await this.holds.tryTake(order.items)) ? null : 'STOCK_GONE'
  }

  private async review(order: StoredOrder, reason: PaymentCaseReason, at: Date): Promise<PaidOutcome> {
    // The order was flagged for the same reason before.
    if (order.paymentReview?.reason === reason) return { outcome: 'needs-review', reason, order }
    const flagged = await this.store.write(order, { paymentReview: { reason, at }, archivedAt: null }, [
      { event: 'Payment under review', at },
    ])
    return { outcome: 'needs-review', reason, order: flagged }
  }
}

/** What a payment changes in its order. */
function paidBy(payment: ConfirmedPayment) {
  const { at, amountPaise, paymentId = null, paidBy: way = 'provider', by = null } = payment
  const changes = {
    paymentStatus: 'Completed',
    paidAt: at,
    paidPaise: amountPaise ?? null,
    paymentReference: paymentId,
    paidBy: way,
    invoiceDue: true,
    held: true,
    paymentReview: null,
    archivedAt: null,
  } as const
  return { at, changes, events: [{ event: 'Paid', at, by, detail: paymentId }] as const }
}
