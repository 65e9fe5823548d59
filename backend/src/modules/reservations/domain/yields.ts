import { type Paise, roundToPaisa, spread } from '../../../kernel/money.js'
import { type Milli } from '../../../kernel/quantity.js'
import { type Grams, sumGrams } from '../../../kernel/weight.js'

interface Made {
  quantityMilli: Milli
  grams: Grams
}

/** What each batch of a run costs: its share by weight, to the paisa; by quantity when a weight is not known. */
export function shareCost(totalPaise: Paise, made: readonly Made[]): Paise[] {
  const isWeighed = made.every(({ grams: weight }) => weight > 0)
  return spread(
    totalPaise,
    made.map((one) => (isWeighed ? one.grams : one.quantityMilli)),
  )
}

/** Per unit, with two decimals. */
export function unitPrice(costPaise: Paise, quantityMilli: Milli): Paise {
  return roundToPaisa((costPaise * 1000) / quantityMilli)
}

export interface Loss {
  plannedGrams: Grams
  actualGrams: Grams
  /** Below 0 when more came out than was planned. */
  lossGrams: number
  /** Of what was planned, with one decimal; null when that weighs nothing. */
  lossPercent: number | null
}

/** What came out beside what was planned. */
export function lossOf(plannedGrams: Grams, made: readonly Pick<Made, 'grams'>[]): Loss {
  const actualGrams = sumGrams(made.map(({ grams: weight }) => weight))
  const lossGrams = plannedGrams - actualGrams
  const lossPercent = plannedGrams === 0 ? null : Math.round((lossGrams / plannedGrams) * 1000) / 10
  return { plannedGrams, actualGrams, lossGrams, lossPercent }
}
