import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { Schema as MongooseSchema, type Types } from 'mongoose'
import { type Paise } from '../../../kernel/money.js'
import { type ExternalId, type OrderId } from '../../../kernel/order-ids.js'
import { type Milli } from '../../../kernel/quantity.js'
import { type Grams } from '../../../kernel/weight.js'
import { type OrderGst, type TaxShare } from '../domain/gst.js'
import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../domain/machines.js'
import { type PaymentCaseReason } from '../domain/order.js'
import { type TimelineEvent } from '../domain/timeline.js'

const ObjectId = MongooseSchema.Types.ObjectId
const integer = { validator: Number.isInteger, message: '{PATH} is counted in whole numbers' }

/** A part of a line that was taken from one batch. */
@Schema({ _id: false })
export class AllocationDocument {
  @Prop({ type: ObjectId, required: true }) stockId!: Types.ObjectId
  @Prop({ type: String, required: true }) batchNumber!: string
  @Prop({ type: Number, required: true, min: 1, validate: integer }) quantityMilli!: Milli
}
const AllocationSchema = SchemaFactory.createForClass(AllocationDocument)

/** See `TaxShare`. */
@Schema({ _id: false })
export class TaxShareDocument implements TaxShare {
  @Prop({ type: Number, required: true, min: 0 }) ratePercent!: number
  @Prop({ type: Number, required: true, validate: integer }) taxablePaise!: Paise
  @Prop({ type: Number, required: true, validate: integer }) cgstPaise!: Paise
  @Prop({ type: Number, required: true, validate: integer }) sgstPaise!: Paise
  @Prop({ type: Number, required: true, validate: integer }) igstPaise!: Paise
}
const TaxShareSchema = SchemaFactory.createForClass(TaxShareDocument)

/** See `OrderGst`. */
@Schema({ _id: false })
export class OrderGstDocument implements OrderGst {
  @Prop({ type: String, required: true }) gstin!: string
  @Prop({ type: String, default: '' }) hsnCode!: string
  @Prop({ type: String, default: '' }) placeOfSupply!: string
  @Prop({ type: Boolean, required: true }) interState!: boolean
}
const OrderGstSchema = SchemaFactory.createForClass(OrderGstDocument)

/** One line as it was when the order was placed; later changes of the product do not reach it. */
@Schema({ _id: false })
export class OrderItemDocument {
  @Prop({ type: ObjectId, required: true, immutable: true }) productId!: Types.ObjectId
  @Prop({ type: String, required: true }) Id!: string
  @Prop({ type: String, required: true }) name!: string
  @Prop({ type: String, default: '' }) description!: string
  @Prop({ type: String, default: '' }) image!: string
  @Prop({ type: String, required: true }) priceUnit!: string
  @Prop({ type: Number, required: true, validate: integer }) unitPaise!: Paise
  @Prop({ type: Number, required: true, min: 1, validate: integer }) quantityMilli!: Milli
  @Prop({ type: Number, required: true, validate: integer }) linePaise!: Paise
  /** Grams of one jar with glass and lid. */
  @Prop({ type: Number, required: true, validate: integer }) grossWeight!: Grams
  @Prop({ type: TaxShareSchema, default: null }) tax!: TaxShareDocument | null
  @Prop({ type: [AllocationSchema], default: [] }) allocations!: AllocationDocument[]
}
const OrderItemSchema = SchemaFactory.createForClass(OrderItemDocument)

@Schema({ _id: false })
export class TimelineEntry {
  @Prop({ type: String, required: true }) event!: TimelineEvent
  @Prop({ type: Date, required: true }) at!: Date
  /** Staff only; whoever is not named is the customer, a provider or a job. */
  @Prop({ type: String, default: null }) by!: string | null
  @Prop({ type: String, default: null }) detail!: string | null
}
const TimelineSchema = SchemaFactory.createForClass(TimelineEntry)

/** Intent to hand the parcel to the courier, written before the courier is called. */
@Schema({ _id: false })
export class ShipmentIntent {
  /** Whose call it is; the answer is stored only under the token that asked. */
  @Prop({ type: String, required: true }) token!: string
  @Prop({ type: Date, required: true }) requestedAt!: Date
  /** Until then others wait for the waybill; afterwards one of them looks it up at the courier. */
  @Prop({ type: Date, required: true }) leaseUntil!: Date
}
const ShipmentIntentSchema = SchemaFactory.createForClass(ShipmentIntent)

/** Money came in for an order that could not take it; staff decide (docs/domain.md#payment-case). */
@Schema({ _id: false })
export class PaymentCase {
  @Prop({ type: String, required: true }) reason!: PaymentCaseReason
  @Prop({ type: Date, required: true }) at!: Date
}
const PaymentCaseSchema = SchemaFactory.createForClass(PaymentCase)

/** A customer's order. Every use case writes this document first, so that rivals conflict on it and nowhere else. */
@Schema({ collection: 'orders', timestamps: true, versionKey: false })
export class OrderDocument {
  _id!: Types.ObjectId
  /** Short, speakable, not guessable: `P-7KQ4-M2XD`. */
  @Prop({ type: String, required: true, immutable: true }) orderId!: OrderId
  /** What payment provider and courier see (`order_extid` on the wire). */
  @Prop({ type: String, required: true, immutable: true }) externalId!: ExternalId
  @Prop({ type: ObjectId, required: true, immutable: true }) userId!: Types.ObjectId
  /** Natural key of the request that placed it: the same click never makes two orders. */
  @Prop({ type: String, required: true, immutable: true }) requestKey!: string
  @Prop({ type: Date, required: true, immutable: true }) orderDate!: Date
  @Prop({ type: String, required: true }) mobileNumber!: string
  @Prop({ type: String, default: '' }) email!: string
  @Prop({ type: String, required: true }) contactName!: string
  @Prop({ type: String, required: true }) contactNumber!: string
  @Prop({ type: String, required: true }) address!: string
  @Prop({ type: String, default: '' }) city!: string
  @Prop({ type: String, default: '' }) state!: string
  @Prop({ type: String, required: true }) postalCode!: string
  @Prop({ type: String, enum: ORDER_STATUSES, default: 'Placed' }) orderStatus!: OrderStatus
  @Prop({ type: String, enum: DELIVERY_STATUSES, default: 'Pending' }) deliveryStatus!: DeliveryStatus
  @Prop({ type: String, enum: PAYMENT_STATUSES, default: 'Pending' }) paymentStatus!: PaymentStatus
  @Prop({ type: String, default: null }) issueStatus!: 'Open' | 'Resolved' | null
  @Prop({ type: [OrderItemSchema], required: true }) items!: OrderItemDocument[]
  @Prop({ type: Number, required: true, validate: integer }) totalPaise!: Paise
  @Prop({ type: Number, required: true, validate: integer }) deliveryPaise!: Paise
  @Prop({ type: Number, required: true, validate: integer }) finalPaise!: Paise
  /** Tax setting of the day it was placed; null when no GST was collected. Never computed again. */
  @Prop({ type: OrderGstSchema, default: null }) gst!: OrderGstDocument | null
  @Prop({ type: TaxShareSchema, default: null }) deliveryTax!: TaxShareDocument | null
  /** What a cancellation keeps, as it was when the order was placed; null in orders older than the field. */
  @Prop({ type: Number, default: null }) cancellationPercent!: number | null
  @Prop({ type: Number, default: null }) refundPaise!: Paise | null
  /** The refund that the provider was asked for and has not ended. */
  @Prop({ type: String, default: null }) refundId!: string | null
  @Prop({ type: String, default: null }) refundReference!: string | null
  /** Its stock is committed: what is not yet in `allocations` counts in the products' `committedMilli`. */
  @Prop({ type: Boolean, required: true }) held!: boolean
  @Prop({ type: Date, required: true }) holdUntil!: Date
  @Prop({ type: Date, default: null }) paidAt!: Date | null
  /** What came in; staff may have accepted another amount than `finalPaise`. */
  @Prop({ type: Number, default: null }) paidPaise!: Paise | null
  /** The provider's id of the payment. */
  @Prop({ type: String, default: null }) paymentReference!: string | null
  /** Running number of its financial year, given once after payment. */
  @Prop({ type: String, default: null }) invoiceNumber!: string | null
  /** Paid, and waiting for its number. */
  @Prop({ type: Boolean, default: false }) invoiceDue!: boolean
  @Prop({ type: Date, default: null }) cancelledAt!: Date | null
  /** As `invoiceNumber`, of the credit note to it. */
  @Prop({ type: String, default: null }) creditNoteNumber!: string | null
  /** Cancelled after payment, and waiting for that number. */
  @Prop({ type: Boolean, default: false }) creditNoteDue!: boolean
  @Prop({ type: PaymentCaseSchema, default: null }) paymentReview!: PaymentCase | null
  @Prop({ type: Date, default: null }) deletedAt!: Date | null
  /** Unpaid for so long that it has left the lists; a payment, or trying one, brings it back. */
  @Prop({ type: Date, default: null }) archivedAt!: Date | null
  @Prop({ type: ShipmentIntentSchema, default: null }) shipment!: ShipmentIntent | null
  @Prop({ type: String, default: null }) waybill!: string | null
  /** The courier's own words for where the parcel is. */
  @Prop({ type: String, default: null }) courierStatus!: string | null
  @Prop({ type: Date, default: null }) trackedAt!: Date | null
  @Prop({ type: [TimelineSchema], default: [] }) timeline!: TimelineEntry[]
  /** Rises with every use case: the first write of each transaction. */
  @Prop({ type: Number, default: 0 }) revision!: number
}

export const OrderSchema = SchemaFactory.createForClass(OrderDocument)
OrderSchema.index({ orderId: 1 }, { unique: true })
OrderSchema.index({ externalId: 1 }, { unique: true })
OrderSchema.index({ userId: 1, requestKey: 1 }, { unique: true })
// Lists break ties of the date by _id, so that the order comes from the index alone.
OrderSchema.index({ userId: 1, orderDate: -1, _id: -1 })
OrderSchema.index({ deliveryStatus: 1, orderDate: -1, _id: -1 })
OrderSchema.index({ orderDate: -1, _id: -1 })
// What staff look for: a customer's orders by number, orders by the state of their payment.
OrderSchema.index({ mobileNumber: 1, orderDate: -1, _id: -1 })
OrderSchema.index({ paymentStatus: 1, orderDate: -1, _id: -1 })
// Which orders name a product: asked before it is deleted.
OrderSchema.index({ 'items.productId': 1 })
// What still holds stock: the recomputation of committed quantities, and the release job.
OrderSchema.index({ held: 1 }, { partialFilterExpression: { held: true } })
OrderSchema.index({ paymentStatus: 1, holdUntil: 1 }, { partialFilterExpression: { held: true } })
// What the archive job looks through.
OrderSchema.index({ orderDate: 1 }, { partialFilterExpression: { paymentStatus: 'Pending' } })
OrderSchema.index({ waybill: 1 }, { unique: true, partialFilterExpression: { waybill: { $type: 'string' } } })
OrderSchema.index(
  { invoiceNumber: 1 },
  { unique: true, partialFilterExpression: { invoiceNumber: { $type: 'string' } } },
)
OrderSchema.index({ paidAt: 1, _id: 1 }, { partialFilterExpression: { invoiceDue: true } })
OrderSchema.index(
  { creditNoteNumber: 1 },
  { unique: true, partialFilterExpression: { creditNoteNumber: { $type: 'string' } } },
)
OrderSchema.index({ cancelledAt: 1, _id: 1 }, { partialFilterExpression: { creditNoteDue: true } })
// The refund process: all cancelled orders; what is due, then what was refunded.
OrderSchema.index(
  { orderDate: -1, _id: -1 },
  { name: 'cancelled_by_date', partialFilterExpression: { orderStatus: 'Cancelled' } },
)
OrderSchema.index(
  { paymentStatus: 1, orderDate: -1, _id: -1 },
  // A name of its own: the list of all orders has an index over the same fields.
  { name: 'cancelled_by_payment', partialFilterExpression: { orderStatus: 'Cancelled' } },
)
