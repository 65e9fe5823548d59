import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn, IsInt, IsMongoId, Min } from 'class-validator'
import { type IstDay } from '../../../../../kernel/dates/ist.js'
import { WholeNumber } from '../../../../../platform/http/fields/bounded-fields.js'
import { IsDay } from '../../../../../platform/http/fields/is-day.js'
import { Optional } from '../../../../../platform/http/fields/optional-fields.js'
import { TextUpTo } from '../../../../../platform/http/fields/text-fields.js'
import { PageQuery } from '../../../../../platform/lists/page-query.js'
import { WHOLE_JARS } from '../../domain/line-refusals.js'
import { DELIVERY_STATUSES, type DeliveryStatus } from '../../domain/machines.js'

const ANY_STATUS = ['All', ...DELIVERY_STATUSES] as const

/** Indian days, both included; by default until today, and from seven days before the last day. */
export class StaffListQuery extends PageQuery {
  @ApiPropertyOptional({ type: String, example: '2026-11-14' }) @Optional() @IsDay() fromDate?: IstDay
  @ApiPropertyOptional({ type: String, example: '2026-11-21' }) @Optional() @IsDay() toDate?: IstDay
  @ApiPropertyOptional({ enum: ANY_STATUS, example: 'Pending' })
  @Optional()
  @IsIn(ANY_STATUS)
  deliveryStatus: DeliveryStatus | 'All' = 'All'

  @ApiPropertyOptional({ enum: ['true', 'false'], example: 'false', description: 'Those archived instead' })
  @Optional()
  @IsIn(['true', 'false'])
  archived: 'true' | 'false' = 'false'
}

const LINE = { message: 'itemIdx is the place of the item in the order, from 0.' }

class ItemBody {
  @ApiProperty({ example: 0, description: 'Place of the item in the order' })
  @IsInt(LINE)
  @Min(0, LINE)
  itemIdx!: number
}

export class UnassignBody extends ItemBody {
  @ApiPropertyOptional({
    example: '6920a1b2c3d4e5f601234569',
    description: 'Only the last part that was taken from this batch; all parts of the item when absent',
  })
  @Optional()
  @IsMongoId({ message: 'stockId names the batch.' })
  stockId?: string
}

export class AssignBody extends ItemBody {
  @ApiProperty({ example: '6920a1b2c3d4e5f601234569' })
  @IsMongoId({ message: 'stockId names the batch.' })
  stockId!: string

  @ApiPropertyOptional({ example: 'FG-261121-004', description: 'Checked against the batch' })
  @Optional()
  @TextUpTo(60)
  batchNumber?: string

  @ApiPropertyOptional({ example: 1, description: 'Jars; all that no batch covers yet when absent' })
  @Optional()
  @WholeNumber(1, 1_000_000, WHOLE_JARS)
  quantity?: number
}
