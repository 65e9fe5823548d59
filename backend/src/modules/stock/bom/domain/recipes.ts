import { inProportion, type Milli, milli } from '../../../../kernel/amounts/quantity.js'
import { type StockUnit } from '../../../../kernel/amounts/units.js'
import { type Grams } from '../../../../kernel/amounts/weight.js'

/** A product as recipes see it. */
export interface RecipeProduct {
  /** `_id`, hex. */
  id: string
  /** `SG-0002`. */
  Id: string
  name: string
  materialType: 'FG' | 'RM' | 'SG'
  /** The unit that its stock is kept in. */
  unit: StockUnit
  /** Of one jar. */
  netWeight: Grams
}

export interface RecipeLine {
  product: string
  /** For what the recipe makes, in the unit that the stock of the product is kept in. */
  stockMilli: Milli
}

export interface Recipe {
  bomId: string
  version: number
  product: string
  /** In the unit that the stock of the product is kept in. */
  makesMilli: Milli
  lines: readonly RecipeLine[]
}

/** The current recipe of each product, and every product that recipes name; by `_id` (hex). */
export interface Recipes {
  readonly recipes: ReadonlyMap<string, Recipe>
  readonly products: ReadonlyMap<string, RecipeProduct>
}

const LEAST_NEEDED = milli(1)

/**
 * What a recipe needs of a component for a quantity: part / whole × quantity, with half a thousandth rounded up.
 * Something that is needed is never nothing: nobody can reserve or weigh out less than one thousandth.
 */
export function requiredMilli(part: Milli, whole: Milli, quantity: Milli): Milli {
  const required = inProportion(part, whole, quantity)
  return required === 0 && part > 0 && quantity > 0 ? LEAST_NEEDED : required
}

export function nameOf(book: Recipes, product: string): string {
  return book.products.get(product)?.name ?? product
}
