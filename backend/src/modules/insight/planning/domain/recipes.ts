import { type Milli, milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { requiredMilli } from '../../../stock/bom/domain/recipes.js'
import { addTo } from './amounts.js'
import { type Quantity, type Recipe, type RecipesByProduct } from './plan-data.js'

/** What a run of so much needs, line by line. */
export function requiredFor({ makesMilli, lines }: Recipe, quantity: Milli): Quantity[] {
  return lines.map(({ product, stockMilli }) => ({
    product,
    quantityMilli: requiredMilli(stockMilli, makesMilli, quantity),
  }))
}

/** The most that can be made of a quantity of one component: so that its rounded requirement is there. */
export function mostFrom({ makesMilli }: Recipe, stockMilli: Milli, available: Milli): Milli {
  // However little is made, some of the component is needed.
  if (available <= NO_QUANTITY) return NO_QUANTITY
  const doubled = BigInt(makesMilli) * (2n * BigInt(available) + 1n) - 1n
  return milli(Number(doubled / (2n * BigInt(stockMilli))))
}

/** Products in the order in which demand flows: each before what it is made of. A circle is cut, not followed. */
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

/** What these quantities of products need of everything, through all recipes, as if nothing were in stock. */
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
