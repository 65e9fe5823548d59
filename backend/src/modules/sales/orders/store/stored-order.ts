import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type Agreement } from '../cart/domain/cart.js'
import { type PaidBy } from '../domain/channel.js'
import { type PaymentCaseReason } from '../domain/order.js'
import { type OrderDocument } from '../schemas/order.schema.js'

/** An order as the other modules read it: plain data, money in paise, quantities in thousandths, weights in grams. */
export type StoredOrder = Readonly<OrderDocument>

/** What placing needs beside the caller. */
export interface PlaceOptions extends Agreement {
  /** The `Idempotency-Key` header; without it the cart and its version are the key. */
  idempotencyKey?: string | undefined
  /** Runs in the placing transaction after the order was inserted (payment attempt); may run again. No outside calls. */
  alongside?: ((order: StoredOrder) => Promise<void>) | undefined
}

/** `created` is false when the same request had placed the order before; `alongside` did not run then. */
export interface PlacedOrder {
  order: StoredOrder
  created: boolean
}

/** A payment that the provider confirmed, or that staff accepted. */
export interface ConfirmedPayment {
  at: Date
  /** What came in; as ordered when absent. */
  amountPaise?: Paise
  /** The provider's id of the payment. */
  paymentId?: string | null
  /** The provider when absent. */
  paidBy?: PaidBy
  /** Mobile number of the staff member who took it. */
  by?: string
}

/** A refund that was booked for an order or a part of it. */
export interface BookedRefund {
  refundId: string
  /** Of the transfer, when the money is back already; null while the provider is asked. */
  reference: string | null
  at: Date
  /** Mobile number of the staff member. */
  by: string
}

/** The provider ended a refund. */
export interface RefundEnd {
  /** What the provider calls it, or our id of it. */
  reference: string
  at: Date
  /** Our id of it, where `reference` is not. */
  refundId?: string
}

/** What became of a payment that the provider confirmed. */
export type PaidOutcome =
  | { outcome: 'paid' | 'already-paid'; order: StoredOrder }
  | { outcome: 'needs-review'; reason: PaymentCaseReason; order: StoredOrder }

/** Quantity of one product that orders hold and no batch covers yet. */
export interface CommittedQuantity {
  productId: Types.ObjectId
  quantityMilli: Milli
}
