import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsMongoId } from 'class-validator'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { EmptyIsNothing, FormDay } from '../../../../platform/http/fields/form-fields.js'
import { IsDay } from '../../../../platform/http/fields/is-day.js'
import { IsMonth } from '../../../../platform/http/fields/is-month.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'

export class SupplierQuery {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123', description: '`_id` of the supplier' })
  @IsMongoId({ message: 'Supplier is required' })
  supplier!: string
}

export class RegisterQuery {
  @ApiPropertyOptional({ example: '2026-11', description: 'The present one if absent' })
  @Optional()
  @IsMonth()
  month?: string
}

/** Days in India, both included; from the beginning of the financial year to today when they are not given. */
export class AccountQuery {
  @ApiPropertyOptional({ type: String, example: '2026-04-01' })
  @EmptyIsNothing()
  @Optional()
  @FormDay()
  @IsDay()
  from?: IstDay

  @ApiPropertyOptional({ type: String, example: '2026-11-30' })
  @EmptyIsNothing()
  @Optional()
  @FormDay()
  @IsDay()
  to?: IstDay
}
