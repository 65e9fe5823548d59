import { type Brand, wholeNumber } from '../brand.js'
import { type Milli } from './quantity.js'

/** Whole grams: net and gross weights of jars, parcels. */
export type Grams = Brand<number, 'Grams'>

/**
 * Marks a number as grams: for constants and checked input.
 * @throws RangeError when the number is not whole; TooMuch.
 */
export function grams(weight: number): Grams {
  return wholeNumber(weight, 'A weight in grams') as Grams
}

export const NO_WEIGHT = grams(0)

/** Weight of a quantity: grams of one unit times thousandths of the unit, rounded to the gram. */
export function multiplyWeight(unitWeight: Grams, quantity: Milli): Grams {
  return grams(Math.round((unitWeight * quantity) / 1000))
}

export function sumGrams(weights: readonly Grams[]): Grams {
  return grams(weights.reduce((total, weight) => total + weight, 0))
}
