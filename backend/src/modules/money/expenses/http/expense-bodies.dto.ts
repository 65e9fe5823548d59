import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn, IsNotEmpty } from 'class-validator'
import { formatRupees, rupeesToPaise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { LoadedVersion, Rupees } from '../../../../platform/http/fields/bounded-fields.js'
import {
  EmptyIsNothing,
  FormDay,
  FormNumber,
  TextOrNothing,
} from '../../../../platform/http/fields/form-fields.js'
import { IsDay } from '../../../../platform/http/fields/is-day.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo } from '../../../../platform/http/fields/text-fields.js'
import { PageNumber, PageSize } from '../../../../platform/lists/page-query.js'
import { EXPENSE_TYPES, type ExpenseType } from '../domain/expense-types.js'
import { type ExpenseDraft } from '../keep-expenses.service.js'

const MOST_RUPEES = 100_000_000
const AMOUNT = { message: 'The amount is in rupees, more than 0, with at most two decimals.' }
const TOO_MUCH = { message: `The amount is at most ${formatRupees(rupeesToPaise(MOST_RUPEES))}.` }
const TYPE = { message: `The type is one of ${EXPENSE_TYPES.join(', ')}.` }

/** Days in India, both included; the current month when neither is given. */
export class ExpenseQuery {
  @ApiPropertyOptional({ type: String, example: '2026-11-01' })
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

  @PageNumber(100_000)
  page: number = 1

  @PageSize(500)
  perPage: number = 500
}

export class CreateExpenseBody {
  @ApiProperty({ type: String, example: '2026-11-21', description: 'Day in India' })
  @FormDay()
  @IsDay()
  @IsNotEmpty({ message: 'Date is required' })
  date!: IstDay

  @ApiProperty({ enum: EXPENSE_TYPES, example: 'Fuel' })
  @IsIn(EXPENSE_TYPES, TYPE)
  @IsNotEmpty({ message: 'Type is required' })
  type!: ExpenseType

  @ApiProperty({ example: 1800.5, description: 'Rupees', maximum: MOST_RUPEES })
  @FormNumber()
  @Rupees(AMOUNT, { min: 0.01, most: MOST_RUPEES, tooMuch: TOO_MUCH })
  @IsNotEmpty({ message: 'Amount is required' })
  amount!: number

  @ApiPropertyOptional({ example: 'Gas refill, two cylinders', maxLength: 500 })
  @TextOrNothing()
  @TextUpTo(
    500,
    { message: 'The description has at most 500 characters.' },
    { message: 'The description must be text.' },
  )
  description: string = ''
}

export class UpdateExpenseBody extends CreateExpenseBody {
  @ApiPropertyOptional({
    example: 0,
    description: 'Version that the editor loaded; if it is left out, the last save wins',
  })
  @LoadedVersion('expense')
  version?: number
}

export function toExpenseDraft({ date, type, amount, description }: CreateExpenseBody): ExpenseDraft {
  return { date, type, amountPaise: rupeesToPaise(amount), description }
}
