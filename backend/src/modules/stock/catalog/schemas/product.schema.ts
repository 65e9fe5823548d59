import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose'
import { Schema as MongooseSchema, type Types } from 'mongoose'
import { type Paise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type Grams } from '../../../../kernel/amounts/weight.js'
import { nameKey } from '../../../../kernel/text/name-key.js'
import { searchWords } from '../../../../kernel/text/search-words.js'
import { tellsChanges } from '../../../../platform/mongo/change-log.service.js'
import { type Versioned } from '../../../../platform/mongo/versions.js'
import { integer } from '../../../../platform/mongo/whole-number.js'
import { MATERIAL_TYPES, type MaterialType, PRICE_UNITS, type PriceUnit } from '../domain/variants.js'

/** A product as the other modules read it: plain data, money in paise, quantities in thousandths, weights in grams. */
export type StoredProduct = Readonly<ProductDocument>

@Schema({ _id: false })
export class Ingredient {
  @Prop({ type: String, required: true }) name!: string
  /** Shown to customers; false keeps a recipe's secret or a processing aid off the shop's list. */
  @Prop({ type: Boolean, default: true }) showasIngredient!: boolean
}
const IngredientSchema = SchemaFactory.createForClass(Ingredient)

/** A picture in its place; an upload's copies lie at `/uploads/<upload>-<width>.webp` and `.avif`. */
@Schema({ _id: false })
export class ProductPicture {
  /** null for one that lies elsewhere. */
  @Prop({ type: MongooseSchema.Types.ObjectId, default: null }) upload!: Types.ObjectId | null
  @Prop({ type: String, required: true }) url!: string
  @Prop({ type: String, default: '' }) alt!: string
  /** Of the upload, in px; unknown of what lies elsewhere. */
  @Prop({ type: Number, default: null }) width!: number | null
  @Prop({ type: Number, default: null }) height!: number | null
  @Prop({ type: [Number], default: [] }) widths!: number[]
}
const ProductPictureSchema = SchemaFactory.createForClass(ProductPicture)

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
 * A product that the shop sells (FG), buys (RM) or makes for others (SG). Inventory, bom and reviews write stock
 * counters, ingredients and ratings here, so that the product list is one read.
 */
@Schema({ collection: 'products', timestamps: true, optimisticConcurrency: false })
export class ProductDocument implements Versioned {
  _id!: Types.ObjectId
  /** Server-issued, readable, stable: `FG-0007`. */
  @Prop({ type: String, required: true, immutable: true }) Id!: string
  @Prop({ type: String, required: true }) name!: string
  /** The name of a material as names are compared; null for jars, and for one that shared its name with an older one. */
  @Prop({ type: String, default: null }) nameKey!: string | null
  @Prop({ type: String, default: '' }) description!: string
  /** Address of the first picture, or of the drawn jar if there is none. */
  @Prop({ type: String, default: '' }) image!: string
  /** Addresses of the further ones. */
  @Prop({ type: [String], default: [] }) images!: string[]
  @Prop({ type: [ProductPictureSchema], default: [] }) pictures!: ProductPicture[]
  @Prop({ type: String, enum: MATERIAL_TYPES, required: true, immutable: true }) materialType!: MaterialType
  /** Codes of the shop's lists (settings). */
  @Prop({ type: String, default: null }) variantType!: string | null
  @Prop({ type: String, default: null }) variantOil!: string | null
  @Prop({ type: String, default: null }) variantSpicy!: string | null
  @Prop({ type: String, default: null }) variantWeight!: string | null
  @Prop({ type: Number, default: 0, min: 0, validate: integer }) pricePaise!: Paise
  @Prop({ type: Number, default: null, min: 0 }) mrpPaise!: Paise | null
  /** Percent of GST contained in the price, if it is not the shop's usual one. */
  @Prop({ type: Number, default: null, min: 0, max: 28 }) gstRatePercent!: number | null
  /** What it is to the tax office, if not what the settings say of all goods. */
  @Prop({ type: String, default: null }) hsnCode!: string | null
  @Prop({ type: String, enum: PRICE_UNITS, default: 'PC' }) priceUnit!: PriceUnit
  /** Grams of pickle. */
  @Prop({ type: Number, default: 0, min: 0, validate: integer }) netWeight!: Grams
  /** Grams with jar and lid: what the courier weighs. */
  @Prop({ type: Number, default: 0, min: 0, validate: integer }) grossWeight!: Grams
  @Prop({ type: Boolean, default: true }) vegetarian!: boolean
  @Prop({ type: Boolean, default: true }) showasIngredient!: boolean
  @Prop({ type: [IngredientSchema], default: [] }) ingredients!: Ingredient[]
  @Prop({ type: [String], default: [] }) allergens!: string[]
  @Prop({ type: NutritionSchema, default: null }) nutrition!: Nutrition | null
  @Prop({ type: Number, default: null, min: 1 }) shelfLifeDays!: number | null
  /** Plain text for the page of a jar (docs/domain/catalogue.md#your-jar): where its ingredients came from, how it is kept. */
  @Prop({ type: String, default: '' }) originNote!: string
  @Prop({ type: String, default: '' }) storageNote!: string
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
  /** What it is found by (docs/domain/contract.md#search). */
  @Prop({ type: [String], default: [] }) words!: string[]
  @Prop({ type: Number, default: 0 }) version!: number
  createdAt!: Date
  updatedAt!: Date
}

export const productWords = ({ Id, name }: Pick<ProductDocument, 'Id' | 'name'>): string[] =>
  searchWords([Id, name])

/** Jars are told apart by their variant. */
export const materialKey = ({
  materialType,
  name,
}: Pick<ProductDocument, 'materialType' | 'name'>): string | null =>
  materialType === 'FG' ? null : nameKey(name)

export const ProductSchema = SchemaFactory.createForClass(ProductDocument)
tellsChanges(ProductSchema, 'product')
// Before it is validated: so also for many at once.
ProductSchema.pre('validate', function () {
  this.words = productWords(this)
  this.nameKey = materialKey(this)
})
ProductSchema.index({ words: 1 })
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
// Which uploads are shown: asked before one is cleaned away.
ProductSchema.index({ 'pictures.upload': 1 }, { sparse: true })
ProductSchema.index({ name: 1, _id: 1 })
ProductSchema.index({ pricePaise: 1, _id: 1 })
ProductSchema.index({ availableMilli: 1, _id: 1 })
// No two materials of a type have one name.
ProductSchema.index(
  { materialType: 1, nameKey: 1 },
  { unique: true, partialFilterExpression: { nameKey: { $type: 'string' } } },
)
// A variant is sold as one product.
ProductSchema.index(
  { variantType: 1, variantOil: 1, variantSpicy: 1, variantWeight: 1 },
  { unique: true, partialFilterExpression: { materialType: 'FG' } },
)
