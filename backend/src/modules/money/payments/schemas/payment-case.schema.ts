import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { Schema as MongooseSchema, type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'

export const REVIEW_REASONS = [
  'amount-mismatch',
  'paid-without-payment',
  'payment-without-paid',
  'late-payment',
  'double-payment',
  'refund-failed',
  'refunded-by-provider',
] as const
export type CaseReason = (typeof REVIEW_REASONS)[number]

export const REVIEW_STATES = ['open', 'resolved'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** A payment that a person should look at. Nothing leaves this list without saying how it was settled. */
@Schema({ collection: 'paymentreviews', timestamps: true, versionKey: false })
export class PaymentCaseDocument {
  /** Natural key `reason:subject`: the same finding met again is the same entry. */
  @Prop({ type: String, required: true }) _id!: string
  createdAt!: Date
  @Prop({ type: String, enum: REVIEW_REASONS, required: true }) reason!: CaseReason
  @Prop({ type: String, enum: REVIEW_STATES, default: 'open' }) state!: ReviewState
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true }) order!: Types.ObjectId
  @Prop({ type: String, required: true }) orderId!: OrderId
  @Prop({ type: String, required: true }) reference!: string
  @Prop({ type: String, default: null }) paymentId!: string | null
  @Prop({ type: Number, required: true }) expectedPaise!: Paise
  @Prop({ type: Number, required: true }) gotPaise!: Paise
  @Prop({ type: String, required: true }) currency!: string
  /** A sentence for staff. */
  @Prop({ type: String, default: '' }) note!: string
  @Prop({ type: String, default: null }) resolution!: string | null
  @Prop({ type: Date, default: null }) resolvedAt!: Date | null
  /** Rises with every decision of staff: its first write. */
  @Prop({ type: Number, default: 0 }) revision!: number
}

export const PaymentCaseSchema = SchemaFactory.createForClass(PaymentCaseDocument)
tellsChanges(PaymentCaseSchema, 'payment-case')
PaymentCaseSchema.index({ createdAt: -1, _id: -1 })
PaymentCaseSchema.index({ state: 1, createdAt: -1, _id: -1 })
PaymentCaseSchema.index({ state: 1, _id: 1 })
PaymentCaseSchema.index({ reason: 1, createdAt: -1, _id: -1 })
PaymentCaseSchema.index({ reason: 1, _id: 1 })
PaymentCaseSchema.index({ reference: 1 })
PaymentCaseSchema.index({ paymentId: 1 })
PaymentCaseSchema.index({ orderId: 1, state: 1 })
