import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { ProductReference, toProductReference } from '../../../stock/catalog/product-reference.js'
import { toWeights } from '../../../stock/runs/answers/reservation.answer.js'
import { type CostedBatchRow } from '../batch-cost.queries.js'
import { totalOf } from '../domain/cost-parts.js'
import { CostPartsAnswer, toPartsAnswer } from './cost-parts.answer.js'

class CostingRunAnswer {
  @ApiProperty({ example: 'R-261121-03' }) reservationId!: string
  @ApiProperty({ example: 12_000, description: 'Grams; 0 when it is not known' }) plannedWeight!: number
  @ApiProperty({ type: Number, nullable: true, example: 11_500 }) actualWeight!: number | null
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 500,
    description: 'Below 0: more came out than was planned',
  })
  lossWeight!: number | null
}

class UsedBatchAnswer {
  @ApiProperty({ example: 'RM-261121-004' }) batchNumber!: string
  @ApiProperty({ type: ProductReference, nullable: true }) product!: ProductReference | null
  @ApiProperty({ example: 4.5 }) quantity!: number
  @ApiProperty({ enum: ['KG', 'LTR', 'PC'] }) unit!: string
  @ApiProperty({ example: 990, description: 'Rupees' }) cost!: number
}

/** What a batch cost, in rupees. */
export class BatchCostAnswer {
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ type: ProductReference, nullable: true }) product!: ProductReference | null
  @ApiProperty({ example: 24, description: 'What was received; the cost is for this quantity' })
  quantity!: number
  @ApiProperty({ enum: ['KG', 'LTR', 'PC'] }) unit!: string
  @ApiProperty({ example: 11_596.7 }) total!: number
  @ApiProperty({ type: CostPartsAnswer, description: 'They sum to the total' }) parts!: CostPartsAnswer
  @ApiProperty({ example: 483.2, description: 'Of one unit' }) perUnit!: number
  @ApiProperty({ type: CostPartsAnswer, description: 'They sum to the cost of one unit' })
  unitParts!: CostPartsAnswer
  @ApiProperty({ type: CostingRunAnswer, nullable: true, description: 'Null for what was bought or found' })
  run!: CostingRunAnswer | null
  @ApiProperty({
    type: [UsedBatchAnswer],
    description: 'What went into the whole run, the most expensive first',
  })
  used!: UsedBatchAnswer[]
}

export function toBatchCostAnswer(row: CostedBatchRow): BatchCostAnswer {
  const { batch, quantityMilli, parts, unitParts, run, products } = row
  const product = products.get(String(batch.product))
  return {
    batchNumber: batch.batchNumber,
    product: toProductReference(product),
    quantity: fromMilli(quantityMilli),
    unit: batch.priceUnit,
    total: paiseToRupees(totalOf(parts)),
    parts: toPartsAnswer(parts),
    perUnit: paiseToRupees(totalOf(unitParts)),
    unitParts: toPartsAnswer(unitParts),
    run: run && { reservationId: run.reservationId, ...toWeights(run, { products: new Map(products) }) },
    used: run ? usedIn(run, products) : [],
  }
}

function usedIn(
  run: NonNullable<CostedBatchRow['run']>,
  products: CostedBatchRow['products'],
): UsedBatchAnswer[] {
  const used = run.components.flatMap(({ productId, unit, batches }) =>
    batches.map((part) => ({ productId, unit, ...part })),
  )
  return used
    .sort((one, other) => other.costPricePaise - one.costPricePaise)
    .map(({ productId, unit, batchNumber, usedMilli, reservedMilli, costPricePaise }) => ({
      batchNumber,
      product: toProductReference(products.get(String(productId))),
      quantity: fromMilli(usedMilli ?? reservedMilli),
      unit,
      cost: paiseToRupees(costPricePaise),
    }))
}
