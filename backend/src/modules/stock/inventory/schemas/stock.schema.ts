import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { type Versioned } from '../../../../platform/mongo/versions.js'
import { BATCH_SOURCES, type BatchSource } from '../domain/receipt.js'
import { type Decision, type Standing } from '../domain/standing.js'

/** The production run a batch came from; its readable id never changes, so it is kept here too. */
@Schema({ _id: false })
export class StockOrigin {
  @Prop({ type: ObjectId, required: true }) id!: Types.ObjectId
  @Prop({ type: String, required: true }) reservationId!: string
}
const StockOriginSchema = SchemaFactory.createForClass(StockOrigin)

@Schema({ _id: false })
export class StockDecision implements Decision {
  @Prop({ type: String, required: true }) reason!: string
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: Date, required: true }) at!: Date
}
const StockDecisionSchema = SchemaFactory.createForClass(StockDecision)

/** Somebody looked and found nothing left of what the books had. */
@Schema({ _id: false })
export class StockEmptied {
  @Prop({ type: Number, required: true }) lostMilli!: Milli
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: Date, required: true }) at!: Date
}
const StockEmptiedSchema = SchemaFactory.createForClass(StockEmptied)

/** The batch that a part was taken from, to lie at another outlet. */
@Schema({ _id: false })
export class StockParent {
  @Prop({ type: ObjectId, required: true }) id!: Types.ObjectId
  @Prop({ type: String, required: true }) batchNumber!: string
}
const StockParentSchema = SchemaFactory.createForClass(StockParent)

/** One batch of one product at one outlet (docs/domain/catalogue.md#batch-counters). */
@Schema({ collection: 'stock', timestamps: true })
export class StockDocument implements Standing, Versioned {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true }) outlet!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) product!: Types.ObjectId
  /** Of the product, so that lists can filter without a second read. */
  @Prop({ type: String, enum: ['FG', 'RM', 'SG'], required: true, immutable: true })
  materialType!: 'FG' | 'RM' | 'SG'
  /** Server-issued and unique: `FG-261121-004`. */
  @Prop({ type: String, required: true, immutable: true }) batchNumber!: string
  /** What came in; corrections change the quantity only. */
  @Prop({ type: Number, required: true, min: 0, immutable: true }) receivedMilli!: Milli
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
  @Prop({ type: String, enum: BATCH_SOURCES, required: true, immutable: true }) source!: BatchSource
  /** Of a part that was moved to another outlet. */
  @Prop({ type: StockParentSchema, default: null }) splitFrom!: StockParent | null
  /** Received (RM) or made (FG, SG) on. */
  @Prop({ type: String, required: true }) receivedOn!: IstDay
  /** The last good day; null when nobody knows. */
  @Prop({ type: String, default: null }) bestBefore!: IstDay | null
  /** `bestBefore`, or a day after all others: the order in which batches are offered. */
  @Prop({ type: String, required: true }) fefoDay!: IstDay
  @Prop({ type: ObjectId, default: null }) supplier!: Types.ObjectId | null
  @Prop({ type: String, default: '' }) supplierLot!: string
  @Prop({ type: String, default: '' }) invoiceNumber!: string
  @Prop({ type: String, default: '' }) notes!: string
  /** A picture of the supplier's bill, for staff alone. */
  @Prop({ type: ObjectId, default: null }) billPhoto!: Types.ObjectId | null
  @Prop({ type: StockDecisionSchema, default: null }) quarantine!: StockDecision | null
  @Prop({ type: Boolean, default: false }) expired!: boolean
  @Prop({ type: StockDecisionSchema, default: null }) expiryOverride!: StockDecision | null
  @Prop({ type: Boolean, default: false }) noStockConfirmed!: boolean
  @Prop({ type: StockEmptiedSchema, default: null }) emptied!: StockEmptied | null
  /** When it was last counted; null for never. */
  @Prop({ type: Date, default: null }) countedAt!: Date | null
  @Prop({ type: Number, default: 0 }) version!: number
  /** Of the request that received it: sent again, it is this batch. */
  @Prop({ type: String, default: null }) requestKey!: string | null
  @Prop({ type: String, required: true }) createdBy!: string
  createdAt!: Date
  updatedAt!: Date
}

export const StockSchema = SchemaFactory.createForClass(StockDocument)
tellsChanges(StockSchema, 'batch')
StockSchema.index({ batchNumber: 1 }, { unique: true })
// Batches of a product in the order in which they are offered.
StockSchema.index({ product: 1, fefoDay: 1, receivedOn: 1, _id: 1 })
// The console's list by each of its filters, newest first.
StockSchema.index({ receivedOn: -1, _id: -1 })
for (const field of ['materialType', 'outlet', 'product', 'noStockConfirmed', 'expired'])
  StockSchema.index({ [field]: 1, receivedOn: -1, _id: -1 })
StockSchema.index({ supplier: 1, receivedOn: -1, _id: -1 }, { sparse: true })
StockSchema.index({ 'quarantine.at': 1 }, { sparse: true })
// What may be taken, of all products.
StockSchema.index(
  { fefoDay: 1, receivedOn: 1, _id: 1 },
  { partialFilterExpression: { remainingMilli: { $gt: 0 } } },
)
// What of a product counts as on hand.
StockSchema.index({ product: 1, remainingMilli: 1 })
// What is due to expire next, and what changed since the last check.
StockSchema.index({ fefoDay: 1, _id: 1 })
StockSchema.index({ updatedAt: 1, _id: 1 })
StockSchema.index({ 'reservation.id': 1 }, { sparse: true })
StockSchema.index({ 'splitFrom.id': 1 }, { sparse: true })
StockSchema.index(
  { requestKey: 1 },
  { unique: true, partialFilterExpression: { requestKey: { $type: 'string' } } },
)
StockSchema.index({ remainingMilli: 1, _id: 1 })
// Which bills are shown: asked before one is cleaned away.
StockSchema.index({ billPhoto: 1 })
