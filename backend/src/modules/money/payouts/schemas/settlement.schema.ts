import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
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

/** One transfer of the provider to the shop's bank account; its sums are those of its lines. */
@Schema({ collection: 'settlements', versionKey: false })
export class SettlementDocument {
  /** The bank's number of the transfer (UTR). */
  @Prop({ type: String, required: true }) _id!: string
  /** The provider's number of it. */
  @Prop({ type: String, default: null }) providerId!: string | null
  @Prop({ type: Date, required: true }) at!: Date
  @Prop({ type: Number, default: 0 }) lines!: number
  /** Of them, those that wait for a person. */
  @Prop({ type: Number, default: 0 }) openLines!: number
  @Prop({ type: Number, default: 0, validate: integer }) paymentsPaise!: Paise
  /** Below 0. */
  @Prop({ type: Number, default: 0, validate: integer }) refundsPaise!: Paise
  /** Disputes, adjustments and what was carried over. */
  @Prop({ type: Number, default: 0, validate: integer }) otherPaise!: Paise
  @Prop({ type: Number, default: 0, validate: integer }) feePaise!: Paise
  @Prop({ type: Number, default: 0, validate: integer }) taxPaise!: Paise
  @Prop({ type: Number, default: 0, validate: integer }) netPaise!: Paise
  /** The transferred amount, as the report says; null when it does not say. */
  @Prop({ type: Number, default: null }) reportedPaise!: Paise | null
  /** How somebody settled that the lines come to another amount. */
  @Prop({ type: ClosingSchema, default: null }) closed!: ClosingDocument | null
  /** A line of it waits, or its lines come to another amount than was transferred. */
  @Prop({ type: Boolean, default: false }) open!: boolean
  /** Rises with every import and decision: the first write of each. */
  @Prop({ type: Number, default: 0 }) revision!: number
}

export const SettlementSchema = SchemaFactory.createForClass(SettlementDocument)
tellsChanges(SettlementSchema, 'settlement')
SettlementSchema.index({ at: -1, _id: -1 })
SettlementSchema.index({ open: 1, at: -1, _id: -1 })
SettlementSchema.index({ open: 1, _id: 1 })

/** Plain data of a settlement. */
export type StoredSettlement = Readonly<SettlementDocument>
