import { type Paise, roundToPaisa } from '../../../../kernel/amounts/money.js'
import { type Grams, grams } from '../../../../kernel/amounts/weight.js'
import { type VariantWeight } from './variants.js'

const GRAMS: Record<VariantWeight, Grams> = { 'Half kg': grams(500), '1kg': grams(1000) }

/** Grams of pickle that a weight variant promises on its label. */
export function nominalGrams(weight: VariantWeight): Grams {
  return GRAMS[weight]
}

/** Price per kilogram in paise, rounded half up; `netGrams` is the pickle without its jar. */
export function pricePerKgPaise(pricePaise: Paise, netGrams: Grams): Paise {
  if (netGrams <= 0) throw new RangeError('A net weight is more than 0 g')
  return roundToPaisa((pricePaise * 1000) / netGrams)
}
