import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { Schema as MongooseSchema, type Types } from 'mongoose'
import { type Paise } from '../../../kernel/money.js'
import { type Milli } from '../../../kernel/quantity.js'

const ObjectId = MongooseSchema.Types.ObjectId
const UNITS = ['KG', 'LTR', 'PC'] as const
type Unit = (typeof UNITS)[number]

@Schema({ _id: false })
export class BomComponent {
  @Prop({ type: ObjectId, required: true }) product!: Types.ObjectId
  /** For `parentProductQuantityMilli` of the parent; down to 0.001 of the unit (5 g of turmeric). */
  @Prop({ type: Number, required: true, min: 1 }) quantityMilli!: Milli
  @Prop({ type: String, enum: UNITS, required: true }) unit!: Unit
  /** Of that quantity, at the last known price; 0 until it was priced. */
  @Prop({ type: Number, default: 0, min: 0 }) costPricePaise!: Paise
}
const BomComponentSchema = SchemaFactory.createForClass(BomComponent)

/** Bill of materials: what goes into a quantity of a finished or semi-finished product. */
@Schema({ collection: 'boms', timestamps: true })
export class BomDocument {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true, immutable: true }) parentProduct!: Types.ObjectId
  @Prop({ type: Number, required: true, min: 1 }) parentProductQuantityMilli!: Milli
  @Prop({ type: String, enum: UNITS, required: true }) parentProductUnit!: Unit
  @Prop({ type: [BomComponentSchema], required: true }) components!: BomComponent[]
  @Prop({ type: String, default: 'admin' }) createdBy!: string
  createdAt!: Date
  updatedAt!: Date
}

export const BomSchema = SchemaFactory.createForClass(BomDocument)
BomSchema.index({ parentProduct: 1, createdAt: -1, _id: -1 })
// Which recipes use a product: asked before it is deleted.
BomSchema.index({ 'components.product': 1, createdAt: -1, _id: -1 })
BomSchema.index({ createdAt: -1, _id: -1 })
