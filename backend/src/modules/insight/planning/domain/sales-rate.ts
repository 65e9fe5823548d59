import { type Milli, milli, NO_QUANTITY, sumMilli } from '../../../../kernel/amounts/quantity.js'
import { daysUntil, type IstDay } from '../../../../kernel/dates/ist.js'

/** Sales of a product on a day. */
export interface DaySold {
  day: IstDay
  quantityMilli: Milli
}

/** The sales of a product in the weeks before today (docs/domain/workshop.md#cook-plan). */
export interface SalesRate {
  soldMilli: Milli
  /**
   * Thousandths sold in a number of days, with a higher weight for recent weeks; null when there were too
   * few sales to estimate.
   */
  weighed: { milli: number; days: number } | null
}

interface Window {
  today: IstDay
  weeks: number
  /** The day when the product was created. */
  since: IstDay
}

/** Sales on fewer days may come from one customer, and predict nothing. */
const FEWEST_DAYS_WITH_SALES = 3

/**
 * The last of n weeks has weight n, the one before it n - 1, and the first one 1. Days before the product
 * was created do not count, so that a new product does not look like one that sells slowly.
 */
export function salesRate(sold: readonly DaySold[], { today, weeks, since }: Window): SalesRate {
  const weightOf = (daysAgo: number) => weeks - Math.floor((daysAgo - 1) / 7)
  const within = sold
    .map(({ day, quantityMilli }) => ({ daysAgo: daysUntil(day, today), quantityMilli }))
    .filter(({ daysAgo, quantityMilli }) => daysAgo >= 1 && daysAgo <= weeks * 7 && quantityMilli > 0)
  const soldMilli = sumMilli(within.map(({ quantityMilli }) => quantityMilli))
  if (new Set(within.map(({ daysAgo }) => daysAgo)).size < FEWEST_DAYS_WITH_SALES)
    return { soldMilli, weighed: null }
  const oldest = Math.max(daysUntil(since, today), ...within.map(({ daysAgo }) => daysAgo))
  let days = 0
  for (let daysAgo = 1; daysAgo <= Math.min(oldest, weeks * 7); daysAgo++) days += weightOf(daysAgo)
  const weighed = within.reduce((sum, sale) => sum + sale.quantityMilli * weightOf(sale.daysAgo), 0)
  return { soldMilli, weighed: { milli: weighed, days } }
}

/** Expected sales in a number of days; zero when there were too few sales to estimate. */
export function expectedMilli({ weighed }: SalesRate, days: number): Milli {
  return weighed === null ? NO_QUANTITY : milli(Math.round((weighed.milli * days) / weighed.days))
}

/** Days until a quantity is sold; null when unknown. */
export function daysToSell({ weighed }: SalesRate, quantity: Milli): number | null {
  return weighed === null ? null : (quantity * weighed.days) / weighed.milli
}
