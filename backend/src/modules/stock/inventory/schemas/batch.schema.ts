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

/** The production run that made the batch; its readable id never changes, so it is copied here. */
@Schema({ _id: false })
export class BatchRun {
  @Prop({ type: ObjectId, required: true }) id!: Types.ObjectId
  @Prop({ type: String, required: true }) reservationId!: string
}
const BatchRunSchema = SchemaFactory.createForClass(BatchRun)

@Schema({ _id: false })
export class BatchDecision implements Decision {
  @Prop({ type: String, required: true }) reason!: string
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: Date, required: true }) at!: Date
}
const BatchDecisionSchema = SchemaFactory.createForClass(BatchDecision)

/** A person checked and found nothing left of what the books had. */
@Schema({ _id: false })
export class BatchEmptied {
  @Prop({ type: Number, required: true }) lostMilli!: Milli
  @Prop({ type: String, required: true }) by!: string
  @Prop({ type: Date, required: true }) at!: Date
}
const BatchEmptiedSchema = SchemaFactory.createForClass(BatchEmptied)

/** The batch from which a part was split off for another outlet. */
@Schema({ _id: false })
export class BatchWhole {
  @Prop({ type: ObjectId, required: true }) id!: Types.ObjectId
  @Prop({ type: String, required: true }) batchNumber!: string
}
const BatchWholeSchema = SchemaFactory.createForClass(BatchWhole)

/** One batch of one product at one outlet (docs/domain/catalogue.md#batch-counters). */
@Schema({ collection: 'stock', timestamps: true })
export class BatchDocument implements Standing, Versioned {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true }) outlet!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) product!: Types.ObjectId
  /** Material type of the product, copied so that lists can filter without a second read. */
  @Prop({ type: String, enum: ['FG', 'RM', 'SG'], required: true, immutable: true })
  materialType!: 'FG' | 'RM' | 'SG'
  /** Server-issued and unique: `FG-261121-004`. */
  @Prop({ type: String, required: true, immutable: true }) batchNumber!: string
  /** The quantity that came in; only corrections change it. */
  @Prop({ type: Number, required: true, min: 0, immutable: true }) receivedMilli!: Milli
  @Prop({ type: Number, required: true, min: 0 }) quantityMilli!: Milli
  @Prop({ type: Number, default: 0 }) reservedMilli!: Milli
  @Prop({ type: Number, default: 0 }) usedMilli!: Milli
  /** Always quantity - reserved - used; stored so that a guard can be a condition on one field. */
  @Prop({ type: Number, required: true }) remainingMilli!: Milli
  @Prop({ type: String, enum: ['KG', 'PC', 'LTR'], required: true }) priceUnit!: 'KG' | 'PC' | 'LTR'
  /** Price per unit. */
  @Prop({ type: Number, required: true, min: 0 }) pricePaise!: Paise
  /** FG and SG only. */
  @Prop({ type: BatchRunSchema, default: null }) reservation!: BatchRun | null
  @Prop({ type: String, enum: BATCH_SOURCES, required: true, immutable: true }) source!: BatchSource
  /** Of a part that was moved to another outlet. */
  @Prop({ type: BatchWholeSchema, default: null }) splitFrom!: BatchWhole | null
  /** Received (RM) or made (FG, SG) on. */
  @Prop({ type: String, required: true }) receivedOn!: IstDay
  /** The last good day; null when unknown. */
  @Prop({ type: String, default: null }) bestBefore!: IstDay | null
  /** `bestBefore`, or a day after all others: the sort key by which batches are offered. */
  @Prop({ type: String, required: true }) fefoDay!: IstDay
  @Prop({ type: ObjectId, default: null }) supplier!: Types.ObjectId | null
  @Prop({ type: String, default: '' }) supplierLot!: string
  @Prop({ type: String, default: '' }) invoiceNumber!: string
  @Prop({ type: String, default: '' }) notes!: string
  /** A picture of the supplier's bill, which only staff may see. */
  @Prop({ type: ObjectId, default: null }) billPhoto!: Types.ObjectId | null
  @Prop({ type: BatchDecisionSchema, default: null }) quarantine!: BatchDecision | null
  @Prop({ type: Boolean, default: false }) expired!: boolean
  @Prop({ type: BatchDecisionSchema, default: null }) expiryOverride!: BatchDecision | null
  @Prop({ type: Boolean, default: false }) noStockConfirmed!: boolean
  @Prop({ type: BatchEmptiedSchema, default: null }) emptied!: BatchEmptied | null
  /** When it was last counted; null for never. */
  @Prop({ type: Date, default: null }) countedAt!: Date | null
  @Prop({ type: Number, default: 0 }) version!: number
  /** Key of the request that received the batch; repeating the request gives this batch. */
  @Prop({ type: String, default: null }) requestKey!: string | null
  @Prop({ type: String, required: true }) createdBy!: string
  createdAt!: Date
  updatedAt!: Date
}

export const BatchSchema = SchemaFactory.createForClass(BatchDocument)
tellsChanges(BatchSchema, 'batch')
BatchSchema.index({ batchNumber: 1 }, { unique: true })
// Batches of a product in the order in which they are offered.
BatchSchema.index({ product: 1, fefoDay: 1, receivedOn: 1, _id: 1 })
// The console's list by each of its filters, newest first.
BatchSchema.index({ receivedOn: -1, _id: -1 })
for (const field of ['materialType', 'outlet', 'product', 'noStockConfirmed', 'expired'])
  BatchSchema.index({ [field]: 1, receivedOn: -1, _id: -1 })
BatchSchema.index({ supplier: 1, receivedOn: -1, _id: -1 }, { sparse: true })
BatchSchema.index({ 'quarantine.at': 1, receivedOn: -1, _id: -1 })
// What may be taken, of all products.
BatchSchema.index(
  { fefoDay: 1, receivedOn: 1, _id: 1 },
  { partialFilterExpression: { remainingMilli: { $gt: 0 } } },
)
// What of a product counts as on hand.
BatchSchema.index({ product: 1, remainingMilli: 1 })
// What is due to expire next, and what changed since the last check.
BatchSchema.index({ fefoDay: 1, _id: 1 })
BatchSchema.index({ updatedAt: 1, _id: 1 })
BatchSchema.index({ 'reservation.id': 1 }, { sparse: true })
BatchSchema.index({ 'splitFrom.id': 1 }, { sparse: true })
BatchSchema.index(
  { requestKey: 1 },
  { unique: true, partialFilterExpression: { requestKey: { $type: 'string' } } },
)
BatchSchema.index({ remainingMilli: 1, _id: 1 })
// Which bills are shown: asked before one is cleaned away.
BatchSchema.index({ billPhoto: 1 })
