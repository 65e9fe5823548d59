import { type Types } from 'mongoose'
import { type Milli } from '../../kernel/quantity.js'
import { type PaymentReviewReason } from './domain/order.js'
import { type OrderDocument } from './schemas/order.schema.js'

/** An order as the other modules read it: plain data, money in paise, quantities in thousandths, weights in grams. */
export type OrderRecord = Readonly<OrderDocument>

/** What placing needs beside the caller. */
export interface PlaceOptions {
  /** The `Idempotency-Key` header; without it the cart and its version are the key. */
  idempotencyKey?: string | undefined
  /** Take changed prices without having shown them. */
  acceptChanges?: boolean | undefined
  /** Runs in the placing transaction after the order was inserted (payment attempt); may run again. No outside calls. */
  alongside?: ((order: OrderRecord) => Promise<void>) | undefined
}

/** `created` is false when the same request had placed the order before; `alongside` did not run then. */
export interface PlacedOrder {
  order: OrderRecord
  created: boolean
}

/** What became of a payment that the provider confirmed. */
export type PaidOutcome =
  | { outcome: 'paid' | 'already-paid'; order: OrderRecord }
  | { outcome: 'needs-review'; reason: PaymentReviewReason; order: OrderRecord }

/** Quantity of one product that orders hold and no batch covers yet. */
export interface CommittedQuantity {
  productId: Types.ObjectId
  quantityMilli: Milli
}
