import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import mongoose, { type Model, type Types } from 'mongoose'
import { type Author } from '../../../../kernel/access/author.js'
import { addMilli, type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { istDayCode } from '../../../../kernel/dates/ist.js'
import { eachInTurns } from '../../../../kernel/turns.js'
import { Counters } from '../../../../platform/mongo/counters.js'
import { insertAll } from '../../../../platform/mongo/insert-all.js'
import { Availability } from '../../catalog/availability.service.js'
import { type MaterialType } from '../../catalog/products.service.js'
import { fefoDay } from '../domain/batch-dates.js'
import { type CorrectionReason, movementDelta, quantityDelta } from '../domain/ledger.js'
import { COUNTED } from '../domain/standing.js'
import { type StoredBatch } from '../reading/batch.queries.js'
import { BatchDocument } from '../schemas/batch.schema.js'
import { type LedgerRow, StockLedger } from './stock-ledger.service.js'

/** Counter of a material type on a day in India: each day starts at 1. */
export function batchCounterKey(type: MaterialType, at: Date): string {
  return `batch:${type}:${istDayCode(at)}`
}

/** `FG-261121-004`: material type, day in India, running number. */
export function batchNumber(type: MaterialType, at: Date, running: number): string {
  return `${type}-${istDayCode(at)}-${String(running).padStart(3, '0')}`
}

/** `FG-261121-004-2`: what was split off keeps the number of its batch; the batch itself is its first part. */
export function partNumber(of: string, running: number): string {
  return `${of}-${running}`
}

/** Server-issued batch numbers, counted for each day and material type. */
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

  /** Takes several numbers in a row. */
  async take(type: MaterialType, at: Date, count: number): Promise<string[]> {
    const first = await this.counters.take(batchCounterKey(type, at), count)
    return Array.from({ length: count }, (_, index) => batchNumber(type, at, first + index))
  }

  /**
   * The number that `next` would give, for display in the form; the batch gets its number when it is
   * received.
   */
  async peek(type: MaterialType, at: Date): Promise<string> {
    return batchNumber(type, at, await this.counters.peek(batchCounterKey(type, at)))
  }
}

/** Fields that are derived from others or begin empty. */
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

/** Fields that are empty in most new batches. */
type Optional = 'splitFrom' | 'billPhoto' | 'requestKey' | 'quarantine' | 'expiryOverride'

export type NewBatch = Omit<BatchDocument, Derived | 'outlet' | 'supplier' | Optional> &
  Partial<Pick<BatchDocument, Optional>> & {
    outlet: Types.ObjectId | string
    supplier: Types.ObjectId | string | null
  }

/** The origin of the batch, as stated in its first ledger row. */
export interface FirstRow {
  kind: 'receipt' | 'correction' | 'transfer-in'
  reason?: CorrectionReason
  note?: string
}

/** Batches come into the books and are taken out, with their rows of the ledger and the counters of their product. Joins a transaction. */
@Injectable()
export class BatchBook {
  constructor(
    @InjectModel(BatchDocument.name) private readonly batches: Model<BatchDocument>,
    private readonly ledger: StockLedger,
    private readonly numbers: BatchNumbers,
    private readonly availability: Availability,
  ) {}

  /** Creates a batch that came from outside; its usable quantity is added to what is on hand. */
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
    const documents: ReturnType<typeof documentOf>[] = []
    const rows: LedgerRow[] = []
    const usable = new Map<string, Milli>()
    await eachInTurns(batches, ({ batch, row }) => {
      const document = documentOf(batch, numbers.get(batch.materialType)?.shift() ?? '', author)
      documents.push(document)
      rows.push(ledgerRowOf(document, row, author))
      if (batch.expired) return
      const product = String(batch.product)
      usable.set(product, addMilli(usable.get(product) ?? NO_QUANTITY, batch.quantityMilli))
    })
    await insertAll(this.batches, documents)
    await this.ledger.begin(rows)
    await this.availability.allReceived(usable)
  }

  /** Creates a part of a batch at another outlet; the quantity on hand does not change. */
  async enterPart(batch: NewBatch, of: StoredBatch, author: Author): Promise<StoredBatch> {
    const batchNumber = await this.numbers.nextPart(of.batchNumber)
    return this.insert(batch, batchNumber, { kind: 'transfer-in', note: of.batchNumber }, author)
  }

  /**
   * Deletes a batch from which nothing was taken, since it was entered by mistake; its history stays.
   * @throws OutOfStock when orders hold its quantity
   */
  async takeOut(batch: StoredBatch, by: string): Promise<void> {
    await this.remove(batch, 'delete', by)
    if (COUNTED.holds(batch)) await this.availability.removed(batch.product, batch.remainingMilli)
  }

  /** Returns an unused part to the batch it was split from; the quantity on hand does not change. */
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
    await this.batches.deleteOne({ _id: batch._id })
  }

  private async insert(
    batch: NewBatch,
    batchNumber: string,
    row: FirstRow,
    author: Author,
  ): Promise<StoredBatch> {
    const document = new this.batches(documentOf(batch, batchNumber, author))
    await document.save()
    await this.ledger.append(ledgerRowOf(document, row, author))
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

function ledgerRowOf(
  batch: Pick<BatchDocument, '_id' | 'product' | 'quantityMilli'>,
  row: FirstRow,
  { by, at }: Author,
): LedgerRow {
  const cause = { document: 'stock' as const, id: String(batch._id), line: 0 }
  return { ...row, delta: quantityDelta(batch.quantityMilli), batch, cause, by, at }
}
