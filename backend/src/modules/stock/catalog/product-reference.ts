import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { paiseToRupees } from '../../../kernel/amounts/money.js'
import { MATERIAL_TYPES, type MaterialType } from './domain/variants.js'
import { type NamedProduct } from './products.service.js'

/** The documentation of a name as people read it. */
export const TITLE = {
  example: 'Chicken Pickle, Cold pressed peanut oil, Medium spice, 1 kg',
  description: 'The name as people read it',
}

/** The name of a product as people read it. */
export class ProductWordsAnswer {
  @ApiProperty({ example: 'Chicken Pickle' }) jar!: string
  @ApiProperty({
    type: [String],
    example: ['Cold pressed peanut oil', 'Medium spice', '1 kg'],
    description: 'Oil, spice and weight; none for a material',
  })
  choices!: string[]
}

/** A product as other answers show it: with its name, description, price and type. */
export class ProductReference {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'FG-0001' }) Id!: string
  @ApiProperty({ example: 'CHICKEN CP_PO MEDIUM 1kg' }) name!: string
  @ApiProperty(TITLE) title!: string
  @ApiProperty({ description: 'Sanitised HTML' }) description!: string
  @ApiProperty({ description: 'Rupees', example: 849 }) price!: number
  @ApiProperty({ enum: MATERIAL_TYPES }) materialType!: MaterialType
  @ApiPropertyOptional({
    example: '/images/products/chicken-cp_po-medium-1kg.svg',
    description: 'Address of its picture, if it has one',
  })
  image?: string
}

/** Null for a product that no longer exists. */
export function toProductReference(product: NamedProduct | undefined): ProductReference | null {
  if (!product) return null
  const { Id, name, title, description, materialType, image } = product
  return {
    _id: String(product._id),
    Id,
    name,
    title,
    description,
    price: paiseToRupees(product.pricePaise),
    materialType,
    ...(image ? { image } : {}),
  }
}
