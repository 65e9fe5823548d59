import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { Schema as MongooseSchema, type Types } from 'mongoose'
import { type Paise } from '../../../kernel/money.js'
import { type Milli } from '../../../kernel/quantity.js'

const ObjectId = MongooseSchema.Types.ObjectId

/** The production run a batch came from; its readable id never changes, so it is kept here too. */
@Schema({ _id: false })
export class StockOrigin {
  @Prop({ type: ObjectId, required: true }) id!: Types.ObjectId
  @Prop({ type: String, required: true }) reservationId!: string
}
const StockOriginSchema = SchemaFactory.createForClass(StockOrigin)

/** One batch of one product at one outlet (docs/domain.md#batch-counters). */
@Schema({ collection: 'stock', timestamps: true })
export class StockDocument {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true }) outlet!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) product!: Types.ObjectId
  /** Of the product, so that lists can filter without a second read. */
  @Prop({ type: String, enum: ['FG', 'RM', 'SG'], required: true, immutable: true })
  materialType!: 'FG' | 'RM' | 'SG'
  /** Server-issued and unique: `FG-261121-004`. */
  @Prop({ type: String, required: true, immutable: true }) batchNumber!: string
  @Prop({ type: Number, required: true, min: 0 }) quantityMilli!: Milli
  @Prop({ type: Number, default: 0 }) reservedMilli!: Milli
  @Prop({ type: Number, default: 0 }) usedMilli!: Milli
  /** Always quantity - reserved - used, kept so that a guard can be a condition on one field. */
  @Prop({ type: Number, required: true }) remainingMilli!: Milli
  @Prop({ type: String, enum: ['KG', 'PC', 'LTR'], required: true }) priceUnit!: 'KG' | 'PC' | 'LTR'
  /** Per unit. */
  @Prop({ type: Number, required: true, min: 0 }) pricePaise!: Paise
  /** FG and SG only. */
  @Prop({ type: StockOriginSchema, default: null }) reservation!: StockOrigin | null
  /** Staff confirmed by looking that nothing is left; what remained no longer counts as on hand. */
  @Prop({ type: Boolean, default: false }) noStockConfirmed!: boolean
  @Prop({ type: String, required: true }) createdBy!: string
  createdAt!: Date
  updatedAt!: Date
}

export const StockSchema = SchemaFactory.createForClass(StockDocument)
StockSchema.index({ batchNumber: 1 }, { unique: true })
// Batches of a product that still hold something, oldest first.
StockSchema.index({ product: 1, createdAt: 1, _id: 1 })
StockSchema.index({ createdAt: -1, _id: -1 })
StockSchema.index({ materialType: 1, createdAt: -1, _id: -1 })
StockSchema.index({ outlet: 1, createdAt: -1, _id: -1 })
StockSchema.index({ noStockConfirmed: 1, createdAt: -1, _id: -1 })
StockSchema.index({ 'reservation.id': 1 }, { sparse: true })
StockSchema.index({ remainingMilli: 1, _id: 1 })
