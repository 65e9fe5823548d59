import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsNotEmpty, IsNumber, Max, Min } from 'class-validator'
import { paiseToRupees, rupeesToPaise, subtractPaise } from '../../../../kernel/amounts/money.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { Rupees } from '../../../../platform/http/fields/bounded-fields.js'
import { EmptyIsNothing, FormNumber } from '../../../../platform/http/fields/form-fields.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo } from '../../../../platform/http/fields/text-fields.js'
import { ProductReference, toProductReference } from '../../../stock/catalog/product-reference.js'
import { type Effect } from '../domain/what-if.js'
import { type WantedChange, type WhatIf } from '../what-if.service.js'

const DEAREST_RUPEES = 1_000_000
const PRICE = { message: 'The price is in rupees, 0 or more, with at most two decimals.' }
const PERCENT = { message: 'The change is in percent, from -100 to 1000, with at most one decimal.' }

export class WhatIfQuery {
  @ApiProperty({ example: 'RM-0031', description: '`Id` or `_id` of a raw material' })
  @TextUpTo(40)
  @IsNotEmpty({ message: 'Choose a raw material.' })
  product!: string

  @ApiPropertyOptional({ example: 380, description: 'Rupees per unit; this or `percent`' })
  @EmptyIsNothing()
  @Optional()
  @FormNumber()
  @Rupees(PRICE, { most: DEAREST_RUPEES })
  price?: number

  @ApiPropertyOptional({ example: 20, description: 'On today’s price; this or `price`' })
  @EmptyIsNothing()
  @Optional()
  @FormNumber()
  @Max(1000, PERCENT)
  @Min(-100, PERCENT)
  @IsNumber({ maxDecimalPlaces: 1 }, PERCENT)
  percent?: number
}

class EffectAnswer {
  @ApiProperty({ example: 'FG-0007' }) Id!: string
  @ApiProperty({ example: 'CHICKEN CP_PO MEDIUM 1kg' }) name!: string
  @ApiProperty({ example: 849 }) price!: number
  @ApiProperty({ example: 478.35, description: 'Of a jar, at today’s prices' }) cost!: number
  @ApiProperty({ example: 482.49 }) newCost!: number
  @ApiProperty({ example: 4.14 }) change!: number
  @ApiProperty({ type: Number, nullable: true, example: 43.7 }) marginPercent!: number | null
  @ApiProperty({ type: Number, nullable: true, example: 43.2 }) newMarginPercent!: number | null
  @ApiProperty({ example: 857, description: 'The price in whole rupees that keeps the margin' })
  keepPrice!: number
}

/** The effect of a raw material's new price on jars, in rupees. */
export class WhatIfAnswer {
  @ApiProperty({ type: ProductReference, nullable: true }) product!: ProductReference | null
  @ApiProperty({ enum: ['KG', 'LTR', 'PC'] }) unit!: string
  @ApiProperty({ example: 318, description: 'Per unit, today' }) price!: number
  @ApiProperty({ example: 381.6 }) newPrice!: number
  @ApiProperty({ type: [EffectAnswer], description: 'Jars that it reaches, the largest effect first' })
  effects!: EffectAnswer[]
  @ApiProperty({
    type: [String],
    example: [],
    description: 'Jars with a recipe in which something has no price',
  })
  unknown!: string[]
}

/** @throws InvalidInput when neither price nor percent is given, or both */
export function toWantedChange({ product, price, percent }: WhatIfQuery): WantedChange {
  if ((price === undefined) === (percent === undefined)) {
    const sentence = 'Give either the new price or the change in percent.'
    throw InvalidInput.field('price', sentence)
  }
  return { product, pricePaise: price === undefined ? undefined : rupeesToPaise(price), percent }
}

export function toWhatIfAnswer({
  product,
  pricePaise,
  newPricePaise,
  effects,
  unknown,
}: WhatIf): WhatIfAnswer {
  return {
    product: toProductReference(product),
    unit: product.priceUnit,
    price: paiseToRupees(pricePaise),
    newPrice: paiseToRupees(newPricePaise),
    effects: effects.map(toEffect),
    unknown,
  }
}

function toEffect(effect: Effect): EffectAnswer {
  const { Id, name, pricePaise, costPaise, newCostPaise, marginPercent, newMarginPercent, keepPaise } = effect
  return {
    Id,
    name,
    price: paiseToRupees(pricePaise),
    cost: paiseToRupees(costPaise),
    newCost: paiseToRupees(newCostPaise),
    change: paiseToRupees(subtractPaise(newCostPaise, costPaise)),
    marginPercent,
    newMarginPercent,
    keepPrice: paiseToRupees(keepPaise),
  }
}
