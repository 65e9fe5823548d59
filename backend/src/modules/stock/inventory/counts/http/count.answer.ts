import { ApiProperty } from '@nestjs/swagger'
import { multiplyMoney, paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { fromMilli, type Milli, NO_QUANTITY } from '../../../../../kernel/amounts/quantity.js'
import { type IstDay } from '../../../../../kernel/dates/ist.js'
import { MATERIAL_TYPES, type MaterialType } from '../../../catalog/domain/variants.js'
import { OutletReference } from '../../answers/stock-entry.answer.js'
import { LEDGER_KINDS, type LedgerKind } from '../../domain/ledger.js'
import { BATCH_UNITS } from '../../domain/receipt.js'
import { type StoredBatch } from '../../reading/batch.queries.js'
import { type StockLedgerDocument } from '../../schemas/stock-ledger.schema.js'
import {
  type ComparedLine,
  type CountedLine,
  type CountLinesRead,
  type CountReferences,
  type Shelf,
} from '../counts.queries.js'
import { type StoredCount } from '../counts.service.js'
import { onShelf } from '../domain/comparison.js'
import { COUNT_STATUSES, type CountStatus } from '../domain/count-machine.js'
import { totalsOf } from '../domain/totals.js'

type Unit = (typeof BATCH_UNITS)[number]
const COUNT_ID = '6740c1f2a4b5c6d7e8f90123'

/** A product with the fields that a person in front of a shelf needs. */
export class CountProductAnswer {
  @ApiProperty({ example: COUNT_ID }) _id!: string
  @ApiProperty({ example: 'FG-0001' }) Id!: string
  @ApiProperty({ example: 'CHICKEN CP_PO MEDIUM 1kg' }) name!: string
}

/** A count of a shelf. */
export class CountAnswer {
  @ApiProperty({ example: COUNT_ID }) id!: string
  @ApiProperty({ example: COUNT_ID }) _id!: string
  @ApiProperty({ example: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }) clientId!: string
  @ApiProperty({ type: OutletReference, nullable: true, description: 'null: all outlets' })
  outlet!: OutletReference | null
  @ApiProperty({ type: CountProductAnswer, nullable: true, description: 'null: all products' })
  product!: CountProductAnswer | null
  @ApiProperty({ enum: COUNT_STATUSES, description: 'booking: a part is booked; booking again goes on' })
  status!: CountStatus
  @ApiProperty({ description: 'Mobile number', example: '9000000001' }) startedBy!: string
  @ApiProperty({ type: Date }) startedAt!: Date
  @ApiProperty({ type: String, nullable: true, example: null }) bookedBy!: string | null
  @ApiProperty({ type: Date, nullable: true, example: null }) bookedAt!: Date | null
  @ApiProperty({ type: String, nullable: true, example: null }) droppedBy!: string | null
  @ApiProperty({ type: Date, nullable: true, example: null }) droppedAt!: Date | null
  @ApiProperty({ description: 'Batches that were counted', example: 12 }) counted!: number
}

/** A movement to or from the shelf after the count. */
export class MovedAnswer {
  @ApiProperty({ enum: LEDGER_KINDS }) kind!: LedgerKind
  @ApiProperty({ description: 'Below 0 for what left', example: -2 }) quantity!: number
  @ApiProperty({ description: 'Mobile number, or the name of a job', example: '9000000001' }) by!: string
  @ApiProperty({ type: Date }) at!: Date
}

/** The counted quantity of one batch. */
export class CountLineAnswer {
  @ApiProperty({ example: COUNT_ID }) stockId!: string
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ type: CountProductAnswer, nullable: true }) product!: CountProductAnswer | null
  @ApiProperty({ enum: BATCH_UNITS, nullable: true, type: String }) priceUnit!: Unit | null
  @ApiProperty({ example: 12 }) counted!: number
  @ApiProperty({ type: Date }) countedAt!: Date
  @ApiProperty({ example: '9000000001' }) by!: string
  @ApiProperty({ example: '7c9e6679-7425-40de-944b-e07fc1f90ae8' }) clientLineId!: string
  @ApiProperty({ type: Number, nullable: true, description: 'What the phone took to remain', example: 10 })
  seenRemaining!: number | null
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'On the shelf by the books, when it was counted',
  })
  books!: number | null
  @ApiProperty({ type: Number, nullable: true, description: 'Counted less books', example: -1 })
  difference!: number | null
  @ApiProperty({
    type: [MovedAnswer],
    description: 'What moved since it was counted; empty once the count is booked',
  })
  moved!: MovedAnswer[]
  @ApiProperty({ description: 'Somebody looked again later: this line changes nothing' }) outdated!: boolean
  @ApiProperty({ type: String, nullable: true, description: 'Why it cannot be booked', example: null })
  refusal!: string | null
  @ApiProperty() booked!: boolean
}

export class UnitTotalAnswer {
  @ApiProperty({ enum: BATCH_UNITS }) priceUnit!: Unit
  @ApiProperty({ description: '0 or more', example: 2 }) gain!: number
  @ApiProperty({ description: '0 or more', example: 3 }) loss!: number
}

/** A count with its lines, compared with the current books. */
export class CountDetail extends CountAnswer {
  @ApiProperty({ type: [CountLineAnswer] }) lines!: CountLineAnswer[]
  @ApiProperty({ type: [UnitTotalAnswer] }) totals!: UnitTotalAnswer[]
  @ApiProperty({ type: Number, nullable: true, description: 'Rupees; null for staff who may not see them' })
  gainValue!: number | null
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Rupees, 0 or more; null for staff who may not see them',
  })
  lossValue!: number | null
}

/** A batch that a phone stores while it has no network. */
export class ShelfBatchAnswer {
  @ApiProperty({ example: COUNT_ID }) _id!: string
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 'CHICKEN CP_PO MEDIUM 1kg' }) product!: string
  @ApiProperty({ enum: MATERIAL_TYPES }) materialType!: MaterialType
  @ApiProperty({ enum: BATCH_UNITS }) priceUnit!: Unit
  @ApiProperty({ example: 10 }) remaining!: number
  @ApiProperty({ description: 'Set aside, and still on the shelf', example: 2 }) reserved!: number
  @ApiProperty({ type: String, nullable: true, example: '2027-05-21' }) bestBefore!: IstDay | null
  @ApiProperty({ type: Date, nullable: true, description: 'When it was last counted' })
  countedAt!: Date | null
}

export class ShelfAnswer {
  @ApiProperty({ type: [ShelfBatchAnswer], description: 'By batch number, 5,000 at most' })
  batches!: ShelfBatchAnswer[]
  @ApiProperty({ description: 'There are more' }) more!: boolean
  @ApiProperty({ type: Date, description: 'Time of these stock figures' }) at!: Date
}

export class RefusedLineAnswer {
  @ApiProperty({ example: '7c9e6679-7425-40de-944b-e07fc1f90ae8' }) clientLineId!: string
  @ApiProperty({ example: 'FG-261121-004' }) batchNumber!: string
  @ApiProperty({ example: 'There is no batch of this number.' }) error!: string
}

export class TakenLinesAnswer {
  @ApiProperty({ type: [String], description: '`clientLineId` of the lines that are here' }) taken!: string[]
  @ApiProperty({ type: [RefusedLineAnswer], description: 'Lines that are not taken, each with its sentence' })
  refused!: RefusedLineAnswer[]
}

type Id = StoredBatch['product']

const orNull = (quantity: Milli | null | undefined): number | null =>
  quantity == null ? null : fromMilli(quantity)

export function toCount(count: StoredCount, references: CountReferences, counted: number): CountAnswer {
  const { _id, clientId, status, startedBy, startedAt, bookedBy, bookedAt, droppedBy, droppedAt } = count
  const id = String(_id)
  const outlet = count.outlet && {
    _id: String(count.outlet),
    name: references.outlets.get(String(count.outlet)) ?? '',
  }
  const product = count.product && toProduct(count.product, references)
  const people = { startedBy, startedAt, bookedBy, bookedAt, droppedBy, droppedAt }
  return { id, _id: id, clientId, outlet, product, status, ...people, counted }
}

export function toDetail(
  count: StoredCount,
  { compared, past }: CountLinesRead,
  references: CountReferences,
  seesMoney: boolean,
): CountDetail {
  const bookable = compared.flatMap(({ batch, comparison }) =>
    batch && comparison
      ? [
          {
            priceUnit: batch.priceUnit,
            differenceMilli: comparison.differenceMilli,
            valuePaise: multiplyMoney(batch.pricePaise, comparison.differenceMilli),
          },
        ]
      : [],
  )
  const booked = past.flatMap(({ line, batch }) =>
    batch && line.booked ? [{ priceUnit: batch.priceUnit, ...line.booked }] : [],
  )
  const { units, gainPaise, lossPaise } = totalsOf([...booked, ...bookable])
  return {
    ...toCount(count, references, compared.length + past.length),
    lines: [
      ...past.map(({ line, batch }) => toPast(line, batch, references)),
      ...compared.map((line) => toCompared(line, references)),
    ],
    totals: units.map(({ priceUnit, gainMilli, lossMilli }) => ({
      priceUnit,
      gain: fromMilli(gainMilli),
      loss: fromMilli(lossMilli),
    })),
    gainValue: seesMoney ? paiseToRupees(gainPaise) : null,
    lossValue: seesMoney ? paiseToRupees(lossPaise) : null,
  }
}

function toCompared(compared: ComparedLine, references: CountReferences): CountLineAnswer {
  const { line, batch, comparison, refusal } = compared
  return {
    ...toLine(line, batch, references),
    books: orNull(comparison?.booksMilli),
    difference: orNull(comparison?.differenceMilli),
    moved: (comparison?.moved ?? []).map(toMoved),
    outdated: comparison?.outdated ?? false,
    refusal,
    booked: false,
  }
}

function toPast(line: CountedLine, batch: StoredBatch | null, references: CountReferences): CountLineAnswer {
  return {
    ...toLine(line, batch, references),
    books: orNull(line.booked?.booksMilli),
    difference: orNull(line.booked?.differenceMilli),
    moved: [],
    outdated: line.booked?.outdated ?? false,
    refusal: null,
    booked: line.booked !== null,
  }
}

function toLine(line: CountedLine, batch: StoredBatch | null, references: CountReferences) {
  const { stock, batchNumber, product, countedMilli, countedAt, by, clientLineId, seenMilli } = line
  return {
    stockId: String(stock),
    batchNumber,
    product: toProduct(product, references),
    priceUnit: batch?.priceUnit ?? null,
    counted: fromMilli(countedMilli),
    countedAt,
    by,
    clientLineId,
    seenRemaining: orNull(seenMilli),
  }
}

function toProduct(id: Id, { products }: CountReferences): CountProductAnswer | null {
  const product = products.get(String(id))
  return product ? { _id: String(product._id), Id: product.Id, name: product.title } : null
}

function toMoved({ kind, delta, by, at }: StockLedgerDocument): MovedAnswer {
  return { kind, quantity: fromMilli(onShelf(delta)), by, at }
}

export function toShelf({ batches, more }: Shelf, { products }: CountReferences, at: Date): ShelfAnswer {
  return {
    batches: batches.map((batch) => ({
      _id: String(batch._id),
      batchNumber: batch.batchNumber,
      product: products.get(String(batch.product))?.title ?? '',
      materialType: batch.materialType,
      priceUnit: batch.priceUnit,
      remaining: fromMilli(batch.remainingMilli),
      reserved: fromMilli(batch.reservedMilli ?? NO_QUANTITY),
      bestBefore: batch.bestBefore,
      countedAt: batch.countedAt ?? null,
    })),
    more,
    at,
  }
}
