import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../../kernel/amounts/quantity.js'
import { ReceivedAnswer, StockEntryAnswer } from '../../../inventory/answers/stock-entry.answer.js'
import { ReservationAnswer } from '../../answers/reservation.answer.js'
import { type Reckoning } from '../run-reckoning.service.js'

/** `stock` and `batchNumber` are the first of the batches. */
export class RunReceivedAnswer extends ReceivedAnswer {
  @ApiProperty({ type: [StockEntryAnswer] }) yields!: StockEntryAnswer[]
  @ApiProperty({ type: ReservationAnswer }) reservation!: ReservationAnswer
}

export class PreviewedYield {
  @ApiProperty({ example: 'FG-0001' }) product!: string
  @ApiProperty({ example: 24 }) quantity!: number
  @ApiProperty({ description: 'Grams without jars; 0 when it is not known', example: 12000 }) weight!: number
  @ApiProperty({ description: 'Rupees, its share of what the run cost', example: 5932.5 }) cost!: number
  @ApiProperty({ description: 'Rupees per unit', example: 247.19 }) unitPrice!: number
}

/** The result of receiving a run, in rupees and grams. */
export class ReceiptPreviewAnswer {
  @ApiProperty({ example: 5412.5 }) ingredients!: number
  @ApiProperty({ example: 400 }) labour!: number
  @ApiProperty({ example: 120 }) gas!: number
  @ApiProperty({ example: 0 }) overhead!: number
  @ApiProperty({ example: 5932.5 }) total!: number
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
