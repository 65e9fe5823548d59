import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform, Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsMongoId,
  IsNotEmpty,
  IsNumber,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator'
import { rupeesToPaise } from '../../../../kernel/amounts/money.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { LoadedVersion, Rupees } from '../../../../platform/http/fields/bounded-fields.js'
import {
  EmptyIsNothing,
  FormDay,
  FormNumber,
  TextOrNothing,
} from '../../../../platform/http/fields/form-fields.js'
import { IsDay } from '../../../../platform/http/fields/is-day.js'
import { OptionalOrNull } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, tooLong } from '../../../../platform/http/fields/text-fields.js'
import { PAID_FROM, type PaidFrom } from '../../desk/drawer/domain/cash.js'
import { type BillDraft } from '../bill-papers.service.js'
import { type LineDraft } from '../domain/bill.js'
import { type NewBillPayment } from '../pay-bills.service.js'

const MOST_LINES = 100
const LINES = { message: `A bill has 1 to ${MOST_LINES} lines.` }
const RECEIPTS = { message: 'The receipts are up to 100 batches of the supplier.' }
const VALUE = { message: 'The taxable value is in rupees, more than 0, with at most two decimals.' }
const TAX = { message: 'The GST is in rupees, with at most two decimals.' }
const RATE = { message: 'The rate is in percent, from 0 to 40, with at most two decimals.' }
const TOTAL = { message: 'The total is in rupees, more than 0, with at most two decimals.' }
const AMOUNT = { message: 'The amount is in rupees, more than 0, with at most two decimals.' }
const MOST = 100_000_000

/** Ids; an answer's own receipts, which a form sends back, are read for theirs. An id that comes twice counts once. */
const ids = Transform(({ value }: { value: unknown }) => {
  if (!Array.isArray(value)) return value ?? []
  const named = value.map((one: unknown) =>
    one !== null && typeof one === 'object' && '_id' in one ? one._id : one,
  )
  return [...new Set(named.map((one: unknown) => (typeof one === 'string' ? one.toLowerCase() : one)))]
})

class BillLineBody {
  @ApiProperty({ example: 'Guntur chilli powder', maxLength: 120 })
  @IsNotEmpty({ message: 'Say what was bought.' })
  @TextOrNothing()
  @TextUpTo(120, tooLong('The line', 120), { message: 'Say what was bought.' })
  what!: string

  @ApiPropertyOptional({ example: '0904', description: '4 to 8 digits; empty when the bill names none' })
  @Matches(/^(\d{4,8})?$/, { message: 'An HSN code has 4 to 8 digits.' })
  @TextOrNothing()
  hsnCode: string = ''

  @ApiPropertyOptional({ example: 5, default: 0, description: 'GST in percent', minimum: 0, maximum: 40 })
  @EmptyIsNothing()
  @FormNumber()
  @OptionalOrNull()
  @IsNumber({ maxDecimalPlaces: 2 }, RATE)
  @Min(0, RATE)
  @Max(40, RATE)
  rate: number = 0

  @ApiProperty({ example: 4250, description: 'Rupees before tax, after discounts' })
  @IsNotEmpty({ message: 'Taxable value is required' })
  @FormNumber()
  @Rupees(VALUE, { min: 0.01, most: MOST })
  taxable!: number

  @ApiPropertyOptional({
    example: 212.5,
    description: 'Rupees, as the bill says it, within a rupee of what the rate gives; by the rate if absent',
  })
  @EmptyIsNothing()
  @FormNumber()
  @OptionalOrNull()
  @Rupees(TAX, { most: MOST })
  tax?: number
}

/** A supplier's bill. */
export class CreateBillBody {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123', description: '`_id` of the supplier' })
  @IsMongoId({ message: 'Supplier is required' })
  supplier!: string

  @ApiProperty({ example: 'SL/26-27/0118', maxLength: 60 })
  @IsNotEmpty({ message: 'The number of the bill is required' })
  @TextOrNothing()
  @TextUpTo(60, tooLong('The number', 60), { message: 'The number must be text.' })
  number!: string

  @ApiProperty({ type: String, example: '2026-11-21', description: 'Day in India' })
  @FormDay()
  @IsDay()
  @IsNotEmpty({ message: 'Day is required' })
  day!: IstDay

  @ApiPropertyOptional({
    type: String,
    example: '2026-12-21',
    description: 'Day in India; by the supplier’s days to pay if absent',
  })
  @EmptyIsNothing()
  @FormDay()
  @OptionalOrNull()
  @IsDay()
  dueDay?: IstDay

  @ApiProperty({ type: [BillLineBody] })
  @ValidateNested({ each: true, message: 'Some lines are not right.' })
  @Type(() => BillLineBody)
  @ArrayMaxSize(MOST_LINES, LINES)
  @ArrayMinSize(1, LINES)
  @IsArray(LINES)
  lines!: BillLineBody[]

  @ApiProperty({
    example: 4463,
    description: 'Rupees, as the bill says it: its lines with their tax, within a rupee of rounding',
  })
  @IsNotEmpty({ message: 'Total is required' })
  @FormNumber()
  @Rupees(TOTAL, { min: 0.01, most: MOST })
  total!: number

  @ApiPropertyOptional({ type: [String], description: '`_id` of each batch that stands on it' })
  @ids
  @IsArray(RECEIPTS)
  @ArrayMaxSize(100, RECEIPTS)
  @IsMongoId({ each: true, ...RECEIPTS })
  receipts: string[] = []

  @ApiPropertyOptional({ example: 'Two sacks came later', maxLength: 500 })
  @TextOrNothing()
  @TextUpTo(500, tooLong('The text of notes', 500), { message: 'The notes must be text.' })
  notes: string = ''
}

export class UpdateBillBody extends CreateBillBody {
  @ApiPropertyOptional({
    example: 0,
    description: 'Version that the editor loaded; if it is left out, the last save wins',
  })
  @LoadedVersion('bill')
  version?: number
}

/** Why something is taken out of the books. */
export class BillReasonBody {
  @ApiProperty({ example: 'Entered for the wrong supplier', maxLength: 200 })
  @IsNotEmpty({ message: 'Say why.' })
  @TextOrNothing()
  @TextUpTo(200, tooLong('The reason', 200))
  reason!: string
}

export class PayBillBody {
  @ApiProperty({ type: String, example: '2026-12-20', description: 'Day in India' })
  @FormDay()
  @IsDay()
  @IsNotEmpty({ message: 'Day is required' })
  day!: IstDay

  @ApiProperty({ example: 2000, description: 'Rupees, at most what is open' })
  @IsNotEmpty({ message: 'Amount is required' })
  @FormNumber()
  @Rupees(AMOUNT, { min: 0.01, most: MOST })
  amount!: number

  @ApiProperty({ enum: PAID_FROM, example: 'bank' })
  @IsIn(PAID_FROM, { message: `Paid from one of ${PAID_FROM.join(', ')}.` })
  paidFrom!: PaidFrom

  @ApiPropertyOptional({
    example: 'UTR 432109876543',
    maxLength: 60,
    description: 'Of a cheque or a transfer',
  })
  @TextOrNothing()
  @TextUpTo(60, tooLong('The reference', 60), { message: 'The reference must be text.' })
  reference: string = ''
}

export function toBillDraft({ lines, total, ...body }: CreateBillBody): BillDraft {
  const { supplier, number, day, dueDay, receipts, notes } = body
  return {
    supplier: supplier.toLowerCase(),
    number,
    day,
    dueDay,
    lines: lines.map(toLineDraft),
    totalPaise: rupeesToPaise(total, 'total'),
    receipts,
    notes,
  }
}

const toLineDraft = ({ what, hsnCode, rate, taxable, tax }: BillLineBody, at: number): LineDraft => ({
  what,
  hsnCode,
  // A field that a form sent as null counts as left out.
  rateBasisPoints: Math.round((rate ?? 0) * 100),
  taxablePaise: rupeesToPaise(taxable, `lines.${at}.taxable`),
  taxPaise: tax === undefined ? null : rupeesToPaise(tax, `lines.${at}.tax`),
})

export function toBillPayment(body: PayBillBody, by: string, requestKey?: string): NewBillPayment {
  const { day, amount, paidFrom, reference } = body
  return { day, amountPaise: rupeesToPaise(amount), paidFrom, reference, by, requestKey }
}
