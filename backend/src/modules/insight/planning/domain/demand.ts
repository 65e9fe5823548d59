import {
  addMilli,
  type Milli,
  minMilli,
  NO_QUANTITY,
  subtractMilli,
  sumMilli,
} from '../../../../kernel/amounts/quantity.js'
import { addIstDays, daysUntil, type IstDay } from '../../../../kernel/dates/ist.js'
import { overMilli } from './amounts.js'
import { type OpenRun, type PlannedProduct, type ShelfBatch } from './plan-data.js'
import { daysToSell, expectedMilli, type SalesRate } from './sales-rate.js'

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

/** What is known of a finished product today. */
export interface Standing {
  product: PlannedProduct
  batches: readonly ShelfBatch[]
  runs: readonly OpenRun[]
  rate: SalesRate
}

/** What a finished product wants, and the figures that it follows from. */
export interface Demand {
  product: PlannedProduct
  rate: SalesRate
  orderedMilli: Milli
  /** Of what is on the shelf, usable today. */
  shelfMilli: Milli
  /** Of it, what is ordered or sells in time. */
  countedMilli: Milli
  /** From runs that are under way. */
  comingMilli: Milli
  /** Ordered, with no jar on the shelf or coming. */
  lackingMilli: Milli
  lowMilli: Milli
  /** What sells until the new batch should be used up. */
  expectedMilli: Milli
  /** So many days; fewer than were asked for when the product does not keep so long. */
  days: number
  needMilli: Milli
  /** More than this would not sell in time; null when it is not known. */
  mostMilli: Milli | null
  /** The day on which it is down to its low-stock level; null when it is not known. */
  lowOn: IstDay | null
  /** Cooked now rather than later. */
  now: boolean
}

interface Horizon {
  today: IstDay
  days: number
}

/** New jars of a run that is begun today are on the shelf in two days. */
const COOKED_AHEAD_DAYS = 2

/** It is sold without limit, or not sold any more: only what is ordered is cooked. */
export const isCookedToOrder = ({ unlimited, active }: PlannedProduct): boolean => unlimited || !active

/** What is needed of a product beside what is there and coming (docs/domain/workshop.md#cook-plan). */
export function demandFor({ product, batches, runs, rate }: Standing, { today, days }: Horizon): Demand {
  const toOrder = isCookedToOrder(product)
  const lasting = Math.min(days, product.shelfLifeDays ?? days)
  const { orderedMilli } = product
  const counted = countedMilli(batches, { today, days: lasting, orderedMilli, rate })
  const comingMilli = sumMilli(runs.map(({ quantityMilli }) => quantityMilli))
  const there = addMilli(counted, comingMilli)
  const lackingMilli = overMilli(orderedMilli, there)
  const spare = overMilli(there, orderedMilli)
  const lowMilli = toOrder ? NO_QUANTITY : product.lowMilli
  const expected = toOrder ? NO_QUANTITY : expectedMilli(rate, lasting)
  const needMilli = addMilli(lackingMilli, overMilli(addMilli(lowMilli, expected), spare))
  const ahead = toOrder ? null : daysUntilLow(rate, { spare, lowMilli, needMilli })
  return {
    product,
    rate,
    orderedMilli,
    shelfMilli: sumMilli(batches.map(({ remainingMilli }) => remainingMilli)),
    countedMilli: counted,
    comingMilli,
    lackingMilli,
    lowMilli,
    expectedMilli: expected,
    days: lasting,
    needMilli,
    mostMilli: mostOf(product, { rate, spare, lackingMilli }),
    lowOn: ahead === null ? null : addIstDays(today, ahead),
    now: lackingMilli > 0 || (ahead !== null && ahead <= COOKED_AHEAD_DAYS),
  }
}

/** What is ordered, and what sells of the new jars while they are good. Jars on the shelf are sold first. */
function mostOf(
  { shelfLifeDays, ...product }: PlannedProduct,
  known: { rate: SalesRate; spare: Milli; lackingMilli: Milli },
): Milli | null {
  if (isCookedToOrder({ shelfLifeDays, ...product })) return known.lackingMilli
  if (shelfLifeDays === null || known.rate.weighed === null) return null
  return addMilli(known.lackingMilli, overMilli(expectedMilli(known.rate, shelfLifeDays), known.spare))
}

function daysUntilLow(
  rate: SalesRate,
  { spare, lowMilli, needMilli }: { spare: Milli; lowMilli: Milli; needMilli: Milli },
): number | null {
  if (needMilli === 0) return null
  if (spare <= lowMilli) return 0
  const days = daysToSell(rate, subtractMilli(spare, lowMilli))
  return days === null ? null : Math.floor(days)
}

/** How long the stock lasts; null when it is not known, or when there is none. */
export function lastsUntil({ rate, ...demand }: Demand, today: IstDay): IstDay | null {
  const spare = overMilli(addMilli(demand.countedMilli, demand.comingMilli), demand.orderedMilli)
  const days = daysToSell(rate, spare)
  return spare === 0 || days === null ? null : addIstDays(today, Math.floor(days))
}

/** Orders first, the most jars; then what is down to its low-stock level soonest. */
export function byUrgency(one: Demand, other: Demand): number {
  return (
    other.lackingMilli - one.lackingMilli ||
    (one.lowOn ?? '9999').localeCompare(other.lowOn ?? '9999') ||
    coverOf(one) - coverOf(other) ||
    one.product.Id.localeCompare(other.product.Id)
  )
}

/** The share of the wanted stock that is there: the product with the smaller share goes first. */
function coverOf({ countedMilli: counted, comingMilli, orderedMilli, needMilli }: Demand): number {
  const there = overMilli(addMilli(counted, comingMilli), orderedMilli)
  return there / Math.max(1, addMilli(there, needMilli))
}
