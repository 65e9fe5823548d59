import { Injectable } from '@nestjs/common'
import { istDay } from '../../../../kernel/dates/ist.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { Clock } from '../../../../platform/clock.js'
import { Transactions } from '../../../../platform/mongo/transaction.js'
import { isExpired } from '../domain/batch-dates.js'
import { COUNTED } from '../domain/standing.js'
import { BatchBook } from '../movements/batch-book.service.js'
import { unusable } from '../movements/batch-refusals.js'
import { BatchQueries, type StoredBatch } from '../reading/batch.queries.js'
import { BatchDiary } from './batch-diary.service.js'
import { BatchUses } from './batch-uses.service.js'
import { emptied } from './corrections.service.js'

/** The sentence of the contract, with the owner's spelling mistake. */
const ASSIGNED_TO_RUN = 'Stock deletion not allowed for RM/SG stock assinged to some reservation.'

/**
 * Deletes a batch that was entered by mistake, unless another document refers to it. A part that was moved
 * to another outlet returns to its batch (docs/domain/catalogue.md#deleting-a-batch).
 */
@Injectable()
export class BatchDeletions {
  constructor(
    private readonly queries: BatchQueries,
    private readonly uses: BatchUses,
    private readonly book: BatchBook,
    private readonly diary: BatchDiary,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param id batch number or `_id`
   * @returns the batch before its deletion
   * @throws NotFound, Conflict STOCK_IN_USE; OutOfStock when orders hold its quantity; for a moved part
   * BATCH_QUARANTINED, BATCH_EXPIRED, BATCH_EMPTIED when it or its batch may not be used
   */
  async delete(id: string, by: string): Promise<StoredBatch> {
    return this.transactions.run(async () => {
      const batch = await this.queries.resolve(id)
      await this.demandUnused(batch)
      if (batch.splitFrom) await this.giveBack(batch, batch.splitFrom, by)
      else await this.book.takeOut(batch, by)
      const { quantityMilli, pricePaise } = batch
      const gone = { quantityMilli: null, pricePaise: null }
      await this.diary.note('stock.deleted', batch, { quantityMilli, pricePaise }, gone)
      return batch
    })
  }

  /**
   * @throws Conflict STOCK_IN_USE when a run or an order refers to the batch, or something was taken from
   * it
   */
  private async demandUnused(batch: StoredBatch): Promise<void> {
    const runs = await this.uses.runs(batch._id)
    if (runs.length > 0) throw inUse(batch, ASSIGNED_TO_RUN, { reservations: runs })
    const orders = await this.uses.orders(batch._id)
    if (orders.length > 0)
      throw undeletable(batch, `It is assigned to order ${orders.join(', ')}.`, { orders })
    const bills = await this.uses.bills(batch._id)
    if (bills.length > 0)
      throw undeletable(batch, `It stands on the supplier's bill ${bills.join(', ')}.`, { bills })
    if (batch.reservation !== null) {
      const { reservationId } = batch.reservation
      throw undeletable(batch, `It was made by ${reservationId}.`, { reservations: [reservationId] })
    }
    if (await this.queries.hasParts(batch._id))
      throw undeletable(batch, 'A part of it lies at another outlet.', {})
    if (batch.reservedMilli !== 0 || batch.usedMilli !== 0)
      throw undeletable(batch, 'Something was taken from it already.', {})
  }

  /**
   * Returns a part to the batch from which it was split off.
   * @throws Conflict BATCH_QUARANTINED, BATCH_EXPIRED, BATCH_EMPTIED: otherwise stock would be frozen or
   * freed without a decision
   */
  private async giveBack(
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
    await this.book.takeBack(part, whole, by)
  }
}

function undeletable(batch: StoredBatch, why: string, details: object): Conflict {
  return inUse(batch, `Batch ${batch.batchNumber} cannot be deleted. ${why}`, details)
}

function inUse({ batchNumber }: StoredBatch, sentence: string, details: object): Conflict {
  return new Conflict('STOCK_IN_USE', sentence, { batchNumber, ...details })
}
