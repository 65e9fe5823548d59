import { type Milli, sumMilli } from '../../../kernel/amounts/quantity.js'
import { inStockOf } from '../../stock/bom/domain/parent-quantity.js'
import { type RecipeProduct } from '../../stock/bom/domain/recipes.js'
import { type StoredRun } from '../../stock/runs/runs.queries.js'
import { overMilli } from './domain/amounts.js'
import { type Quantity } from './domain/plan-data.js'

/** The result of a run in the unit of its product's stock: the run may be written in kilograms of jars. */
export function broughtBy(
  { recipe, quantityToProduceMilli }: StoredRun,
  product: RecipeProduct | undefined,
): Milli {
  return product ? inStockOf(product, quantityToProduceMilli, recipe.parentUnit) : quantityToProduceMilli
}

/** What a run still has to reserve. */
export function missingIn({ components }: StoredRun): Quantity[] {
  return components.flatMap(({ productId, requiredMilli, batches }) => {
    const reserved = sumMilli(batches.map(({ reservedMilli }) => reservedMilli))
    const quantityMilli = overMilli(requiredMilli, reserved)
    return quantityMilli > 0 ? [{ product: String(productId), quantityMilli }] : []
  })
}
