import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform, Type } from 'class-transformer'
import { IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator'
import {
  MATERIAL_TYPES,
  type MaterialType,
  PRICE_UNITS,
  VARIANT_OILS,
  VARIANT_SPICES,
  VARIANT_TYPES,
  VARIANT_WEIGHTS,
} from '../domain/variants.js'

/** More products than this come in pages. */
const MOST_PRODUCTS = 500

/** `FG,SG`, a repeated parameter, or nothing. */
function toList({ value }: { value: unknown }): string[] {
  const parts = Array.isArray(value) ? value : [value]
  return parts.flatMap((part) => String(part ?? '').split(',')).filter((part) => part !== '')
}

/** Query strings know no booleans: `true` and `1` are one. */
function toFlag({ value }: { value: unknown }): boolean {
  return value === 'true' || value === '1' || value === true
}

export class ProductListQuery {
  @ApiPropertyOptional({ enum: MATERIAL_TYPES, isArray: true, example: ['FG'] })
  @Transform(toList)
  @IsIn(MATERIAL_TYPES, { each: true, message: 'materialType is FG, RM or SG' })
  materialType: MaterialType[] = []

  @ApiPropertyOptional({ description: 'Adds reviewCount and avgRating', example: true })
  @Transform(toFlag)
  @IsBoolean()
  withReview: boolean = false

  @ApiPropertyOptional({ description: 'Adds ingredients (the spelling is the contract)', example: true })
  @Transform(toFlag)
  @IsBoolean()
  withIngrediants: boolean = false

  @ApiPropertyOptional({ minimum: 1, example: 1 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'page is a whole number' })
  @Min(1)
  page: number = 1

  @ApiPropertyOptional({ minimum: 1, maximum: MOST_PRODUCTS, example: 100 })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'perPage is a whole number' })
  @Min(1)
  @Max(MOST_PRODUCTS)
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
  @ApiProperty({ description: 'Sanitised HTML', example: '<p><strong>Chicken pickle</strong></p>' })
  description!: string
  @ApiProperty({ example: '/images/products/chicken-cp_po-medium-1kg.svg' }) image!: string
  @ApiProperty({ type: [String], description: 'Further images' }) images!: string[]
  @ApiProperty({ description: 'Rupees per jar, or per priceUnit of a material', example: 849 }) price!: number
  @ApiProperty({ type: Number, nullable: true, description: 'Rupees', example: 899 }) mrp!: number | null
  @ApiProperty({ enum: PRICE_UNITS }) priceUnit!: string
  @ApiProperty({ enum: MATERIAL_TYPES }) materialType!: string
  @ApiProperty({ enum: VARIANT_TYPES, nullable: true, type: String }) variantType!: string | null
  @ApiProperty({ enum: VARIANT_OILS, nullable: true, type: String }) variantOil!: string | null
  @ApiProperty({ enum: VARIANT_SPICES, nullable: true, type: String }) variantSpicy!: string | null
  @ApiProperty({ enum: VARIANT_WEIGHTS, nullable: true, type: String }) variantWeight!: string | null
  @ApiProperty({ description: 'Grams of pickle', example: 1000 }) netWeight!: number
  @ApiProperty({ description: 'Grams with the jar', example: 1420 }) grossWeight!: number
  @ApiProperty({ example: false }) vegetarian!: boolean
  @ApiProperty({ description: 'A material that shows on the list of what it goes into' })
  showasIngredient!: boolean
  @ApiProperty({ type: [String], example: ['Mustard'] }) allergens!: string[]
  @ApiProperty({ type: Number, nullable: true, example: 180 }) shelfLifeDays!: number | null
  @ApiProperty() activeFlag!: boolean
  @ApiProperty() unlimitedStock!: boolean
  @ApiProperty({ description: 'Last change, of stock too', example: '2026-11-21T06:30:00.000Z' })
  updatedAt!: string
  @ApiProperty({ description: 'Whole jars of a finished product, else a quantity', example: 12 })
  availableStock!: number
  @ApiProperty({ description: 'Some left, at or below the level that the product warns at', example: false })
  fewLeft!: boolean
  @ApiPropertyOptional({ type: [IngredientAnswer], description: 'With withIngrediants' })
  ingredients?: IngredientAnswer[]
  @ApiPropertyOptional({ description: 'With withReview', example: 14 }) reviewCount?: number
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
