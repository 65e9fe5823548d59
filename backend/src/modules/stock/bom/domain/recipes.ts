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

/** What each product (`_id`, hex) needs directly. */
type Needs = ReadonlyMap<string, Iterable<string>>

/**
 * The path on which a product comes to need itself, from the product to the one that needs it; null if there is none.
 */
export function circleThrough(start: string, needs: Needs): string[] | null {
  const seen = new Set<string>()
  const way: string[] = []
  const leadsBack = (product: string): boolean => {
    if (seen.has(product)) return false
    seen.add(product)
    way.push(product)
    for (const part of needs.get(product) ?? []) if (part === start || leadsBack(part)) return true
    way.pop()
    return false
  }
  return leadsBack(start) ? way : null
}

/** The names on the way: "Masala needs Paste, which needs Masala". */
export function circleInWords(names: readonly string[]): string {
  const [first = '', ...others] = names
  return `${first} needs ${[...others, first].join(', which needs ')}`
}
