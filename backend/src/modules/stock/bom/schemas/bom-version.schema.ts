import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { STOCK_UNITS, type StockUnit } from '../../../../kernel/amounts/units.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'
import { BomComponent, BomComponentSchema } from './bom.schema.js'

/** An earlier version of a BOM, as it stood until the next save (docs/domain/workshop.md#versions-of-a-bom). */
@Schema({ collection: 'bomversions' })
export class BomVersionDocument {
  _id!: Types.ObjectId
  @Prop({ type: ObjectId, required: true }) bom!: Types.ObjectId
  @Prop({ type: Number, required: true }) version!: number
  @Prop({ type: Number, required: true }) parentProductQuantityMilli!: Milli
  @Prop({ type: String, enum: STOCK_UNITS, required: true }) parentProductUnit!: StockUnit
  @Prop({ type: [BomComponentSchema], required: true }) components!: BomComponent[]
  @Prop({ type: String, default: '' }) savedBy!: string
  @Prop({ type: Date, required: true }) savedAt!: Date
}

export const BomVersionSchema = SchemaFactory.createForClass(BomVersionDocument)
BomVersionSchema.index({ bom: 1, version: -1 }, { unique: true })
// Finds the versions that refer to a product, before the product is deleted.
BomVersionSchema.index({ 'components.product': 1 })
