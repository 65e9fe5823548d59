import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsISO8601,
  IsMongoId,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsUUID,
  ValidateIf,
  ValidateNested,
} from 'class-validator'
import { toMilli } from '../../../../../kernel/amounts/quantity.js'
import { Quantity } from '../../../../../platform/http/fields/bounded-fields.js'
import { EmptyIsNothing } from '../../../../../platform/http/fields/form-fields.js'
import { TextUpTo, Trimmed } from '../../../../../platform/http/fields/text-fields.js'
import { ConfirmUnusual } from '../../answers/batch-papers.fields.js'
import { type SentLines } from '../count-lines.service.js'

const MOST_COUNTED_LINES = 500
const COUNTED = { message: 'What was counted is 0 or more, with at most three decimals.' }
const INSTANT = { message: 'A moment is written as 2026-11-21T10:00:00.000Z.' }
const LINES = { message: `Between 1 and ${MOST_COUNTED_LINES} lines are sent at a time.` }
const BATCH = { message: 'The batch number is missing.' }
const UUID = { message: 'The id is a UUID, made by the phone.' }

/** What to count, as a person begins a count. */
export class OpenCountBody {
  @ApiProperty({
    example: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    description: 'Made by the phone: the same one sent twice is one count',
  })
  @IsUUID('all', UUID)
  clientId!: string

  @ApiPropertyOptional({ type: String, nullable: true, example: '6740c1f2a4b5c6d7e8f90123' })
  @EmptyIsNothing()
  @IsOptional()
  @IsMongoId({ message: 'The outlet is named by its id.' })
  outlet?: string | null

  @ApiPropertyOptional({ type: String, nullable: true, example: 'FG-0001', description: '`Id` or `_id`' })
  @EmptyIsNothing()
  @IsOptional()
  @TextUpTo(
    40,
    { message: 'The product is named by its id.' },
    { message: 'The product is named by its id.' },
  )
  product?: string | null
}

/** Confirmation by the person who books a count. */
export class BookCountBody {
  @ConfirmUnusual()
  confirmUnusual?: boolean
}

export class CountLineBody {
  @ApiProperty({
    example: '7c9e6679-7425-40de-944b-e07fc1f90ae8',
    description: 'Made by the phone: the same line sent twice is one line',
  })
  @IsUUID('all', UUID)
  clientLineId!: string

  @ApiProperty({ example: 'FG-261121-004' })
  @IsNotEmpty(BATCH)
  @Trimmed()
  @TextUpTo(40, BATCH, BATCH)
  batchNumber!: string

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 12,
    description:
      'What is there, in the unit of the product, including jars set aside; null takes the line back',
  })
  @ValidateIf(({ counted }: CountLineBody) => counted !== null)
  @Quantity(COUNTED)
  counted!: number | null

  @ApiProperty({ example: '2026-11-21T10:00:00.000Z', description: "By the phone's clock" })
  @IsISO8601({ strict: true }, INSTANT)
  countedAt!: string

  @ApiPropertyOptional({
    type: Number,
    nullable: true,
    example: 10,
    description: 'What remained as far as the phone knew; null when it did not know',
  })
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 3 }, { message: 'What remained is a number.' })
  seenRemaining?: number | null
}

export class CountLinesBody {
  @ApiProperty({
    example: '2026-11-21T10:00:05.000Z',
    description: "By the phone's clock, to see whether that clock is right",
  })
  @IsISO8601({ strict: true }, INSTANT)
  sentAt!: string

  @ApiProperty({ type: [CountLineBody], description: `At most ${MOST_COUNTED_LINES}` })
  @IsArray(LINES)
  @ArrayNotEmpty(LINES)
  @ArrayMaxSize(MOST_COUNTED_LINES, LINES)
  @ValidateNested({ each: true })
  @Type(() => CountLineBody)
  lines!: CountLineBody[]
}

export function toSentLines({ sentAt, lines }: CountLinesBody): SentLines {
  return {
    sentAt: new Date(sentAt),
    lines: lines.map(({ clientLineId, batchNumber, counted, countedAt, seenRemaining }) => ({
      clientLineId,
      batchNumber: batchNumber.toUpperCase(),
      countedMilli: counted === null ? null : toMilli(counted, 'counted'),
      countedAt: new Date(countedAt),
      seenMilli: seenRemaining == null ? null : toMilli(seenRemaining, 'seenRemaining'),
    })),
  }
}
