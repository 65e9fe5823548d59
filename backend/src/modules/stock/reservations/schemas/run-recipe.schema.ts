import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { ObjectId } from '../../../../platform/mongo/object-id.js'

export const UNITS = ['KG', 'LTR', 'PC'] as const
type StockUnit = (typeof UNITS)[number]

@Schema({ _id: false })
export class RunRecipeComponent {
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
export const RunRecipeSchema = SchemaFactory.createForClass(RunRecipe)
