import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { type CostParts } from '../domain/cost-parts.js'

/** The parts of a cost, in rupees; they sum to it. */
export class CostPartsAnswer {
  @ApiProperty({ example: 9120.5 }) ingredients!: number
  @ApiProperty({ example: 780, description: 'Jars, lids, labels' }) packaging!: number
  @ApiProperty({ example: 456.2, description: 'Ingredients of what was planned and did not come out' })
  loss!: number
  @ApiProperty({ example: 900 }) labour!: number
  @ApiProperty({ example: 240 }) gas!: number
  @ApiProperty({ example: 100 }) overhead!: number
}

export function toPartsAnswer(parts: CostParts): CostPartsAnswer {
  const { ingredients, packaging, loss, labour, gas, overhead } = parts
  return {
    ingredients: paiseToRupees(ingredients),
    packaging: paiseToRupees(packaging),
    loss: paiseToRupees(loss),
    labour: paiseToRupees(labour),
    gas: paiseToRupees(gas),
    overhead: paiseToRupees(overhead),
  }
}
