import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator'
import { MOST_UNITS } from '../../../../kernel/amounts/quantity.js'
import { TextOrNothing } from '../../../../platform/http/fields/form-fields.js'
import { TextUpTo, Trimmed } from '../../../../platform/http/fields/text-fields.js'
import { JARS, LINE } from '../../../sales/orders/domain/line-refusals.js'
import {
  type DecisionKind,
  DECISIONS,
  type Mark,
  MARKS,
  REFUND_METHODS,
  type RefundMethod,
} from '../domain/steps.js'

const BATCH = { message: 'Name the batch.' }
const ORDER = { message: 'Name the order.' }
const MOST_ORDERS = 200
const ORDERS = { message: `Between 1 and ${MOST_ORDERS} orders are named at a time.` }
const MOST_CALLED_BACK = 100

export class BeginRecallBody {
  @ApiProperty({ example: 'RM-261121-002', description: 'Of any batch: material or jars' })
  @IsNotEmpty(BATCH)
  @Trimmed()
  @TextUpTo(40, BATCH, BATCH)
  batchNumber!: string

  @ApiProperty({ example: false, description: 'true: practise it, and change nothing' })
  @IsBoolean({ message: 'drill is true or false.' })
  drill!: boolean

  @ApiProperty({ example: 'Two customers found mould', maxLength: 200 })
  @IsNotEmpty({ message: 'Say why.' })
  @TextOrNothing()
  @TextUpTo(
    200,
    { message: 'The reason has at most 200 characters.' },
    { message: 'The reason must be text.' },
  )
  reason!: string
}

export class RecallBatchBody {
  @ApiProperty({ example: 'FG-261121-005' })
  @IsNotEmpty(BATCH)
  @Trimmed()
  @TextUpTo(40, BATCH, BATCH)
  batchNumber!: string
}

export class RecallMessageBody {
  @ApiProperty({
    example: 'Dear {name}, please do not eat from these jars: {jars} ({orders})',
    description: '{name}, {jars} and {orders} are filled in for each customer',
    maxLength: 2000,
  })
  @IsNotEmpty({ message: 'Write what they should know.' })
  @Trimmed()
  @TextUpTo(
    2000,
    { message: 'The message has at most 2000 characters.' },
    { message: 'The message must be text.' },
  )
  message!: string

  @ApiProperty({ example: 0, description: 'Of the recall that was edited' })
  @IsInt({ message: 'The version must be the one that was read.' })
  version!: number
}

export class RecallMarkBody {
  @ApiProperty({ enum: MARKS, example: 'informed' })
  @IsIn(MARKS, { message: `The mark is one of ${MARKS.join(', ')}.` })
  mark!: Mark

  @ApiProperty({ type: [String], example: ['P-7KQ4-M2XD'], description: 'orderId or _id' })
  @IsString({ each: true, message: 'An order is named by its id.' })
  @MaxLength(40, { each: true, message: 'An order is named by its id.' })
  @ArrayMaxSize(MOST_ORDERS, ORDERS)
  @ArrayNotEmpty(ORDERS)
  @IsArray(ORDERS)
  orderIds!: string[]

  @ApiProperty({ example: true, description: 'false takes it back' })
  @IsBoolean({ message: 'done is true or false.' })
  done!: boolean
}

/** Recalled jars in one line of an order. */
class RecallLineBody {
  @ApiProperty({ example: 'P-7KQ4-M2XD', description: 'Or its _id' })
  @IsNotEmpty(ORDER)
  @Trimmed()
  @TextUpTo(40, ORDER, ORDER)
  orderId!: string

  @ApiProperty({ example: 0, description: 'Place among the lines of the order, from 0' })
  @Max(MOST_CALLED_BACK, LINE)
  @Min(0, LINE)
  @IsInt(LINE)
  line!: number
}

export class RecallDecisionBody extends RecallLineBody {
  @ApiProperty({ enum: DECISIONS, example: 'refund' })
  @IsIn(DECISIONS, { message: `The decision is one of ${DECISIONS.join(', ')}.` })
  decision!: DecisionKind

  @ApiPropertyOptional({ enum: REFUND_METHODS, example: 'provider', description: 'Of a refund' })
  @IsIn(REFUND_METHODS, { message: `The method is one of ${REFUND_METHODS.join(', ')}.` })
  method: RefundMethod = 'provider'

  @ApiPropertyOptional({
    example: 'UTR2611210042',
    description: 'Of the transfer, when the money was given back by hand; of the parcel with other jars',
    maxLength: 100,
  })
  @TextOrNothing()
  @TextUpTo(
    100,
    { message: 'The reference has at most 100 characters.' },
    { message: 'The reference must be text.' },
  )
  reference: string = ''
}

export class RecallReplacementBody {
  @ApiProperty({ example: 'P-7KQ4-M2XD', description: 'Or its _id' })
  @IsNotEmpty(ORDER)
  @Trimmed()
  @TextUpTo(40, ORDER, ORDER)
  orderId!: string

  @ApiProperty({ type: [Number], example: [0], description: 'Places among the lines of the order, from 0' })
  @Max(MOST_CALLED_BACK, { ...LINE, each: true })
  @Min(0, { ...LINE, each: true })
  @IsInt({ ...LINE, each: true })
  @ArrayMaxSize(MOST_CALLED_BACK, LINE)
  @ArrayNotEmpty(LINE)
  @IsArray(LINE)
  lines!: number[]
}

export class RecoveredJarsBody extends RecallLineBody {
  @ApiProperty({ example: 1, description: 'Jars that came back to us' })
  @Max(MOST_UNITS, JARS)
  @Min(0, JARS)
  @IsInt(JARS)
  returned!: number

  @ApiProperty({ example: 1, description: 'Jars that were destroyed where they were' })
  @Max(MOST_UNITS, JARS)
  @Min(0, JARS)
  @IsInt(JARS)
  destroyed!: number
}
