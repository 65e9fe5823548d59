import { addIstDays, daysUntil, type IstDay, toIstDay } from '../../../../kernel/dates/ist.js'
import { type ShelfLifeSettings } from '../../../office/settings/domain/shop-settings.js'

export interface BatchDates {
  /** Received (RM) or made (FG, SG) on. */
  receivedOn: IstDay
  /** The last good day; null when nobody knows. */
  bestBefore: IstDay | null
}

/** Sorts batches without a best-before day behind those with one. */
const NEVER = toIstDay('9999-12-31')

/** The day by which batches are offered: earliest first (docs/domain/catalogue.md#batch-dates). */
export function fefoDay(bestBefore: IstDay | null): IstDay {
  return bestBefore ?? NEVER
}

/** The last good day for a shelf life; null without one. */
export function bestBeforeOf(receivedOn: IstDay, shelfLifeDays: number | null): IstDay | null {
  return shelfLifeDays === null ? null : addIstDays(receivedOn, shelfLifeDays)
}

/** What is wrong with the dates of a batch, if anything: the field and a sentence. */
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

/** Days that a jar of a product should still keep when it arrives. */
export function leastDays(shelfLifeDays: number | null, { percent, days }: ShelfLifeSettings): number {
  return shelfLifeDays === null ? days : Math.min(days, Math.ceil((shelfLifeDays * percent) / 100))
}

/** The days that a jar is good after it arrived, and whether they are too few; null without a best-before day. */
export function shelfLeft(
  bestBefore: IstDay | null,
  arrival: IstDay,
  least: number,
): { daysLeft: number | null; nearItsDay: boolean } {
  if (bestBefore === null) return { daysLeft: null, nearItsDay: false }
  const daysLeft = daysUntil(arrival, bestBefore)
  return { daysLeft, nearItsDay: daysLeft < least }
}
