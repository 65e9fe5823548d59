import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { Schema as MongooseSchema, type Types } from 'mongoose'
import { type Paise } from '../../../kernel/money.js'
import { type Milli } from '../../../kernel/quantity.js'
import { RESERVATION_STATUSES, type ReservationStatus } from '../domain/reservation-status.js'

const ObjectId = MongooseSchema.Types.ObjectId

@Schema({ _id: false })
export class ReservationComponent {
  @Prop({ type: ObjectId, required: true }) productId!: Types.ObjectId
  /** The batch it is taken from; null until one is chosen. */
  @Prop({ type: ObjectId, default: null }) stockId!: Types.ObjectId | null
  @Prop({ type: String, default: null }) batchNumber!: string | null
  @Prop({ type: Number, required: true, min: 0 }) requiredMilli!: Milli
  @Prop({ type: Number, default: 0, min: 0 }) reservedMilli!: Milli
  @Prop({ type: String, enum: ['KG', 'LTR', 'PC'], required: true }) unit!: 'KG' | 'LTR' | 'PC'
  /** Price of the batch times the reserved quantity. */
  @Prop({ type: Number, default: 0, min: 0 }) costPricePaise!: Paise
}
const ReservationComponentSchema = SchemaFactory.createForClass(ReservationComponent)

/** Raw-material batches set aside for a production run. */
@Schema({ collection: 'reservations', timestamps: true })
export class ReservationDocument {
  _id!: Types.ObjectId
  /** Server-issued: `R-261121-03`. */
  @Prop({ type: String, required: true, immutable: true }) reservationId!: string
  @Prop({ type: ObjectId, required: true }) bomId!: Types.ObjectId
  /** Of the parent product, in the BOM's parent unit. */
  @Prop({ type: Number, required: true, min: 1 }) quantityToProduceMilli!: Milli
  /** Sum of the components. */
  @Prop({ type: Number, default: 0, min: 0 }) costPricePaise!: Paise
  @Prop({ type: String, required: true }) reservedBy!: string
  @Prop({ type: Date, required: true }) reservedAt!: Date
  @Prop({ type: String, default: '' }) remarks!: string
  @Prop({ type: String, enum: RESERVATION_STATUSES, default: 'Pending' }) status!: ReservationStatus
  @Prop({ type: [ReservationComponentSchema], required: true }) components!: ReservationComponent[]
  /** The batch that came out of it: the lot trace from a jar back to its chillies. */
  @Prop({ type: ObjectId, default: null }) producedStock!: Types.ObjectId | null
  createdAt!: Date
  updatedAt!: Date
}

export const ReservationSchema = SchemaFactory.createForClass(ReservationDocument)
ReservationSchema.index({ reservationId: 1 }, { unique: true })
ReservationSchema.index({ status: 1, reservedAt: -1, _id: -1 })
ReservationSchema.index({ status: 1, _id: 1 })
ReservationSchema.index({ reservedAt: -1, _id: -1 })
ReservationSchema.index({ 'components.stockId': 1, reservedAt: -1, _id: -1 })
ReservationSchema.index({ bomId: 1, reservedAt: -1, _id: -1 })
// Which runs use a product: asked before it is deleted.
ReservationSchema.index({ 'components.productId': 1 })
