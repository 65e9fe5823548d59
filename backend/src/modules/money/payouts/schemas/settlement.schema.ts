import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { integer } from '../../../../platform/mongo/whole-number.js'

/** How a person settled what did not match. */
@Schema({ _id: false })
export class ClosingDocument {
  @Prop({ type: Date, required: true }) at!: Date
  /** Mobile number of the staff member. */
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: String, required: true }) note!: string
}
export const ClosingSchema = SchemaFactory.createForClass(ClosingDocument)

/** A difference between the lines and the transfer that a person settled, as it is in the books; never changed. */
@Schema({ _id: false })
export class BookedDifferenceDocument {
  @Prop({ type: String, required: true, match: /^\d{4}-\d{2}-\d{2}$/ }) day!: IstDay
  /** Transferred minus the lines; what earlier entries did not book yet. */
  @Prop({ type: Number, required: true, validate: integer }) paise!: Paise
}
const BookedDifferenceSchema = SchemaFactory.createForClass(BookedDifferenceDocument)

/** One transfer of the provider to the shop's bank account; its sums are those of its lines. */
@Schema({ collection: 'settlements', versionKey: false })
export class SettlementDocument {
  /** The bank's number of the transfer (UTR). */
  @Prop({ type: String, required: true }) _id!: string
  /** The provider's number of the settlement. */
  @Prop({ type: String, default: null }) providerId!: string | null
  @Prop({ type: Date, required: true }) at!: Date
  @Prop({ type: Number, default: 0 }) lines!: number
  /** Number of lines that wait for a person. */
  @Prop({ type: Number, default: 0 }) openLines!: number
  @Prop({ type: Number, default: 0, validate: integer }) paymentsPaise!: Paise
  /** Sum of the refunds; negative. */
  @Prop({ type: Number, default: 0, validate: integer }) refundsPaise!: Paise
  /** Sum of disputes, adjustments and carried amounts. */
  @Prop({ type: Number, default: 0, validate: integer }) otherPaise!: Paise
  @Prop({ type: Number, default: 0, validate: integer }) feePaise!: Paise
  @Prop({ type: Number, default: 0, validate: integer }) taxPaise!: Paise
  @Prop({ type: Number, default: 0, validate: integer }) tdsPaise!: Paise
  @Prop({ type: Number, default: 0, validate: integer }) tcsPaise!: Paise
  @Prop({ type: Number, default: 0, validate: integer }) netPaise!: Paise
  /** The transferred amount by the report; null when the report does not state it. */
  @Prop({ type: Number, default: null }) reportedPaise!: Paise | null
  /** How a person settled a difference between the lines and the transfer. */
  @Prop({ type: ClosingSchema, default: null }) closed!: ClosingDocument | null
  /** Differences that were settled, day by day: later lines change none of them. */
  @Prop({ type: [BookedDifferenceSchema], default: [] }) differences!: BookedDifferenceDocument[]
  /** A line waits for a person, or the lines sum to another amount than was transferred. */
  @Prop({ type: Boolean, default: false }) open!: boolean
  /** Increased by every import and decision as its first write. */
  @Prop({ type: Number, default: 0 }) revision!: number
}

export const SettlementSchema = SchemaFactory.createForClass(SettlementDocument)
tellsChanges(SettlementSchema, 'settlement')
SettlementSchema.index({ at: -1, _id: -1 })
SettlementSchema.index({ open: 1, at: -1, _id: -1 })
SettlementSchema.index({ 'differences.day': 1 })
SettlementSchema.index({ open: 1, _id: 1 })

/** Plain data of a settlement. */
export type StoredSettlement = Readonly<SettlementDocument>
