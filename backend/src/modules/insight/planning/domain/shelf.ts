import { addMilli, type Milli, minMilli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { daysUntil, type IstDay } from '../../../../kernel/dates/ist.js'
import { type ShelfBatch } from './plan-data.js'
import { expectedMilli, type SalesRate } from './sales-rate.js'

interface Selling {
  today: IstDay
  /** So far the plan looks ahead. */
  days: number
  orderedMilli: Milli
  rate: SalesRate
}

/**
 * Which jars in stock count: all that stay good for as long as the plan looks ahead. Of the others, as many as are
 * ordered or sell up to their last good day, the earliest first.
 */
export function countedMilli(
  batches: readonly ShelfBatch[],
  { today, days, orderedMilli, rate }: Selling,
): Milli {
  const keeps = ({ bestBefore }: ShelfBatch) => (bestBefore === null ? days : daysUntil(today, bestBefore))
  const earliestFirst = [...batches].sort((one, other) => keeps(one) - keeps(other))
  let counted = NO_QUANTITY
  for (const batch of earliestFirst) {
    const daysLeft = keeps(batch)
    const all = addMilli(counted, batch.remainingMilli)
    counted =
      daysLeft >= days
        ? all
        : minMilli(all, addMilli(orderedMilli, expectedMilli(rate, Math.max(0, daysLeft + 1))))
  }
  return counted
}
