import { type Grams, grams } from '../../../../kernel/amounts/weight.js'
/** Couriers charge by the started half kilogram. */
const SLAB = grams(500)

/** The weight that is charged for: the next half kilogram, at least one. */
export function weightSlab(weight: Grams): Grams {
  return grams(Math.max(1, Math.ceil(weight / SLAB)) * SLAB)
}
