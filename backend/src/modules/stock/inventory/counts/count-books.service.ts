import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type Types } from 'mongoose'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type StoredBatch } from '../reading/stock.queries.js'
import { StockDocument } from '../schemas/stock.schema.js'
import { StockLedgerDocument } from '../schemas/stock-ledger.schema.js'
import { compare, type Comparison, refusalOf } from './domain/comparison.js'
import { type StockCountLineDocument } from './schemas/stock-count-line.schema.js'

export type StoredLine = Readonly<StockCountLineDocument>
/** A line that was not taken back. */
export type CountedLine = StoredLine & { countedMilli: Milli }

/** A line beside the books, as they are in the transaction around. */
export interface ComparedLine {
  line: CountedLine
  /** Null for a batch that was taken out. */
  batch: StoredBatch | null
  comparison: Comparison<StockLedgerDocument> | null
  /** Why it cannot be booked. */
  refusal: string | null
}

export function isCounted(line: StoredLine): line is CountedLine {
  return line.countedMilli !== null
}

/** Reads counted lines beside the books of their batches. */
@Injectable()
export class CountBooks {
  constructor(
    @InjectModel(StockDocument.name) private readonly stock: Model<StockDocument>,
    @InjectModel(StockLedgerDocument.name) private readonly ledger: Model<StockLedgerDocument>,
  ) {}

  async compare(lines: readonly CountedLine[]): Promise<ComparedLine[]> {
    if (lines.length === 0) return []
    const ids = lines.map(({ stock }) => stock)
    const batches = new Map(
      (await this.stock.find({ _id: { $in: ids } }).lean<StockDocument[]>()).map((batch) => [
        String(batch._id),
        batch,
      ]),
    )
    const rows = await this.rowsAfter(
      ids,
      new Date(Math.min(...lines.map((line) => line.countedAt.getTime()))),
    )
    return lines.map((line) => {
      const batch = batches.get(String(line.stock))
      if (!batch) return gone(line)
      const since = (rows.get(String(line.stock)) ?? []).filter(({ at }) => at > line.countedAt)
      const countedLater = batch.countedAt != null && batch.countedAt > line.countedAt
      const comparison = compare({ countedMilli: line.countedMilli, batch, since, countedLater })
      return { line, batch, comparison, refusal: refusalOf(batch, comparison) }
    })
  }

  private async rowsAfter(
    ids: readonly Types.ObjectId[],
    after: Date,
  ): Promise<Map<string, StockLedgerDocument[]>> {
    const rows = await this.ledger
      .find({ stock: { $in: [...ids] }, at: { $gt: after } })
      .sort({ stock: 1, _id: 1 })
      .lean<StockLedgerDocument[]>()
    const groups = new Map<string, StockLedgerDocument[]>()
    for (const row of rows) groups.set(String(row.stock), [...(groups.get(String(row.stock)) ?? []), row])
    return groups
  }
}

function gone(line: CountedLine): ComparedLine {
  const refusal = `Batch ${line.batchNumber} was taken out of the books. Leave this line out.`
  return { line, batch: null, comparison: null, refusal }
}
