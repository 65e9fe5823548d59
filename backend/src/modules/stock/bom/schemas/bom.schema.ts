import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { STOCK_UNITS, type StockUnit, type Unit, UNITS } from '../../../../kernel/amounts/units.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { type Versioned } from '../../../../platform/mongo/versions.js'

@Schema({ _id: false })
export class BomComponent {
  @Prop({ type: ObjectId, required: true }) product!: Types.ObjectId
  /** Quantity needed for `parentProductQuantityMilli` of the parent, in the unit in which it was entered. */
  @Prop({ type: Number, required: true, min: 1 }) quantityMilli!: Milli
  @Prop({ type: String, enum: UNITS, required: true }) unit!: Unit
  /** The same quantity in the unit of the product's stock; down to 0.001 of it (5 g of turmeric). */
  @Prop({ type: Number, required: true, min: 1 }) stockMilli!: Milli
}
export const BomComponentSchema = SchemaFactory.createForClass(BomComponent)

/** Bill of materials: what goes into a quantity of a finished or semi-finished product. */
@Schema({ collection: 'boms', timestamps: true })
export class BomDocument implements Versioned {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) parentProduct!: Types.ObjectId
  @Prop({ type: Number, required: true, min: 1 }) parentProductQuantityMilli!: Milli
  @Prop({ type: String, enum: STOCK_UNITS, required: true }) parentProductUnit!: StockUnit
  @Prop({ type: [BomComponentSchema], required: true }) components!: BomComponent[]
  @Prop({ type: String, default: 'admin' }) createdBy!: string
  /** Version of the BOM: rises with each save, from 1. */
  @Prop({ type: Number, default: 1 }) version!: number
  /** Mobile number of the person who saved this version; empty when unknown. */
  @Prop({ type: String, default: '' }) savedBy!: string
  @Prop({ type: Date, default: null }) savedAt!: Date | null
  /** Key of the request that created the BOM; the repeated request gives this BOM. */
  @Prop({ type: String, default: null }) requestKey!: string | null
  createdAt!: Date
  updatedAt!: Date
}

export const BomSchema = SchemaFactory.createForClass(BomDocument)
tellsChanges(BomSchema, 'bom')
BomSchema.index({ parentProduct: 1, createdAt: -1, _id: -1 })
// Finds the recipes that use a product, before the product is deleted.
BomSchema.index({ 'components.product': 1, createdAt: -1, _id: -1 })
BomSchema.index({ createdAt: -1, _id: -1 })
BomSchema.index(
  { requestKey: 1 },
  { unique: true, partialFilterExpression: { requestKey: { $type: 'string' } } },
)
