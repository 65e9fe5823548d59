import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { fromMilli, NO_QUANTITY } from '../../../../../kernel/amounts/quantity.js'
import { type IstDay } from '../../../../../kernel/dates/ist.js'
import { COST } from '../../../../../platform/http/answers/shown-to.js'
import { ProductReference, toProductReference } from '../../../catalog/product-reference.js'
import { type NamedProduct } from '../../../catalog/products.service.js'
import { ReservationAnswer } from '../../answers/reservation.answer.js'
import { type FilledComponent, type RunFilling } from '../run-fill.service.js'

export class RunChangedAnswer {
  @ApiProperty({ example: 'Reservation updated successfully' }) message!: string
  @ApiProperty({ type: ReservationAnswer }) reservation!: ReservationAnswer
}

export class RunCreatedAnswer {
  @ApiProperty({ example: 'R-261121-03' }) reservationId!: string
  @ApiProperty({ example: 'Reservation created successfully, reservation ID: R-261121-03' }) message!: string
  @ApiProperty({ type: ReservationAnswer }) reservation!: ReservationAnswer
}

export class RunReportAnswer {
  @ApiProperty({ type: [ReservationAnswer], description: 'Newest first, 200 at most' })
  reservations!: ReservationAnswer[]
}

export class NextRunNumberAnswer {
  @ApiProperty({ example: 'R-261121-03' }) reservationId!: string
}

export class FillBatchAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) stockId!: string
  @ApiProperty({ example: 'RM-261121-004' }) batchNumber!: string
  @ApiProperty({ type: String, nullable: true, example: '2027-05-21' }) bestBefore!: IstDay | null
  @ApiProperty({ description: 'What the batch has for this reservation', example: 20.5 })
  remainingQuantity!: number
  @ApiProperty({ ...COST, description: 'Rupees per unit', example: 220 }) price!: number | null
  @ApiProperty({ description: 'What of it would be reserved', example: 4.5 }) reservedQuantity!: number
  @ApiProperty({ ...COST, description: 'Rupees', example: 990 }) costPrice!: number | null
}

export class FillComponentAnswer {
  @ApiProperty({ type: ProductReference, nullable: true }) product!: ProductReference | null
  @ApiProperty({ example: 4.5 }) requiredQuantity!: number
  @ApiProperty({ enum: ['KG', 'LTR', 'PC'] }) unit!: string
  @ApiProperty({ type: [FillBatchAnswer], description: 'Earliest best before first' })
  batches!: FillBatchAnswer[]
  @ApiProperty({ description: 'What no usable batch has', example: 0 }) missingQuantity!: number
}

export class FillAnswer {
  @ApiProperty({ type: [FillComponentAnswer] }) components!: FillComponentAnswer[]
  @ApiProperty({ ...COST, description: 'Rupees', example: 5412.5 }) costPrice!: number | null
}

export function toFillAnswer(filling: RunFilling, products: ReadonlyMap<string, NamedProduct>): FillAnswer {
  return {
    components: filling.components.map((component) => ({
      product: toProductReference(products.get(component.productId)),
      requiredQuantity: fromMilli(component.requiredMilli),
      unit: component.unit,
      batches: component.batches.map((part) => toFillBatch(part, filling)),
      missingQuantity: fromMilli(component.missingMilli),
    })),
    costPrice: paiseToRupees(filling.costPricePaise),
  }
}

function toFillBatch(part: FilledComponent['batches'][number], { batches }: RunFilling): FillBatchAnswer {
  const taken = batches.get(part.stockId)
  return {
    stockId: part.stockId,
    batchNumber: part.batchNumber,
    bestBefore: taken?.batch.bestBefore ?? null,
    remainingQuantity: fromMilli(taken?.freeMilli ?? NO_QUANTITY),
    price: paiseToRupees(part.pricePaise),
    reservedQuantity: fromMilli(part.reservedMilli),
    costPrice: paiseToRupees(part.costPricePaise),
  }
}
