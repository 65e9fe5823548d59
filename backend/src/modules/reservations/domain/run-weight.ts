import { type Milli } from '../../../kernel/quantity.js'
import { type Grams, grams, multiplyWeight } from '../../../kernel/weight.js'

/**
 * What a quantity of a product weighs, without its jars: kilograms as they stand, jars by what is in them. Litres and
 * products without a net weight weigh 0: nobody knows.
 * @param netWeight grams of one jar
 */
export function weightOf(unit: 'KG' | 'LTR' | 'PC', quantityMilli: Milli, netWeight: Grams): Grams {
  if (unit === 'KG') return grams(quantityMilli)
  return unit === 'PC' ? multiplyWeight(netWeight, quantityMilli) : grams(0)
}
