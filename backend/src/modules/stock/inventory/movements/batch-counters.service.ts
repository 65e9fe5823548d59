import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type QueryFilter, type Types, type UpdateQuery } from 'mongoose'
import { NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { Clock } from '../../../../platform/clock.js'
import {
  type BatchCounters,
  type CorrectionReason,
  type LedgerKind,
  movementDelta,
  remaining,
} from '../domain/ledger.js'
import { StockDocument } from '../schemas/stock.schema.js'
import { type Cause, StockLedger } from './stock-ledger.service.js'
import { type StoredBatch } from './stored-batch.js'

export interface CounterChange {
  stockId: Types.ObjectId | string
  kind: LedgerKind
  delta: BatchCounters
  /** What must be true of the batch; else nothing happens. */
  condition: QueryFilter<StockDocument>
  /** Fields that change with the counters. */
  set?: UpdateQuery<StockDocument>['$set']
  cause: Cause
  /** Mobile number of the person, or the name of the job. */
  by: string
  /** When it happened; now, if not given. */
  at?: Date | undefined
  reason?: CorrectionReason
  note?: string
}

/** The counters of a batch: the one place that changes them, each time with a row of the ledger. */
@Injectable()
export class BatchCounterChanges {
  constructor(
    @InjectModel(StockDocument.name) private readonly stock: Model<StockDocument>,
    private readonly ledger: StockLedger,
    private readonly clock: Clock,
  ) {}

  /** Joins the transaction of its cause. @returns the batch after it; null when the condition does not hold. */
  async apply(change: CounterChange): Promise<StoredBatch | null> {
    const { stockId, kind, delta, condition, set, cause, by, at, reason = '', note = '' } = change
    const batch = await this.stock
      .findOneAndUpdate(
        { _id: stockId, ...condition },
        { $inc: { ...delta, remainingMilli: remaining(delta) }, ...(set ? { $set: set } : {}) },
        { returnDocument: 'after' },
      )
      .lean<StockDocument>()
    if (batch)
      await this.ledger.append({ kind, delta, batch, cause, by, at: at ?? this.clock.now(), reason, note })
    return batch
  }

  /**
   * Takes a batch out that nothing was taken from; its history stays. Joins the transaction that has just read it.
   * @param kind `transfer-out` when its stock goes back to the batch that it was taken from
   */
  async takeOut(batch: StoredBatch, kind: 'delete' | 'transfer-out', by: string): Promise<void> {
    const { quantityMilli } = batch
    const emptied = await this.apply({
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
}
