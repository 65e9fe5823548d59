import { Injectable } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { COST } from '../../../../platform/http/answers/shown-to.js'
import { ProductReference, toProductReference } from '../../catalog/product-reference.js'
import { BATCH_SOURCES, type BatchSource } from '../domain/receipt.js'
import { type Decision } from '../domain/standing.js'
import { BatchQueries, type BatchReferences, type StoredBatch } from '../reading/batch.queries.js'

export class OutletReference {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'L.B Nagar' }) name!: string
}

export function toOutletReference(
  { outlet }: Pick<StoredBatch, 'outlet'>,
  outlets: BatchReferences['outlets'],
): OutletReference {
  const _id = String(outlet)
  return { _id, name: outlets.get(_id) ?? '' }
}

export class SupplierReference {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'Sri Lakshmi Spices' }) name!: string
}

export class ReservationReference {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'R-261121-03' }) reservationId!: string
}

/** A person's decision about a batch. */
export class DecisionAnswer {
  @ApiProperty({ example: 'The lid is not tight' }) reason!: string
  @ApiProperty({ description: 'Mobile number of the person', example: '9000000001' }) by!: string
  @ApiProperty({ type: Date }) at!: Date
}

/** A batch on the wire, where it is called a stock entry. */
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
  @ApiProperty({ ...COST, description: 'Rupees per unit', example: 412.5 }) price!: number | null
  @ApiProperty({ type: ReservationReference, nullable: true }) reservation!: ReservationReference | null
  @ApiProperty({ type: Date }) createdAt!: Date
  @ApiProperty() noStockConfirmed!: boolean
  @ApiProperty({ enum: BATCH_SOURCES }) source!: BatchSource
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Batch from which it was split off',
    example: null,
  })
  splitFrom!: string | null
  @ApiProperty({ type: String, example: '2026-11-21', description: 'Received (RM) or made on' })
  receivedOn!: IstDay
  @ApiProperty({ type: String, nullable: true, example: '2027-05-21' }) bestBefore!: IstDay | null
  @ApiProperty({ type: SupplierReference, nullable: true }) supplier!: SupplierReference | null
  @ApiProperty({ example: 'GT-2291' }) supplierLot!: string
  @ApiProperty({ example: 'INV-448' }) invoiceNumber!: string
  @ApiProperty({ example: '' }) notes!: string
  @ApiProperty({
    type: String,
    nullable: true,
    example: '/api/admin/stock/6740c1f2a4b5c6d7e8f90123/bill?photo=6740c1f2a4b5c6d7e8f90999',
    description: 'Where staff see the picture of the bill',
  })
  billPhoto!: string | null
  @ApiProperty({ enum: ['usable', 'quarantined'] }) state!: 'usable' | 'quarantined'
  @ApiProperty({ type: DecisionAnswer, nullable: true }) quarantine!: DecisionAnswer | null
  @ApiProperty({ description: 'Its best-before day is over, and nobody has allowed its use' })
  expired!: boolean
  @ApiProperty({ type: DecisionAnswer, nullable: true }) expiryOverride!: DecisionAnswer | null
  @ApiProperty({ description: 'Counts the edits; send it back with an update', example: 3 }) version!: number
}

export function toStockEntry(batch: StoredBatch, references: BatchReferences): StockEntryAnswer {
  const id = String(batch._id)
  const { batchNumber, priceUnit, createdAt, noStockConfirmed, reservation, source, splitFrom } = batch
  const { receivedOn, bestBefore, supplierLot, invoiceNumber, notes, quarantine, expired, expiryOverride } =
    batch
  return {
    id,
    _id: id,
    outlet: toOutletReference(batch, references.outlets),
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
    source,
    splitFrom: splitFrom?.batchNumber ?? null,
    receivedOn,
    bestBefore,
    supplier: batch.supplier
      ? { _id: String(batch.supplier), name: references.suppliers.get(String(batch.supplier)) ?? '' }
      : null,
    supplierLot,
    invoiceNumber,
    notes,
    billPhoto: batch.billPhoto ? `/api/admin/stock/${id}/bill?photo=${String(batch.billPhoto)}` : null,
    state: quarantine === null ? 'usable' : 'quarantined',
    quarantine: toDecision(quarantine),
    expired,
    expiryOverride: toDecision(expiryOverride),
    version: batch.version,
  }
}

function toDecision(decision: Decision | null): DecisionAnswer | null {
  if (decision === null) return null
  const { reason, by, at } = decision
  return { reason, by, at }
}

export class ReceivedAnswer {
  @ApiProperty({ example: 'Stock received. Batch number RM-261121-004.' }) message!: string
  @ApiProperty({ example: 'RM-261121-004', description: 'The number that was used' }) batchNumber!: string
  @ApiProperty({ type: StockEntryAnswer }) stock!: StockEntryAnswer
}

/** Batches in their wire form, with the names of the records they refer to. */
@Injectable()
export class BatchAnswers {
  constructor(private readonly batches: BatchQueries) {}

  async one(batch: StoredBatch): Promise<StockEntryAnswer> {
    return toStockEntry(batch, await this.batches.referencesOf([batch]))
  }

  async all(batches: readonly StoredBatch[]): Promise<StockEntryAnswer[]> {
    const references = await this.batches.referencesOf(batches)
    return batches.map((batch) => toStockEntry(batch, references))
  }

  /** The answer to a receipt. */
  async received(batch: StoredBatch): Promise<ReceivedAnswer> {
    const { batchNumber } = batch
    const message = `Stock received. Batch number ${batchNumber}.`
    return { message, batchNumber, stock: await this.one(batch) }
  }
}
