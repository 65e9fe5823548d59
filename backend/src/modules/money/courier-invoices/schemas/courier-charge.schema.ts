import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Grams } from '../../../../kernel/amounts/weight.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { type OrderId } from '../../../../kernel/text/order-ids.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { type Dispute, DISPUTE_STATES, type DisputeState } from '../domain/dispute.js'
import { CHARGE_TYPES, type ChargeType } from '../domain/invoice-lines.js'
import { CHARGE_TROUBLES, type ChargeTrouble } from '../domain/match.js'

/** How a person settled a charge that differs. */
@Schema({ _id: false })
class ChargeClosing {
  @Prop({ type: Date, required: true }) at!: Date
  /** Mobile number of the staff member. */
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: String, required: true }) note!: string
}
const ChargeClosingSchema = SchemaFactory.createForClass(ChargeClosing)

/** See `Dispute`. */
@Schema({ _id: false })
class DisputeDocument implements Dispute {
  @Prop({ type: String, enum: DISPUTE_STATES, required: true }) state!: DisputeState
  @Prop({ type: Number, required: true, min: 0, validate: integer }) paise!: Paise
  @Prop({ type: String, required: true }) note!: string
  @Prop({ type: Date, required: true }) at!: Date
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: Date, required: true }) changedAt!: Date
}
const DisputeSchema = SchemaFactory.createForClass(DisputeDocument)

/** A charge of the courier for a parcel. */
@Schema({ collection: 'couriercharges', versionKey: false })
export class CourierChargeDocument {
  /**
   * Natural key `invoice:waybill:type:nth`: importing the same line again gives the same row. It stands in addresses, so
   * a slash in the number of the invoice is written %2F.
   */
  @Prop({ type: String, required: true }) _id!: string
  @Prop({ type: String, required: true, immutable: true }) invoice!: string
  /** Day of the invoice. */
  @Prop({ type: String, required: true, immutable: true }) day!: IstDay
  @Prop({ type: String, required: true, immutable: true }) waybill!: string
  @Prop({ type: String, enum: CHARGE_TYPES, required: true, immutable: true }) type!: ChargeType
  @Prop({ type: Number, default: null, immutable: true }) weightGrams!: Grams | null
  @Prop({ type: Number, required: true, immutable: true, validate: integer }) chargePaise!: Paise
  @Prop({ type: Number, required: true, immutable: true, validate: integer }) taxPaise!: Paise
  /** The order whose parcel it is; null when the waybill is not ours. */
  @Prop({ type: ObjectId, default: null }) order!: Types.ObjectId | null
  @Prop({ type: String, default: null }) orderId!: OrderId | null
  /** The weight and the rate, with GST, by our figures. */
  @Prop({ type: Number, default: null }) ourGrams!: Grams | null
  @Prop({ type: Number, default: null }) quotedPaise!: Paise | null
  @Prop({ type: [String], enum: CHARGE_TROUBLES, default: [] }) troubles!: ChargeTrouble[]
  /** It differs, and nobody has settled it. */
  @Prop({ type: Boolean, required: true }) open!: boolean
  @Prop({ type: ChargeClosingSchema, default: null }) closed!: ChargeClosing | null
  @Prop({ type: DisputeSchema, default: null }) dispute!: DisputeDocument | null
}

export const CourierChargeSchema = SchemaFactory.createForClass(CourierChargeDocument)
tellsChanges(CourierChargeSchema, 'courier-charge')
CourierChargeSchema.index({ day: -1, _id: -1 })
CourierChargeSchema.index({ invoice: 1, day: -1, _id: -1 })
CourierChargeSchema.index({ open: 1, day: -1, _id: -1 })
CourierChargeSchema.index({ waybill: 1, day: -1, _id: -1 })
CourierChargeSchema.index({ 'dispute.state': 1, day: -1, _id: -1 })
CourierChargeSchema.index({ open: 1, _id: 1 })
CourierChargeSchema.index({ 'dispute.state': 1, _id: 1 })
CourierChargeSchema.index({ invoice: 1, _id: 1 })

/** Plain data of a charge. */
export type StoredCharge = Readonly<CourierChargeDocument>
