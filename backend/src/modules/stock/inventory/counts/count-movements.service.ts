import { Injectable } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model, type QueryFilter } from 'mongoose'
import { multiplyMoney } from '../../../../kernel/amounts/money.js'
import { addMilli, type Milli, NO_QUANTITY, subtractMilli } from '../../../../kernel/amounts/quantity.js'
import { Availability } from '../../catalog/availability.service.js'
import { quantityDelta } from '../domain/ledger.js'
import { COUNTED } from '../domain/standing.js'
import { StockLedger } from '../movements/stock-ledger.service.js'
import { BatchDocument } from '../schemas/batch.schema.js'
import { type ComparedLine } from './counts.queries.js'
import { type StoredCount } from './counts.service.js'
import { StockCountLineDocument } from './schemas/stock-count-line.schema.js'

/** A line that can be booked. */
export type BookableLine = ComparedLine & {
  batch: NonNullable<ComparedLine['batch']>
  comparison: NonNullable<ComparedLine['comparison']>
}

/** Writes what booked lines change: batches, the counters of their products, and the lines themselves. */
@Injectable()
export class CountMovements {
  constructor(
    @InjectModel(StockCountLineDocument.name) private readonly lines: Model<StockCountLineDocument>,
    @InjectModel(BatchDocument.name) private readonly batches: Model<BatchDocument>,
    private readonly ledger: StockLedger,
    private readonly availability: Availability,
  ) {}

  /** Books a portion; joins the transaction that has read the lines. */
  async book(count: StoredCount, portion: readonly BookableLine[], by: string): Promise<void> {
    const found = new Map<string, Milli>()
    for (const line of portion) {
      const { batch, comparison } = line
      const { differenceMilli } = comparison
      if (differenceMilli === NO_QUANTITY) continue
      await this.moveOne(count, line, by)
      if (!COUNTED.holds(batch)) continue
      const product = String(batch.product)
      found.set(product, addMilli(found.get(product) ?? NO_QUANTITY, differenceMilli))
    }
    for (const [product, change] of [...found].sort()) await this.availability.found(product, change)
    await this.looked(portion)
    await this.keep(portion)
  }

  private async moveOne(
    count: StoredCount,
    { line, batch, comparison }: BookableLine,
    by: string,
  ): Promise<void> {
    const { differenceMilli } = comparison
    const missing = subtractMilli(NO_QUANTITY, differenceMilli)
    const { quantityMilli, usedMilli } = batch
    const asRead: QueryFilter<BatchDocument> = { noStockConfirmed: false, quantityMilli, usedMilli }
    const moved = await this.ledger.change({
      stockId: batch._id,
      kind: differenceMilli > 0 ? 'count-gain' : 'count-loss',
      delta: quantityDelta(differenceMilli),
      condition: { ...asRead, ...(missing > 0 ? { remainingMilli: { $gte: missing } } : {}) },
      cause: { document: 'count', id: String(count._id), line: line.line },
      by,
    })
    if (!moved) throw new Error('A batch changed under a transaction that had read it')
  }

  /** A batch without a difference is written too, so that an older count of it is refused from now on. */
  private async looked(portion: readonly BookableLine[]): Promise<void> {
    if (portion.length === 0) return
    await this.batches.bulkWrite(
      portion.map(({ line: { countedAt }, batch: { _id } }) => ({
        updateOne: { filter: { _id }, update: { $max: { countedAt } } },
      })),
    )
  }

  private async keep(portion: readonly BookableLine[]): Promise<void> {
    if (portion.length === 0) return
    await this.lines.bulkWrite(
      portion.map(({ line, batch, comparison: { booksMilli, differenceMilli, outdated } }) => {
        const valuePaise = multiplyMoney(batch.pricePaise, differenceMilli)
        const booked = { booksMilli, differenceMilli, valuePaise, outdated }
        return { updateOne: { filter: { _id: line._id }, update: { $set: { booked } } } }
      }),
    )
  }
}
