import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type Grams, grams, multiplyWeight } from '../../../../kernel/amounts/weight.js'

/**
 * The weight of a quantity of a product, without its jars: kilograms as they are, jars by their contents. Litres and
 * products without a net weight weigh 0, since their weight is not known.
 * @param netWeight grams of one jar
 */
export function weightOf(unit: 'KG' | 'LTR' | 'PC', quantityMilli: Milli, netWeight: Grams): Grams {
  if (unit === 'KG') return grams(quantityMilli)
  return unit === 'PC' ? multiplyWeight(netWeight, quantityMilli) : grams(0)
}
