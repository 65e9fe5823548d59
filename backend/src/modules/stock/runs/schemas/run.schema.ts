import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type Grams } from '../../../../kernel/amounts/weight.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { type Versioned } from '../../../../platform/mongo/versions.js'
import { RUN_STATUSES, type RunStatus } from '../domain/run-status.js'
import { type TakenPackaging } from '../domain/yields.js'

const UNITS = ['KG', 'LTR', 'PC'] as const
type StockUnit = (typeof UNITS)[number]

@Schema({ _id: false })
class RunRecipeComponent {
  @Prop({ type: ObjectId, required: true }) product!: Types.ObjectId
  /** For `parentQuantityMilli` of the parent, in the unit of the product's stock. */
  @Prop({ type: Number, required: true, min: 0 }) stockMilli!: Milli
  @Prop({ type: String, enum: UNITS, required: true }) unit!: StockUnit
}
const RunRecipeComponentSchema = SchemaFactory.createForClass(RunRecipeComponent)

/** A version of a BOM, kept with the run that was made from it. */
@Schema({ _id: false })
export class RunRecipe {
  @Prop({ type: Number, required: true }) version!: number
  @Prop({ type: ObjectId, required: true }) parentProduct!: Types.ObjectId
  @Prop({ type: Number, required: true, min: 1 }) parentQuantityMilli!: Milli
  @Prop({ type: String, enum: UNITS, required: true }) parentUnit!: StockUnit
  @Prop({ type: [RunRecipeComponentSchema], required: true }) components!: RunRecipeComponent[]
}
const RunRecipeSchema = SchemaFactory.createForClass(RunRecipe)

/** A part of a component, set aside in one batch. */
@Schema({ _id: false })
export class ReservedBatch {
  @Prop({ type: ObjectId, required: true }) stockId!: Types.ObjectId
  @Prop({ type: String, required: true }) batchNumber!: string
  @Prop({ type: Number, required: true, min: 0 }) reservedMilli!: Milli
  /** What really went in; null until the run is completed. */
  @Prop({ type: Number, default: null }) usedMilli!: Milli | null
  /** Of the batch, per unit. */
  @Prop({ type: Number, required: true, min: 0 }) pricePaise!: Paise
  /** Price times what was used, or is reserved. */
  @Prop({ type: Number, required: true, min: 0 }) costPricePaise!: Paise
}
const ReservedBatchSchema = SchemaFactory.createForClass(ReservedBatch)

@Schema({ _id: false })
export class RunComponent {
  @Prop({ type: ObjectId, required: true }) productId!: Types.ObjectId
  @Prop({ type: Number, required: true, min: 0 }) requiredMilli!: Milli
  /** Of the product's stock. */
  @Prop({ type: String, enum: UNITS, required: true }) unit!: (typeof UNITS)[number]
  /** The batches it is taken from; none until one is chosen. */
  @Prop({ type: [ReservedBatchSchema], default: [] }) batches!: ReservedBatch[]
  /** Sum of its batches. */
  @Prop({ type: Number, default: 0, min: 0 }) costPricePaise!: Paise
}
const RunComponentSchema = SchemaFactory.createForClass(RunComponent)

/** Packaging that went into one size of a run. */
@Schema({ _id: false })
export class YieldPackaging implements TakenPackaging {
  @Prop({ type: Number, required: true, min: 0 }) line!: number
  @Prop({ type: Number, required: true, min: 1 }) quantityMilli!: Milli
  @Prop({ type: Number, required: true, min: 0 }) costPaise!: Paise
}
const YieldPackagingSchema = SchemaFactory.createForClass(YieldPackaging)

/** A batch that came out of a run. */
@Schema({ _id: false })
export class RunYieldDocument {
  @Prop({ type: ObjectId, required: true }) stockId!: Types.ObjectId
  @Prop({ type: String, required: true }) batchNumber!: string
  @Prop({ type: ObjectId, required: true }) productId!: Types.ObjectId
  @Prop({ type: Number, required: true, min: 1 }) quantityMilli!: Milli
  /** Of what is in it, without jars; 0 where nobody knows. */
  @Prop({ type: Number, required: true, min: 0 }) grams!: Grams
  /** Its share of everything that the run cost. */
  @Prop({ type: Number, required: true, min: 0 }) costPaise!: Paise
  /** Its own jars, lids and labels, where a run filled several sizes; older runs have no such list. */
  @Prop({ type: [YieldPackagingSchema], default: [] }) packaging?: YieldPackaging[]
}
const RunYieldSchema = SchemaFactory.createForClass(RunYieldDocument)

/** Batches set aside for a production run, and what became of them. */
@Schema({ collection: 'reservations', timestamps: true })
export class RunDocument implements Versioned {
  _id!: Types.ObjectId
  /** Server-issued: `R-261121-03`. */
  @Prop({ type: String, required: true, immutable: true }) reservationId!: string
  @Prop({ type: ObjectId, required: true }) bomId!: Types.ObjectId
  /** The BOM as it was when the run was planned; later versions do not reach it. */
  @Prop({ type: RunRecipeSchema, required: true }) recipe!: RunRecipe
  /** Of the parent product, in the recipe's parent unit. */
  @Prop({ type: Number, required: true, min: 1 }) quantityToProduceMilli!: Milli
  /** Sum of the components. */
  @Prop({ type: Number, default: 0, min: 0 }) costPricePaise!: Paise
  @Prop({ type: Number, default: 0, min: 0 }) labourPaise!: Paise
  @Prop({ type: Number, default: 0, min: 0 }) gasPaise!: Paise
  @Prop({ type: Number, default: 0, min: 0 }) overheadPaise!: Paise
  @Prop({ type: String, required: true }) reservedBy!: string
  @Prop({ type: Date, required: true }) reservedAt!: Date
  @Prop({ type: String, default: '' }) remarks!: string
  @Prop({ type: String, enum: RUN_STATUSES, default: 'Pending' }) status!: RunStatus
  @Prop({ type: [RunComponentSchema], required: true }) components!: RunComponent[]
  /** What came out of it: the lot trace from a jar back to its chillies. */
  @Prop({ type: [RunYieldSchema], default: [] }) yields!: RunYieldDocument[]
  @Prop({ type: Date, default: null }) completedAt!: Date | null
  /** Mobile number of who received it. */
  @Prop({ type: String, default: null }) completedBy!: string | null
  @Prop({ type: Number, default: 0 }) version!: number
  /** Of the request that made it: sent again, it is this run. */
  @Prop({ type: String, default: null }) requestKey!: string | null
  /** Of the request that received it: sent again, it is this receipt. */
  @Prop({ type: String, default: null }) receiptKey!: string | null
  /** Mobile number of who made it. */
  @Prop({ type: String, default: '' }) createdBy!: string
  createdAt!: Date
  updatedAt!: Date
}

export const RunSchema = SchemaFactory.createForClass(RunDocument)
tellsChanges(RunSchema, 'run')
RunSchema.index({ reservationId: 1 }, { unique: true })
RunSchema.index({ status: 1, reservedAt: -1, _id: -1 })
RunSchema.index({ status: 1, _id: 1 })
RunSchema.index({ reservedAt: -1, _id: -1 })
RunSchema.index({ 'components.batches.stockId': 1, reservedAt: -1, _id: -1 })
RunSchema.index({ bomId: 1, reservedAt: -1, _id: -1 })
RunSchema.index({ 'recipe.parentProduct': 1, reservedAt: -1, _id: -1 })
// Which runs use a product: asked before it is deleted.
RunSchema.index({ 'components.productId': 1 })
// Which run a batch came out of, and what was completed in a month.
RunSchema.index({ 'yields.stockId': 1 })
RunSchema.index({ completedAt: 1, _id: 1 })
RunSchema.index(
  { requestKey: 1 },
  { unique: true, partialFilterExpression: { requestKey: { $type: 'string' } } },
)
RunSchema.index(
  { receiptKey: 1 },
  { unique: true, partialFilterExpression: { receiptKey: { $type: 'string' } } },
)
