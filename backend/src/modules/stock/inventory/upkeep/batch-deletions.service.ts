import { Injectable } from '@nestjs/common'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { type StoredBatch } from '../movements/stored-batch.js'
import { StockQueries } from '../reading/stock.queries.js'
import { BatchDemands } from './batch-demands.service.js'
import { BatchDiary } from './batch-diary.service.js'
import { BatchRemovals } from './batch-removals.service.js'

/**
 * A batch that was entered by mistake is taken out; one that anything names is not. A part that was moved to another
 * outlet goes back to its batch (docs/domain.md#deleting-a-batch).
 */
@Injectable()
export class BatchDeletions {
  constructor(
    private readonly queries: StockQueries,
    private readonly demands: BatchDemands,
    private readonly removals: BatchRemovals,
    private readonly diary: BatchDiary,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param id batch number or `_id`
   * @returns the batch as it was
   * @throws NotFound, Conflict STOCK_IN_USE; OutOfStock when orders hold what would be gone; of a moved part
   * BATCH_QUARANTINED, BATCH_EXPIRED, BATCH_EMPTIED when it or its batch may not be used
   */
  async delete(id: string, by: string): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const batch = await this.queries.resolve(id)
      await this.demands.unused(batch)
      if (batch.splitFrom) await this.removals.giveBack(batch, batch.splitFrom, by)
      else await this.removals.takeOut(batch, by)
      const { quantityMilli, pricePaise } = batch
      const gone = { quantityMilli: null, pricePaise: null }
      await this.diary.note('stock.deleted', batch, { quantityMilli, pricePaise }, gone)
      return batch
    })
  }
}
