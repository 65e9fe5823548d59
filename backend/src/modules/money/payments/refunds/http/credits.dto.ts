import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsNotEmpty, Max, Min, ValidateNested } from 'class-validator'
import { paiseToRupees, rupeesToPaise } from '../../../../../kernel/amounts/money.js'
import { fromMilli, jars } from '../../../../../kernel/amounts/quantity.js'
import { Rupees, WholeNumber } from '../../../../../platform/http/fields/bounded-fields.js'
import { TextOrNothing } from '../../../../../platform/http/fields/form-fields.js'
import { Optional } from '../../../../../platform/http/fields/optional-fields.js'
import { TextUpTo, Trimmed } from '../../../../../platform/http/fields/text-fields.js'
import { CreditLineAnswer } from '../../../../sales/orders/answers/credit.answer.js'
import { LINE, WHOLE_JARS } from '../../../../sales/orders/domain/line-refusals.js'
import { type LineWish } from '../../../../sales/orders/domain/money/credit-plan.js'
import { type CreditPreview } from '../../../../sales/orders/money/order-credits.service.js'
import { type RefundWay } from '../give-refund.service.js'

const LINES = { message: 'lines is a list of at most 100 lines.' }
const MOST_CREDITED_LINES = 100
const MOST_JARS = 1_000
const MOST_CREDITED_RUPEES = 1_000_000
const KINDS = ['lines', 'goodwill'] as const
const WAYS = ['provider', 'hand'] as const
const FIRST_WAYS = [...WAYS, 'cash'] as const

const amountOf = (what: string) => ({ message: `${what} is an amount in rupees with at most two decimals.` })

class CreditLineBody {
  @ApiProperty({ example: 0, description: 'Place among the items of the order, from 0' })
  @Max(MOST_CREDITED_LINES, LINE)
  @Min(0, LINE)
  @IsInt(LINE)
  line!: number

  @ApiPropertyOptional({ example: 1, description: 'Jars that are paid back' })
  @Optional()
  @WholeNumber(1, MOST_JARS, WHOLE_JARS)
  jars?: number

  @ApiPropertyOptional({ example: 100, description: 'Rupees of the line, in addition to its jars' })
  @Optional()
  @Rupees(amountOf('The amount of a line'), { most: MOST_CREDITED_RUPEES })
  amount?: number
}

class ReferenceBody {
  @ApiPropertyOptional({ example: 'UTR2611240042', description: 'Of the transfer by hand', maxLength: 100 })
  @TextOrNothing()
  @TextUpTo(
    100,
    { message: 'The refund reference has at most 100 characters.' },
    { message: 'The refund reference must be text.' },
  )
  reference: string = ''
}

export class CreditWayBody extends ReferenceBody {
  @ApiProperty({ enum: WAYS, example: 'provider', description: 'Through the payment provider, or by hand' })
  @IsIn(WAYS, { message: `The way is one of ${WAYS.join(', ')}.` })
  way!: (typeof WAYS)[number]
}

export class GiveCreditBody extends ReferenceBody {
  @ApiProperty({
    enum: FIRST_WAYS,
    example: 'provider',
    description: 'Through the payment provider, by hand, or, if it was paid in cash, in cash from the drawer',
  })
  @IsIn(FIRST_WAYS, { message: `The way is one of ${FIRST_WAYS.join(', ')}.` })
  way!: (typeof FIRST_WAYS)[number]

  @ApiProperty({
    enum: KINDS,
    example: 'lines',
    description: 'For jars that were bought, or out of goodwill',
  })
  @IsIn(KINDS, { message: `The kind is one of ${KINDS.join(', ')}.` })
  kind!: (typeof KINDS)[number]

  @ApiPropertyOptional({ type: [CreditLineBody], example: [{ line: 0, jars: 1 }] })
  @Type(() => CreditLineBody)
  @ValidateNested({ each: true, message: 'Some lines are not right.' })
  @ArrayMaxSize(MOST_CREDITED_LINES, LINES)
  @IsArray(LINES)
  lines: CreditLineBody[] = []

  @ApiPropertyOptional({ example: 0, description: 'Rupees of the delivery charge' })
  @Rupees(amountOf('The delivery'), { most: MOST_CREDITED_RUPEES })
  delivery: number = 0

  @ApiPropertyOptional({
    example: 0,
    description: 'Rupees that are shared out over the products, then over the delivery',
  })
  @Rupees(amountOf('The amount'), { most: MOST_CREDITED_RUPEES })
  amount: number = 0

  @ApiProperty({ example: 'One jar arrived broken', maxLength: 200, description: 'The customer reads it' })
  @IsNotEmpty({ message: 'Say why; the customer reads it.' })
  @Trimmed()
  @TextUpTo(
    200,
    { message: 'The reason has at most 200 characters.' },
    { message: 'The reason must be text.' },
  )
  reason!: string

  @ApiPropertyOptional({
    example: 0,
    description: 'Credits of the order that the person saw. With a newer one, nothing is given.',
  })
  @Optional()
  @Min(0, { message: 'The credits that were seen are a whole number.' })
  @IsInt({ message: 'The credits that were seen are a whole number.' })
  seen?: number
}

export function wayOf({ way, reference }: CreditWayBody | GiveCreditBody): RefundWay {
  return way === 'hand' ? { reference } : way
}

export function wishOf({ kind, lines, delivery, amount, reason, seen }: GiveCreditBody) {
  return {
    kind,
    reason,
    seen,
    lines: lines.map(lineOf),
    deliveryPaise: rupeesToPaise(delivery, 'delivery'),
    paise: rupeesToPaise(amount, 'amount'),
  }
}

function lineOf({ line, jars: count, amount }: CreditLineBody): LineWish {
  return {
    line,
    quantityMilli: count === undefined ? undefined : jars(count),
    paise: amount === undefined ? undefined : rupeesToPaise(amount, 'lines'),
  }
}

/** The refund that a credit would make. */
export class CreditPreviewAnswer {
  @ApiProperty({ example: 449, description: 'Rupees' }) amount!: number
  @ApiProperty({ type: [CreditLineAnswer] }) lines!: CreditLineAnswer[]
  @ApiProperty({ example: 0, description: 'Rupees of the delivery charge' }) delivery!: number
  @ApiProperty({ example: 581, description: 'Rupees that could still go back after it' }) left!: number
}

export function toPreviewAnswer({ order, plan, leftPaise }: CreditPreview): CreditPreviewAnswer {
  return {
    amount: paiseToRupees(plan.paise),
    lines: plan.lines.map(({ line, quantityMilli, paise }) => ({
      line,
      name: order.items[line]?.name ?? '',
      quantity: fromMilli(quantityMilli),
      amount: paiseToRupees(paise),
    })),
    delivery: paiseToRupees(plan.deliveryPaise),
    left: paiseToRupees(leftPaise),
  }
}
