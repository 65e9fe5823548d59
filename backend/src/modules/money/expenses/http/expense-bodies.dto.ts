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
import { OptionalGstin } from '../../../../platform/http/fields/gstin-field.js'
import { IsDay } from '../../../../platform/http/fields/is-day.js'
import { Optional, OptionalOrNull } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo } from '../../../../platform/http/fields/text-fields.js'
import { PageNumber, PageSize } from '../../../../platform/lists/page-query.js'
import { PAID_FROM, type PaidFrom } from '../../desk/drawer/domain/cash.js'
import { EXPENSE_TYPES, type ExpenseType } from '../domain/expense-types.js'
import { type ExpenseDraft } from '../expense-rules.service.js'
import { type ExpenseCorrection } from '../keep-expenses.service.js'

const MOST_RUPEES = 100_000_000
const AMOUNT = { message: 'The amount is in rupees, more than 0, with at most two decimals.' }
const TOO_MUCH = { message: `The amount is at most ${formatRupees(rupeesToPaise(MOST_RUPEES))}.` }
const TAX = { message: 'The GST is in rupees, with at most two decimals.' }
const FROM = { message: `Paid from one of ${PAID_FROM.join(', ')}.` }
const BILL_TEXT = { message: 'The number of the bill must be text.' }
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

  @ApiPropertyOptional({ example: 'HP Gas Kothapet', maxLength: 120, description: 'Who was paid' })
  @TextOrNothing()
  @TextUpTo(
    120,
    { message: 'The vendor has at most 120 characters.' },
    { message: 'The vendor must be text.' },
  )
  vendor: string = ''

  @ApiPropertyOptional({ example: '27AAPFU0939F1ZV', description: 'Of the vendor' })
  @OptionalGstin()
  gstin: string = ''

  @ApiPropertyOptional({ example: 'HP/26-27/118', maxLength: 60 })
  @TextOrNothing()
  @TextUpTo(60, { message: 'The number of the bill has at most 60 characters.' }, BILL_TEXT)
  billNumber: string = ''

  @ApiPropertyOptional({ example: 85.74, description: 'Rupees of GST that the amount contains' })
  @EmptyIsNothing()
  @FormNumber()
  @OptionalOrNull()
  @Rupees(TAX, { most: MOST_RUPEES })
  tax: number = 0

  @ApiPropertyOptional({ enum: PAID_FROM, default: 'bank' })
  @EmptyIsNothing()
  @OptionalOrNull()
  @IsIn(PAID_FROM, FROM)
  paidFrom: PaidFrom = 'bank'
}

export class UpdateExpenseBody extends CreateExpenseBody {
  @ApiPropertyOptional({
    example: 0,
    description: 'Version that the editor loaded; if it is left out, the last save wins',
  })
  @LoadedVersion('expense')
  version?: number
}

/** What an expense of a closed month should have been; with nothing in it, the expense is only taken back. */
export class CorrectExpenseBody {
  @ApiPropertyOptional({
    example: 180.5,
    description: 'Rupees; without it the expense is only taken back',
    maximum: MOST_RUPEES,
  })
  @EmptyIsNothing()
  @Optional()
  @FormNumber()
  @Rupees(AMOUNT, { min: 0.01, most: MOST_RUPEES, tooMuch: TOO_MUCH })
  amount?: number

  @ApiPropertyOptional({ enum: EXPENSE_TYPES, example: 'Fuel', description: 'The same if absent' })
  @Optional()
  @IsIn(EXPENSE_TYPES, TYPE)
  type?: ExpenseType

  @ApiPropertyOptional({
    example: 'Gas refill, two cylinders',
    maxLength: 500,
    description: 'The same if absent',
  })
  @Optional()
  @TextUpTo(
    500,
    { message: 'The description has at most 500 characters.' },
    { message: 'The description must be text.' },
  )
  description?: string

  @ApiPropertyOptional({ example: 8.6, description: 'Rupees of GST in the amount; the same if absent' })
  @EmptyIsNothing()
  @Optional()
  @FormNumber()
  @Rupees(TAX, { most: MOST_RUPEES })
  tax?: number
}

export function toCorrection({ amount, tax, type, description }: CorrectExpenseBody): ExpenseCorrection {
  return {
    type,
    description,
    amountPaise: amount === undefined ? undefined : rupeesToPaise(amount),
    taxPaise: tax === undefined ? undefined : rupeesToPaise(tax, 'tax'),
  }
}

export function toExpenseDraft({ amount, tax, gstin, ...body }: CreateExpenseBody): ExpenseDraft {
  const { date, type, description, vendor, billNumber, paidFrom } = body
  return {
    date,
    type,
    amountPaise: rupeesToPaise(amount),
    description,
    vendor,
    gstin: gstin || null,
    billNumber,
    // A field that a form sent as null counts as left out.
    taxPaise: rupeesToPaise(tax ?? 0, 'tax'),
    paidFrom: paidFrom ?? 'bank',
  }
}
