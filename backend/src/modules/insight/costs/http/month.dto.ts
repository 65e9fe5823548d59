import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsInt, Max, Min } from 'class-validator'
import { addPaise, paiseToRupees, subtractPaise } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { type IstDay, istDay, toIstDay } from '../../../../kernel/dates/ist.js'
import { EmptyIsNothing } from '../../../../platform/http/fields/form-fields.js'
import { IsMonth } from '../../../../platform/http/fields/is-month.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { type Result } from '../month-result.service.js'

export class MonthQuery {
  @ApiPropertyOptional({ example: '2026-11', description: 'In India; this month if absent' })
  @Optional()
  @IsMonth()
  month?: string
}

const MOST_MONTHS = 12
const USUAL_MONTHS = 6
const COUNT = { message: `A number of months is whole, from 1 to ${MOST_MONTHS}.` }

export class CourseQuery extends MonthQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_MONTHS,
    default: USUAL_MONTHS,
    description: 'How many months, up to this one',
  })
  @EmptyIsNothing()
  @Max(MOST_MONTHS, COUNT)
  @Min(1, COUNT)
  @IsInt(COUNT)
  @Type(() => Number)
  @Optional()
  months: number = USUAL_MONTHS
}

/** First day of the requested month. */
export function monthOf({ month }: MonthQuery, now: Date): IstDay {
  return month ? toIstDay(`${month}-01`) : istDay(now)
}

/** The result of a month, line by line, in rupees. Deductions are positive too. */
export class ResultAnswer {
  @ApiProperty({ example: '2026-11' }) month!: string
  @ApiProperty({ example: 139_250, description: 'Products of paid orders that were not cancelled' })
  sales!: number
  @ApiProperty({ example: 17_430, description: 'Their delivery charges' }) delivery!: number
  @ApiProperty({ example: 2610, description: 'Paid for orders that were cancelled later' }) cancelled!: number
  @ApiProperty({ example: 2540, description: 'Taken off: what of that goes back' }) refunds!: number
  @ApiProperty({ example: 0, description: 'Taken off: charged, where a smaller payment was accepted' })
  unpaid!: number
  @ApiProperty({ example: 0, description: 'Taken off: GST in all this' }) tax!: number
  @ApiProperty({ example: 61_240.5, description: 'Taken off: material of the jars that were sold' })
  goods!: number
  @ApiProperty({ example: 164, description: 'Jars that were sold' }) jars!: number
  @ApiProperty({ example: 12, description: 'Of these, jars whose cost is an estimate' })
  estimatedJars!: number
  @ApiProperty({ example: 0, description: 'Of these, jars whose cost nobody knows: they count as nothing' })
  unknownJars!: number
  @ApiProperty({
    example: 486,
    description: 'Taken off: material of jars that left and were lost, broken or written off',
  })
  lost!: number
  @ApiProperty({ example: 1, description: 'These jars' }) lostJars!: number
  @ApiProperty({ example: 3185.8, description: 'Taken off: what the payment provider keeps' }) fees!: number
  @ApiProperty({ example: 2841.2, description: 'The part of the fees that its reports show' })
  toldFees!: number
  @ApiProperty({ example: 2, description: 'Percent of what was paid, a setting: for the rest of the fees' })
  feePercent!: number
  @ApiProperty({
    example: 17_430,
    description: 'Taken off: what the courier takes, or is assumed to take: what was charged',
  })
  courier!: number
  @ApiProperty({ example: 15_210, description: 'The part of it that the courier’s rates tell' })
  toldCourier!: number
  @ApiProperty({
    example: false,
    description: 'The courier’s bills are among the expenses: nothing is assumed',
  })
  courierInExpenses!: boolean
  @ApiProperty({
    example: 41_250,
    description:
      'Taken off: what was written down as an expense, without the GST in it that the shop claims back',
  })
  expenses!: number
  @ApiProperty({ example: 500, description: 'Added: what the courier paid for lost or spoilt parcels' })
  courierClaims!: number
  @ApiProperty({ example: 34_143.7, description: 'What was earned; below 0 when more went out' })
  result!: number
  @ApiProperty({ example: 48_200.5, description: 'Goods received, by their receipts; not taken off' })
  purchases!: number
  @ApiProperty({ example: 14, description: 'Batches of these goods' }) receipts!: number
}

export function toResultAnswer(result: Result): ResultAnswer {
  return {
    month: result.month,
    sales: paiseToRupees(result.salesPaise),
    delivery: paiseToRupees(result.deliveryPaise),
    cancelled: paiseToRupees(result.cancelledPaise),
    refunds: paiseToRupees(result.refundPaise),
    unpaid: paiseToRupees(result.unpaidPaise),
    tax: paiseToRupees(result.taxPaise),
    goods: paiseToRupees(result.goodsPaise),
    jars: fromMilli(result.jarsMilli),
    estimatedJars: fromMilli(result.estimatedMilli),
    unknownJars: fromMilli(result.unknownMilli),
    lost: paiseToRupees(result.lostPaise),
    lostJars: fromMilli(result.lostMilli),
    fees: paiseToRupees(result.feePaise),
    toldFees: paiseToRupees(result.toldFeePaise),
    feePercent: result.terms.feePercent,
    courier: paiseToRupees(result.courierPaise),
    toldCourier: paiseToRupees(result.toldCourierPaise),
    courierInExpenses: result.terms.courierInExpenses,
    expenses: paiseToRupees(result.expensesPaise),
    courierClaims: paiseToRupees(result.claimsPaise),
    result: paiseToRupees(result.resultPaise),
    purchases: paiseToRupees(result.purchasesPaise),
    receipts: result.purchases,
  }
}

/** What came in and went out in a month, in rupees: `sales` less `spent` is `earned`. */
export class MonthFiguresAnswer {
  @ApiProperty({ example: '2026-11' }) month!: string
  @ApiProperty({
    example: 156_680,
    description: 'Products and delivery of paid orders that were not cancelled',
  })
  sales!: number
  @ApiProperty({
    example: 123_036.3,
    description:
      'All that this cost: goods, losses, fees, courier, GST and expenses; refunds less what stayed with the shop',
  })
  spent!: number
  @ApiProperty({ example: 33_643.7, description: 'The result of the month; below 0 when more went out' })
  earned!: number
}

export function toMonthFigures({ month, ...result }: Result): MonthFiguresAnswer {
  const salesPaise = addPaise(result.salesPaise, result.deliveryPaise)
  return {
    month,
    sales: paiseToRupees(salesPaise),
    spent: paiseToRupees(subtractPaise(salesPaise, result.resultPaise)),
    earned: paiseToRupees(result.resultPaise),
  }
}
