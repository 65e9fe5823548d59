import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { insertAll } from '../../../../platform/mongo/insert-all.js'
import {
  type BatchCounters,
  type CauseDocument,
  type CorrectionReason,
  type LedgerKind,
} from '../domain/ledger.js'
import { StockLedgerDocument } from '../schemas/stock-ledger.schema.js'

/** The document (and its line) that makes a batch move. */
export interface Cause {
  document: CauseDocument
  /** `_id` of the document, hex. */
  id: string
  /** Index of the line; 0 for documents without lines. */
  line: number
}

export interface LedgerEntry {
  kind: LedgerKind
  delta: BatchCounters
  batch: { _id: Types.ObjectId; product: Types.ObjectId }
  cause: Cause
  by: string
  at: Date
  reason?: CorrectionReason | ''
  note?: string
}

/** The append-only history of every batch. */
@Injectable()
export class StockLedger {
  constructor(@InjectModel(StockLedgerDocument.name) private readonly ledger: Model<StockLedgerDocument>) {}

  /**
   * Writes one row. Two movements of one cause, line and kind at once conflict on the unique index, and one is undone.
   */
  async append(entry: LedgerEntry): Promise<void> {
    const { kind, cause } = entry
    const last = await this.ledger
      .findOne(
        { 'cause.id': cause.id, 'cause.line': cause.line, kind, 'cause.document': cause.document },
        { seq: 1 },
      )
      .sort({ seq: -1 })
      .lean()
    await this.ledger.create(rowOf(entry, (last?.seq ?? -1) + 1))
  }

  /** The first rows of causes that have none yet. */
  async begin(entries: readonly LedgerEntry[]): Promise<void> {
    await insertAll(
      this.ledger,
      entries.map((entry) => rowOf(entry, 0)),
    )
  }
}

const rowOf = ({ batch, reason = '', note = '', ...entry }: LedgerEntry, seq: number) => ({
  ...entry,
  seq,
  stock: batch._id,
  product: batch.product,
  reason,
  note,
})
