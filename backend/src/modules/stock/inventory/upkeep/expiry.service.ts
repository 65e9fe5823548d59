import { Injectable, Logger } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { type Model } from 'mongoose'
import { istDay } from '../../../../kernel/dates/ist.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { StandingChanges } from '../movements/standing-changes.service.js'
import { BatchQueries, type StoredBatch } from '../reading/batch.queries.js'
import { BatchDocument } from '../schemas/batch.schema.js'
import { BatchDiary } from './batch-diary.service.js'

/** Number of batches that the job marks in one step. */
const MARKED_AT_ONCE = 200

/**
 * Marks batches whose best-before day is over, and lets admins allow their use
 * (docs/domain/catalogue.md#batch-dates).
 */
@Injectable()
export class Expiry {
  private readonly logger = new Logger('Expiry')

  constructor(
    @InjectModel(BatchDocument.name) private readonly batches: Model<BatchDocument>,
    private readonly queries: BatchQueries,
    private readonly standings: StandingChanges,
    private readonly diary: BatchDiary,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks batches whose day is over, and adjusts the counters of their products. @returns the number of
   * batches
   */
  async markDue(): Promise<number> {
    const today = istDay(this.clock.now())
    const due = { expired: false, fefoDay: { $lt: today }, expiryOverride: null }
    let marked = 0
    for (;;) {
      const batches = await this.batches
        .find(due, { batchNumber: 1 })
        .sort({ fefoDay: 1 })
        .limit(MARKED_AT_ONCE)
        .lean()
      for (const { _id, batchNumber } of batches) {
        const batch = await this.transactions.run(() => this.standings.apply(_id, due, { expired: true }))
        if (batch) this.logger.warn({ batch: batchNumber, expired: batch.bestBefore })
        marked += 1
      }
      if (batches.length < MARKED_AT_ONCE) return marked
    }
  }

  /** Records an admin's reason why an expired batch may be used. @throws NotFound, Conflict NOT_EXPIRED */
  async allow(id: string, reason: string, by: string): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const found = await this.queries.resolve(id)
      const today = istDay(this.clock.now())
      const expiryOverride = { reason, by, at: this.clock.now() }
      const batch = await this.standings.apply(
        found._id,
        { fefoDay: { $lt: today }, expiryOverride: null },
        { expiryOverride, expired: false },
      )
      if (!batch) throw notExpired(found)
      await this.diary.note('stock.expiry-allowed', batch, {}, { reason })
      return batch
    })
  }

  /** Withdraws that permission. @throws NotFound, Conflict NOT_EXPIRED when it was not given */
  async disallow(id: string): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const found = await this.queries.resolve(id)
      const batch = await this.standings.apply(
        found._id,
        { expiryOverride: { $ne: null } },
        { expiryOverride: null, expired: found.fefoDay < istDay(this.clock.now()) },
      )
      if (!batch) throw notExpired(found)
      const before = { reason: found.expiryOverride?.reason }
      await this.diary.note('stock.expiry-disallowed', batch, before, { reason: null })
      return batch
    })
  }
}

function notExpired({ batchNumber, bestBefore }: StoredBatch): Conflict {
  return new Conflict('NOT_EXPIRED', `Batch ${batchNumber} is not expired, or its use is allowed already.`, {
    batchNumber,
    bestBefore,
  })
}
