import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type QueryFilter, type Types, type UpdateQuery } from 'mongoose'
import { Clock } from '../../../../platform/clock.js'
import { insertAll } from '../../../../platform/mongo/insert-all.js'
import {
  type BatchCounters,
  type CauseDocument,
  type CorrectionReason,
  type LedgerKind,
  remaining,
} from '../domain/ledger.js'
import { type StoredBatch } from '../reading/batch.queries.js'
import { BatchDocument } from '../schemas/batch.schema.js'
import { StockLedgerDocument } from '../schemas/stock-ledger.schema.js'

/** The document, and its line, that moves a batch. */
export interface Cause {
  document: CauseDocument
  /** `_id` of the document, hex. */
  id: string
  /** Index of the line; 0 for documents without lines. */
  line: number
}

export interface LedgerRow {
  kind: LedgerKind
  delta: BatchCounters
  batch: { _id: Types.ObjectId; product: Types.ObjectId }
  cause: Cause
  by: string
  at: Date
  reason?: CorrectionReason | ''
  note?: string
}

interface CounterChange {
  stockId: Types.ObjectId | string
  kind: LedgerKind
  delta: BatchCounters
  /** What must be true of the batch; else nothing happens. */
  condition: QueryFilter<BatchDocument>
  /** Fields that change with the counters. */
  set?: UpdateQuery<BatchDocument>['$set']
  cause: Cause
  /** Mobile number of the person, or the name of the job. */
  by: string
  /** When the movement happened; the current time if not given. */
  at?: Date | undefined
  reason?: CorrectionReason
  note?: string
}

/**
 * The append-only history of every batch. No other code changes the counters of a batch, so every change
 * has its row.
 */
@Injectable()
export class StockLedger {
  constructor(
    @InjectModel(BatchDocument.name) private readonly batches: Model<BatchDocument>,
    @InjectModel(StockLedgerDocument.name) private readonly ledger: Model<StockLedgerDocument>,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the counters of a batch and writes the row. Joins the transaction of its cause.
   * @returns the batch after the change; null when the condition does not hold
   */
  async change(change: CounterChange): Promise<StoredBatch | null> {
    const { stockId, kind, delta, condition, set, cause, by, at, reason = '', note = '' } = change
    const batch = await this.batches
      .findOneAndUpdate(
        { _id: stockId, ...condition },
        { $inc: { ...delta, remainingMilli: remaining(delta) }, ...(set ? { $set: set } : {}) },
        { returnDocument: 'after' },
      )
      .lean<BatchDocument>()
    if (batch) await this.append({ kind, delta, batch, cause, by, at: at ?? this.clock.now(), reason, note })
    return batch
  }

  /**
   * Writes one row. Two concurrent movements of the same cause, line and kind conflict on the unique
   * index, and one is undone.
   */
  async append(row: LedgerRow): Promise<void> {
    const { kind, cause } = row
    const last = await this.ledger
      .findOne(
        { 'cause.id': cause.id, 'cause.line': cause.line, kind, 'cause.document': cause.document },
        { seq: 1 },
      )
      .sort({ seq: -1 })
      .lean()
    await this.ledger.create(rowOf(row, (last?.seq ?? -1) + 1))
  }

  /** Writes the first rows of many causes that have none yet. */
  async begin(rows: readonly LedgerRow[]): Promise<void> {
    await insertAll(
      this.ledger,
      rows.map((row) => rowOf(row, 0)),
    )
  }
}

const rowOf = ({ batch, reason = '', note = '', ...row }: LedgerRow, seq: number) => ({
  ...row,
  seq,
  stock: batch._id,
  product: batch.product,
  reason,
  note,
})
