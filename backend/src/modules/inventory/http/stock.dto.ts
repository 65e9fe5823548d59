import { ApiProperty } from '@nestjs/swagger'
import { IsNotEmpty } from 'class-validator'
import { paiseToRupees } from '../../../kernel/money.js'
import { fromMilli } from '../../../kernel/quantity.js'
import { TextUpTo } from '../../../platform/http/text-fields.js'
import { ProductReference, toProductReference } from '../../catalog/product-reference.js'
import { type StockReferences } from '../stock.queries.js'
import { type StoredBatch } from '../stored-batch.js'

export class ProductStockQuery {
  @ApiProperty({ description: '`Id` or `_id` of the product', example: 'FG-0001' })
  @IsNotEmpty({ message: 'product is required' })
  @TextUpTo(40)
  product!: string
}

/** A batch that an order's line may be taken from. */
export class BatchOption {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 18 }) remainingQuantity!: number
  @ApiProperty({ type: Date }) createdAt!: Date
}

export class ProductStockAnswer {
  @ApiProperty({ type: [BatchOption], description: 'Oldest first' }) stocks!: BatchOption[]
}

export class RefreshAnswer {
  @ApiProperty({ example: 'Stock quantities refreshed successfully.' }) message!: string
  @ApiProperty({ description: 'Counters that were wrong and are right now', example: 0 }) drift!: number
}

export class OutletReference {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'L.B Nagar' }) name!: string
}

export class ReservationReference {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'R-261121-03' }) reservationId!: string
}

/** A batch, as the wire tells it: a stock entry. */
export class StockEntryAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) id!: string
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ type: OutletReference }) outlet!: OutletReference
  @ApiProperty({ type: ProductReference, nullable: true }) product!: ProductReference | null
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 24 }) quantity!: number
  @ApiProperty({ example: 2 }) reservedQuantity!: number
  @ApiProperty({ example: 4 }) usedQuantity!: number
  @ApiProperty({ example: 18 }) remainingQuantity!: number
  @ApiProperty({ enum: ['KG', 'PC', 'LTR'] }) priceUnit!: string
  @ApiProperty({ description: 'Rupees per unit', example: 412.5 }) price!: number
  @ApiProperty({ type: ReservationReference, nullable: true }) reservation!: ReservationReference | null
  @ApiProperty({ type: Date }) createdAt!: Date
  @ApiProperty() noStockConfirmed!: boolean
}

export function toBatchOption(batch: StoredBatch): BatchOption {
  return {
    _id: String(batch._id),
    batchNumber: batch.batchNumber,
    remainingQuantity: fromMilli(batch.remainingMilli),
    createdAt: batch.createdAt,
  }
}

export function toStockEntry(batch: StoredBatch, references: StockReferences): StockEntryAnswer {
  const id = String(batch._id)
  const { batchNumber, priceUnit, createdAt, noStockConfirmed, reservation } = batch
  return {
    id,
    _id: id,
    outlet: { _id: String(batch.outlet), name: references.outlets.get(String(batch.outlet)) ?? '' },
    product: toProductReference(references.products.get(String(batch.product))),
    batchNumber,
    quantity: fromMilli(batch.quantityMilli),
    reservedQuantity: fromMilli(batch.reservedMilli),
    usedQuantity: fromMilli(batch.usedMilli),
    remainingQuantity: fromMilli(batch.remainingMilli),
    priceUnit,
    price: paiseToRupees(batch.pricePaise),
    reservation: reservation
      ? { _id: String(reservation.id), reservationId: reservation.reservationId }
      : null,
    createdAt,
    noStockConfirmed,
  }
}
