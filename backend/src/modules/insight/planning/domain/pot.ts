import { type Milli, milli, minMilli } from '../../../../kernel/amounts/quantity.js'
import { downTo, upTo } from './amounts.js'

/** How much to cook, and how it follows from the need. */
export interface Pots {
  quantityMilli: Milli
  /** Number of whole pots; null when a part of a pot is cooked. */
  pots: number | null
  /** Less than needed, or less than whole pots, because more would not sell in time. */
  cut: boolean
}

interface Pot {
  /** The quantity that a pot makes, by the recipe. */
  potMilli: Milli
  stepMilli: Milli
  /** The most that sells before its best-before day; null when unknown. */
  mostMilli: Milli | null
}

/** Plans whole pots if they sell in time; otherwise a part of a pot, with what is needed and sells. */
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
