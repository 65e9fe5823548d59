import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsBoolean, IsIn, IsNotEmpty, IsNumber } from 'class-validator'
import { MOST_UNITS } from '../../../../../kernel/amounts/quantity.js'
import { Quantity } from '../../../../../platform/http/fields/bounded-fields.js'
import { FormNumber, TextOrNothing } from '../../../../../platform/http/fields/form-fields.js'
import { Optional } from '../../../../../platform/http/fields/optional-fields.js'
import { TextUpTo } from '../../../../../platform/http/fields/text-fields.js'
import { OutletId } from '../../answers/batch-papers.fields.js'
import { CORRECTION_REASONS, type CorrectionReason } from '../../domain/ledger.js'
import { QUANTITY } from '../../domain/receipt.js'

const CORRECTION = { message: 'Quantity is more or less than 0, with at most three decimals.' }
const REASONS = CORRECTION_REASONS.filter((reason) => reason !== 'opening')

/** Confirms "All stock is consumed". */
export class ConfirmEmptyBody {
  @ApiProperty({ description: 'true: nothing is left; false: that was wrong' })
  @IsBoolean({ message: 'noStockConfirmed is true or false.' })
  noStockConfirmed!: boolean

  @ApiPropertyOptional({
    example: -212.5,
    description: "The client's own figure in rupees; the server works out what is booked",
  })
  @FormNumber()
  @Optional()
  @IsNumber({}, { message: 'gainLoss is a number.' })
  gainLoss?: number
}

export class CorrectStockBody {
  @ApiProperty({ example: -0.25, description: 'In the unit of the product; below 0 for what is gone' })
  @FormNumber()
  @Quantity(CORRECTION, { min: -MOST_UNITS })
  @IsNotEmpty({ message: 'Quantity is required' })
  quantity!: number

  @ApiProperty({ enum: REASONS, example: 'spoilt' })
  @IsIn(REASONS, { message: `The reason is one of ${REASONS.join(', ')}.` })
  reason!: CorrectionReason

  @ApiPropertyOptional({ example: 'Mould on top of the sack', maxLength: 200 })
  @TextOrNothing()
  @TextUpTo(200, { message: 'The note has at most 200 characters.' }, { message: 'The note must be text.' })
  note: string = ''
}

/** The reason of a decision about a batch. */
export class ReasonBody {
  @ApiProperty({ example: 'The lid is not tight', maxLength: 200 })
  @IsNotEmpty({ message: 'Say why.' })
  @TextOrNothing()
  @TextUpTo(
    200,
    { message: 'The reason has at most 200 characters.' },
    { message: 'The reason must be text.' },
  )
  reason!: string
}

export class OptionalReasonBody {
  @ApiPropertyOptional({ example: 'Tasted and found good', maxLength: 200 })
  @TextOrNothing()
  @TextUpTo(
    200,
    { message: 'The reason has at most 200 characters.' },
    { message: 'The reason must be text.' },
  )
  reason: string = ''
}

export class TransferStockBody {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123', description: '`_id` of the outlet that it goes to' })
  @OutletId()
  outlet!: string

  @ApiProperty({ example: 6, description: 'In the unit of the product, steps of 0.01' })
  @FormNumber()
  @Quantity(QUANTITY, { min: 0.01, decimals: 2 })
  @IsNotEmpty({ message: 'Quantity is required' })
  quantity!: number
}
