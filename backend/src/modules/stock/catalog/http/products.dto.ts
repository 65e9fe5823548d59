import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsBoolean, IsIn } from 'class-validator'
import { PageNumber, PageSize } from '../../../../platform/lists/page-query.js'
import { MATERIAL_TYPES, type MaterialType, PRICE_UNITS } from '../domain/variants.js'
import { PictureAnswer } from '../product-picture.js'
import { ProductWordsAnswer, TITLE } from '../product-reference.js'

/** A longer list of products is split into pages. */
const MOST_PRODUCTS = 500

/** Converts `FG,SG`, a repeated parameter, or none to a list. */
function toList({ value }: { value: unknown }): string[] {
  const parts = Array.isArray(value) ? value : [value]
  return parts.flatMap((part) => String(part ?? '').split(',')).filter((part) => part !== '')
}

/** Converts the text of a query to a boolean: `true` and `1` mean yes. */
function toFlag({ value }: { value: unknown }): boolean {
  return value === 'true' || value === '1' || value === true
}

export class ProductListQuery {
  @ApiPropertyOptional({ enum: MATERIAL_TYPES, isArray: true, example: ['FG'] })
  @Transform(toList)
  @IsIn(MATERIAL_TYPES, { each: true, message: 'materialType is FG, RM or SG' })
  materialType: MaterialType[] = []

  @ApiPropertyOptional({ description: 'Adds reviewCount, ratingSum and avgRating', example: true })
  @Transform(toFlag)
  @IsBoolean()
  withReview: boolean = false

  @ApiPropertyOptional({ description: 'Adds ingredients (the spelling is the contract)', example: true })
  @Transform(toFlag)
  @IsBoolean()
  withIngrediants: boolean = false

  @PageNumber()
  page: number = 1

  @PageSize(MOST_PRODUCTS, 100)
  perPage: number = MOST_PRODUCTS
}

export class IngredientAnswer {
  @ApiProperty({ example: 'Gongura leaves' }) name!: string
  @ApiProperty({ description: 'Shown to customers' }) showasIngredient!: boolean
}

export class ProductAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'FG-0001' }) Id!: string
  @ApiProperty({ example: 'CHICKEN CP_PO MEDIUM 1kg' }) name!: string
  @ApiProperty() words!: ProductWordsAnswer
  @ApiProperty({ description: 'Sanitised HTML', example: '<p><strong>Chicken pickle</strong></p>' })
  description!: string
  @ApiProperty({
    description: 'Address of the first picture, or of the drawn jar if there is none',
    example: '/images/products/chicken-cp_po-medium-1kg.svg',
  })
  image!: string
  @ApiProperty({ type: [String], description: 'Addresses of the further pictures' }) images!: string[]
  @ApiProperty({ type: [PictureAnswer] }) pictures!: PictureAnswer[]
  @ApiProperty({ description: 'Rupees per jar, or per priceUnit of a material', example: 849 }) price!: number
  @ApiProperty({ type: Number, nullable: true, description: 'Rupees', example: 899 }) mrp!: number | null
  @ApiProperty({ enum: PRICE_UNITS }) priceUnit!: string
  @ApiProperty({ enum: MATERIAL_TYPES }) materialType!: string
  @ApiProperty({ type: String, nullable: true, example: 'CHICKEN' }) variantType!: string | null
  @ApiProperty({ type: String, nullable: true, example: 'CP_PO' }) variantOil!: string | null
  @ApiProperty({ type: String, nullable: true, example: 'MEDIUM' }) variantSpicy!: string | null
  @ApiProperty({ type: String, nullable: true, example: '1kg' }) variantWeight!: string | null
  @ApiProperty({ description: 'Grams of pickle', example: 1000 }) netWeight!: number
  @ApiProperty({ description: 'Grams with the jar', example: 1420 }) grossWeight!: number
  @ApiProperty({ example: false }) vegetarian!: boolean
  @ApiProperty({
    description: 'A material that is shown among the ingredients of the products that it goes into',
  })
  showasIngredient!: boolean
  @ApiProperty({ type: [String], example: ['Mustard'] }) allergens!: string[]
  @ApiProperty({ type: Number, nullable: true, example: 180 }) shelfLifeDays!: number | null
  @ApiProperty() activeFlag!: boolean
  @ApiProperty() unlimitedStock!: boolean
  @ApiProperty({ description: 'Last change, also of the stock', example: '2026-11-21T06:30:00.000Z' })
  updatedAt!: string
  @ApiProperty({ description: 'Whole jars of a finished product, else a quantity', example: 12 })
  availableStock!: number
  @ApiProperty({ description: 'Some stock is left, at or below the low-stock level', example: false })
  fewLeft!: boolean
  @ApiPropertyOptional({ type: [IngredientAnswer], description: 'With withIngrediants' })
  ingredients?: IngredientAnswer[]
  @ApiPropertyOptional({ description: 'With withReview', example: 14 }) reviewCount?: number
  @ApiPropertyOptional({ description: 'With withReview; all stars together', example: 64 }) ratingSum?: number
  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    description: 'With withReview; one decimal',
    example: 4.6,
  })
  avgRating?: number | null
}

export class ProductListAnswer {
  @ApiProperty({ type: [ProductAnswer] }) products!: ProductAnswer[]
  @ApiProperty({ description: 'Products on all pages together', example: 24 }) total!: number
}

/** Nutrition per 100 g, as the label states it. */
export class NutritionAnswer {
  @ApiProperty({ example: 412 }) energyKcal!: number
  @ApiProperty({ example: 14.2 }) proteinG!: number
  @ApiProperty({ example: 6 }) carbohydrateG!: number
  @ApiProperty({ example: 1.1 }) sugarG!: number
  @ApiProperty({ example: 36 }) fatG!: number
  @ApiProperty({ example: 7 }) saturatedFatG!: number
  @ApiProperty({ example: 1650 }) sodiumMg!: number
}

/** A product in the console; react-admin requires the field `id`. */
export class AdminProduct extends ProductAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty(TITLE) title!: string
  @ApiProperty({ description: 'Marked as sold out: the shop shows no stock, whatever there is' })
  soldOut!: boolean
  @ApiProperty({
    description: 'In the batches, including what is ordered and not yet allocated',
    example: 14,
  })
  onHand!: number
  @ApiProperty({ description: 'Ordered and held, not yet allocated', example: 2 }) committed!: number
  @ApiProperty({ description: 'The cockpit warns at or below this', example: 5 }) lowStock!: number
  @ApiProperty({ type: NutritionAnswer, nullable: true }) nutrition!: NutritionAnswer | null
  @ApiProperty({
    type: Number,
    nullable: true,
    description: "Percent; null: the shop's usual one",
    example: 12,
  })
  gstRatePercent!: number | null
  @ApiProperty({
    type: String,
    nullable: true,
    description: "4 to 8 digits; null: the shop's usual one",
    example: '2001',
  })
  hsnCode!: string | null
  @ApiProperty({ example: 'Red chillies from Guntur', description: 'Shown on the page of a jar' })
  originNote!: string
  @ApiProperty({ example: 'In a cool, dry place', description: 'Shown on the page of a jar' })
  storageNote!: string
  @ApiProperty({ example: false, description: 'The sample of a new shop: it cannot be activated' })
  sample!: boolean
  @ApiProperty({ example: 3, description: 'Counts the edits; send it back with an update' }) version!: number
}

export class ProductSavedAnswer {
  @ApiProperty({ example: 'Product created successfully' }) message!: string
  @ApiProperty({ type: ProductAnswer }) product!: ProductAnswer
}

export class ProductDeletedAnswer {
  @ApiProperty({ example: 'Product deleted successfully' }) message!: string
}
