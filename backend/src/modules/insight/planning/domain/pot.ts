import { type Milli, milli, minMilli } from '../../../../kernel/amounts/quantity.js'
import { downTo, upTo } from './amounts.js'

/** How much is cooked, and how it came from what is needed. */
export interface Pots {
  quantityMilli: Milli
  /** Whole pots; null when a part of a pot is cooked. */
  pots: number | null
  /** Less than is needed, or less than whole pots, because more would not sell in time. */
  cut: boolean
}

interface Pot {
  /** What a pot makes, by the recipe. */
  potMilli: Milli
  stepMilli: Milli
  /** No more than this sells before its best-before day; null when it is not known. */
  mostMilli: Milli | null
}

/** Whole pots if they sell in time. Otherwise as much as is needed and sells, as a part of a pot. */
export function inPots(needMilli: Milli, { potMilli, stepMilli, mostMilli }: Pot): Pots {
  const most = mostMilli === null ? null : downTo(stepMilli, mostMilli)
  const need = upTo(stepMilli, needMilli)
  const wanted = most === null ? need : minMilli(need, most)
  const count = Math.ceil(wanted / potMilli)
  const whole = upTo(stepMilli, milli(count * potMilli))
  const fits = most === null || whole <= most
  return fits
    ? { quantityMilli: whole, pots: count, cut: wanted < need }
    : { quantityMilli: wanted, pots: wanted % potMilli === 0 ? wanted / potMilli : null, cut: true }
}
