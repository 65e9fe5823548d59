import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, Matches } from 'class-validator'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { IsDay } from '../../../../platform/http/fields/is-day.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { PAPER_SIZES, type PaperSize } from '../pdf/sizes.js'

const MOST_ORDERS = 100
const ORDERS = `orders names 1 to ${MOST_ORDERS} orders by their orderId, with commas.`

export class PickListQuery {
  @ApiPropertyOptional({
    type: String,
    example: '2026-11-21',
    description: 'Day in India; today when absent',
  })
  @Optional()
  @IsDay()
  day?: IstDay
}

export class PapersQuery {
  @ApiProperty({ type: String, example: 'P-7KQ4-M2XD,P-9XWA-3RTC', description: 'orderIds, with commas' })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? [...new Set(value.toUpperCase().split(','))] : value,
  )
  @IsArray({ message: ORDERS })
  @ArrayMinSize(1, { message: ORDERS })
  @ArrayMaxSize(MOST_ORDERS, { message: ORDERS })
  @Matches(/^P-[0-9A-Z]{4}-[0-9A-Z]{4}$/, { each: true, message: ORDERS })
  orders!: string[]

  @ApiPropertyOptional({ enum: PAPER_SIZES, example: '4x6', description: 'A4, or 4 × 6 in' })
  @Optional()
  @IsIn(PAPER_SIZES, { message: `size is one of ${PAPER_SIZES.join(', ')}.` })
  size: PaperSize = 'a4'
}

class PickOrderAnswer {
  @ApiProperty({ example: 'P-7KQ4-M2XD' }) orderId!: string
  @ApiProperty({ example: 'Lakshmi Rao' }) contactName!: string
  @ApiProperty({ example: 2 }) jars!: number
}

class OrderToPackAnswer extends PickOrderAnswer {
  @ApiProperty({ example: 'Hyderabad' }) city!: string
  @ApiProperty({ example: 1, description: 'Jars that are in the box already' }) packed!: number
}

class PickLineAnswer {
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 'Gongura Pickle, Cold pressed peanut oil, Medium spice, Half kg' }) product!: string
  @ApiProperty({ example: '/images/products/gongura.svg' }) image!: string
  @ApiProperty({ type: String, nullable: true, example: '2027-05-21' }) bestBefore!: IstDay | null
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Why the order must not be packed',
  })
  blocked!: string | null
  @ApiProperty({ example: 5, description: 'Jars to fetch' }) jars!: number
  @ApiProperty({ type: [PickOrderAnswer] }) orders!: PickOrderAnswer[]
}

class PickPlaceAnswer {
  @ApiProperty({ example: 'Kitchen' }) outlet!: string
  @ApiProperty({ example: 12 }) jars!: number
  @ApiProperty({ type: [PickLineAnswer] }) lines!: PickLineAnswer[]
}

export class PickListAnswer {
  @ApiProperty({ type: String, example: '2026-11-21' }) day!: IstDay
  @ApiProperty({ example: 12, description: 'Jars to fetch' }) jars!: number
  @ApiProperty({ type: [PickPlaceAnswer] }) places!: PickPlaceAnswer[]
  @ApiProperty({ type: [OrderToPackAnswer], description: 'Oldest first' }) orders!: OrderToPackAnswer[]
}
