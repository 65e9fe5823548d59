import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { type Disposition, DISPOSITIONS } from '../domain/disposition.js'

/** Money that a customer's bank gave: one row for each success at the provider, never two, never deleted. */
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
  /** What may still be given back; lowered by every refund before the provider is asked. */
  @Prop({ type: Number, required: true, min: 0, validate: integer }) refundablePaise!: Paise
  /** When the provider paid it out, or when somebody noted that it does not have to; null until then. */
  @Prop({ type: Date, default: null }) paidOutAt!: Date | null
}

export const PaymentSchema = SchemaFactory.createForClass(PaymentDocument)
tellsChanges(PaymentSchema, 'payment')
PaymentSchema.index({ order: 1 })
// What the provider has not paid out, the oldest first.
PaymentSchema.index({ paidOutAt: 1, at: 1, _id: 1 })
