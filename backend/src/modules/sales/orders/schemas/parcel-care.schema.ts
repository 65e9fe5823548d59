import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import {
  type CourierClaim,
  type CourierWork,
  type ParcelCare,
  type Settlement,
  SETTLEMENTS,
  type Trouble,
  TROUBLES,
} from '../domain/fulfilment/parcel-care.js'

/** See `CourierClaim`. */
@Schema({ _id: false })
export class CourierClaimDocument implements CourierClaim {
  @Prop({ type: Number, required: true, min: 1, validate: integer }) paise!: Paise
  @Prop({ type: String, required: true }) reference!: string
  @Prop({ type: Date, required: true }) at!: Date
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: String, default: '' }) note?: string
  @Prop({ type: Date, default: null }) receivedAt!: Date | null
  @Prop({ type: Number, default: null }) receivedPaise!: Paise | null
  @Prop({ type: Date, default: null }) refusedAt?: Date | null
  @Prop({ type: String, default: '' }) refusal?: string
}
const CourierClaimSchema = SchemaFactory.createForClass(CourierClaimDocument)

/** See `ParcelCare`. */
@Schema({ _id: false })
export class ParcelCareDocument implements ParcelCare {
  @Prop({ type: String, enum: [...SETTLEMENTS, null], default: null }) settledAs!: Settlement | null
  @Prop({ type: Date, default: null }) settledAt!: Date | null
  @Prop({ type: Date, default: null }) inspectedAt!: Date | null
  @Prop({ type: Date, default: null }) givenUpAt!: Date | null
  @Prop({ type: Date, default: null }) lookAgainAt!: Date | null
  @Prop({ type: CourierClaimSchema, default: null }) claim!: CourierClaimDocument | null
  @Prop({ type: [String], default: [] }) requests!: string[]
}
export const ParcelCareSchema = SchemaFactory.createForClass(ParcelCareDocument)

/** See `CourierWork`. */
@Schema({ _id: false })
export class CourierWorkDocument implements CourierWork {
  @Prop({ type: String, enum: TROUBLES, required: true }) kind!: Trouble
  @Prop({ type: Date, required: true }) since!: Date
  @Prop({ type: String, required: true }) parcel!: string
}
export const CourierWorkSchema = SchemaFactory.createForClass(CourierWorkDocument)
