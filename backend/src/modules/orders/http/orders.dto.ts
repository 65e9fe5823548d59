import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn, IsInt, IsMongoId, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator'
import { IsDay } from '../../../platform/http/is-day.js'
import { PageQuery } from '../../../platform/http/page-query.js'
import { DELIVERY_STATUSES, type DeliveryStatus } from '../domain/machines.js'

const ANY_STATUS = ['All', ...DELIVERY_STATUSES] as const

/** Indian days, both included; the last seven days when none is given. */
export class StaffListQuery extends PageQuery {
  @ApiPropertyOptional({ example: '2026-11-14' }) @IsOptional() @IsDay() fromDate?: string
  @ApiPropertyOptional({ example: '2026-11-21' }) @IsOptional() @IsDay() toDate?: string
  @ApiPropertyOptional({ enum: ANY_STATUS, example: 'Pending' })
  @IsOptional()
  @IsIn(ANY_STATUS)
  deliveryStatus: DeliveryStatus | 'All' = 'All'

  @ApiPropertyOptional({ enum: ['true', 'false'], example: 'false', description: 'Those archived instead' })
  @IsOptional()
  @IsIn(['true', 'false'])
  archived: 'true' | 'false' = 'false'
}

const LINE = { message: 'itemIdx is the place of the item in the order, from 0.' }

export class UnassignBody {
  @ApiProperty({ example: 0, description: 'Place of the item in the order' })
  @IsInt(LINE)
  @Min(0, LINE)
  itemIdx!: number
}

export class AssignBody extends UnassignBody {
  @ApiProperty({ example: '6920a1b2c3d4e5f601234569' })
  @IsMongoId({ message: 'stockId names the batch.' })
  stockId!: string

  @ApiPropertyOptional({ example: 'FG-261121-004', description: 'Checked against the batch' })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  batchNumber?: string

  @ApiPropertyOptional({ example: 1, description: 'Jars; all that no batch covers yet when absent' })
  @IsOptional()
  @IsInt({ message: 'The quantity is a whole number of jars, at least 1.' })
  @Min(1, { message: 'The quantity is a whole number of jars, at least 1.' })
  @Max(1_000_000)
  quantity?: number
}

export class MessageAnswer {
  @ApiProperty({ example: 'Order P-7KQ4-M2XD was deleted.' }) message!: string
}

export class DashboardSummary {
  @ApiProperty({ example: 4, description: 'Paid orders that wait for batches' }) toPack!: number
  @ApiProperty({ example: 2, description: 'Packed orders that are not on their way' }) toShip!: number
  @ApiProperty({ example: 1, description: 'Placed and not paid' }) unpaid!: number
  @ApiProperty({ example: 3, description: 'Products at or below their warning level' }) lowStock!: number
  @ApiProperty({ example: 1 }) openIssues!: number
  @ApiProperty({ example: 5 }) reviewsWaiting!: number
  @ApiProperty({ example: 0 }) paymentsToLookAt!: number
}
