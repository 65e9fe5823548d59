import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInt,
  IsMongoId,
  IsNotEmpty,
  Max,
  Min,
  ValidateNested,
} from 'class-validator'
import { MOST_UNITS } from '../../../../../kernel/amounts/quantity.js'
import { type IstDay } from '../../../../../kernel/dates/ist.js'
import { Rupees } from '../../../../../platform/http/fields/bounded-fields.js'
import { TextOrNothing } from '../../../../../platform/http/fields/form-fields.js'
import { IsDay } from '../../../../../platform/http/fields/is-day.js'
import { Optional, OptionalText } from '../../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, Trimmed } from '../../../../../platform/http/fields/text-fields.js'
import { JARS, LINE } from '../../domain/line-refusals.js'
import { type Give, GIVES } from '../settle-parcel.service.js'

const PARCEL = { message: 'Name the parcel.' }
const REASON = { message: 'The reason has at most 200 characters.' }
const A_TEXT = { message: '$property must be text' }
const RUPEES = { message: '$property is an amount in rupees, at least 1, with at most two decimals' }

export class ParcelBody {
  @ApiProperty({ example: 'JDI-261121-7KQ4M2XDAB', description: "The parcel's reference" })
  @IsNotEmpty(PARCEL)
  @Trimmed()
  @TextUpTo(50, PARCEL, PARCEL)
  parcel!: string
}

export class InspectedJarsBody {
  @ApiProperty({ example: 0, description: 'Place of the item in the order' })
  @IsInt(LINE)
  @Min(0, LINE)
  itemIdx!: number

  @ApiProperty({ example: '6920a1b2c3d4e5f601234569' })
  @IsMongoId({ message: 'stockId names the batch.' })
  stockId!: string

  @ApiProperty({ example: 2, description: 'Jars that are whole: they go back to stock' })
  @IsInt(JARS)
  @Min(0, JARS)
  @Max(MOST_UNITS, JARS)
  back!: number

  @ApiProperty({ example: 1, description: 'Jars that are of no use any more' })
  @IsInt(JARS)
  @Min(0, JARS)
  @Max(MOST_UNITS, JARS)
  writtenOff!: number

  @ApiProperty({ example: 'Broken glass', description: 'Needed when jars are written off', maxLength: 200 })
  @TextOrNothing()
  @TextUpTo(200, REASON, A_TEXT)
  reason!: string
}

export class InspectBody extends ParcelBody {
  @ApiProperty({ type: [InspectedJarsBody], description: 'Every jar of the parcel' })
  @IsArray({ message: 'jars lists what was found.' })
  @ArrayNotEmpty({ message: 'jars lists what was found.' })
  @ArrayMaxSize(200, { message: 'At most 200 lines.' })
  @ValidateNested({ each: true })
  @Type(() => InspectedJarsBody)
  jars!: InspectedJarsBody[]
}

export class RefundParcelBody extends ParcelBody {
  @ApiProperty({
    enum: GIVES,
    example: 'everything',
    description: 'All that was paid, or that less the cancellation charge',
  })
  @IsIn(GIVES, { message: 'everything, or less-charge.' })
  give!: Give
}

export class MadeGoodBody extends ParcelBody {
  @ApiProperty({ example: 'Replaced by P-8HHH-2222', maxLength: 200 })
  @IsNotEmpty({ message: 'Say how.' })
  @Trimmed()
  @TextUpTo(200, REASON, A_TEXT)
  note!: string
}

export class WaitBody extends ParcelBody {
  @ApiProperty({ example: 2, description: 'Days until it is to be looked at again' })
  @IsInt({ message: '$property is from 1 to 14' })
  @Min(1, { message: '$property is from 1 to 14' })
  @Max(14, { message: '$property is from 1 to 14' })
  days!: number

  @ApiPropertyOptional({ type: String, example: 'They deliver on Tuesday', maxLength: 200 })
  @Optional()
  @Trimmed()
  @TextUpTo(200, REASON, A_TEXT)
  note = ''
}

export class ClaimBody extends ParcelBody {
  @ApiProperty({ example: 898, description: 'Rupees' })
  @Rupees(RUPEES, { min: 1, most: 1_000_000 })
  amount!: number

  @ApiProperty({ example: 'CLM-4471', description: "The courier's number of the claim", maxLength: 60 })
  @IsNotEmpty({ message: 'Enter the number of the claim.' })
  @Trimmed()
  @TextUpTo(60, { message: 'The number has at most 60 characters.' }, A_TEXT)
  reference!: string

  @ApiPropertyOptional({ type: String, example: 'Photos sent on Tuesday', maxLength: 200 })
  @OptionalText()
  @Trimmed()
  @TextUpTo(200, { message: 'The note has at most 200 characters.' }, A_TEXT)
  note = ''
}

export class ClaimRefusedBody extends ParcelBody {
  @ApiProperty({ example: 'Reported after seven days', maxLength: 200 })
  @IsNotEmpty({ message: 'Say why the courier refused it.' })
  @Trimmed()
  @TextUpTo(200, REASON, A_TEXT)
  reason!: string
}

export class ClaimPaidBody extends ParcelBody {
  @ApiProperty({ example: 898, description: 'Rupees that came' })
  @Rupees(RUPEES, { min: 1, most: 1_000_000 })
  amount!: number

  @ApiProperty({ example: '2026-11-28', description: 'The day on which the money came' })
  @IsDay()
  receivedOn!: IstDay
}
