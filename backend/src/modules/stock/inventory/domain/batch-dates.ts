import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { addIstDays, daysUntil, type IstDay, toIstDay } from '../../../../kernel/dates/ist.js'
import { type ShelfLifeSettings } from '../../../office/settings/domain/shop-settings.js'
import { type Decision } from './standing.js'

export interface BatchDates {
  /** The day when it was received (RM) or made (FG, SG). */
  receivedOn: IstDay
  /** The last good day; null when unknown. */
  bestBefore: IstDay | null
}

/** Sorts batches without a best-before day after those with one. */
const NEVER = toIstDay('9999-12-31')

/**
 * The day by which batches are sorted when they are offered, earliest first
 * (docs/domain/catalogue.md#batch-dates).
 */
export function fefoDay(bestBefore: IstDay | null): IstDay {
  return bestBefore ?? NEVER
}

/** The last good day for a shelf life; null without one. */
export function bestBeforeOf(receivedOn: IstDay, shelfLifeDays: number | null): IstDay | null {
  return shelfLifeDays === null ? null : addIstDays(receivedOn, shelfLifeDays)
}

/** The first fault in the dates of a batch: the field and a sentence; null when they are correct. */
export function checkDates(
  { receivedOn, bestBefore }: BatchDates,
  today: IstDay,
): { field: 'receivedOn' | 'bestBefore'; message: string } | null {
  if (receivedOn > today)
    return { field: 'receivedOn', message: 'The day on which it came cannot be in the future.' }
  if (bestBefore !== null && bestBefore < receivedOn)
    return { field: 'bestBefore', message: 'Best before cannot be earlier than the day on which it came.' }
  return null
}

interface Expiry {
  bestBefore: IstDay | null
  /** An admin allows the use of an expired batch. */
  expiryOverride: Decision | null
}

/** The best-before day is the last good one. */
export function isExpired({ bestBefore, expiryOverride }: Expiry, today: IstDay): boolean {
  return bestBefore !== null && bestBefore < today && expiryOverride === null
}

/** `isExpired` as a filter that leaves expired batches out: a batch may be due and not marked yet. */
export const unexpired = (today: IstDay) => ({
  $or: [{ fefoDay: { $gte: today } }, { expiryOverride: { $ne: null } }],
})

/** Days that a jar of a product should still keep when it arrives. */
export function leastDays(shelfLifeDays: number | null, { percent, days }: ShelfLifeSettings): number {
  return shelfLifeDays === null ? days : Math.min(days, Math.ceil((shelfLifeDays * percent) / 100))
}

/**
 * The days for which a jar is good after it arrives, and whether they are too few; null without a
 * best-before day.
 */
export function shelfLeft(
  bestBefore: IstDay | null,
  arrival: IstDay,
  least: number,
): { daysLeft: number | null; nearItsDay: boolean } {
  if (bestBefore === null) return { daysLeft: null, nearItsDay: false }
  const daysLeft = daysUntil(arrival, bestBefore)
  return { daysLeft, nearItsDay: daysLeft < least }
}

/**
 * The batch from which one more jar is packed, when orders that no batch covers yet still take `committed` of what is
 * offered; null when nothing is left then.
 */
export function batchOfNext<Batch extends { remainingMilli: Milli }>(
  offered: readonly Batch[],
  committed: Milli,
): Batch | null {
  let ahead: number = committed
  for (const batch of offered) {
    if (batch.remainingMilli > ahead) return batch
    ahead -= batch.remainingMilli
  }
  return null
}
