import { Injectable } from '@nestjs/common'
import { multiplyMoney } from '../../../../kernel/amounts/money.js'
import { NO_QUANTITY, subtractMilli } from '../../../../kernel/amounts/quantity.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { Availability } from '../../catalog/availability.service.js'
import { lossDelta } from '../domain/ledger.js'
import { COUNTED } from '../domain/standing.js'
import { StockLedger } from '../movements/stock-ledger.service.js'
import { BatchQueries, type StoredBatch } from '../reading/batch.queries.js'
import { BatchDiary } from './batch-diary.service.js'

/**
 * "All stock is consumed": a person checked and found nothing left
 * (docs/domain/catalogue.md#no-stock-left).
 */
@Injectable()
export class EmptyConfirmations {
  constructor(
    private readonly queries: BatchQueries,
    private readonly ledger: StockLedger,
    private readonly availability: Availability,
    private readonly diary: BatchDiary,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Books the remainder as lost; confirming twice changes nothing. @throws NotFound */
  async confirm(id: string, by: string): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const found = await this.queries.resolve(id)
      if (found.noStockConfirmed) return found
      const lostMilli = found.remainingMilli
      const batch = await this.ledger.change({
        stockId: found._id,
        kind: 'count-loss',
        delta: lossDelta(lostMilli),
        condition: { noStockConfirmed: false, remainingMilli: lostMilli },
        set: { noStockConfirmed: true, emptied: { lostMilli, by, at: this.clock.now() } },
        cause: { document: 'stock', id: String(found._id), line: 0 },
        by,
      })
      if (!batch) throw new Error('A batch changed under a transaction that had read it')
      if (COUNTED.holds(found))
        await this.availability.found(found.product, subtractMilli(NO_QUANTITY, lostMilli))
      const value = { valuePaise: multiplyMoney(batch.pricePaise, lostMilli) }
      await this.diary.note('stock.emptied', batch, {}, value)
      return batch
    })
  }

  /**
   * Withdraws the confirmation and returns the booked loss; doing so twice changes nothing. @throws
   * NotFound
   */
  async takeBack(id: string, by: string): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const found = await this.queries.resolve(id)
      if (!found.noStockConfirmed) return found
      const backMilli = found.emptied?.lostMilli ?? NO_QUANTITY
      const batch = await this.ledger.change({
        stockId: found._id,
        kind: 'count-gain',
        delta: lossDelta(subtractMilli(NO_QUANTITY, backMilli)),
        condition: { noStockConfirmed: true, usedMilli: { $gte: backMilli } },
        set: { noStockConfirmed: false, emptied: null },
        cause: { document: 'stock', id: String(found._id), line: 0 },
        by,
      })
      if (!batch) throw new Error('A batch changed under a transaction that had read it')
      if (COUNTED.holds(batch)) await this.availability.found(found.product, backMilli)
      const value = { valuePaise: multiplyMoney(batch.pricePaise, backMilli) }
      await this.diary.note('stock.refilled', batch, {}, value)
      return batch
    })
  }
}
