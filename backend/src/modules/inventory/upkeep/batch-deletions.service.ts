import { Injectable } from '@nestjs/common'
import { Transactions } from '../../../platform/mongo/transaction.js'
import { Availability } from '../../catalog/availability.service.js'
import { BatchCounterChanges } from '../batch-counters.service.js'
import { BatchDemands } from '../batch-demands.service.js'
import { COUNTED } from '../domain/standing.js'
import { StockQueries } from '../stock.queries.js'
import { type StoredBatch } from '../stored-batch.js'
import { BatchDiary } from './batch-diary.service.js'

/** A batch that was entered by mistake is taken out; one that anything names is not (docs/domain.md#deleting-a-batch). */
@Injectable()
export class BatchDeletions {
  constructor(
    private readonly queries: StockQueries,
    private readonly counters: BatchCounterChanges,
    private readonly availability: Availability,
    private readonly demands: BatchDemands,
    private readonly diary: BatchDiary,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param id batch number or `_id`
   * @returns the batch as it was
   * @throws NotFound, Conflict STOCK_IN_USE; OutOfStock when orders hold what would be gone
   */
  async delete(id: string, by: string): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const batch = await this.queries.resolve(id)
      await this.demands.unused(batch)
      await this.counters.takeOut(batch, by)
      if (COUNTED.holds(batch)) await this.availability.removed(batch.product, batch.remainingMilli)
      const { quantityMilli, pricePaise } = batch
      const gone = { quantityMilli: null, pricePaise: null }
      await this.diary.note('stock.deleted', batch, { quantityMilli, pricePaise }, gone)
      return batch
    })
  }
}
