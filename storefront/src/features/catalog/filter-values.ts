import { type Product } from '../../api/types.js'
import { labelsOf } from '../../state/variant-labels.js'
import { catalog } from '../../words/catalog.js'

export type FilterName = 'type' | 'spicy' | 'oil' | 'weight' | 'food'

/** In the order of their chips: the few that most people ask for come before the many kinds. */
export const valueOf: Record<FilterName, (product: Product) => string> = {
  food: (product) => (product.vegetarian ? 'veg' : 'nonVeg'),
  spicy: (product) => product.variantSpicy,
  weight: (product) => product.variantWeight,
  oil: (product) => product.variantOil,
  type: (product) => product.variantType,
}

export const FILTER_NAMES = Object.keys(valueOf) as FilterName[]

const FOOD = [
  ['veg', catalog.veg],
  ['nonVeg', catalog.nonVeg],
] as const

/** The choices worth offering: those that some product has, in the catalogue's own order, with their labels. */
export function choicesOf(products: readonly Product[], name: FilterName) {
  const present = new Set(products.map(valueOf[name]))
  return (name === 'food' ? FOOD : labelsOf(name)).filter(([value]) => present.has(value))
}
