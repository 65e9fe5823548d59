import { fromMilli, type Milli } from '../../../kernel/quantity.js'
import { type PlannedProduct } from './plan-data.js'

const UNITS = { KG: 'kg', LTR: 'ltr', PC: 'pc' } as const
const figure = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })
const rough = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

export const count = (quantity: Milli): string => figure.format(fromMilli(quantity))

/** "3 jars", "1 jar", "0.9 kg". */
export function amount({ type, unit }: Pick<PlannedProduct, 'type' | 'unit'>, quantity: Milli): string {
  if (type === 'FG') return jarsInWords(quantity, count(quantity))
  return `${count(quantity)} ${UNITS[unit]}`
}

/** As `amount`, to a tenth: for quantities that are computed, not counted. */
export function about({ type, unit }: Pick<PlannedProduct, 'type' | 'unit'>, quantity: number): string {
  const written = rough.format(quantity / 1000)
  return type === 'FG' ? jarsInWords(quantity, written) : `${written} ${UNITS[unit]}`
}

const jarsInWords = (quantity: number, written: string): string =>
  `${written} ${quantity === 1000 ? 'jar' : 'jars'}`
export const isOrAre = (quantity: Milli): string => (quantity === 1000 ? 'is' : 'are')

export const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`)
export const inWeeks = (weeks: number): string => (weeks === 1 ? 'week' : `${weeks} weeks`)
