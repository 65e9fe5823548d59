import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { Schema as MongooseSchema, type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { EVENT_KINDS, type EventKind } from '../domain/event-kind.js'
import { LINE_STATES, LINE_TROUBLES, type LineState, type LineTrouble } from '../domain/match.js'
import { ClosingDocument, ClosingSchema } from './settlement.schema.js'

/** Something that a settlement holds. Nothing that the report says about customers is kept. */
@Schema({ collection: 'settlementlines', versionKey: false })
export class SettlementLineDocument {
  /** Natural key `utr:type:event`: the same line met again is the same entry. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, required: true, immutable: true }) utr!: string
  @Prop({ type: Date, required: true, immutable: true }) settledAt!: Date
  /** The provider's word for it. */
  @Prop({ type: String, required: true, immutable: true }) type!: string
  @Prop({ type: String, required: true, immutable: true }) eventId!: string
  @Prop({ type: String, enum: EVENT_KINDS, required: true, immutable: true }) kind!: EventKind
  @Prop({ type: Date, required: true, immutable: true }) at!: Date
  @Prop({ type: String, default: null, immutable: true }) reference!: string | null
  @Prop({ type: String, default: '', immutable: true }) remarks!: string
  @Prop({ type: Number, required: true, immutable: true, validate: integer }) amountPaise!: Paise
  @Prop({ type: Number, required: true, immutable: true, validate: integer }) feePaise!: Paise
  @Prop({ type: Number, required: true, immutable: true, validate: integer }) taxPaise!: Paise
  @Prop({ type: Number, required: true, immutable: true, validate: integer }) netPaise!: Paise
  /** Our payment or refund, where it is one. */
  @Prop({ type: String, default: null }) paymentId!: string | null
  @Prop({ type: String, default: null }) refundId!: string | null
  @Prop({ type: MongooseSchema.Types.ObjectId, default: null }) order!: Types.ObjectId | null
  @Prop({ type: String, default: null }) orderId!: OrderId | null
  /** What our books have. */
  @Prop({ type: Number, default: null }) expectedPaise!: Paise | null
  @Prop({ type: String, enum: LINE_STATES, required: true }) state!: LineState
  @Prop({ type: String, enum: [...LINE_TROUBLES, null], default: null }) trouble!: LineTrouble | null
  /** It does not match, and nobody has settled it. */
  @Prop({ type: Boolean, required: true }) open!: boolean
  @Prop({ type: ClosingSchema, default: null }) closed!: ClosingDocument | null
}

export const SettlementLineSchema = SchemaFactory.createForClass(SettlementLineDocument)
tellsChanges(SettlementLineSchema, 'settlement')
SettlementLineSchema.index({ settledAt: -1, _id: -1 })
SettlementLineSchema.index({ utr: 1, settledAt: -1, _id: -1 })
SettlementLineSchema.index({ utr: 1, _id: 1 })
SettlementLineSchema.index({ open: 1, settledAt: -1, _id: -1 })
SettlementLineSchema.index({ open: 1, _id: 1 })
// Which payment, refund or order is settled; fees of a month; since when reports are there.
SettlementLineSchema.index({ paymentId: 1 })
SettlementLineSchema.index({ refundId: 1 })
SettlementLineSchema.index({ order: 1 })
SettlementLineSchema.index({ orderId: 1, settledAt: -1, _id: -1 })
SettlementLineSchema.index({ kind: 1, settledAt: -1, _id: -1 })
SettlementLineSchema.index({ kind: 1, at: 1 })

/** Plain data of a line. */
export type StoredLine = Readonly<SettlementLineDocument>
