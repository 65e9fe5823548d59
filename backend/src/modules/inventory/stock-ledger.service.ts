import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type BatchCounters, type CauseDocument, type LedgerKind } from './domain/ledger.js'
import { StockLedgerDocument } from './schemas/stock-ledger.schema.js'

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
}

/** The append-only history of every batch. */
@Injectable()
export class StockLedger {
  constructor(@InjectModel(StockLedgerDocument.name) private readonly ledger: Model<StockLedgerDocument>) {}

  /** Writes one row; two rival movements of one cause, line and kind meet the unique index and one is undone. */
  async append(entry: LedgerEntry): Promise<void> {
    const { kind, cause, batch } = entry
    const last = await this.ledger
      .findOne(
        { 'cause.id': cause.id, 'cause.line': cause.line, kind, 'cause.document': cause.document },
        { seq: 1 },
      )
      .sort({ seq: -1 })
      .lean()
    await this.ledger.create({
      kind,
      delta: entry.delta,
      cause,
      seq: (last?.seq ?? -1) + 1,
      stock: batch._id,
      product: batch.product,
      by: entry.by,
      at: entry.at,
    })
  }
}
