import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import mongoose, { type Model, type Types } from 'mongoose'
import { insertAll } from '../../../../platform/mongo/insert-all.js'
import { fefoDay } from '../domain/batch-dates.js'
import { type CorrectionReason, quantityDelta } from '../domain/ledger.js'
import { StockDocument } from '../schemas/stock.schema.js'
import { type LedgerEntry, StockLedger } from './stock-ledger.service.js'
import { type StoredBatch } from './stored-batch.js'

/** Fields that follow from others or begin empty. */
type Derived =
  | '_id'
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

/** Writes a batch and the first row of its history; joins the transaction. Product counters are the caller's. */
@Injectable()
export class NewBatches {
  constructor(
    @InjectModel(StockDocument.name) private readonly stock: Model<StockDocument>,
    private readonly ledger: StockLedger,
  ) {}

  async insert(batch: NewBatch, row: FirstRow, { by, at }: { by: string; at: Date }): Promise<StoredBatch> {
    const document = new this.stock(documentOf(batch, { by, at }))
    await document.save()
    await this.ledger.append(entryOf(document, row, { by, at }))
    return document.toObject()
  }

  /** Many at once, each with its note. */
  async insertAll(
    batches: readonly { batch: NewBatch; row: FirstRow }[],
    { by, at }: { by: string; at: Date },
  ): Promise<void> {
    const documents = batches.map(({ batch }) => documentOf(batch, { by, at }))
    await insertAll(this.stock, documents)
    const entries = batches.map(({ row }, index) => {
      const { _id, product, quantityMilli } = documents[index] as ReturnType<typeof documentOf>
      return entryOf({ _id, product, quantityMilli }, row, { by, at })
    })
    await this.ledger.begin(entries)
  }
}

function documentOf(batch: NewBatch, { by, at }: { by: string; at: Date }) {
  const { quantityMilli } = batch
  return {
    _id: new mongoose.Types.ObjectId(),
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
  { by, at }: { by: string; at: Date },
): LedgerEntry {
  const cause = { document: 'stock' as const, id: String(batch._id), line: 0 }
  return { ...row, delta: quantityDelta(batch.quantityMilli), batch, cause, by, at }
}
