import { type Paise, roundHalfUp } from '../../../kernel/money.js'
import { type VariantWeight } from './variants.js'

const GRAMS: Record<VariantWeight, number> = { 'Half kg': 500, '1kg': 1000 }

/** Grams of pickle which a weight variant promises on its label. */
export function nominalGrams(weight: VariantWeight): number {
  return GRAMS[weight]
}

/** Price of a kilogram in paise, half up; `netGrams` is the pickle without its jar. */
export function pricePerKgPaise(pricePaise: Paise, netGrams: number): Paise {
  if (netGrams <= 0) throw new RangeError('A net weight is more than 0 g')
  return roundHalfUp((pricePaise * 1000) / netGrams)
}
