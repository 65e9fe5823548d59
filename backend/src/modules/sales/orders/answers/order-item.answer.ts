import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { ProductWordsAnswer } from '../../../stock/catalog/product-reference.js'
import { ItemWhyNotAnswer } from './why-not.answer.js'

/** A line as it was when the order was placed. */
export class OrderItemAnswer {
  @ApiProperty({ example: 'FG-0007', description: "The product's Id" }) id!: string
  @ApiProperty({ example: '6920a1b2c3d4e5f601234567', description: "The product's _id" }) _id!: string
  @ApiProperty({ example: 'GONGURA CP_PO MEDIUM Half kg' }) name!: string
  @ApiProperty() words!: ProductWordsAnswer
  @ApiProperty({ example: '<p>Sour leaves, slowly fried.</p>', description: 'Sanitised HTML' })
  description!: string
  @ApiProperty({ example: '/images/products/gongura.svg' }) image!: string
  @ApiProperty({ example: 2, description: 'Jars' }) quantity!: number
  @ApiProperty({ example: 449, description: 'Rupees for one jar' }) price!: number
  @ApiProperty({ example: 898, description: 'Rupees for the line' }) linePrice!: number
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'FG-261121-004',
    description: 'Several are joined with ", "',
  })
  batchNumber!: string | null
  @ApiProperty({ example: false, description: 'Rating & Review is offered' }) canReview!: boolean
  @ApiPropertyOptional({
    type: Boolean,
    nullable: true,
    example: null,
    description:
      "The customer's review of it: null is waiting, false was sent back, true is final; absent if there is none",
  })
  reviewApproved?: boolean | null | undefined
}

class ItemProduct {
  @ApiProperty({ example: '6920a1b2c3d4e5f601234567' }) _id!: string
  @ApiProperty({ example: 'FG-0007' }) Id!: string
  @ApiProperty({ example: 'GONGURA CP_PO MEDIUM Half kg' }) name!: string
  @ApiProperty({ example: '<p>Sour leaves, slowly fried.</p>' }) description!: string
}

class AllocationAnswer {
  @ApiProperty({ example: '6920a1b2c3d4e5f601234569' }) stockId!: string
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 2, description: 'Jars' }) quantity!: number
}

/** A line as the packing table sees it. */
export class StaffOrderItemAnswer extends OrderItemAnswer {
  @ApiProperty({ type: ItemProduct }) product!: ItemProduct
  @ApiProperty({ example: 'GONGURA CP_PO MEDIUM Half kg' }) productName!: string
  @ApiProperty({
    example: 'Gongura Pickle, Cold pressed peanut oil, Medium spice, Half kg',
    description: 'The name as people read it',
  })
  title!: string
  @ApiProperty({ example: 'PC' }) priceUnit!: string
  @ApiProperty({ type: [AllocationAnswer] }) allocations!: AllocationAnswer[]
  @ApiProperty({ example: true, description: 'A batch may be assigned to jars that have none yet' })
  canAssign!: boolean
  @ApiProperty({ example: false, description: 'Its batches may be taken back' }) canUnassign!: boolean
  @ApiProperty({ type: ItemWhyNotAnswer }) whyNot!: ItemWhyNotAnswer
}
