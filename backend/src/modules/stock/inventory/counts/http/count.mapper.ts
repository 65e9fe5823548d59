import { multiplyMoney, paiseToRupees } from '../../../../../kernel/amounts/money.js'
import { fromMilli, type Milli, NO_QUANTITY } from '../../../../../kernel/amounts/quantity.js'
import { type StoredBatch } from '../../reading/stock.queries.js'
import { type StockLedgerDocument } from '../../schemas/stock-ledger.schema.js'
import { type ComparedLine, type CountedLine } from '../count-books.service.js'
import { type CountLinesRead, type CountReferences, type Shelf } from '../counts.queries.js'
import { type StoredCount } from '../counts.service.js'
import { onShelf } from '../domain/comparison.js'
import { totalsOf } from '../domain/totals.js'
import {
  type CountAnswer,
  type CountDetail,
  type CountLineAnswer,
  type CountProductAnswer,
  type MovedAnswer,
  type ShelfAnswer,
} from './count.answer.js'

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
  return product ? { _id: String(product._id), Id: product.Id, name: product.name } : null
}

function toMoved({ kind, delta, by, at }: StockLedgerDocument): MovedAnswer {
  return { kind, quantity: fromMilli(onShelf(delta)), by, at }
}

export function toShelf({ batches, more }: Shelf, { products }: CountReferences, at: Date): ShelfAnswer {
  return {
    batches: batches.map((batch) => ({
      _id: String(batch._id),
      batchNumber: batch.batchNumber,
      product: products.get(String(batch.product))?.name ?? '',
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
