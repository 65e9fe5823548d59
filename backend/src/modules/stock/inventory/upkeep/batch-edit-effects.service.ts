import { Injectable } from '@nestjs/common'
import { istDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { CostBasis } from '../../catalog/cost-basis.service.js'
import { isExpired } from '../domain/standing.js'
import { StandingChanges } from '../movements/standing-changes.service.js'
import { type StoredBatch } from '../movements/stored-batch.js'
import { type BatchEdit } from './batch-edit.js'
import { BatchUses } from './batch-uses.service.js'

/** What follows from the edit of a batch; joins its transaction. */
@Injectable()
export class BatchEditEffects {
  constructor(
    private readonly standings: StandingChanges,
    private readonly uses: BatchUses,
    private readonly costs: CostBasis,
    private readonly clock: Clock,
  ) {}

  /**
   * If the editor asks for it, a new price is passed on to everything that was made of the batch, down to the last jar.
   */
  async price(
    before: StoredBatch,
    { _id, pricePaise }: StoredBatch,
    { recostRuns }: Pick<BatchEdit, 'recostRuns'>,
  ): Promise<void> {
    if (pricePaise === before.pricePaise) return
    await this.costs.changed()
    if (recostRuns) await this.uses.recost(_id, before.pricePaise)
  }

  /** Another best-before day may make the batch expired, or fresh again. @returns the batch as it is then */
  async mark(batch: StoredBatch): Promise<StoredBatch> {
    const expired = isExpired(batch, istDay(this.clock.now()))
    if (expired === batch.expired) return batch
    return (await this.standings.apply(batch._id, {}, { expired })) ?? batch
  }
}
