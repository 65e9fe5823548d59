import { addMilli, fromMilli, type Milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { measureOf, quantityInWords } from '../../../../kernel/amounts/units.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { Conflict } from '../../../../kernel/errors/errors.js'
import { isExpired } from '../domain/batch-dates.js'
import { type StoredBatch } from '../reading/batch.queries.js'

const named = (batch: StoredBatch): { stockId: string; batchNumber: string } => ({
  stockId: String(batch._id),
  batchNumber: batch.batchNumber,
})

/** The error for a batch that may not be used: frozen comes before expired. */
export function unusable(batch: StoredBatch): Conflict {
  const { batchNumber, quarantine, bestBefore } = batch
  if (quarantine !== null)
    return new Conflict('BATCH_QUARANTINED', `Batch ${batchNumber} is in quarantine: ${quarantine.reason}`, {
      ...named(batch),
      reason: quarantine.reason,
    })
  return new Conflict('BATCH_EXPIRED', `Batch ${batchNumber} was best before ${String(bestBefore)}.`, {
    ...named(batch),
    bestBefore,
  })
}

/**
 * The error for a quantity that cannot be taken from a batch. @param own what the caller already holds of
 * it, which counts as left
 */
export function insufficient(batch: StoredBatch, today: IstDay, own: Milli = NO_QUANTITY): Conflict {
  if (batch.quarantine !== null || isExpired(batch, today)) return unusable(batch)
  const free = addMilli(batch.noStockConfirmed ? NO_QUANTITY : batch.remainingMilli, own)
  const left = quantityInWords(free, measureOf(batch))
  return new Conflict('INSUFFICIENT_BATCH', `Batch ${batch.batchNumber} has only ${left} left.`, {
    ...named(batch),
    remaining: fromMilli(free),
  })
}

/** The error when a batch has not reserved the quantity to return or ship. */
export function unreserved(batch: StoredBatch): Conflict {
  return new Conflict('NOT_RESERVED', `Batch ${batch.batchNumber} does not hold that quantity.`, named(batch))
}
