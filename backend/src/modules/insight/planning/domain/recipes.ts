import { type Milli, milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { requiredMilli } from '../../../stock/bom/domain/recipes.js'
import { addTo } from './amounts.js'
import { type Quantity, type Recipe, type RecipesByProduct } from './plan-data.js'

/** The needs of a run of a given quantity, line by line. */
export function requiredFor({ makesMilli, lines }: Recipe, quantity: Milli): Quantity[] {
  return lines.map(({ product, stockMilli }) => ({
    product,
    quantityMilli: requiredMilli(stockMilli, makesMilli, quantity),
  }))
}

/** The most that a quantity of one component allows, so that its rounded need is covered. */
export function mostFrom({ makesMilli }: Recipe, stockMilli: Milli, available: Milli): Milli {
  // Even the smallest run needs some of the component.
  if (available <= NO_QUANTITY) return NO_QUANTITY
  const doubled = BigInt(makesMilli) * (2n * BigInt(available) + 1n) - 1n
  return milli(Number(doubled / (2n * BigInt(stockMilli))))
}

/** Products in the order of demand: each before its components. A circle is cut, not followed. */
export function fromJarsDown(roots: Iterable<string>, recipes: RecipesByProduct): string[] {
  const done: string[] = []
  const seen = new Set<string>()
  const visit = (product: string): void => {
    if (seen.has(product)) return
    seen.add(product)
    for (const line of recipes.get(product)?.lines ?? []) visit(line.product)
    done.push(product)
  }
  for (const root of roots) visit(root)
  return done.reverse()
}

/** The needs for these quantities of products, through all recipes, as if nothing were in stock. */
export function usedBy(made: ReadonlyMap<string, Milli>, recipes: RecipesByProduct): Map<string, Milli> {
  const used = new Map(made)
  for (const product of fromJarsDown(made.keys(), recipes)) {
    const recipe = recipes.get(product)
    if (recipe)
      for (const { product: part, quantityMilli } of requiredFor(recipe, used.get(product) ?? NO_QUANTITY))
        addTo(used, part, quantityMilli)
  }
  return used
}
