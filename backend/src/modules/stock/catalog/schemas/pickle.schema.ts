import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { type Versioned } from '../../../../platform/mongo/versions.js'
import { type ProductPicture, ProductPictureSchema } from './product.schema.js'

/** What a label states for 100 g; null for a figure that is not known. */
@Schema({ _id: false })
export class PickleNutrition {
  @Prop({ type: Number, default: null }) energyKcal!: number | null
  @Prop({ type: Number, default: null }) proteinG!: number | null
  @Prop({ type: Number, default: null }) carbohydrateG!: number | null
  @Prop({ type: Number, default: null }) sugarG!: number | null
  @Prop({ type: Number, default: null }) fatG!: number | null
  @Prop({ type: Number, default: null }) saturatedFatG!: number | null
  @Prop({ type: Number, default: null }) transFatG!: number | null
  @Prop({ type: Number, default: null }) sodiumMg!: number | null
}
const PickleNutritionSchema = SchemaFactory.createForClass(PickleNutrition)

/** What all jars of a pickle share, entered once; a pickle about which nobody has written has none. */
@Schema({ collection: 'pickles', timestamps: true })
export class PickleDocument implements Versioned {
  _id!: Types.ObjectId
  /** A variant type of the shop's lists (settings). */
  @Prop({ type: String, required: true, immutable: true }) code!: string
  /** Sanitised HTML. */
  @Prop({ type: String, default: '' }) story!: string
  @Prop({ type: [ProductPictureSchema], default: [] }) pictures!: ProductPicture[]
  /** Null for no table. */
  @Prop({ type: PickleNutritionSchema, default: null }) nutrition!: PickleNutrition | null
  /** Plain text. */
  @Prop({ type: String, default: '' }) howToEat!: string
  /** Codes of other pickles, in the owner's order; one that is no longer sold is not shown. */
  @Prop({ type: [String], default: [] }) goesWith!: string[]
  @Prop({ type: Number, default: 0 }) version!: number
}

export const PickleSchema = SchemaFactory.createForClass(PickleDocument)
tellsChanges(PickleSchema, 'pickle')
PickleSchema.index({ code: 1 }, { unique: true })
// Finds the uploads that are shown, before unused ones are deleted.
PickleSchema.index({ 'pictures.upload': 1 }, { sparse: true })
