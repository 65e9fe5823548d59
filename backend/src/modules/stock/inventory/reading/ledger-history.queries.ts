import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import mongoose, { type Model, type Types } from 'mongoose'
import { addMilli, type Milli } from '../../../../kernel/amounts/quantity.js'
import { type BatchCounters, remaining, replay } from '../domain/ledger.js'
import { StockLedgerDocument } from '../schemas/stock-ledger.schema.js'

/** One row of a batch's history, with the counters after it. */
export interface HistoryRow extends StockLedgerDocument {
  balance: BatchCounters & { remainingMilli: Milli }
}

export interface HistoryPage {
  /** The rows, newest first. */
  rows: HistoryRow[]
  /** Whether older rows exist. */
  more: boolean
}

const ROWS = 50

/** The history of a batch, in the order in which it was written. */
@Injectable()
export class LedgerHistory {
  constructor(@InjectModel(StockLedgerDocument.name) private readonly ledger: Model<StockLedgerDocument>) {}

  /** @param before `_id` of the oldest row already read; without it the newest rows are returned */
  async page(stock: Types.ObjectId, before?: string): Promise<HistoryPage> {
    const older = before === undefined ? {} : { _id: { $lt: new mongoose.Types.ObjectId(before) } }
    const found = await this.ledger
      .find({ stock, ...older })
      .sort({ _id: -1 })
      .limit(ROWS + 1)
      .lean<StockLedgerDocument[]>()
    const rows = found.slice(0, ROWS)
    const oldest = rows.at(-1)
    let balance = oldest ? await this.before(stock, oldest._id) : replay([])
    const told: HistoryRow[] = []
    for (const row of rows.toReversed()) {
      balance = plus(balance, row.delta)
      told.push({ ...row, balance: { ...balance, remainingMilli: remaining(balance) } })
    }
    return { rows: told.toReversed(), more: found.length > ROWS }
  }

  private async before(stock: Types.ObjectId, id: Types.ObjectId): Promise<BatchCounters> {
    const [sum] = await this.ledger.aggregate<BatchCounters>([
      { $match: { stock, _id: { $lt: id } } },
      {
        $group: {
          _id: null,
          quantityMilli: { $sum: '$delta.quantityMilli' },
          reservedMilli: { $sum: '$delta.reservedMilli' },
          usedMilli: { $sum: '$delta.usedMilli' },
        },
      },
    ])
    return sum ?? replay([])
  }
}

function plus(one: BatchCounters, other: BatchCounters): BatchCounters {
  return {
    quantityMilli: addMilli(one.quantityMilli, other.quantityMilli),
    reservedMilli: addMilli(one.reservedMilli, other.reservedMilli),
    usedMilli: addMilli(one.usedMilli, other.usedMilli),
  }
}
