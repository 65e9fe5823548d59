import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type Grams } from '../../../../kernel/amounts/weight.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { type JarsRefund } from '../domain/money/recalled-jars.js'
import { TaxShareDocument, TaxShareSchema } from './tax-share.schema.js'

/** See `JarsRefund`. */
@Schema({ _id: false })
export class JarsRefundDocument implements JarsRefund {
  @Prop({ type: String, required: true }) id!: string
  @Prop({ type: Number, required: true, min: 0, validate: integer }) paise!: Paise
  @Prop({ type: Date, default: null }) doneAt!: Date | null
}
const JarsRefundSchema = SchemaFactory.createForClass(JarsRefundDocument)

/** A part of a line that was taken from one batch. */
@Schema({ _id: false })
export class AllocationDocument {
  @Prop({ type: ObjectId, required: true }) stockId!: Types.ObjectId
  @Prop({ type: String, required: true }) batchNumber!: string
  @Prop({ type: Number, required: true, min: 1, validate: integer }) quantityMilli!: Milli
  /** Refunds since these jars were recalled. */
  @Prop({ type: JarsRefundSchema }) refund?: JarsRefundDocument | null
}
const AllocationSchema = SchemaFactory.createForClass(AllocationDocument)

/** A line as it was when the order was placed; later changes of the product do not affect it. */
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
  /** Grams of one jar including glass and lid. */
  @Prop({ type: Number, required: true, validate: integer }) grossWeight!: Grams
  @Prop({ type: TaxShareSchema, default: null }) tax!: TaxShareDocument | null
  /** HSN code on the day of the order; empty without GST, and in orders older than the field. */
  @Prop({ type: String, default: '' }) hsnCode!: string
  @Prop({ type: [AllocationSchema], default: [] }) allocations!: AllocationDocument[]
}
export const OrderItemSchema = SchemaFactory.createForClass(OrderItemDocument)
