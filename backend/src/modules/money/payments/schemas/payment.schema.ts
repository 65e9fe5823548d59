import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { type Disposition, DISPOSITIONS } from '../domain/disposition.js'

/** Money that a customer's bank gave: one row for each success at the provider, never deleted. */
@Schema({ collection: 'payments', timestamps: true, versionKey: false })
export class PaymentDocument {
  /** The provider's id of the payment. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: ObjectId, required: true, immutable: true }) attempt!: Types.ObjectId
  @Prop({ type: String, required: true, immutable: true }) reference!: string
  @Prop({ type: ObjectId, required: true, immutable: true }) order!: Types.ObjectId
  @Prop({ type: String, required: true, immutable: true }) orderId!: OrderId
  @Prop({ type: Number, required: true, immutable: true, validate: integer }) amountPaise!: Paise
  @Prop({ type: String, required: true, immutable: true }) currency!: string
  @Prop({ type: Date, required: true, immutable: true }) at!: Date
  @Prop({ type: String, enum: DISPOSITIONS, required: true }) disposition!: Disposition
  /** The amount that may still be refunded; lowered by every refund before the provider is asked. */
  @Prop({ type: Number, required: true, min: 0, validate: integer }) refundablePaise!: Paise
  /** When the provider paid the money out, or when a person noted that it need not; null until then. */
  @Prop({ type: Date, default: null }) paidOutAt!: Date | null
  /** The day on which a person noted that no settlement will contain it; null for all others. */
  @Prop({ type: String, default: null }) writtenOffOn!: IstDay | null
  /** The day on which the shop heard that the provider reversed it by itself; null for all others. */
  @Prop({ type: String, default: null }) reversedOn!: IstDay | null
}

export const PaymentSchema = SchemaFactory.createForClass(PaymentDocument)
tellsChanges(PaymentSchema, 'payment')
PaymentSchema.index({ order: 1 })
// The books of a month.
PaymentSchema.index({ at: 1, _id: 1 })
for (const field of ['writtenOffOn', 'reversedOn'])
  PaymentSchema.index({ [field]: 1 }, { partialFilterExpression: { [field]: { $type: 'string' } } })
// Payments that the provider has not paid out, the oldest first.
PaymentSchema.index({ paidOutAt: 1, at: 1, _id: 1 })
