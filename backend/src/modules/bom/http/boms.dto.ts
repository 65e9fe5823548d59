import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../kernel/money.js'
import { fromMilli } from '../../../kernel/quantity.js'
import { ProductReference, toProductReference } from '../../catalog/product-reference.js'
import { type StoredProduct } from '../../catalog/products.service.js'
import { type StoredBom } from '../boms.queries.js'

export class BomComponentAnswer {
  @ApiProperty({ type: ProductReference, nullable: true }) product!: ProductReference | null
  @ApiProperty({ example: 0.05 }) quantity!: number
  @ApiProperty({ enum: ['KG', 'LTR', 'PC'] }) unit!: string
  @ApiProperty({ description: 'Rupees, of that quantity', example: 14.5 }) costPrice!: number
}

export class BomAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ type: ProductReference, nullable: true }) parentProduct!: ProductReference | null
  @ApiProperty({ example: 10 }) parentProductQuantity!: number
  @ApiProperty({ enum: ['KG', 'LTR', 'PC'] }) parentProductUnit!: string
  @ApiProperty({ type: [BomComponentAnswer] }) components!: BomComponentAnswer[]
  @ApiProperty({ example: 'admin' }) createdBy!: string
  @ApiProperty({ type: Date }) createdAt!: Date
}

export function toBomAnswer(bom: StoredBom, products: ReadonlyMap<string, StoredProduct>): BomAnswer {
  const id = String(bom._id)
  return {
    id,
    _id: id,
    parentProduct: toProductReference(products.get(String(bom.parentProduct))),
    parentProductQuantity: fromMilli(bom.parentProductQuantityMilli),
    parentProductUnit: bom.parentProductUnit,
    components: bom.components.map((component) => ({
      product: toProductReference(products.get(String(component.product))),
      quantity: fromMilli(component.quantityMilli),
      unit: component.unit,
      costPrice: paiseToRupees(component.costPricePaise),
    })),
    createdBy: bom.createdBy,
    createdAt: bom.createdAt,
  }
}
