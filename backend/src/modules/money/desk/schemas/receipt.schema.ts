import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { Schema as MongooseSchema, type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'

/** Money that staff took for an order: one row for each order, never changed and never deleted. */
@Schema({ collection: 'receipts', versionKey: false })
export class ReceiptDocument {
  /** `_id` of the order. */
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true }) _id!: Types.ObjectId
  @Prop({ type: String, required: true, immutable: true }) orderId!: OrderId
  @Prop({ type: String, enum: ['upi', 'cash'], required: true, immutable: true }) method!: 'upi' | 'cash'
  @Prop({ type: Number, required: true, immutable: true, min: 1 }) paise!: Paise
  /** The cash that the customer gave, of which the rest went back as change; null when it was not counted. */
  @Prop({ type: Number, default: null, immutable: true }) receivedPaise!: Paise | null
  /** Reference of the UPI payment, in capitals; null for cash. */
  @Prop({ type: String, default: null, immutable: true }) reference!: string | null
  @Prop({ type: String, required: true, immutable: true }) by!: string
  @Prop({ type: Date, required: true, immutable: true }) at!: Date
}
export const ReceiptSchema = SchemaFactory.createForClass(ReceiptDocument)
// A UPI payment pays only one order.
ReceiptSchema.index(
  { reference: 1 },
  { unique: true, partialFilterExpression: { reference: { $type: 'string' } } },
)
ReceiptSchema.index({ at: -1, _id: -1 })
