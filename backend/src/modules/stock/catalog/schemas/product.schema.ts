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
  /** Whether customers see the ingredient; false hides a recipe's secret or a processing aid. */
  @Prop({ type: Boolean, default: true }) showasIngredient!: boolean
}
const IngredientSchema = SchemaFactory.createForClass(Ingredient)

/** A picture at its position; an upload's copies are at `/uploads/<upload>-<width>.webp` and `.avif`. */
@Schema({ _id: false })
export class ProductPicture {
  /** Id of the upload; null for an address on another site. */
  @Prop({ type: MongooseSchema.Types.ObjectId, default: null }) upload!: Types.ObjectId | null
  @Prop({ type: String, required: true }) url!: string
  @Prop({ type: String, default: '' }) alt!: string
  /** Size of the upload in px; unknown for an address on another site. */
  @Prop({ type: Number, default: null }) width!: number | null
  @Prop({ type: Number, default: null }) height!: number | null
  @Prop({ type: [Number], default: [] }) widths!: number[]
}
export const ProductPictureSchema = SchemaFactory.createForClass(ProductPicture)

/** Nutrition per 100 g, as the label must state it. */
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
 * A product that the shop sells (FG), buys (RM) or makes as a component (SG). Inventory, bom and reviews
 * write stock counters, ingredients and ratings here, so that the product list is one read.
 */
@Schema({ collection: 'products', timestamps: true, optimisticConcurrency: false })
export class ProductDocument implements Versioned {
  _id!: Types.ObjectId
  /** Server-issued, readable, stable: `FG-0007`. */
  @Prop({ type: String, required: true, immutable: true }) Id!: string
  @Prop({ type: String, required: true }) name!: string
  /**
   * The name of a material in its compared form; null for jars, and for a material that shared its name
   * with an older one.
   */
  @Prop({ type: String, default: null }) nameKey!: string | null
  @Prop({ type: String, default: '' }) description!: string
  /** Address of the first picture, or of the drawn jar when there is none. */
  @Prop({ type: String, default: '' }) image!: string
  /** Addresses of the other pictures. */
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
  /** Percent of GST contained in the price, when it differs from the shop's usual rate. */
  @Prop({ type: Number, default: null, min: 0, max: 28 }) gstRatePercent!: number | null
  /** The tax office's code for the product, when it differs from the one in the settings. */
  @Prop({ type: String, default: null }) hsnCode!: string | null
  @Prop({ type: String, enum: PRICE_UNITS, default: 'PC' }) priceUnit!: PriceUnit
  /** Grams of pickle in the jar. */
  @Prop({ type: Number, default: 0, min: 0, validate: integer }) netWeight!: Grams
  /** Grams including jar and lid, which the courier weighs. */
  @Prop({ type: Number, default: 0, min: 0, validate: integer }) grossWeight!: Grams
  @Prop({ type: Boolean, default: true }) vegetarian!: boolean
  @Prop({ type: Boolean, default: true }) showasIngredient!: boolean
  @Prop({ type: [IngredientSchema], default: [] }) ingredients!: Ingredient[]
  @Prop({ type: [String], default: [] }) allergens!: string[]
  @Prop({ type: NutritionSchema, default: null }) nutrition!: Nutrition | null
  @Prop({ type: Number, default: null, min: 1 }) shelfLifeDays!: number | null
  /**
   * Plain text for the page of a jar (docs/domain/catalogue.md#your-jar): the origin of its ingredients,
   * and how to store it.
   */
  @Prop({ type: String, default: '' }) originNote!: string
  @Prop({ type: String, default: '' }) storageNote!: string
  @Prop({ type: Boolean, default: true }) activeFlag!: boolean
  /** The sample of a new shop, which is never active. */
  @Prop({ type: Boolean, default: false }) sample!: boolean
  @Prop({ type: Boolean, default: false }) unlimitedStock!: boolean
  /** Nobody can order it, whatever the stock; it stays in the shop. */
  @Prop({ type: Boolean, default: false }) soldOut!: boolean
  @Prop({ type: Number, default: 5000, min: 0, validate: integer }) lowStockMilli!: Milli
  /** Sum of what remains in the product's batches. */
  @Prop({ type: Number, default: 0 }) onHandMilli!: Milli
  /** Quantity that orders hold and no batch covers yet. */
  @Prop({ type: Number, default: 0 }) committedMilli!: Milli
  /** Always onHandMilli - committedMilli; below 0 only with unlimitedStock. */
  @Prop({ type: Number, default: 0 }) availableMilli!: Milli
  @Prop({ type: Number, default: 0 }) reviewCount!: number
  @Prop({ type: Number, default: 0 }) ratingSum!: number
  /** The words by which a search finds the product (docs/domain/contract.md#search). */
  @Prop({ type: [String], default: [] }) words!: string[]
  @Prop({ type: Number, default: 0 }) version!: number
  createdAt!: Date
  updatedAt!: Date
}

export const productWords = ({ Id, name }: Pick<ProductDocument, 'Id' | 'name'>): string[] =>
  searchWords([Id, name])

/** Only materials have a unique name: jars are distinguished by their variant. */
export const materialKey = ({
  materialType,
  name,
}: Pick<ProductDocument, 'materialType' | 'name'>): string | null =>
  materialType === 'FG' ? null : nameKey(name)

export const ProductSchema = SchemaFactory.createForClass(ProductDocument)
tellsChanges(ProductSchema, 'product')
// A hook before validation also runs when many documents are inserted at once.
ProductSchema.pre('validate', function () {
  this.words = productWords(this)
  this.nameKey = materialKey(this)
})
ProductSchema.index({ words: 1 })
ProductSchema.index({ Id: 1 }, { unique: true })
// The shop's list: active products of a type, cheapest first, read straight in index order.
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
// Finds the uploads that are shown, before unused ones are deleted.
ProductSchema.index({ 'pictures.upload': 1 }, { sparse: true })
ProductSchema.index({ name: 1, _id: 1 })
ProductSchema.index({ pricePaise: 1, _id: 1 })
ProductSchema.index({ availableMilli: 1, _id: 1 })
// No two materials of a type have the same name.
ProductSchema.index(
  { materialType: 1, nameKey: 1 },
  { unique: true, partialFilterExpression: { nameKey: { $type: 'string' } } },
)
// There is one sample at most.
ProductSchema.index({ sample: 1 }, { unique: true, partialFilterExpression: { sample: true } })
// A variant is sold as one product only.
ProductSchema.index(
  { variantType: 1, variantOil: 1, variantSpicy: 1, variantWeight: 1 },
  { unique: true, partialFilterExpression: { materialType: 'FG' } },
)
