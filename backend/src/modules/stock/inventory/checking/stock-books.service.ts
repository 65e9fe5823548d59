import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type QueryFilter, type Types } from 'mongoose'
import { type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { type BatchCounters, replay } from '../domain/ledger.js'
import { COUNTED, type Standing } from '../domain/standing.js'
import { BatchDocument } from '../schemas/batch.schema.js'
import { StockLedgerDocument } from '../schemas/stock-ledger.schema.js'

/** The fields of a batch that a check needs. */
export type CheckedBatch = BatchCounters &
  Standing &
  Pick<BatchDocument, '_id' | 'product' | 'batchNumber' | 'remainingMilli'>

/** A stored batch with the sum of its history. */
export interface BatchBooks {
  batch: CheckedBatch
  history: BatchCounters
}

const NEEDED = {
  product: 1,
  batchNumber: 1,
  quantityMilli: 1,
  reservedMilli: 1,
  usedMilli: 1,
  remainingMilli: 1,
  quarantine: 1,
  expired: 1,
  noStockConfirmed: 1,
} as const
/** Number of batches in memory at the same time. */
const BATCHES_AT_ONCE = 500
/** Without this batch size the database fills each reply as far as it can. */
const READING = { batchSize: BATCHES_AT_ONCE }

/** Reads batches with their history; joins the check's transaction. */
@Injectable()
export class StockBooks {
  constructor(
    @InjectModel(BatchDocument.name) private readonly batches: Model<BatchDocument>,
    @InjectModel(StockLedgerDocument.name) private readonly ledger: Model<StockLedgerDocument>,
  ) {}

  /** Every batch that the filter selects, some at a time. */
  async *portions(filter: QueryFilter<BatchDocument>): AsyncGenerator<BatchBooks[]> {
    let portion: CheckedBatch[] = []
    for await (const batch of this.batches.find(filter, NEEDED).lean<CheckedBatch[]>().cursor(READING)) {
      portion.push(batch as CheckedBatch)
      if (portion.length < BATCHES_AT_ONCE) continue
      yield await this.withHistory(portion)
      portion = []
    }
    yield await this.withHistory(portion)
  }

  /** The quantity on hand of each product, keyed by `_id` (hex). */
  async onHand(products: readonly Types.ObjectId[]): Promise<Map<string, Milli>> {
    const sums = await this.batches.aggregate<{ _id: Types.ObjectId; sum: Milli }>([
      {
        $match: { product: { $in: [...products] }, remainingMilli: { $gt: NO_QUANTITY }, ...COUNTED.filter },
      },
      { $group: { _id: '$product', sum: { $sum: '$remainingMilli' } } },
    ])
    return new Map(sums.map(({ _id, sum }) => [String(_id), sum]))
  }

  /** Batches that moved, or were changed, from a moment on. */
  async changedSince(since: Date): Promise<Pick<BatchDocument, '_id' | 'product'>[]> {
    return this.batches.find({ updatedAt: { $gte: since } }, { product: 1 }).lean<BatchDocument[]>()
  }

  async repair(id: Types.ObjectId, counters: BatchCounters & { remainingMilli: number }): Promise<void> {
    await this.batches.updateOne({ _id: id }, { $set: counters as Partial<BatchDocument> })
  }

  private async withHistory(batches: readonly CheckedBatch[]): Promise<BatchBooks[]> {
    const sums = await this.ledger.aggregate<BatchCounters & { _id: Types.ObjectId }>([
      { $match: { stock: { $in: batches.map(({ _id }) => _id) } } },
      {
        $group: {
          _id: '$stock',
          quantityMilli: { $sum: '$delta.quantityMilli' },
          reservedMilli: { $sum: '$delta.reservedMilli' },
          usedMilli: { $sum: '$delta.usedMilli' },
        },
      },
    ])
    const histories = new Map(sums.map(({ _id, ...counters }) => [String(_id), counters]))
    return batches.map((batch) => ({ batch, history: histories.get(String(batch._id)) ?? replay([]) }))
  }
}
