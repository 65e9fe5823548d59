import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { Schema as MongooseSchema, type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { REFUND, REFUND_PURPOSES, type RefundPurpose, type RefundStatus } from '../domain/refund.js'

/**
 * A refund: decided and stored under one id before the provider is asked, then followed until it is final.
 */
@Schema({ collection: 'refunds', timestamps: true, versionKey: false })
export class RefundDocument {
  /**
   * The shop's refund id at the provider; one for each payment and purpose, so that nothing is refunded
   * twice.
   */
  @Prop({ type: String, required: true }) _id!: string
  createdAt!: Date
  @Prop({ type: String, enum: REFUND_PURPOSES, default: 'extra', immutable: true }) purpose!: RefundPurpose
  /**
   * Through the provider, or by hand: then `note` is the reference that staff entered, and the refund is
   * finished.
   */
  @Prop({ type: String, enum: ['provider', 'hand'], default: 'provider', immutable: true })
  method!: 'provider' | 'hand'
  /**
   * The part of the order that is refunded, when a purpose allows several refunds. A retried refund has
   * the same subject.
   */
  @Prop({ type: String, default: null, immutable: true }) subject!: string | null
  /** Mobile number of the staff member who decided the refund; null when a rule did. */
  @Prop({ type: String, default: null, immutable: true }) by!: string | null
  @Prop({ type: String, required: true, immutable: true }) paymentId!: string
  @Prop({ type: String, required: true, immutable: true }) reference!: string
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true, immutable: true }) order!: Types.ObjectId
  @Prop({ type: String, required: true, immutable: true }) orderId!: OrderId
  @Prop({ type: Number, required: true, immutable: true, min: 1 }) amountPaise!: Paise
  @Prop({ type: String, required: true, immutable: true }) note!: string
  @Prop({ type: String, enum: Object.keys(REFUND.next), default: REFUND.initial }) status!: RefundStatus
  @Prop({ type: String, default: null }) providerRefundId!: string | null
  @Prop({ type: String, default: null }) lastError!: string | null
  @Prop({ type: Date, default: null }) settledAt!: Date | null
  /** When the provider is asked next; null once the state is final. */
  @Prop({ type: Date, default: null }) nextCheckAt!: Date | null
}

export const RefundSchema = SchemaFactory.createForClass(RefundDocument)
tellsChanges(RefundSchema, 'refund')
RefundSchema.index({ nextCheckAt: 1 })
RefundSchema.index({ createdAt: 1, _id: 1 })
// The books of a month.
RefundSchema.index({ settledAt: 1, _id: 1 })
RefundSchema.index({ paymentId: 1 })
RefundSchema.index({ order: 1 })

/** Plain data of a refund. */
export type StoredRefund = Readonly<RefundDocument>
