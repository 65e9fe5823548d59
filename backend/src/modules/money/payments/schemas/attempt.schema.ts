import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { ATTEMPT, type AttemptStatus } from '../domain/attempt.js'
import { type PaymentTrouble, TROUBLES } from '../domain/trouble.js'

/** The customer as sent to the provider; stored so that a repeated request is exactly the same. */
@Schema({ _id: false })
export class AttemptCustomer {
  @Prop({ type: String, required: true }) id!: string
  @Prop({ type: String, required: true }) name!: string
  @Prop({ type: String, required: true }) phone!: string
  @Prop({ type: String, default: '' }) email!: string
}
const AttemptCustomerSchema = SchemaFactory.createForClass(AttemptCustomer)

/**
 * One try to collect an order's money: written before the provider is called, under the shop's own
 * reference.
 */
@Schema({ collection: 'paymentattempts', timestamps: true, versionKey: false })
export class AttemptDocument {
  _id!: Types.ObjectId
  createdAt!: Date
  @Prop({ type: ObjectId, required: true, immutable: true }) order!: Types.ObjectId
  @Prop({ type: String, required: true, immutable: true }) orderId!: OrderId
  /** 1 for the first attempt; a further attempt begins only when the provider has ended the previous one. */
  @Prop({ type: Number, required: true, immutable: true, validate: integer }) sequence!: number
  /** The shop's reference at the provider, unique for ever. */
  @Prop({ type: String, required: true, immutable: true }) reference!: string
  @Prop({ type: Number, required: true, immutable: true, validate: integer }) amountPaise!: Paise
  @Prop({ type: String, required: true, immutable: true }) currency!: string
  @Prop({ type: AttemptCustomerSchema, required: true }) customer!: AttemptCustomer
  @Prop({ type: String, enum: Object.keys(ATTEMPT.next), default: ATTEMPT.initial }) status!: AttemptStatus
  /** Id that opens the payment window; null until the provider answered. */
  @Prop({ type: String, default: null }) sessionId!: string | null
  @Prop({ type: String, default: null }) providerOrderId!: string | null
  @Prop({ type: Date, required: true }) expiresAt!: Date
  /** The payment that settled the attempt. */
  @Prop({ type: String, default: null }) paymentId!: string | null
  @Prop({ type: Date, default: null }) paidAt!: Date | null
  /** Why the last reading found it unpaid; attempts older than the field have none. */
  @Prop({ type: String, enum: [...TROUBLES, null], default: null }) trouble?: PaymentTrouble | null
  /** When the reconciler reads the provider next; null when nothing more is expected. */
  @Prop({ type: Date, default: null }) nextCheckAt!: Date | null
  /** Start of the current count of a client's reports, and the number of reads they caused since. */
  @Prop({ type: Date, default: null }) reportsFrom!: Date | null
  @Prop({ type: Number, default: 0 }) reports!: number
  /** Increased by every reading as its first write, so that two readings conflict here and nowhere else. */
  @Prop({ type: Number, default: 0 }) readings!: number
}

export const AttemptSchema = SchemaFactory.createForClass(AttemptDocument)
tellsChanges(AttemptSchema, 'payment')
AttemptSchema.index({ reference: 1 }, { unique: true })
// Two concurrent retries create only one further attempt.
AttemptSchema.index({ order: 1, sequence: -1 }, { unique: true })
AttemptSchema.index({ nextCheckAt: 1 })

/** Plain data of an attempt. */
export type StoredAttempt = Readonly<AttemptDocument>
