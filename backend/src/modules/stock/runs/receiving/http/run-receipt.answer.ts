import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../../kernel/amounts/quantity.js'
import { COST } from '../../../../../platform/http/answers/shown-to.js'
import { ReceivedAnswer, StockEntryAnswer } from '../../../inventory/answers/stock-entry.answer.js'
import { ReservationAnswer } from '../../answers/reservation.answer.js'
import { type Reckoning } from '../run-reckoning.service.js'

/** `stock` and `batchNumber` are those of the first batch. */
export class RunReceivedAnswer extends ReceivedAnswer {
  @ApiProperty({ type: [StockEntryAnswer] }) yields!: StockEntryAnswer[]
  @ApiProperty({ type: ReservationAnswer }) reservation!: ReservationAnswer
}

export class PreviewedYield {
  @ApiProperty({ example: 'FG-0001' }) product!: string
  @ApiProperty({ example: 24 }) quantity!: number
  @ApiProperty({ description: 'Grams without jars; 0 when it is not known', example: 12000 }) weight!: number
  @ApiProperty({ ...COST, description: 'Rupees, its share of what the run cost', example: 5932.5 }) cost!:
    | number
    | null
  @ApiProperty({ ...COST, description: 'Rupees per unit', example: 247.19 }) unitPrice!: number | null
}

/** The result of receiving a run, in rupees and grams. */
export class ReceiptPreviewAnswer {
  @ApiProperty({ ...COST, example: 5412.5 }) ingredients!: number | null
  @ApiProperty({ ...COST, example: 400 }) labour!: number | null
  @ApiProperty({ ...COST, example: 120 }) gas!: number | null
  @ApiProperty({ ...COST, example: 0 }) overhead!: number | null
  @ApiProperty({ ...COST, example: 5932.5 }) total!: number | null
  @ApiProperty({ type: [PreviewedYield] }) yields!: PreviewedYield[]
  @ApiProperty({ example: 12500 }) plannedWeight!: number
  @ApiProperty({ example: 12000 }) actualWeight!: number
  @ApiProperty({ description: 'Below 0 when more came out than was planned', example: 500 })
  lossWeight!: number
  @ApiProperty({ type: Number, nullable: true, description: 'Null when the plan weighs nothing', example: 4 })
  lossPercent!: number | null
}

export function toPreview({
  ingredientsPaise,
  extras,
  totalPaise,
  yields,
  loss,
}: Reckoning): ReceiptPreviewAnswer {
  return {
    ingredients: paiseToRupees(ingredientsPaise),
    labour: paiseToRupees(extras.labourPaise),
    gas: paiseToRupees(extras.gasPaise),
    overhead: paiseToRupees(extras.overheadPaise),
    total: paiseToRupees(totalPaise),
    yields: yields.map(({ product, quantityMilli, grams, costPaise, unitPaise }) => ({
      product: product.Id,
      quantity: fromMilli(quantityMilli),
      weight: grams,
      cost: paiseToRupees(costPaise),
      unitPrice: paiseToRupees(unitPaise),
    })),
    plannedWeight: loss.plannedGrams,
    actualWeight: loss.actualGrams,
    lossWeight: loss.lossGrams,
    lossPercent: loss.lossPercent,
  }
}
