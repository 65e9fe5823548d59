import { Injectable } from '@nestjs/common'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { unusable } from '../movements/batch-refusals.js'
import { StandingChanges } from '../movements/standing-changes.service.js'
import { BatchQueries, type StoredBatch } from '../reading/batch.queries.js'
import { BatchDiary } from './batch-diary.service.js'

/** Freezes batches and frees them again (docs/domain/catalogue.md#quarantine). */
@Injectable()
export class Quarantines {
  constructor(
    private readonly queries: BatchQueries,
    private readonly standings: StandingChanges,
    private readonly diary: BatchDiary,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, Conflict BATCH_QUARANTINED when it is frozen already */
  async freeze(id: string, reason: string, by: string): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const batch = await this.tryFreeze(id, reason, by)
      if (!batch) throw unusable(await this.queries.resolve(id))
      return batch
    })
  }

  /**
   * As `freeze`, but null when the batch is already frozen. Joins the caller's transaction. @throws
   * NotFound
   */
  async tryFreeze(id: string, reason: string, by: string): Promise<StoredBatch | null> {
    return this.transactions.run(async () => {
      const found = await this.queries.resolve(id)
      const quarantine = { reason, by, at: this.clock.now() }
      const batch = await this.standings.apply(found._id, { quarantine: null }, { quarantine })
      if (batch)
        await this.diary.note('stock.quarantined', batch, { quarantine: null }, { quarantine: reason })
      return batch
    })
  }

  /** @throws NotFound, Conflict NOT_QUARANTINED */
  async free(id: string, reason: string): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const found = await this.queries.resolve(id)
      const batch = await this.standings.apply(found._id, { quarantine: { $ne: null } }, { quarantine: null })
      if (!batch)
        throw new Conflict('NOT_QUARANTINED', `Batch ${found.batchNumber} is not in quarantine.`, {
          batchNumber: found.batchNumber,
        })
      const before = { quarantine: found.quarantine?.reason ?? null, reason: '' }
      await this.diary.note('stock.released', batch, before, { quarantine: null, reason })
      return batch
    })
  }
}
