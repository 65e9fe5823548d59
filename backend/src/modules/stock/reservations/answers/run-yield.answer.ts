import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees, roundToPaisa } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { NO_WEIGHT, sumGrams } from '../../../../kernel/amounts/weight.js'
import { ProductReference, toProductReference } from '../../catalog/product-reference.js'
import { weightOf } from '../domain/run-weight.js'
import { type ReservationReferences, type StoredReservation } from '../reservations.queries.js'

export class RunYieldAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) stockId!: string
  @ApiProperty({ example: 'FG-261122-001' }) batchNumber!: string
  @ApiProperty({ type: ProductReference, nullable: true }) product!: ProductReference | null
  @ApiProperty({ example: 24 }) quantity!: number
  @ApiProperty({ enum: ['KG', 'LTR', 'PC'], description: 'Of the product’s stock' }) unit!: string
  @ApiProperty({ description: 'Grams without jars; 0 when it is not known', example: 12000 }) weight!: number
  @ApiProperty({ description: 'Rupees, its share of what the run cost', example: 5932.5 }) cost!: number
  @ApiProperty({ description: 'Rupees per unit', example: 247.19 }) unitPrice!: number
}

export function toYield(
  { stockId, batchNumber, productId, quantityMilli, grams, costPaise }: StoredReservation['yields'][number],
  { products }: Pick<ReservationReferences, 'products'>,
): RunYieldAnswer {
  const product = products.get(String(productId))
  return {
    stockId: String(stockId),
    batchNumber,
    product: toProductReference(product),
    quantity: fromMilli(quantityMilli),
    unit: product?.priceUnit ?? 'PC',
    weight: grams,
    cost: paiseToRupees(costPaise),
    unitPrice: paiseToRupees(roundToPaisa((costPaise * 1000) / quantityMilli)),
  }
}

/** What was planned and what came out, in grams. */
export function toWeights(
  { recipe, quantityToProduceMilli, yields }: StoredReservation,
  { products }: Pick<ReservationReferences, 'products'>,
): { plannedWeight: number; actualWeight: number | null; lossWeight: number | null } {
  const parent = products.get(String(recipe.parentProduct))
  const plannedWeight = weightOf(recipe.parentUnit, quantityToProduceMilli, parent?.netWeight ?? NO_WEIGHT)
  if (yields.length === 0) return { plannedWeight, actualWeight: null, lossWeight: null }
  const actualWeight = sumGrams(yields.map(({ grams }) => grams))
  return { plannedWeight, actualWeight, lossWeight: plannedWeight - actualWeight }
}
