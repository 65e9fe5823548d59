import { ApiProperty } from '@nestjs/swagger'
import { paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../../kernel/amounts/quantity.js'
import { COST } from '../../../../../platform/http/answers/shown-to.js'
import { PRICE_UNITS, type PriceUnit } from '../../../catalog/domain/variants.js'
import { SupplierReference } from '../../answers/stock-entry.answer.js'
import { type Purchase, type Sold } from '../purchases.queries.js'

class PurchaseAnswer {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123', description: 'Of the batch' }) _id!: string
  @ApiProperty({ example: 'RM-261121-004' }) batchNumber!: string
  @ApiProperty({ example: '2026-11-21', description: 'Day in India' }) receivedOn!: string
  @ApiProperty({ ...COST, example: 212.5, description: 'Rupees per unit' }) price!: number | null
  @ApiProperty({ example: 25.5, description: 'The quantity received, without later corrections' })
  quantity!: number
  @ApiProperty({ type: SupplierReference, nullable: true }) supplier!: SupplierReference | null
}

export class PriceHistoryAnswer {
  @ApiProperty({ enum: PRICE_UNITS }) priceUnit!: PriceUnit
  @ApiProperty({ type: [PurchaseAnswer], description: 'The newest 200, newest first' })
  purchases!: PurchaseAnswer[]
}

class SoldProductReference {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'RM-0003' }) Id!: string
  @ApiProperty({ example: 'Guntur chilli powder' }) name!: string
  @ApiProperty({ enum: PRICE_UNITS }) priceUnit!: PriceUnit
}

export class SoldAnswer {
  @ApiProperty({ type: SoldProductReference }) product!: SoldProductReference
  @ApiProperty({ example: 7 }) batches!: number
  @ApiProperty({ example: 140.5, description: 'Of all these batches, in the unit of the product' })
  quantity!: number
  @ApiProperty({ ...COST, example: 212.5, description: 'Rupees per unit' }) lastPrice!: number | null
  @ApiProperty({ example: '2026-11-21', description: 'Day in India' }) lastReceivedOn!: string
}

export function toPriceHistory(priceUnit: PriceUnit, purchases: readonly Purchase[]): PriceHistoryAnswer {
  return {
    priceUnit,
    purchases: purchases.map(({ stockId, batchNumber, receivedOn, pricePaise, quantityMilli, supplier }) => ({
      _id: String(stockId),
      batchNumber,
      receivedOn,
      price: paiseToRupees(pricePaise),
      quantity: fromMilli(quantityMilli),
      supplier: supplier && { _id: String(supplier.id), name: supplier.name },
    })),
  }
}

export function toSoldAnswer({ product, batches, quantityMilli, lastPricePaise, ...sold }: Sold): SoldAnswer {
  const { Id, name, priceUnit } = product
  return {
    product: { _id: String(product._id), Id, name, priceUnit },
    batches,
    quantity: fromMilli(quantityMilli),
    lastPrice: paiseToRupees(lastPricePaise),
    lastReceivedOn: sold.lastReceivedOn,
  }
}
