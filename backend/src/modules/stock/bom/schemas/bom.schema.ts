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
  /** For `parentProductQuantityMilli` of the parent, as it was written. */
  @Prop({ type: Number, required: true, min: 1 }) quantityMilli!: Milli
  @Prop({ type: String, enum: UNITS, required: true }) unit!: Unit
  /** The same in the unit in which the product's stock is kept; down to 0.001 of it (5 g of turmeric). */
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
  /** Rises with each save, from 1. */
  @Prop({ type: Number, default: 1 }) version!: number
  /** Mobile number of who saved this version; empty when nobody knows. */
  @Prop({ type: String, default: '' }) savedBy!: string
  @Prop({ type: Date, default: null }) savedAt!: Date | null
  /** Of the request that made it: sent again, it is this BOM. */
  @Prop({ type: String, default: null }) requestKey!: string | null
  createdAt!: Date
  updatedAt!: Date
}

export const BomSchema = SchemaFactory.createForClass(BomDocument)
tellsChanges(BomSchema, 'bom')
BomSchema.index({ parentProduct: 1, createdAt: -1, _id: -1 })
// Which recipes use a product: asked before it is deleted.
BomSchema.index({ 'components.product': 1, createdAt: -1, _id: -1 })
BomSchema.index({ createdAt: -1, _id: -1 })
BomSchema.index(
  { requestKey: 1 },
  { unique: true, partialFilterExpression: { requestKey: { $type: 'string' } } },
)
