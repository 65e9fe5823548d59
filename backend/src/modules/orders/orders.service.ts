import { Injectable } from '@nestjs/common'
import { type Principal } from '../../platform/http/access.js'
import { CancelOrder } from './cancel-order.service.js'
import { Holds } from './holds.service.js'
import {
  type CommittedQuantity,
  type ConfirmedPayment,
  type OrderRecord,
  type PaidOutcome,
  type PlacedOrder,
  type PlaceOptions,
  type RefundBooking,
} from './order.record.js'
import { OrderQueries } from './orders.queries.js'
import { PlaceOrder } from './place-order.service.js'
import { RefundOrder } from './refund-order.service.js'
import { SettlePayment } from './settle-payment.service.js'

export type {
  CommittedQuantity,
  OrderRecord,
  PaidOutcome,
  PlacedOrder,
  PlaceOptions,
} from './order.record.js'

/** Orders for the other modules; each method is one use case, told in full where it is implemented. */
@Injectable()
export class Orders {
  constructor(
    private readonly placing: PlaceOrder,
    private readonly settling: SettlePayment,
    private readonly holds: Holds,
    private readonly cancelling: CancelOrder,
    private readonly refunding: RefundOrder,
    private readonly queries: OrderQueries,
  ) {}

  /**
   * Places the caller's cart as an order. Call it outside any transaction: it asks the courier for the delivery charge
   * and then opens its own, in which `options.alongside` runs.
   * @throws InvalidInput (empty cart, address, contact), Conflict PRICE_CHANGED | NOT_SOLD | OUT_OF_STOCK | CART_CHANGED,
   * AppError 422 PIN_NOT_SERVICEABLE.
   */
  place(principal: Principal, options: PlaceOptions = {}): Promise<PlacedOrder> {
    return this.placing.execute(principal, options)
  }

  /** The caller's own, undeleted order by orderId or _id. @throws NotFound also for somebody else's. */
  owned(principal: Principal, orderId: string): Promise<OrderRecord> {
    return this.queries.owned(principal.userId, orderId)
  }

  /** Any order by orderId or _id, deleted ones too. @throws NotFound */
  resolve(orderId: string): Promise<OrderRecord> {
    return this.queries.resolve(orderId)
  }

  /** The order which providers know as `externalId`, deleted ones too; null when there is none. */
  byExternalId(externalId: string): Promise<OrderRecord | null> {
    return this.queries.byExternalId(externalId)
  }

  /**
   * Books a payment that the provider confirmed with amount and currency as ordered. Idempotent; joins the caller's
   * transaction. An expired hold is taken again if stock allows; what cannot be accepted is flagged on the order
   * (`paymentReview`), which then offers neither retry nor delete.
   * @throws NotFound
   */
  markPaid(orderId: string, payment: ConfirmedPayment): Promise<PaidOutcome> {
    return this.settling.markPaid(orderId, payment)
  }

  /** A try to pay came to nothing: told in the timeline of an unpaid order. Joins the caller's transaction. */
  paymentFailed(orderId: string, at: Date): Promise<void> {
    return this.settling.failed(orderId, at)
  }

  /** Takes the review flag off, once the money was given back or booked otherwise. Joins the caller's transaction. */
  clearPaymentReview(orderId: string, settled: { at: Date; by?: string | null }): Promise<OrderRecord> {
    return this.settling.clearReview(orderId, settled)
  }

  /**
   * A cancelled, paid order waits for the provider to give its money back. Joins the caller's transaction.
   * @throws NotFound, Conflict REFUND_NOT_DUE | REFUND_UNDER_WAY
   */
  startRefund(orderId: string, refund: RefundBooking): Promise<OrderRecord> {
    return this.refunding.start(orderId, refund)
  }

  /** The provider did not give the money back: the refund is due as before. Joins the caller's transaction. */
  refundFailed(orderId: string, refund: RefundBooking): Promise<void> {
    return this.refunding.failed(orderId, refund)
  }

  /**
   * Cancelled and paid → Refund Completed, once. Joins the caller's transaction.
   * @throws NotFound, Conflict REFUND_NOT_DUE | REFUND_UNDER_WAY when the order waits for another refund.
   */
  markRefunded(orderId: string, refund: RefundBooking): Promise<OrderRecord> {
    return this.refunding.complete(orderId, refund)
  }

  /**
   * Before a payment is tried again: renews the hold, or takes the stock again when it was released.
   * @throws NotFound, Conflict OUT_OF_STOCK (the order is kept) | NOT_PAYABLE (paid, cancelled, under review)
   */
  rehold(orderId: string): Promise<OrderRecord> {
    return this.holds.renew(orderId)
  }

  /** Gives back the stock of unpaid orders whose hold has run out. @returns how many. */
  releaseExpiredHolds(now: Date): Promise<number> {
    return this.holds.releaseExpired(now)
  }

  /** Customer's cancellation. @throws NotFound, Conflict INVALID_TRANSITION */
  cancel(principal: Principal, orderId: string): Promise<OrderRecord> {
    return this.cancelling.execute(principal, orderId)
  }

  /** Held and not yet allocated, by product: what every product's `committedMilli` must equal. */
  committedByProduct(): Promise<CommittedQuantity[]> {
    return this.queries.committedByProduct()
  }

  /** Orders a batch went into. */
  byBatch(stockId: string): Promise<OrderRecord[]> {
    return this.queries.byBatch(stockId)
  }

  /** Shows the state of the order's issue on the order. */
  setIssueStatus(orderId: string, status: 'Open' | 'Resolved' | null): Promise<void> {
    return this.settling.setIssueStatus(orderId, status)
  }
}
