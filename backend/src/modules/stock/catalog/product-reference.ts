import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { paiseToRupees } from '../../../kernel/amounts/money.js'
import { MATERIAL_TYPES, type MaterialType } from './domain/variants.js'
import { type StoredProduct } from './schemas/product.schema.js'

/** A product as other entities refer to it: with its name, description, price and type. */
export class ProductReference {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'FG-0001' }) Id!: string
  @ApiProperty({ example: 'CHICKEN CP_PO MEDIUM 1kg' }) name!: string
  @ApiProperty({ description: 'Sanitised HTML' }) description!: string
  @ApiProperty({ description: 'Rupees', example: 849 }) price!: number
  @ApiProperty({ enum: MATERIAL_TYPES }) materialType!: MaterialType
  @ApiPropertyOptional({
    example: '/images/products/chicken-cp_po-medium-1kg.svg',
    description: 'Address of its picture, if it has one',
  })
  image?: string
}

/** Null for a product that is gone. */
export function toProductReference(product: StoredProduct | undefined): ProductReference | null {
  if (!product) return null
  const { Id, name, description, materialType, image } = product
  return {
    _id: String(product._id),
    Id,
    name,
    description,
    price: paiseToRupees(product.pricePaise),
    materialType,
    ...(image ? { image } : {}),
  }
}
