import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type Agreement } from '../cart/domain/cart.js'
import { type PaidBy } from '../domain/channel.js'
import { type PaymentCaseReason } from '../domain/order.js'
import { type OrderDocument } from '../schemas/order.schema.js'

/** An order as the other modules read it: plain data, money in paise, quantities in thousandths, weights in grams. */
export type StoredOrder = Readonly<OrderDocument>

/** Options of placing an order. */
export interface PlaceOptions extends Agreement {
  /** The `Idempotency-Key` header; without it the cart and its version are the key. */
  idempotencyKey?: string | undefined
  /**
   * Runs in the placing transaction after the order was inserted (payment attempt); may run again. Must
   * not call outside services.
   */
  alongside?: ((order: StoredOrder) => Promise<void>) | undefined
}

/**
 * `created` is false when an earlier request with the same key placed the order; `alongside` did not run
 * then.
 */
export interface PlacedOrder {
  order: StoredOrder
  created: boolean
}

/** A payment that the provider confirmed, or that staff accepted. */
export interface ConfirmedPayment {
  at: Date
  /** The amount that came in; the ordered amount when absent. */
  amountPaise?: Paise
  /** The provider's id of the payment. */
  paymentId?: string | null
  /** How it was paid; through the provider when absent. */
  paidBy?: PaidBy
  /** Mobile number of the staff member who took the payment. */
  by?: string
}

/** A refund that was booked for an order or a part of it. */
export interface BookedRefund {
  refundId: string
  /** Reference of the transfer when the money is already back; null while the provider is asked. */
  reference: string | null
  at: Date
  /** Mobile number of the staff member. */
  by: string
}

/** The end of a refund at the provider. */
export interface RefundEnd {
  /** The provider's reference, or the shop's own. */
  reference: string
  at: Date
  /** The shop's refund id, when `reference` is the provider's. */
  refundId?: string
}

/** The result of applying a confirmed payment. */
export type PaidOutcome =
  | { outcome: 'paid' | 'already-paid'; order: StoredOrder }
  | { outcome: 'needs-review'; reason: PaymentCaseReason; order: StoredOrder }

/** Quantity of one product that orders hold and no batch covers yet. */
export interface CommittedQuantity {
  productId: Types.ObjectId
  quantityMilli: Milli
}
