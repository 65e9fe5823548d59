import { ApiProperty } from '@nestjs/swagger'
import { type StoredProduct } from '../../catalog/products.service.js'
import { type StoredSupplier } from '../suppliers.service.js'

/** Raw material that a supplier sells. */
class SoldProduct {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'RM-0004' }) Id!: string
  @ApiProperty({ example: 'Guntur chilli powder' }) name!: string
}

export class SupplierAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'Sri Lakshmi Spices' }) name!: string
  @ApiProperty({ example: '040 2345 6789' }) phone!: string
  @ApiProperty({ example: '27AAPFU0939F1ZV' }) gstin!: string
  @ApiProperty({ example: '13624010000001' }) fssai!: string
  @ApiProperty({ example: 'sales@lakshmi.example' }) email!: string
  @ApiProperty({ example: '12 Market Road, Guntur 522001' }) address!: string
  @ApiProperty({ example: 'Closed on Tuesdays' }) notes!: string
  @ApiProperty({ type: [SoldProduct] }) products!: SoldProduct[]
  @ApiProperty({ description: 'Only active suppliers are offered at a receipt', example: true })
  activeFlag!: boolean
  @ApiProperty({ example: 3, description: 'Counts the edits; send it back with an update' }) version!: number
}

export function toSupplierAnswer(
  supplier: StoredSupplier,
  sold: ReadonlyMap<string, StoredProduct>,
): SupplierAnswer {
  const { name, phone, gstin, fssai, email, address, notes, activeFlag, version } = supplier
  const id = String(supplier._id)
  const products = supplier.products.flatMap((productId) => {
    const product = sold.get(String(productId))
    return product ? [{ _id: String(productId), Id: product.Id, name: product.name }] : []
  })
  return { id, _id: id, name, phone, gstin, fssai, email, address, notes, products, activeFlag, version }
}
