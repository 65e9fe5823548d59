import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { Schema as MongooseSchema, type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { EVENT_KINDS, type EventKind } from '../domain/event-kind.js'
import { LINE_STATES, LINE_TROUBLES, type LineState, type LineTrouble } from '../domain/match.js'
import { ClosingDocument, ClosingSchema } from './settlement.schema.js'

/** An event in a settlement. Nothing that the report says about customers is stored. */
@Schema({ collection: 'settlementlines', versionKey: false })
export class SettlementLineDocument {
  /** Natural key `utr:type:event`: importing the same line again gives the same row. */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, required: true, immutable: true }) utr!: string
  @Prop({ type: Date, required: true, immutable: true }) settledAt!: Date
  /** The day under which it is in the books: of the settlement, or of the import when that month was closed. */
  @Prop({ type: String, required: true, immutable: true, match: /^\d{4}-\d{2}-\d{2}$/ }) bookedOn!: IstDay
  /**
   * The day in the books on which it clears its payment or refund from what the provider owes: `bookedOn`, or later
   * when the payment was unknown until that month was closed; null when it clears none.
   */
  @Prop({ type: String, default: null, match: /^\d{4}-\d{2}-\d{2}$/ }) clearsOn!: IstDay | null
  /** The provider's name of the event type. */
  @Prop({ type: String, required: true, immutable: true }) type!: string
  @Prop({ type: String, required: true, immutable: true }) eventId!: string
  @Prop({ type: String, enum: EVENT_KINDS, required: true, immutable: true }) kind!: EventKind
  @Prop({ type: Date, required: true, immutable: true }) at!: Date
  @Prop({ type: String, default: null, immutable: true }) reference!: string | null
  @Prop({ type: String, default: '', immutable: true }) remarks!: string
  @Prop({ type: Number, required: true, immutable: true, validate: integer }) amountPaise!: Paise
  @Prop({ type: Number, required: true, immutable: true, validate: integer }) feePaise!: Paise
  @Prop({ type: Number, required: true, immutable: true, validate: integer }) taxPaise!: Paise
  /** Tax that was withheld of the payment; null when the report does not say. */
  @Prop({ type: Number, default: null, immutable: true }) tdsPaise!: Paise | null
  @Prop({ type: Number, default: null, immutable: true }) tcsPaise!: Paise | null
  @Prop({ type: Number, required: true, immutable: true, validate: integer }) netPaise!: Paise
  /** The shop's payment or refund, if the line is about one. */
  @Prop({ type: String, default: null }) paymentId!: string | null
  @Prop({ type: String, default: null }) refundId!: string | null
  @Prop({ type: MongooseSchema.Types.ObjectId, default: null }) order!: Types.ObjectId | null
  @Prop({ type: String, default: null }) orderId!: OrderId | null
  /** The amount in the books. */
  @Prop({ type: Number, default: null }) expectedPaise!: Paise | null
  @Prop({ type: String, enum: LINE_STATES, required: true }) state!: LineState
  @Prop({ type: String, enum: [...LINE_TROUBLES, null], default: null }) trouble!: LineTrouble | null
  /** The line does not match, and no person has settled it. */
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
// The books of a month.
SettlementLineSchema.index({ bookedOn: 1, utr: 1, _id: 1 })
SettlementLineSchema.index({ clearsOn: 1 })
// Finds lines by payment, refund or order, the fees of a month, and the first report.
SettlementLineSchema.index({ paymentId: 1 })
SettlementLineSchema.index({ refundId: 1 })
SettlementLineSchema.index({ order: 1 })
SettlementLineSchema.index({ orderId: 1, settledAt: -1, _id: -1 })
SettlementLineSchema.index({ kind: 1, settledAt: -1, _id: -1 })
SettlementLineSchema.index({ kind: 1, at: 1 })

/** Plain data of a line. */
export type StoredLine = Readonly<SettlementLineDocument>
