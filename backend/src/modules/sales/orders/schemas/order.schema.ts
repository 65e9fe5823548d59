import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { NO_MONEY, type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type ExternalId, type OrderId } from '../../../../kernel/text/order-ids.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { type Channel, CHANNELS, type Handover, HANDOVERS, PAID_BY, type PaidBy } from '../domain/channel.js'
import { type PackedJars, type Packing } from '../domain/fulfilment/packing.js'
import { type OrderGst } from '../domain/gst.js'
import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../domain/machines.js'
import { CREDIT_KINDS, type CreditKind, type CreditLine, type OrderCredit } from '../domain/money/credits.js'
import { type OrderPayout } from '../domain/money/order-payout.js'
import { type PaymentCaseReason } from '../domain/order.js'
import { orderWords } from '../domain/order-words.js'
import { type TimelineEvent } from '../domain/timeline.js'
import { BusinessDocument, BusinessSchema } from './business.schema.js'
import { ORDER_INDEXES } from './order.indexes.js'
import { OrderItemDocument, OrderItemSchema } from './order-item.schema.js'
import { PaperFactsDocument, PaperFactsSchema } from './paper-facts.schema.js'
import { ParcelDocument, ParcelSchema } from './parcel.schema.js'
import { CourierWorkDocument, CourierWorkSchema } from './parcel-care.schema.js'
import { ReturnedJarsDocument, ReturnedJarsSchema } from './returned-jars.schema.js'
import { TaxShareDocument, TaxShareSchema } from './tax-share.schema.js'

/** See `PackedJars`. */
@Schema({ _id: false })
class PackedJarsDocument implements PackedJars {
  @Prop({ type: String, required: true }) id!: string
  @Prop({ type: String, required: true }) batchNumber!: string
  @Prop({ type: Number, required: true, min: 1, validate: integer }) jars!: number
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: Date, required: true }) at!: Date
}
const PackedJarsSchema = SchemaFactory.createForClass(PackedJarsDocument)

/** See `Packing`. */
@Schema({ _id: false })
class PackingDocument implements Packing {
  @Prop({ type: [PackedJarsSchema], default: [] }) jars!: PackedJarsDocument[]
  @Prop({ type: Date, default: null }) doneAt!: Date | null
  @Prop({ type: String, default: null }) doneBy!: string | null
}
const PackingSchema = SchemaFactory.createForClass(PackingDocument)

/** See `OrderPayout`. */
@Schema({ _id: false })
class OrderPayoutDocument implements OrderPayout {
  @Prop({ type: String, required: true }) utr!: string
  @Prop({ type: Date, required: true }) at!: Date
  @Prop({ type: Number, required: true, validate: integer }) feePaise!: Paise
  @Prop({ type: Number, required: true, validate: integer }) taxPaise!: Paise
}
const OrderPayoutSchema = SchemaFactory.createForClass(OrderPayoutDocument)

/** See `CreditLine`. */
@Schema({ _id: false })
class CreditLineDocument implements CreditLine {
  @Prop({ type: Number, required: true, min: 0, validate: integer }) line!: number
  @Prop({ type: Number, required: true, min: 0, validate: integer }) quantityMilli!: Milli
  @Prop({ type: Number, required: true, min: 0, validate: integer }) paise!: Paise
  @Prop({ type: TaxShareSchema, default: null }) tax!: TaxShareDocument | null
}
const CreditLineSchema = SchemaFactory.createForClass(CreditLineDocument)

/** See `OrderCredit`. */
@Schema({ _id: false })
class CreditDocument implements OrderCredit {
  @Prop({ type: String, required: true }) id!: string
  @Prop({ type: String, enum: CREDIT_KINDS, required: true }) kind!: CreditKind
  @Prop({ type: Number, required: true, min: 1, validate: integer }) paise!: Paise
  @Prop({ type: [CreditLineSchema], default: [] }) lines!: CreditLineDocument[]
  @Prop({ type: Number, default: 0, min: 0, validate: integer }) deliveryPaise!: Paise
  @Prop({ type: TaxShareSchema, default: null }) deliveryTax!: TaxShareDocument | null
  @Prop({ type: String, default: '' }) reason!: string
  @Prop({ type: String, default: null }) by!: string | null
  @Prop({ type: Date, required: true }) at!: Date
  @Prop({ type: String, default: null }) requestKey!: string | null
  @Prop({ type: Boolean, default: false }) ofKept!: boolean
  @Prop({ type: String, default: null }) refundId!: string | null
  @Prop({ type: String, default: null }) reference!: string | null
  @Prop({ type: Date, default: null }) doneAt!: Date | null
  @Prop({ type: String, default: null }) noteNumber!: string | null
  @Prop({ type: PaperFactsSchema, default: null }) paper?: PaperFactsDocument | null
  @Prop({ type: Boolean, default: false }) noteDue!: boolean
}
const CreditSchema = SchemaFactory.createForClass(CreditDocument)

/** See `OrderGst`. */
@Schema({ _id: false })
export class OrderGstDocument implements OrderGst {
  @Prop({ type: String, required: true }) gstin!: string
  @Prop({ type: String, default: '' }) hsnCode!: string
  @Prop({ type: String, default: '' }) placeOfSupply!: string
  @Prop({ type: Boolean, required: true }) interState!: boolean
}
const OrderGstSchema = SchemaFactory.createForClass(OrderGstDocument)

@Schema({ _id: false })
export class TimelineEntry {
  @Prop({ type: String, required: true }) event!: TimelineEvent
  @Prop({ type: Date, required: true }) at!: Date
  /** Mobile number of the staff member; null for the customer, a provider or a job. */
  @Prop({ type: String, default: null }) by!: string | null
  @Prop({ type: String, default: null }) detail!: string | null
}
const TimelineSchema = SchemaFactory.createForClass(TimelineEntry)

/** The intent to hand the parcel to the courier, written before the courier is called. */
@Schema({ _id: false })
export class ShipmentIntent {
  /** Token of the process that calls; an answer is stored only under it. */
  @Prop({ type: String, required: true }) token!: string
  @Prop({ type: Date, required: true }) requestedAt!: Date
  /** Until then other processes wait for the waybill; afterwards one of them asks the courier for it. */
  @Prop({ type: Date, required: true }) leaseUntil!: Date
}
const ShipmentIntentSchema = SchemaFactory.createForClass(ShipmentIntent)

/**
 * Money came in for an order that could not accept it; staff decide
 * (docs/domain/payments.md#payment-case).
 */
@Schema({ _id: false })
export class PaymentCase {
  @Prop({ type: String, required: true }) reason!: PaymentCaseReason
  @Prop({ type: Date, required: true }) at!: Date
}
const PaymentCaseSchema = SchemaFactory.createForClass(PaymentCase)

/**
 * A customer's order. Every use case writes this document first, so that concurrent ones conflict on it
 * and nowhere else.
 */
@Schema({ collection: 'orders', timestamps: true, versionKey: false })
export class OrderDocument {
  _id!: Types.ObjectId
  /** Short, speakable, not guessable: `P-7KQ4-M2XD`. */
  @Prop({ type: String, required: true, immutable: true }) orderId!: OrderId
  /** The reference at payment provider and courier (`order_extid` on the wire). */
  @Prop({ type: String, required: true, immutable: true }) externalId!: ExternalId
  @Prop({ type: ObjectId, required: true, immutable: true }) userId!: Types.ObjectId
  /** Natural key of the request that placed the order: one click never creates two orders. */
  @Prop({ type: String, required: true, immutable: true }) requestKey!: string
  @Prop({ type: Date, required: true, immutable: true }) orderDate!: Date
  /** How the order came in; orders older than the field came through the shop. */
  @Prop({ type: String, enum: CHANNELS, default: 'shop', immutable: true }) channel!: Channel
  /** Mobile number of the staff member who took the order; null when the customer placed it. */
  @Prop({ type: String, default: null, immutable: true }) takenBy!: string | null
  @Prop({ type: String, enum: HANDOVERS, default: 'courier' }) handover!: Handover
  /** The order whose jars this order replaces; then it has no price. */
  @Prop({ type: String, default: null, immutable: true }) replaces!: OrderId | null
  @Prop({ type: String, required: true }) mobileNumber!: string
  @Prop({ type: String, default: '' }) email!: string
  @Prop({ type: String, required: true }) contactName!: string
  @Prop({ type: String, required: true }) contactNumber!: string
  @Prop({ type: String, required: true }) address!: string
  @Prop({ type: String, default: '' }) city!: string
  @Prop({ type: String, default: '' }) state!: string
  @Prop({ type: String, required: true }) postalCode!: string
  /** The business that buys; null for a consumer. */
  @Prop({ type: BusinessSchema, default: null }) buyer!: BusinessDocument | null
  @Prop({ type: String, enum: ORDER_STATUSES, default: 'Placed' }) orderStatus!: OrderStatus
  @Prop({ type: String, enum: DELIVERY_STATUSES, default: 'Pending' }) deliveryStatus!: DeliveryStatus
  @Prop({ type: String, enum: PAYMENT_STATUSES, default: 'Pending' }) paymentStatus!: PaymentStatus
  @Prop({ type: String, default: null }) issueStatus!: 'Open' | 'Resolved' | null
  @Prop({ type: [OrderItemSchema], required: true }) items!: OrderItemDocument[]
  @Prop({ type: Number, required: true, validate: integer }) totalPaise!: Paise
  @Prop({ type: Number, required: true, validate: integer }) deliveryPaise!: Paise
  @Prop({ type: Number, required: true, validate: integer }) finalPaise!: Paise
  /** What delivery would have cost, had it not been free; absent in orders older than the field. */
  @Prop({ type: Number, default: NO_MONEY, validate: integer }) sparedDeliveryPaise?: Paise
  /** Tax setting on the day of the order; null when no GST was collected. Never computed again. */
  @Prop({ type: OrderGstSchema, default: null }) gst!: OrderGstDocument | null
  @Prop({ type: TaxShareSchema, default: null }) deliveryTax!: TaxShareDocument | null
  /**
   * The percentage that a cancellation keeps, fixed when the order was placed; null in orders older than
   * the field.
   */
  @Prop({ type: Number, default: null }) cancellationPercent!: number | null
  @Prop({ type: Number, default: null }) refundPaise!: Paise | null
  /** The refund that the provider was asked for and has not ended. */
  @Prop({ type: String, default: null }) refundId!: string | null
  @Prop({ type: String, default: null }) refundReference!: string | null
  /** Refunds without a cancellation, completed or started; oldest first. */
  @Prop({ type: [CreditSchema], default: [] }) credits!: CreditDocument[]
  /** Sum of the credits; with the refund of a cancellation never more than was paid. */
  @Prop({ type: Number, default: 0, validate: integer }) creditedPaise!: Paise
  /** A credit failed, so its money is not refunded. */
  @Prop({ type: Boolean, default: false }) creditOwed!: boolean
  /**
   * The order's stock is committed: quantities not yet in `allocations` count in the products'
   * `committedMilli`.
   */
  @Prop({ type: Boolean, required: true }) held!: boolean
  @Prop({ type: Date, required: true }) holdUntil!: Date
  @Prop({ type: Date, default: null }) paidAt!: Date | null
  /** The amount that came in; staff may have accepted another amount than `finalPaise`. */
  @Prop({ type: Number, default: null }) paidPaise!: Paise | null
  /**
   * How the order was paid; null until it is. Paid orders older than the field have null too: through the
   * provider.
   */
  @Prop({ type: String, enum: [...PAID_BY, null], default: null }) paidBy!: PaidBy | null
  /** The provider's id of the payment, or the reference of a payment that staff took. */
  @Prop({ type: String, default: null }) paymentReference!: string | null
  /** What the provider kept, after the payment was paid out; absent until then. */
  @Prop({ type: OrderPayoutSchema }) payout?: OrderPayoutDocument | null
  /** Running number within its financial year, given once after payment. */
  @Prop({ type: String, default: null }) invoiceNumber!: string | null
  /** Facts of the invoice when it got its number. */
  @Prop({ type: PaperFactsSchema, default: null }) invoicePaper!: PaperFactsDocument | null
  /** The order is paid, and its invoice waits for a number. */
  @Prop({ type: Boolean, default: false }) invoiceDue!: boolean
  @Prop({ type: Date, default: null }) cancelledAt!: Date | null
  @Prop({ type: String, default: null }) cancelledBy!: 'customer' | 'staff' | null
  /** The reason of a cancellation by staff; the customer reads it. */
  @Prop({ type: String, default: null }) cancelReason!: string | null
  /** Number of the credit note, given like `invoiceNumber`. */
  @Prop({ type: String, default: null }) creditNoteNumber!: string | null
  @Prop({ type: PaperFactsSchema, default: null }) creditNotePaper!: PaperFactsDocument | null
  /** The credit note of a cancellation or a credit waits for its number. */
  @Prop({ type: Boolean, default: false }) creditNoteDue!: boolean
  @Prop({ type: PaymentCaseSchema, default: null }) paymentReview!: PaymentCase | null
  @Prop({ type: Date, default: null }) deletedAt!: Date | null
  /**
   * When the order left the lists because it was unpaid for so long. A payment, or trying to pay, brings
   * it back.
   */
  @Prop({ type: Date, default: null }) archivedAt!: Date | null
  /** The jars in the box; null until packing begins. */
  @Prop({ type: PackingSchema, default: null }) packing?: PackingDocument | null
  @Prop({ type: ShipmentIntentSchema, default: null }) shipment!: ShipmentIntent | null
  /** What delivery to a corrected address costs beyond the charge; for information only. */
  @Prop({ type: Number, default: null }) deliveryDifferencePaise!: number | null
  /** Waybill of the first parcel that should arrive, once all have one. */
  @Prop({ type: String, default: null }) waybill!: string | null
  /**
   * Planned, booked and cancelled parcels, in the order in which they were made
   * (docs/domain/orders.md#shipping).
   */
  @Prop({ type: [ParcelSchema], default: [] }) parcels!: ParcelDocument[]
  /** The courier's own text about where the parcel is. */
  @Prop({ type: String, default: null }) courierStatus!: string | null
  @Prop({ type: Date, default: null }) trackedAt!: Date | null
  /** The parcel for which the order needs somebody (docs/domain/orders.md#parcels-that-need-somebody). */
  @Prop({ type: CourierWorkSchema, default: null }) courierWork!: CourierWorkDocument | null
  /** The courier was asked to pay for a parcel of the order, and has not. */
  @Prop({ type: Boolean, default: false }) claimOpen!: boolean
  /** Jars of the order that came back. */
  @Prop({ type: [ReturnedJarsSchema], default: [] }) returnedJars!: ReturnedJarsDocument[]
  /** When its customer is asked what the jars are like; null before it arrived, and once that was done. */
  @Prop({ type: Date, default: null }) askRatingAt?: Date | null
  @Prop({ type: [TimelineSchema], default: [] }) timeline!: TimelineEntry[]
  /** The search words of the order; `OrderStore` computes them (docs/domain/contract.md#search). */
  @Prop({ type: [String], default: [] }) words!: string[]
  /** Increased by every use case as the first write of its transaction. */
  @Prop({ type: Number, default: 0 }) revision!: number
}

export const OrderSchema = SchemaFactory.createForClass(OrderDocument)
tellsChanges(OrderSchema, 'order')
// A hook before validation also runs when many documents are inserted at once.
OrderSchema.pre('validate', function () {
  this.words = orderWords(this)
})
for (const [fields, options] of ORDER_INDEXES) OrderSchema.index(fields, options)
