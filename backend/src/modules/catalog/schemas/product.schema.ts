import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { type Types } from 'mongoose'
import { type Milli } from '../../../kernel/quantity.js'
import { type Paise } from '../../../kernel/money.js'
import {
  MATERIAL_TYPES,
  type MaterialType,
  PRICE_UNITS,
  type PriceUnit,
  VARIANT_OILS,
  VARIANT_SPICES,
  VARIANT_TYPES,
  VARIANT_WEIGHTS,
  type VariantOil,
  type VariantSpicy,
  type VariantType,
  type VariantWeight,
} from '../domain/variants.js'

const integer = { validator: Number.isInteger, message: '{PATH} is counted in whole numbers' }

@Schema({ _id: false })
export class Ingredient {
  @Prop({ type: String, required: true }) name!: string
  /** Shown to customers; false keeps a recipe's secret or a processing aid off the shop's list. */
  @Prop({ type: Boolean, default: true }) showasIngredient!: boolean
}
const IngredientSchema = SchemaFactory.createForClass(Ingredient)

/** Per 100 g, as the label must say. */
@Schema({ _id: false })
export class Nutrition {
  @Prop({ type: Number, required: true }) energyKcal!: number
  @Prop({ type: Number, required: true }) proteinG!: number
  @Prop({ type: Number, required: true }) carbohydrateG!: number
  @Prop({ type: Number, required: true }) sugarG!: number
  @Prop({ type: Number, required: true }) fatG!: number
  @Prop({ type: Number, required: true }) saturatedFatG!: number
  @Prop({ type: Number, required: true }) sodiumMg!: number
}
const NutritionSchema = SchemaFactory.createForClass(Nutrition)

/**
 * A thing the shop sells (FG), buys (RM) or makes on the way (SG). Stock counters, ingredients and ratings are pushed
 * in by inventory, bom and reviews, so that the product list is one read.
 */
@Schema({ collection: 'products', timestamps: true, optimisticConcurrency: false })
export class ProductDocument {
  _id!: Types.ObjectId
  /** Server-issued, readable, stable: `FG-0007`. */
  @Prop({ type: String, required: true, immutable: true }) Id!: string
  @Prop({ type: String, required: true }) name!: string
  @Prop({ type: String, default: '' }) description!: string
  @Prop({ type: String, default: '' }) image!: string
  @Prop({ type: [String], default: [] }) images!: string[]
  @Prop({ type: String, enum: MATERIAL_TYPES, required: true, immutable: true }) materialType!: MaterialType
  @Prop({ type: String, enum: [...VARIANT_TYPES, null], default: null }) variantType!: VariantType | null
  @Prop({ type: String, enum: [...VARIANT_OILS, null], default: null }) variantOil!: VariantOil | null
  @Prop({ type: String, enum: [...VARIANT_SPICES, null], default: null }) variantSpicy!: VariantSpicy | null
  @Prop({ type: String, enum: [...VARIANT_WEIGHTS, null], default: null })
  variantWeight!: VariantWeight | null
  @Prop({ type: Number, default: 0, min: 0, validate: integer }) pricePaise!: Paise
  @Prop({ type: Number, default: null, min: 0 }) mrpPaise!: Paise | null
  /** Percent of GST contained in the price, if it is not the shop's usual one. */
  @Prop({ type: Number, default: null, min: 0, max: 28 }) gstRatePercent!: number | null
  @Prop({ type: String, enum: PRICE_UNITS, default: 'PC' }) priceUnit!: PriceUnit
  /** Grams of pickle. */
  @Prop({ type: Number, default: 0, min: 0, validate: integer }) netWeight!: number
  /** Grams with jar and lid: what the courier weighs. */
  @Prop({ type: Number, default: 0, min: 0, validate: integer }) grossWeight!: number
  @Prop({ type: Boolean, default: true }) vegetarian!: boolean
  @Prop({ type: Boolean, default: true }) showasIngredient!: boolean
  @Prop({ type: [IngredientSchema], default: [] }) ingredients!: Ingredient[]
  @Prop({ type: [String], default: [] }) allergens!: string[]
  @Prop({ type: NutritionSchema, default: null }) nutrition!: Nutrition | null
  @Prop({ type: Number, default: null, min: 1 }) shelfLifeDays!: number | null
  @Prop({ type: Boolean, default: true }) activeFlag!: boolean
  @Prop({ type: Boolean, default: false }) unlimitedStock!: boolean
  @Prop({ type: Number, default: 5000, min: 0, validate: integer }) lowStockMilli!: Milli
  /** Sum of what remains in its batches. */
  @Prop({ type: Number, default: 0 }) onHandMilli!: Milli
  /** Ordered and held, not yet allocated to a batch. */
  @Prop({ type: Number, default: 0 }) committedMilli!: Milli
  /** Always onHandMilli - committedMilli; below 0 only with unlimitedStock. */
  @Prop({ type: Number, default: 0 }) availableMilli!: Milli
  @Prop({ type: Number, default: 0 }) reviewCount!: number
  @Prop({ type: Number, default: 0 }) ratingSum!: number
  createdAt!: Date
  updatedAt!: Date
}

export const ProductSchema = SchemaFactory.createForClass(ProductDocument)
ProductSchema.index({ Id: 1 }, { unique: true })
// The shop's list: active ones of a type, cheapest first, read straight from the index order.
ProductSchema.index({ materialType: 1, activeFlag: 1, pricePaise: 1, _id: 1 })
// The console's list by each of its filters, in the order of the ids.
for (const field of [
  'materialType',
  'variantType',
  'variantOil',
  'variantSpicy',
  'variantWeight',
  'activeFlag',
  'unlimitedStock',
])
  ProductSchema.index({ [field]: 1, Id: 1 })
ProductSchema.index({ name: 1, _id: 1 })
ProductSchema.index({ pricePaise: 1, _id: 1 })
ProductSchema.index({ availableMilli: 1, _id: 1 })
// A variant is sold as one product.
ProductSchema.index(
  { variantType: 1, variantOil: 1, variantSpicy: 1, variantWeight: 1 },
  { unique: true, partialFilterExpression: { materialType: 'FG' } },
)
