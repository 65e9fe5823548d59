import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { type DecisionKind, DECISIONS, REFUND_METHODS, type RefundMethod } from '../domain/steps.js'

/** Somebody did it. */
@Schema({ _id: false })
export class LineMark {
  /** Mobile number of the staff member. */
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: Date, required: true }) at!: Date
}
const LineMarkSchema = SchemaFactory.createForClass(LineMark)

@Schema({ _id: false })
export class LineDecision extends LineMark {
  @Prop({ type: String, enum: DECISIONS, required: true }) kind!: DecisionKind
  /** Of a refund. */
  @Prop({ type: String, enum: [...REFUND_METHODS, null], default: null }) method!: RefundMethod | null
  /** Of the transfer that gave the money back, or of the order or parcel with the other jars. */
  @Prop({ type: String, default: '' }) reference!: string
  @Prop({ type: String, default: null }) refundId!: string | null
  @Prop({ type: Number, default: 0 }) amountPaise!: Paise
  /** The order at no charge that brings the other jars; null: they go in another way. */
  @Prop({ type: String, default: null }) replacement?: OrderId | null
}
const LineDecisionSchema = SchemaFactory.createForClass(LineDecision)

/** What was done about the recalled jars in one line of an order. No name, number or address stands here. */
@Schema({ collection: 'recalllines', versionKey: false })
export class RecallLineDocument {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) recall!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) order!: Types.ObjectId
  @Prop({ type: String, required: true, immutable: true }) orderId!: OrderId
  /** Place among the lines of the order, from 0. */
  @Prop({ type: Number, required: true, immutable: true }) line!: number
  /** Practised only. */
  @Prop({ type: Boolean, required: true, immutable: true }) drill!: boolean
  @Prop({ type: LineMarkSchema, default: null }) informed!: LineMark | null
  @Prop({ type: LineMarkSchema, default: null }) heldBack!: LineMark | null
  @Prop({ type: LineDecisionSchema, default: null }) decision!: LineDecision | null
  /** Jars that came back to us. */
  @Prop({ type: Number, default: NO_QUANTITY, min: 0 }) returnedMilli!: Milli
  /** Jars that were destroyed where they were. */
  @Prop({ type: Number, default: NO_QUANTITY, min: 0 }) destroyedMilli!: Milli
}

export const RecallLineSchema = SchemaFactory.createForClass(RecallLineDocument)
tellsChanges(RecallLineSchema, 'recall')
RecallLineSchema.index({ recall: 1, order: 1, line: 1 }, { unique: true })
// What customers are told about their own data.
RecallLineSchema.index({ order: 1 })

/** Plain data of what was done about a line of an order. */
export type StoredRecallLine = Readonly<RecallLineDocument>
