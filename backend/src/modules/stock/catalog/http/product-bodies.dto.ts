import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform, Type } from 'class-transformer'
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator'
import { Optional, OptionalText } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, Trimmed } from '../../../../platform/http/fields/text-fields.js'
import { HSN_CODE } from '../../../office/settings/domain/gst.js'
import { PRODUCT_LIMITS } from '../domain/limits.js'
import { MOST_PICTURES } from '../domain/pictures.js'
import { MATERIAL_TYPES, type MaterialType, PRICE_UNITS, type PriceUnit } from '../domain/variants.js'
import { blankIsNothing, flag, numeric } from './form-values.js'
import { Grams, IngredientBody, Note, NutritionBody, PictureBody, Rupees } from './product-parts.dto.js'

const code = (label: string) => ({ message: `${label} is chosen from the shop's list` })

/**
 * The product form. The material type decides what is required. In a change, an absent field stays. The server decides
 * `Id`, the name of a finished product and the stock: values that are sent for them are ignored.
 */
export class ProductFields {
  @ApiPropertyOptional({ example: 'Rock salt', description: 'RM and SG; an FG is named after its variant' })
  @IsOptional()
  @Transform(blankIsNothing)
  @TextUpTo(PRODUCT_LIMITS.name, { message: `Name has at most ${PRODUCT_LIMITS.name} characters` })
  name?: string

  @ApiPropertyOptional({ example: '<p>Hot and <strong>sour</strong></p>', description: 'Sanitised on write' })
  @OptionalText()
  @TextUpTo(PRODUCT_LIMITS.description, { message: 'Description has at most 20,000 characters' })
  description?: string

  @ApiPropertyOptional({
    example: 'https://pictures.example/chicken.jpg',
    description: 'FG: https address of the first picture; an empty text removes it',
  })
  @OptionalText()
  @Trimmed()
  @TextUpTo(PRODUCT_LIMITS.image, { message: `Image has at most ${PRODUCT_LIMITS.image} characters` })
  image?: string

  @ApiPropertyOptional({ type: [PictureBody], description: 'FG: all pictures in their order' })
  @Optional()
  @IsArray()
  @ArrayMaxSize(MOST_PICTURES, { message: `A product has at most ${MOST_PICTURES} pictures` })
  @ValidateNested({ each: true })
  @Type(() => PictureBody)
  pictures?: PictureBody[]

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    example: 'CHICKEN',
    description: 'FG: a code of the list',
  })
  @IsOptional()
  @Transform(blankIsNothing)
  @IsString(code('Variant type'))
  variantType?: string | null

  @ApiPropertyOptional({ type: String, nullable: true, example: 'CP_PO' })
  @IsOptional()
  @Transform(blankIsNothing)
  @IsString(code('Oil'))
  variantOil?: string | null

  @ApiPropertyOptional({ type: String, nullable: true, example: 'MEDIUM' })
  @IsOptional()
  @Transform(blankIsNothing)
  @IsString(code('Spice level'))
  variantSpicy?: string | null

  @ApiPropertyOptional({ type: String, nullable: true, example: '1kg' })
  @IsOptional()
  @Transform(blankIsNothing)
  @IsString(code('Weight'))
  variantWeight?: string | null

  @Rupees('Price', { description: 'Rupees; required for FG', example: 849 })
  price?: number | null

  @Rupees('MRP', {
    type: Number,
    nullable: true,
    description: 'FG: rupees, at least the price',
    example: 899,
  })
  mrp?: number | null

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    description: "Percent of GST contained in the price; null: the shop's usual one",
    example: 12,
  })
  @IsOptional()
  @Transform(numeric)
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'GST is a percentage from 0 to 28' })
  @Min(0, { message: 'GST is a percentage from 0 to 28' })
  @Max(28, { message: 'GST is a percentage from 0 to 28' })
  gstRatePercent?: number | null

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: "HSN code of the goods, 4 to 8 digits; null: the shop's usual one",
    example: '2001',
  })
  @IsOptional()
  @Transform(blankIsNothing)
  @Matches(HSN_CODE, { message: 'An HSN code has 4 to 8 digits' })
  hsnCode?: string | null

  @ApiPropertyOptional({ enum: PRICE_UNITS, description: 'RM and SG' })
  @IsOptional()
  @Transform(blankIsNothing)
  @IsIn(PRICE_UNITS, { message: 'Price unit is KG, LTR or PC' })
  priceUnit?: PriceUnit

  @Grams('Net weight', { description: 'Grams of pickle', example: 1000 })
  netWeight?: number | null

  @Grams('Gross weight', { description: 'Grams with the jar', example: 1420 })
  grossWeight?: number | null

  @ApiPropertyOptional({ description: "Without it a new FG follows its variant's entry on the list" })
  @Optional()
  @Transform(flag)
  @IsBoolean({ message: 'Vegetarian is yes or no' })
  vegetarian?: boolean

  @ApiPropertyOptional({
    default: true,
    description: 'Shown among the ingredients of the products that it goes into',
  })
  @Optional()
  @Transform(flag)
  @IsBoolean({ message: 'Show as ingredient is yes or no' })
  showasIngredient?: boolean

  @ApiPropertyOptional({ type: [IngredientBody] })
  @Optional()
  @IsArray()
  @ArrayMaxSize(60, { message: 'A product has at most 60 ingredients' })
  @ValidateNested({ each: true })
  @Type(() => IngredientBody)
  ingredients?: IngredientBody[]

  @ApiPropertyOptional({ type: [String], example: ['Mustard'] })
  @Optional()
  @IsArray()
  @ArrayMaxSize(20, { message: 'A product has at most 20 allergens' })
  @IsString({ each: true, message: 'Allergens are texts' })
  @MaxLength(60, { each: true, message: 'An allergen has at most 60 characters' })
  allergens?: string[]

  @ApiPropertyOptional({
    type: NutritionBody,
    nullable: true,
    description: 'For 100 g; either all values or none',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => NutritionBody)
  nutrition?: NutritionBody | null

  @ApiPropertyOptional({ type: Number, nullable: true, example: 180 })
  @IsOptional()
  @Transform(numeric)
  @IsInt({ message: 'Shelf life is a whole number of days' })
  @Min(1, { message: 'Shelf life is at least a day' })
  @Max(PRODUCT_LIMITS.shelfLifeDays, {
    message: `Shelf life is at most ${PRODUCT_LIMITS.shelfLifeDays} days`,
  })
  shelfLifeDays?: number | null

  @Note('Where it came from', 'Red chillies from Guntur') originNote?: string | null
  @Note('How to store it', 'In a cool, dry place') storageNote?: string | null

  @ApiPropertyOptional({ default: true, description: 'FG: on sale' })
  @Optional()
  @Transform(flag)
  @IsBoolean({ message: 'Active is yes or no' })
  activeFlag?: boolean

  @ApiPropertyOptional({ default: false, description: 'FG: sold without a check of the stock' })
  @Optional()
  @Transform(flag)
  @IsBoolean({ message: 'Unlimited stock is yes or no' })
  unlimitedStock?: boolean

  @ApiPropertyOptional({
    default: false,
    description: 'FG: shown in the shop as sold out, whatever the stock; nobody can order it',
  })
  @Optional()
  @Transform(flag)
  @IsBoolean({ message: 'Sold out is yes or no' })
  soldOut?: boolean

  @ApiPropertyOptional({
    description: 'The cockpit warns at or below this; in jars or the price unit',
    example: 5,
  })
  @IsOptional()
  @Transform(numeric)
  @IsNumber({}, { message: 'Low stock is a number, 0 or more' })
  @Min(0, { message: 'Low stock is a number, 0 or more' })
  @Max(PRODUCT_LIMITS.lowStock, { message: 'Low stock is at most 1,000,000' })
  lowStock?: number | null
}

const TYPE = { message: 'Material type is FG, RM or SG' }

export class CreateProductBody extends ProductFields {
  @ApiProperty({ enum: MATERIAL_TYPES })
  @IsIn(MATERIAL_TYPES, TYPE)
  materialType!: MaterialType
}

export class ChangeProductBody extends ProductFields {
  @ApiPropertyOptional({
    enum: MATERIAL_TYPES,
    description: 'Cannot be changed: only the present type is accepted',
  })
  @IsOptional()
  @Transform(blankIsNothing)
  @IsIn(MATERIAL_TYPES, TYPE)
  materialType?: MaterialType

  @ApiPropertyOptional({
    example: 3,
    description: 'Version that the editor loaded; if it is left out, the last save wins',
  })
  @Optional()
  @IsInt({ message: 'version is a whole number' })
  @Min(0, { message: 'version is a whole number' })
  version?: number
}
