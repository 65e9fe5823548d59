import { daysUntil, type IstDay } from '../../../../kernel/dates/ist.js'
import { type ShelfLifeSettings } from '../../../office/settings/domain/shop-settings.js'

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
