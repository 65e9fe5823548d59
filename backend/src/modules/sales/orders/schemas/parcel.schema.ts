import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Grams } from '../../../../kernel/amounts/weight.js'
import { type ExternalId } from '../../../../kernel/text/order-ids.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { PARCEL_PROGRESSES, type ParcelProgress } from '../../shipping/domain/parcel-progress.js'
import { type ParcelScan } from '../../shipping/domain/parcel-scan.js'
import { type Parcel, type ParcelBill } from '../domain/fulfilment/parcels.js'
import { ParcelCareDocument, ParcelCareSchema } from './parcel-care.schema.js'

/** See `ParcelScan`. */
@Schema({ _id: false })
export class ParcelScanDocument implements ParcelScan {
  @Prop({ type: Date, required: true }) at!: Date
  @Prop({ type: String, required: true }) status!: string
  @Prop({ type: String, default: '' }) place!: string
}
const ParcelScanSchema = SchemaFactory.createForClass(ParcelScanDocument)

/** See `ParcelBill`. */
@Schema({ _id: false })
class ParcelBillDocument implements ParcelBill {
  @Prop({ type: Number, required: true, validate: integer }) chargePaise!: Paise
  @Prop({ type: Number, required: true, validate: integer }) taxPaise!: Paise
  @Prop({ type: Boolean, required: true }) hasReturn!: boolean
}
const ParcelBillSchema = SchemaFactory.createForClass(ParcelBillDocument)

/** See `Parcel`. */
@Schema({ _id: false })
export class ParcelDocument implements Parcel {
  @Prop({ type: String, required: true }) reference!: ExternalId
  @Prop({ type: Number, required: true, min: 1, validate: integer }) booking!: number
  @Prop({ type: String, default: null }) waybill!: string | null
  @Prop({ type: Number, required: true, min: 1, validate: integer }) weightGrams!: Grams
  @Prop({ type: [Number], required: true }) boxCm!: [number, number, number]
  @Prop({ type: Number, required: true, min: 1, validate: integer }) pieces!: number
  @Prop({ type: Date, default: null }) bookedAt!: Date | null
  @Prop({ type: Date, default: null }) cancelledAt!: Date | null
  @Prop({ type: String, enum: PARCEL_PROGRESSES, default: 'unknown' }) progress!: ParcelProgress
  @Prop({ type: String, default: null }) courierStatus!: string | null
  @Prop({ type: Date, default: null }) progressAt!: Date | null
  @Prop({ type: Date, default: null }) expectedAt!: Date | null
  @Prop({ type: Date, default: null }) trackedAt!: Date | null
  @Prop({ type: [ParcelScanSchema], default: [] }) scans!: ParcelScanDocument[]
  @Prop({ type: Number, default: null }) chargePaise?: Paise | null
  @Prop({ type: Number, default: null }) returnChargePaise?: Paise | null
  @Prop({ type: Number, default: null }) deadWeightGrams?: Grams | null
  @Prop({ type: String, default: null }) weightPhoto?: string | null
  @Prop({ type: ParcelBillSchema, default: null }) billed?: ParcelBillDocument | null
  @Prop({ type: ParcelCareSchema, default: null }) care!: ParcelCareDocument | null
}
export const ParcelSchema = SchemaFactory.createForClass(ParcelDocument)
