import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsBoolean, IsIn, IsNotEmpty } from 'class-validator'
import { paiseToRupees } from '../../../../kernel/amounts/money.js'
import { fromMilli } from '../../../../kernel/amounts/quantity.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { COST } from '../../../../platform/http/answers/shown-to.js'
import { EmptyIsNothing, FormDay } from '../../../../platform/http/fields/form-fields.js'
import { IsDay } from '../../../../platform/http/fields/is-day.js'
import { Optional } from '../../../../platform/http/fields/optional-fields.js'
import { TextUpTo } from '../../../../platform/http/fields/text-fields.js'
import { MATERIAL_TYPES } from '../../catalog/domain/variants.js'
import { ProductReference, toProductReference } from '../../catalog/product-reference.js'
import { OutletReference, StockEntryAnswer, toOutletReference } from '../answers/stock-entry.answer.js'
import { type BatchReferences, type StoredBatch } from '../reading/batch.queries.js'
import { type OfferedBatch } from '../reading/offered-batches.service.js'

export class ProductStockQuery {
  @ApiProperty({ description: '`Id` or `_id` of the product', example: 'FG-0001' })
  @IsNotEmpty({ message: 'product is required' })
  @TextUpTo(40)
  product!: string
}

/** The remaining quantity of a batch. */
class LeftOfBatch {
  @ApiProperty({ example: '6740c1f2a4b5c6d7e8f90123' }) _id!: string
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 18 }) remainingQuantity!: number
  @ApiProperty({ enum: ['KG', 'PC', 'LTR'] }) priceUnit!: string
  @ApiProperty({ type: OutletReference, description: 'Where it lies' }) outlet!: OutletReference
  @ApiProperty({ type: String, nullable: true, example: '2027-05-21' }) bestBefore!: IstDay | null
  @ApiProperty({ type: Date }) createdAt!: Date
}

/** A batch from which an order's line may be taken. */
export class BatchOption extends LeftOfBatch {
  @ApiProperty({
    type: Number,
    nullable: true,
    example: 120,
    description:
      'Days left until its best-before day after the latest day of arrival; null without a best-before day',
  })
  daysLeft!: number | null
  @ApiProperty({
    example: false,
    description: 'These are fewer days than a customer should have: the batch comes last',
  })
  nearItsDay!: boolean
}

export class ProductStockAnswer {
  @ApiProperty({
    type: [BatchOption],
    description: 'Earliest best before first; batches near their best-before day come last',
  })
  stocks!: BatchOption[]
}

/** A batch that production may use. */
export class BatchSummary extends LeftOfBatch {
  @ApiProperty({ type: ProductReference, nullable: true }) product!: ProductReference | null
  @ApiProperty({ ...COST, description: 'Rupees per unit', example: 212.5 }) price!: number | null
}

export class BatchesAnswer {
  @ApiProperty({ type: [BatchSummary], description: 'Earliest best before first' }) batches!: BatchSummary[]
}

/** Converts a query's word, or several with commas, to a list. */
const listed = Transform(({ value }: { value: unknown }) => {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => text !== '' && text !== undefined)
  return texts.length === 0 ? undefined : texts.flatMap((text) => String(text).split(','))
})
const flag = Transform(({ value }: { value: unknown }) =>
  value === 'true' ? true : value === 'false' ? false : value === '' ? undefined : value,
)

/** The filters of the stock entries; each is optional. */
export class StockQuery {
  @ApiPropertyOptional({ type: String, example: '2026-11-21', description: 'Came on this day in India' })
  @EmptyIsNothing()
  @Optional()
  @FormDay()
  @IsDay()
  date?: IstDay

  @ApiPropertyOptional({ type: Boolean, description: 'true: with something left; false: with nothing' })
  @flag
  @Optional()
  @IsBoolean({ message: 'stockPresent is true or false.' })
  stockPresent?: boolean

  @ApiPropertyOptional({ type: String, example: 'RM', description: 'One, or several with commas' })
  @listed
  @Optional()
  @IsIn(MATERIAL_TYPES, { each: true, message: `The material type is one of ${MATERIAL_TYPES.join(', ')}.` })
  materialType?: (typeof MATERIAL_TYPES)[number][]
}

export class NextNumberQuery {
  @ApiProperty({ enum: MATERIAL_TYPES, example: 'RM' })
  @IsIn(MATERIAL_TYPES, { message: `The material type is one of ${MATERIAL_TYPES.join(', ')}.` })
  materialType!: (typeof MATERIAL_TYPES)[number]
}

export class NextNumberAnswer {
  @ApiProperty({ example: 'RM-261121-004' }) batchNumber!: string
}

export class RefreshAnswer {
  @ApiProperty({ example: 'Stock quantities refreshed successfully.' }) message!: string
  @ApiProperty({ description: 'Counters that were wrong and are right now', example: 0 }) drift!: number
}

export class StockEntriesAnswer {
  @ApiProperty({ type: [StockEntryAnswer], description: 'Newest first' }) stockEntries!: StockEntryAnswer[]
}

export class EmptyAnswer {
  @ApiProperty({ example: 'Physical inventory confirmed' }) message!: string
  @ApiProperty({ type: StockEntryAnswer }) stock!: StockEntryAnswer
}

export function toBatchOption(
  { batch, daysLeft, nearItsDay }: OfferedBatch,
  outlets: BatchReferences['outlets'],
): BatchOption {
  return { ...leftOf(batch, outlets), daysLeft, nearItsDay }
}

function leftOf(batch: StoredBatch, outlets: BatchReferences['outlets']): LeftOfBatch {
  return {
    _id: String(batch._id),
    batchNumber: batch.batchNumber,
    remainingQuantity: fromMilli(batch.remainingMilli),
    priceUnit: batch.priceUnit,
    outlet: toOutletReference(batch, outlets),
    bestBefore: batch.bestBefore,
    createdAt: batch.createdAt,
  }
}

export function toBatchSummary(batch: StoredBatch, references: BatchReferences): BatchSummary {
  return {
    ...leftOf(batch, references.outlets),
    product: toProductReference(references.products.get(String(batch.product))),
    price: paiseToRupees(batch.pricePaise),
  }
}
