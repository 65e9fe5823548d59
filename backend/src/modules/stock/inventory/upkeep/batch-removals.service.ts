import { Injectable } from '@nestjs/common'
import { istDay } from '../../../../kernel/dates/ist.js'
import { Clock } from '../../../../platform/clock.js'
import { Availability } from '../../catalog/availability.service.js'
import { movementDelta } from '../domain/ledger.js'
import { COUNTED, isExpired } from '../domain/standing.js'
import { BatchCounterChanges } from '../movements/batch-counters.service.js'
import { unusable } from '../movements/batch-refusals.js'
import { type StoredBatch } from '../movements/stored-batch.js'
import { StockQueries } from '../reading/stock.queries.js'
import { emptied } from './corrections.service.js'

/** The movements of a batch that is deleted. They join the transaction that has read it. */
@Injectable()
export class BatchRemovals {
  constructor(
    private readonly queries: StockQueries,
    private readonly counters: BatchCounterChanges,
    private readonly availability: Availability,
    private readonly clock: Clock,
  ) {}

  /** What the batch holds was never there. @throws OutOfStock when orders hold what would be gone */
  async takeOut(batch: StoredBatch, by: string): Promise<void> {
    await this.counters.takeOut(batch, 'delete', by)
    if (COUNTED.holds(batch)) await this.availability.removed(batch.product, batch.remainingMilli)
  }

  /**
   * A part goes back to the batch that it was taken from: on hand stays what it was.
   * @throws Conflict BATCH_QUARANTINED, BATCH_EXPIRED, BATCH_EMPTIED: returned stock would be frozen, or freed, unasked
   */
  async giveBack(
    part: StoredBatch,
    splitFrom: NonNullable<StoredBatch['splitFrom']>,
    by: string,
  ): Promise<void> {
    const whole = await this.queries.resolve(String(splitFrom.id))
    const today = istDay(this.clock.now())
    for (const batch of [part, whole]) {
      if (batch.noStockConfirmed) throw emptied(batch)
      if (!COUNTED.holds(batch) || isExpired(batch, today)) throw unusable(batch)
    }
    await this.counters.takeOut(part, 'transfer-out', by)
    await this.counters.apply({
      stockId: whole._id,
      kind: 'transfer-in',
      delta: movementDelta('transfer-in', part.quantityMilli),
      condition: {},
      cause: { document: 'stock', id: String(whole._id), line: 0 },
      by,
      note: part.batchNumber,
    })
  }
}
