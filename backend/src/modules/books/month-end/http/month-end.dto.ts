import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Matches } from 'class-validator'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { IsMonth } from '../../../../platform/http/fields/is-month.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { valueOf } from '../../returns/domain/hsn-summary.js'
import { type MonthEnd } from '../month-figures.service.js'

export class BooksQuery {
  @ApiPropertyOptional({ example: '2026-11', description: 'In India; the present one if absent' })
  @Optional()
  @IsMonth()
  month?: string
}

export class BookFileQuery extends BooksQuery {
  @ApiProperty({ example: 'sales.csv', description: 'One of `files`' })
  @Matches(/^[a-z0-9-]{1,40}\.(csv|json|xml)$/, { message: 'Name a file of the month.' })
  name!: string
}

class MissingInMonthAnswer {
  @ApiProperty({ example: 'The cash drawer that was opened on 28 Nov 2026 is not counted.' })
  sentence!: string
  @ApiProperty({
    type: String,
    nullable: true,
    example: '/dashboard/drawer',
    description: 'Where it is mended',
  })
  path!: string | null
}

class BookFileAnswer {
  @ApiProperty({ example: 'sales.csv' }) name!: string
  @ApiProperty({ example: 'The sales register: each invoice a line.' }) what!: string
}

/** What a month declares, in rupees: its invoices less its credit notes. */
class MonthTaxAnswer {
  @ApiProperty({ example: 69_238.1 }) taxable!: number
  @ApiProperty({ example: 1_204.5 }) igst!: number
  @ApiProperty({ example: 1_128.7 }) cgst!: number
  @ApiProperty({ example: 1_128.7 }) sgst!: number
  @ApiProperty({ example: 72_700, description: 'With tax' }) value!: number
  @ApiProperty({ example: 41 }) invoices!: number
  @ApiProperty({ example: 2 }) notes!: number
  @ApiProperty({ example: 1_398, description: 'What the notes took back, with tax' }) notesValue!: number
}

class TurnoverAnswer {
  @ApiProperty({ example: 642_300, description: 'Rupees from April to the end of the month' }) year!: number
  @ApiProperty({ example: 1_120_450, description: 'Rupees of the twelve months that end with it' })
  twelveMonths!: number
  @ApiProperty({ example: 2_000_000, description: 'Rupees above which a shop registers' }) limit!: number
  @ApiProperty({ example: 56, description: 'The larger of the two, in percent of it' }) percent!: number
  @ApiProperty({ example: false }) isNear!: boolean
}

/** The month's end. */
export class MonthEndAnswer {
  @ApiProperty({ example: '2026-11' }) month!: string
  @ApiProperty({ example: false }) isClosed!: boolean
  @ApiProperty({ example: true, description: 'GST is collected, or was in this month' })
  isRegistered!: boolean
  @ApiProperty({ type: [MissingInMonthAnswer], description: 'Before anything is filed' })
  missing!: MissingInMonthAnswer[]
  @ApiProperty({ type: [MissingInMonthAnswer], description: 'What the owner should know' })
  hints!: MissingInMonthAnswer[]
  @ApiProperty({ type: MonthTaxAnswer }) tax!: MonthTaxAnswer
  @ApiProperty({ example: 72_700, description: 'Rupees: invoices less credit notes, with tax' })
  sales!: number
  @ApiProperty({ example: 31_400, description: 'Rupees: goods that were received' }) purchases!: number
  @ApiProperty({ example: 12_830.4, description: 'Rupees that the month earned' }) result!: number
  @ApiProperty({ type: TurnoverAnswer }) turnover!: TurnoverAnswer
  @ApiProperty({ type: [BookFileAnswer] }) files!: BookFileAnswer[]
}

export function toMonthEnd(end: MonthEnd, files: readonly BookFileAnswer[]): MonthEndAnswer {
  const { month, isClosed, isRegistered, missing, hints, tax, turnover } = end
  return {
    month,
    isClosed,
    isRegistered,
    missing,
    hints,
    files: files.map(({ name, what }) => ({ name, what })),
    tax: {
      taxable: paiseToRupees(tax.taxablePaise),
      igst: paiseToRupees(tax.igstPaise),
      cgst: paiseToRupees(tax.cgstPaise),
      sgst: paiseToRupees(tax.sgstPaise),
      value: paiseToRupees(valueOf(tax)),
      invoices: tax.invoices,
      notes: tax.notes,
      notesValue: paiseToRupees(tax.notesPaise),
    },
    sales: paiseToRupees(end.salesPaise),
    purchases: paiseToRupees(end.purchasesPaise),
    result: paiseToRupees(end.resultPaise),
    turnover: {
      year: paiseToRupees(turnover.yearPaise),
      twelveMonths: paiseToRupees(turnover.twelveMonthsPaise),
      limit: paiseToRupees(turnover.limitPaise),
      percent: turnover.percent,
      isNear: turnover.isNear,
    },
  }
}
