import { type Milli } from '../../../kernel/amounts/quantity.js'
import { InvalidInput } from '../../../kernel/errors/errors.js'
import { stepOf } from './domain/amounts.js'
import { type Workshop } from './domain/plan.js'
import { type Quantity } from './domain/plan-data.js'

/** A line of the plan that a person chose. */
export interface WantedRun {
  bomId: string
  quantityMilli: Milli
}

/**
 * The quantities of the lines, by product.
 * @throws InvalidInput naming a line whose BOM is not the current one of a product, that is listed twice,
 * or that is not in whole jars
 */
export function wantedOf(wanted: readonly WantedRun[], { recipes, products }: Workshop): Quantity[] {
  const byBom = new Map([...recipes.values()].map((recipe) => [recipe.bomId, recipe]))
  const seen = new Set<string>()
  return wanted.map(({ bomId, quantityMilli }, place) => {
    const recipe = byBom.get(bomId)
    const product = recipe && products.get(recipe.product)
    if (!product)
      throw InvalidInput.field(`items.${place}.bomId`, 'This is not the current BOM of a product.')
    if (seen.has(bomId))
      throw InvalidInput.field(`items.${place}.bomId`, `${product.inWords} is in the list already.`)
    seen.add(bomId)
    if (product.type === 'FG' && quantityMilli % stepOf(product.unit) !== 0)
      throw InvalidInput.field(`items.${place}.quantity`, `${product.inWords} is cooked in whole jars.`)
    return { product: product.id, quantityMilli }
  })
}
