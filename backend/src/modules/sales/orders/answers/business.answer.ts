import { ApiProperty } from '@nestjs/swagger'

/** The business that bought (docs/domain/orders.md#a-business-that-buys). */
export class BusinessAnswer {
  @ApiProperty({ example: '27AAPFU0939F1ZV' }) gstin!: string
  @ApiProperty({ example: 'Rao Foods' }) name!: string
}
