import { type Milli, subtractMilli } from '../../../../kernel/amounts/quantity.js'
import { addIstDays, type IstDay } from '../../../../kernel/dates/ist.js'
import { groupBy } from '../../../../kernel/group-by.js'
import { overMilli } from './amounts.js'
import { type Demand, demandFor } from './demand.js'
import { type Outlook, rateOf, type Workshop } from './plan.js'
import { type PlannedProduct } from './plan-data.js'
import { daysToSell } from './sales-rate.js'

/** A jar that runs out soon if it goes on selling as it did. */
export interface RunningOut {
  product: PlannedProduct
  /** Jars that are good and not ordered yet; below 0 when more are ordered than there are. */
  freeMilli: Milli
  /** Whole days until the last of them is sold; 0: today, or there is none. */
  days: number
  on: IstDay
  /** Jars from runs under way. */
  comingMilli: Milli
}

/**
 * The jars that run out within the days of the outlook, the soonest first
 * (docs/domain/workshop.md#running-out). Jars of runs under way are not counted, since nobody knows yet when they come.
 */
export function runningOut(workshop: Workshop, outlook: Outlook): RunningOut[] {
  const batches = groupBy(workshop.batches, ({ product }) => product)
  const runs = groupBy(workshop.runs, ({ product }) => product)
  return [...workshop.products.values()]
    .filter(({ type, active, unlimited }) => type === 'FG' && active && !unlimited)
    .flatMap((product) => {
      const rate = rateOf(product, workshop, outlook)
      const standing = {
        product,
        rate,
        batches: batches.get(product.id) ?? [],
        runs: runs.get(product.id) ?? [],
      }
      return whenOut(demandFor(standing, outlook), outlook)
    })
    .sort((one, other) => one.days - other.days || one.product.Id.localeCompare(other.product.Id))
}

function whenOut(demand: Demand, { today, days: ahead }: Outlook): RunningOut[] {
  const { product, countedMilli, orderedMilli, comingMilli, rate } = demand
  const days = daysToSell(rate, overMilli(countedMilli, orderedMilli))
  if (days === null || days >= ahead) return []
  const whole = Math.floor(days)
  const freeMilli = subtractMilli(countedMilli, orderedMilli)
  return [{ product, freeMilli, days: whole, on: addIstDays(today, whole), comingMilli }]
}
