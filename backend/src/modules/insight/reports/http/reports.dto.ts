import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Validate, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator'
import { NO_MONEY, paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { isIstDay, type IstDay } from '../../../../kernel/dates/ist.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { type Channel, CHANNELS } from '../../../sales/orders/domain/channel.js'
import { type ProductSum } from '../domain/line-sums.js'
import { type SalesDay, type SalesSummary } from '../domain/sales-days.js'

@ValidatorConstraint({ name: 'istDay' })
class IsDay implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && isIstDay(value)
  }

  defaultMessage(): string {
    return 'A day is written YYYY-MM-DD and exists.'
  }
}

export class SalesQuery {
  @ApiPropertyOptional({
    type: String,
    example: '2026-10-23',
    description: 'First day in India; 29 days before `to` if absent',
  })
  @Optional()
  @Validate(IsDay)
  from?: IstDay

  @ApiPropertyOptional({
    type: String,
    example: '2026-11-21',
    description: 'Last day in India, today if absent',
  })
  @Optional()
  @Validate(IsDay)
  to?: IstDay
}

class SalesDayAnswer {
  @ApiProperty({ example: '2026-11-21', description: 'Day in India on which the orders were placed' })
  day!: string
  @ApiProperty({ example: 7 }) orders!: number
  @ApiProperty({ example: 8490, description: 'Rupees, products without delivery' }) amount!: number
}

class SoldProductAnswer {
  @ApiProperty({ example: 'FG-0007' }) Id!: string
  @ApiProperty({ example: 'CHICKEN CP_PO MEDIUM 1kg' }) name!: string
  @ApiProperty({ example: 12, description: 'Jars' }) quantity!: number
  @ApiProperty({ example: 10188, description: 'Rupees' }) amount!: number
}

class OtherProductsAnswer {
  @ApiProperty({ example: 9 }) products!: number
  @ApiProperty({ example: 31, description: 'Jars' }) quantity!: number
  @ApiProperty({ example: 17_432, description: 'Rupees' }) amount!: number
}

class ChannelSumAnswer {
  @ApiProperty({ enum: CHANNELS, example: 'phone' }) channel!: Channel
  @ApiProperty({ example: 4 }) orders!: number
  @ApiProperty({ example: 3490, description: 'Rupees, products without delivery' }) amount!: number
}

/** What was sold of one product. */
export class ProductSalesAnswer {
  @ApiProperty({ example: '2026-10-23' }) from!: string
  @ApiProperty({ example: '2026-11-21' }) to!: string
  @ApiProperty({ example: 12, description: 'Jars' }) quantity!: number
  @ApiProperty({ example: 10188, description: 'Rupees' }) amount!: number
}

/** Paid orders that were not cancelled, by the day on which they were placed. */
export class SalesAnswer {
  @ApiProperty({ example: '2026-10-23' }) from!: string
  @ApiProperty({ example: '2026-11-21' }) to!: string
  @ApiProperty({ example: 143 }) orders!: number
  @ApiProperty({
    example: 139_250,
    description: 'Rupees, products; the sum of the days, and of the products',
  })
  amount!: number
  @ApiProperty({ example: 17_430, description: 'Rupees, delivery charges' }) delivery!: number
  @ApiProperty({ type: [SalesDayAnswer], description: 'Every day of the range' }) days!: SalesDayAnswer[]
  @ApiProperty({ type: [SoldProductAnswer], description: 'The ten with the highest sales' })
  products!: SoldProductAnswer[]
  @ApiProperty({ type: OtherProductsAnswer, description: 'All the others together' })
  others!: OtherProductsAnswer
  @ApiProperty({
    type: [ChannelSumAnswer],
    description: 'How they came in, less what went back of them; their sum is `amount`',
  })
  channels!: ChannelSumAnswer[]
}

const rangeOf = (days: readonly SalesDay[]) => ({ from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' })

/** @param sums what was sold of it; undefined for nothing */
export function toProductSalesAnswer(days: readonly SalesDay[], sums?: ProductSum): ProductSalesAnswer {
  const { quantityMilli, paise } = sums ?? { quantityMilli: NO_QUANTITY, paise: NO_MONEY }
  return { ...rangeOf(days), quantity: fromMilli(quantityMilli), amount: paiseToRupees(paise) }
}

export function toSalesAnswer(days: readonly SalesDay[], summary: SalesSummary): SalesAnswer {
  const { orders, productPaise, deliveryPaise, products, others, channels } = summary
  return {
    ...rangeOf(days),
    orders,
    amount: paiseToRupees(productPaise),
    delivery: paiseToRupees(deliveryPaise),
    days: days.map((one) => ({ day: one.day, orders: one.orders, amount: paiseToRupees(one.productPaise) })),
    products: products.map(({ Id, name, quantityMilli, paise }) => ({
      Id,
      name,
      quantity: fromMilli(quantityMilli),
      amount: paiseToRupees(paise),
    })),
    others: {
      products: others.products,
      quantity: fromMilli(others.quantityMilli),
      amount: paiseToRupees(others.paise),
    },
    channels: channels.map(({ paise, ...one }) => ({ ...one, amount: paiseToRupees(paise) })),
  }
}
