import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import mongoose, { type Model, type Types } from 'mongoose'
import { type Author } from '../../../../kernel/access/author.js'
import { addMilli, type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { Counters } from '../../../../platform/mongo/counters.js'
import { insertAll } from '../../../../platform/mongo/insert-all.js'
import { Availability } from '../../catalog/availability.service.js'
import { type MaterialType } from '../../catalog/products.service.js'
import { fefoDay } from '../domain/batch-dates.js'
import { batchCounterKey, batchNumber, partNumber } from '../domain/batch-number.js'
import { type CorrectionReason, movementDelta, quantityDelta } from '../domain/ledger.js'
import { COUNTED } from '../domain/standing.js'
import { type StoredBatch } from '../reading/stock.queries.js'
import { StockDocument } from '../schemas/stock.schema.js'
import { type LedgerEntry, StockLedger } from './stock-ledger.service.js'

/** Server-issued batch numbers: a running number a day and material type. */
@Injectable()
export class BatchNumbers {
  constructor(private readonly counters: Counters) {}

  /** Takes the next number; inside a transaction rival receipts queue on it. */
  async next(type: MaterialType, at: Date): Promise<string> {
    return batchNumber(type, at, await this.counters.next(batchCounterKey(type, at)))
  }

  /** The number of a part that goes to another outlet: `FG-261121-004-2` is the second of its batch. */
  async nextPart(of: string): Promise<string> {
    return partNumber(of, (await this.counters.next(`part:${of}`)) + 1)
  }

  /** So many numbers in a row. */
  async take(type: MaterialType, at: Date, count: number): Promise<string[]> {
    const first = await this.counters.take(batchCounterKey(type, at), count)
    return Array.from({ length: count }, (_, index) => batchNumber(type, at, first + index))
  }

  /** What `next` would give, for showing in the form; the server has the last word. */
  async peek(type: MaterialType, at: Date): Promise<string> {
    return batchNumber(type, at, await this.counters.peek(batchCounterKey(type, at)))
  }
}

/** Fields that follow from others or begin empty. */
type Derived =
  | '_id'
  | 'batchNumber'
  | 'receivedMilli'
  | 'reservedMilli'
  | 'usedMilli'
  | 'remainingMilli'
  | 'fefoDay'
  | 'noStockConfirmed'
  | 'emptied'
  | 'countedAt'
  | 'version'
  | 'createdBy'
  | 'createdAt'
  | 'updatedAt'

/** Fields that most batches begin without. */
type Optional = 'splitFrom' | 'billPhoto' | 'requestKey' | 'quarantine' | 'expiryOverride'

export type NewBatch = Omit<StockDocument, Derived | 'outlet' | 'supplier' | Optional> &
  Partial<Pick<StockDocument, Optional>> & {
    outlet: Types.ObjectId | string
    supplier: Types.ObjectId | string | null
  }

/** Why the batch is there, as its first row of the ledger tells it. */
export interface FirstRow {
  kind: 'receipt' | 'correction' | 'transfer-in'
  reason?: CorrectionReason
  note?: string
}

/** Batches come in and are taken out, with their rows of the ledger and the counters of their product. Joins a transaction. */
@Injectable()
export class BatchEntries {
  constructor(
    @InjectModel(StockDocument.name) private readonly stock: Model<StockDocument>,
    private readonly ledger: StockLedger,
    private readonly numbers: BatchNumbers,
    private readonly availability: Availability,
  ) {}

  /** A batch that comes to the house: what may be used of it is on hand. */
  async enter(batch: NewBatch, row: FirstRow, author: Author): Promise<StoredBatch> {
    const batchNumber = await this.numbers.next(batch.materialType, author.at)
    const entered = await this.insert(batch, batchNumber, row, author)
    if (!entered.expired) await this.availability.received(entered.product, entered.quantityMilli)
    return entered
  }

  /** As `enter`, for many batches at once, each with its first row. */
  async enterAll(batches: readonly { batch: NewBatch; row: FirstRow }[], author: Author): Promise<void> {
    const numbers = await this.numbersFor(
      batches.map(({ batch }) => batch.materialType),
      author.at,
    )
    const entered = batches.map(({ batch, row }) => {
      const batchNumber = numbers.get(batch.materialType)?.shift() ?? ''
      return { document: documentOf(batch, batchNumber, author), row }
    })
    await insertAll(
      this.stock,
      entered.map(({ document }) => document),
    )
    await this.ledger.begin(entered.map(({ document, row }) => entryOf(document, row, author)))
    const usable = new Map<string, Milli>()
    for (const { batch } of batches) {
      if (batch.expired) continue
      const product = String(batch.product)
      usable.set(product, addMilli(usable.get(product) ?? NO_QUANTITY, batch.quantityMilli))
    }
    await this.availability.allReceived(usable)
  }

  /** A part of a batch, at another outlet: on hand stays what it was. */
  async enterPart(batch: NewBatch, of: StoredBatch, author: Author): Promise<StoredBatch> {
    const batchNumber = await this.numbers.nextPart(of.batchNumber)
    return this.insert(batch, batchNumber, { kind: 'transfer-in', note: of.batchNumber }, author)
  }

  /**
   * Takes a batch out that nothing was taken from, since it was never there; its history stays.
   * @throws OutOfStock when orders hold what would be gone
   */
  async takeOut(batch: StoredBatch, by: string): Promise<void> {
    await this.remove(batch, 'delete', by)
    if (COUNTED.holds(batch)) await this.availability.removed(batch.product, batch.remainingMilli)
  }

  /** A part that nothing was taken from goes back to the batch that it was taken from: on hand stays what it was. */
  async takeBack(part: StoredBatch, whole: StoredBatch, by: string): Promise<void> {
    await this.remove(part, 'transfer-out', by)
    await this.ledger.change({
      stockId: whole._id,
      kind: 'transfer-in',
      delta: movementDelta('transfer-in', part.quantityMilli),
      condition: {},
      cause: { document: 'stock', id: String(whole._id), line: 0 },
      by,
      note: part.batchNumber,
    })
  }

  private async remove(batch: StoredBatch, kind: 'delete' | 'transfer-out', by: string): Promise<void> {
    const { quantityMilli } = batch
    const emptied = await this.ledger.change({
      stockId: batch._id,
      kind,
      delta: movementDelta(kind, quantityMilli),
      condition: { reservedMilli: NO_QUANTITY, usedMilli: NO_QUANTITY, quantityMilli },
      cause: { document: 'stock', id: String(batch._id), line: 0 },
      by,
    })
    if (!emptied) throw new Error('A batch changed under a transaction that had read it')
    await this.stock.deleteOne({ _id: batch._id })
  }

  private async insert(
    batch: NewBatch,
    batchNumber: string,
    row: FirstRow,
    author: Author,
  ): Promise<StoredBatch> {
    const document = new this.stock(documentOf(batch, batchNumber, author))
    await document.save()
    await this.ledger.append(entryOf(document, row, author))
    return document.toObject()
  }

  private async numbersFor(types: readonly MaterialType[], at: Date): Promise<Map<MaterialType, string[]>> {
    const counts = new Map<MaterialType, number>()
    for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1)
    const numbers = new Map<MaterialType, string[]>()
    for (const [type, count] of counts) numbers.set(type, await this.numbers.take(type, at, count))
    return numbers
  }
}

function documentOf(batch: NewBatch, batchNumber: string, { by, at }: Author) {
  const { quantityMilli } = batch
  return {
    _id: new mongoose.Types.ObjectId(),
    batchNumber,
    ...batch,
    receivedMilli: quantityMilli,
    remainingMilli: quantityMilli,
    fefoDay: fefoDay(batch.bestBefore),
    createdBy: by,
    createdAt: at,
  }
}

function entryOf(
  batch: Pick<StockDocument, '_id' | 'product' | 'quantityMilli'>,
  row: FirstRow,
  { by, at }: Author,
): LedgerEntry {
  const cause = { document: 'stock' as const, id: String(batch._id), line: 0 }
  return { ...row, delta: quantityDelta(batch.quantityMilli), batch, cause, by, at }
}
