import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../kernel/money.js'
import { fromMilli } from '../../../kernel/quantity.js'
import { ProductReference, toProductReference } from '../../catalog/product-reference.js'
import { RESERVATION_STATUSES, type ReservationStatus } from '../domain/reservation-status.js'
import { type ReservationReferences, type StoredReservation } from '../reservations.queries.js'

export class ReservationComponentAnswer {
  @ApiProperty({ type: ProductReference, nullable: true }) productId!: ProductReference | null
  @ApiProperty({ type: String, nullable: true, example: 'RM-261121-004' }) batchNumber!: string | null
  @ApiProperty({ example: 4.5 }) requiredQuantity!: number
  @ApiProperty({ example: 4.5 }) reservedQuantity!: number
  @ApiProperty({ enum: ['KG', 'LTR', 'PC'] }) unit!: string
  @ApiProperty({ description: 'Rupees', example: 990 }) costPrice!: number
}

export class ReservedBom {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ type: ProductReference, nullable: true }) parentProduct!: ProductReference | null
  @ApiProperty({ enum: ['KG', 'LTR', 'PC'] }) parentProductUnit!: string
}

export class ReservationAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'R-261121-03' }) reservationId!: string
  @ApiProperty({ type: ReservedBom, nullable: true }) bomId!: ReservedBom | null
  @ApiProperty({ example: 12 }) quantitytoProduce!: number
  @ApiProperty({ description: 'Rupees', example: 5412.5 }) costPrice!: number
  @ApiProperty({ example: 'Lakshmi' }) reservedBy!: string
  @ApiProperty({ type: Date }) reservedAt!: Date
  @ApiProperty({ example: '' }) remarks!: string
  @ApiProperty({ enum: RESERVATION_STATUSES }) status!: ReservationStatus
  @ApiProperty({ type: [ReservationComponentAnswer] }) components!: ReservationComponentAnswer[]
}

export function toReservationAnswer(
  reservation: StoredReservation,
  { boms, products }: ReservationReferences,
): ReservationAnswer {
  const id = String(reservation._id)
  const bom = boms.get(String(reservation.bomId))
  const { reservationId, reservedBy, reservedAt, remarks, status } = reservation
  return {
    id,
    _id: id,
    reservationId,
    bomId: bom
      ? {
          _id: String(bom._id),
          parentProduct: toProductReference(products.get(String(bom.parentProduct))),
          parentProductUnit: bom.parentProductUnit,
        }
      : null,
    quantitytoProduce: fromMilli(reservation.quantityToProduceMilli),
    costPrice: paiseToRupees(reservation.costPricePaise),
    reservedBy,
    reservedAt,
    remarks,
    status,
    components: reservation.components.map((component) => ({
      productId: toProductReference(products.get(String(component.productId))),
      batchNumber: component.batchNumber,
      requiredQuantity: fromMilli(component.requiredMilli),
      reservedQuantity: fromMilli(component.reservedMilli),
      unit: component.unit,
      costPrice: paiseToRupees(component.costPricePaise),
    })),
  }
}
