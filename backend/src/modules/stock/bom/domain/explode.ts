import { roundHalfUp } from '../../../../kernel/amounts/money.js'
import { type Milli, milli } from '../../../../kernel/amounts/quantity.js'
import { type Recipes } from './recipes.js'

/** Quantities by product (`_id`, hex), in the units of their stock. */
export type Quantities = ReadonlyMap<string, Milli>

export interface Explosion {
  /** Materials that no recipe makes and that must be in stock: raw material, and products without a recipe. */
  materials: Map<string, Milli>
  /** Products that recipes make: the wanted ones, and the semi-finished goods they need. */
  made: Map<string, Milli>
  /** Semi-finished goods that are on the shelf and need not be made. */
  taken: Map<string, Milli>
}

const NONE: Quantities = new Map()

/** Smaller amounts of a thousandth come from inexact division and are not needed. */
const TRACE = 1e-6

/**
 * The needs of quantities of products, with semi-finished goods replaced by their components at all levels
 * (docs/domain/workshop.md#what-a-recipe-needs). A recipe that needs itself is not followed again; saving
 * refuses such recipes.
 * @param atHand semi-finished goods that are used before more are made. The wanted products themselves are
 * always made.
 */
export function explode(book: Recipes, wanted: Quantities, atHand: Quantities = NONE): Explosion {
  const needed = new Map<string, number>(wanted)
  const taken = new Map<string, Milli>()
  const made = new Map<string, Milli>()
  for (const product of parentsFirst(book, [...wanted.keys()])) {
    const recipe = book.recipes.get(product)
    if (!recipe) continue
    const forOthers = (needed.get(product) ?? 0) - (wanted.get(product) ?? 0)
    const fromShelf = Math.min(forOthers, atHand.get(product) ?? 0)
    if (fromShelf > TRACE) taken.set(product, whole(fromShelf))
    const toMake = (needed.get(product) ?? 0) - Math.max(0, fromShelf)
    needed.delete(product)
    if (toMake <= TRACE) continue
    made.set(product, whole(toMake))
    for (const line of recipe.lines)
      needed.set(
        line.product,
        (needed.get(line.product) ?? 0) + (toMake * line.stockMilli) / recipe.makesMilli,
      )
  }
  const materials = new Map<string, Milli>()
  for (const [product, quantity] of needed) if (quantity > TRACE) materials.set(product, whole(quantity))
  return { materials, made, taken }
}

/** Rounds once, at the end; a need is never rounded down to nothing. */
function whole(quantity: number): Milli {
  return milli(Math.max(1, roundHalfUp(Number(quantity.toFixed(6)))))
}

/** Everything below `roots`; each product comes after all recipes that need it. */
function parentsFirst(book: Recipes, roots: readonly string[]): string[] {
  const seen = new Set<string>()
  const childrenFirst: string[] = []
  const enter = (product: string) => {
    if (seen.has(product)) return
    seen.add(product)
    for (const line of book.recipes.get(product)?.lines ?? []) enter(line.product)
    childrenFirst.push(product)
  }
  for (const root of roots) enter(root)
  return childrenFirst.reverse()
}
