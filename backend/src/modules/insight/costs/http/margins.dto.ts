import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsInt, Max, Min } from 'class-validator'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { EmptyIsNothing } from '../../../../platform/http/fields/form-fields.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo } from '../../../../platform/http/fields/text-fields.js'
import { totalOf } from '../domain/cost-parts.js'
import { type Margins, type ProductMargin } from '../domain/goods-sold.js'
import { type MonthMargins } from '../margins.service.js'
import { CostPartsAnswer, toPartsAnswer } from './cost-parts.answer.js'
import { MonthQuery } from './month.dto.js'

const MOST_MONTHS = 12
const COUNT = { message: `A number of months is whole, from 1 to ${MOST_MONTHS}.` }

export class MarginsQuery extends MonthQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST_MONTHS,
    default: MOST_MONTHS,
    description:
      'How many months, up to this one. A screen asks for one at a time and shows each when it arrives',
  })
  @EmptyIsNothing()
  @Max(MOST_MONTHS, COUNT)
  @Min(1, COUNT)
  @IsInt(COUNT)
  @Type(() => Number)
  @Optional()
  months: number = MOST_MONTHS

  @ApiPropertyOptional({
    example: 'FG-0007',
    description: 'Only the months of this product; all products together if absent',
  })
  @EmptyIsNothing()
  @Optional()
  @TextUpTo(40)
  product?: string
}

class MarginAnswer {
  @ApiProperty({ example: 24, description: 'Jars' }) quantity!: number
  @ApiProperty({ example: 20_376, description: 'Without GST and delivery' }) income!: number
  @ApiProperty({ example: 11_596.8, description: 'Of the jars sold and lost, as far as known' }) cost!: number
  @ApiProperty({ type: CostPartsAnswer }) parts!: CostPartsAnswer
  @ApiProperty({ example: 1, description: 'Jars that left and were lost, broken or written off' })
  lost!: number
  @ApiProperty({ example: 483.2, description: 'Their part of the cost' })
  lostCost!: number
  @ApiProperty({ example: 8779.2 }) margin!: number
  @ApiProperty({ type: Number, nullable: true, example: 43.1, description: 'Null when nothing came in' })
  marginPercent!: number | null
  @ApiProperty({ example: 2, description: 'Jars whose cost is an estimate' }) estimated!: number
  @ApiProperty({ example: 0, description: 'Jars whose cost nobody knows' }) unknown!: number
}

class ProductMarginAnswer extends MarginAnswer {
  @ApiProperty({ example: 'FG-0007' }) Id!: string
  @ApiProperty({ example: 'CHICKEN CP_PO MEDIUM 1kg' }) name!: string
}

class MonthMarginAnswer extends MarginAnswer {
  @ApiProperty({ example: '2026-11' }) month!: string
}

/** The margins of products, in rupees. */
export class MarginsAnswer {
  @ApiProperty({ example: '2026-11' }) month!: string
  @ApiProperty({ type: [ProductMarginAnswer], description: 'Sold in the month, the largest income first' })
  products!: ProductMarginAnswer[]
  @ApiProperty({ type: MarginAnswer, description: 'All of them' }) total!: MarginAnswer
  @ApiProperty({
    type: [MonthMarginAnswer],
    description: 'Those asked for, up to this one, the oldest first',
  })
  months!: MonthMarginAnswer[]
}

/** @param product `Id`; only its months are returned */
export function toMarginsAnswer(months: readonly MonthMargins[], product?: string): MarginsAnswer {
  const last = months.at(-1) as MonthMargins
  return {
    month: last.month,
    products: last.products.map(toProduct),
    total: toMargin(last.total),
    months: months.map(({ month, products, total }) => {
      const one = products.find(({ Id }) => Id === product)
      return { month, ...(product === undefined ? toMargin(total) : one ? toMargin(one) : NOTHING) }
    }),
  }
}

const NOTHING: MarginAnswer = {
  quantity: 0,
  income: 0,
  cost: 0,
  parts: { ingredients: 0, packaging: 0, loss: 0, labour: 0, gas: 0, overhead: 0 },
  lost: 0,
  lostCost: 0,
  margin: 0,
  marginPercent: null,
  estimated: 0,
  unknown: 0,
}

const toProduct = (one: ProductMargin): ProductMarginAnswer => ({
  Id: one.Id,
  name: one.name,
  ...toMargin(one),
})

function toMargin(margins: Margins): MarginAnswer {
  return {
    quantity: fromMilli(margins.quantityMilli),
    income: paiseToRupees(margins.incomePaise),
    cost: paiseToRupees(margins.costPaise),
    parts: toPartsAnswer(margins.parts),
    lost: fromMilli(margins.lostMilli),
    lostCost: paiseToRupees(totalOf(margins.lost)),
    margin: paiseToRupees(margins.marginPaise),
    marginPercent: margins.percent,
    estimated: fromMilli(margins.estimatedMilli),
    unknown: fromMilli(margins.unknownMilli),
  }
}
