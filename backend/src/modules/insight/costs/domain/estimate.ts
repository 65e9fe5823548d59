import { addPaise, NO_MONEY, roundToPaisa, subtractPaise } from '../../../../kernel/amounts/money.js'
import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type Recipes } from '../../../stock/bom/domain/recipes.js'
import { type CostOf, rollUp } from '../../../stock/bom/domain/roll-up.js'
import { type BatchCost } from './batch-costs.js'
import { type CostParts, madeUpAs, NO_COST, totalOf } from './cost-parts.js'

/**
 * The expected cost of a jar that has no batch yet, as far as it is known
 * (docs/domain/costs.md#what-is-estimated).
 */
export interface Estimate {
  quantityMilli: Milli
  parts: CostParts
  from: 'recipe' | 'batch'
}

export interface EstimateSource {
  book: Recipes
  /** Cost of what is taken from the shelf, at today's prices. */
  costOf: CostOf
  isPackaging: (product: string) => boolean
  /** The newest batch of a product that was made or found, with its cost. */
  lastBatch: (product: string) => BatchCost | null
}

/** @param product `_id`, hex. @returns null when the product has neither a recipe with prices nor a batch */
export function estimateOf(product: string, source: EstimateSource): Estimate | null {
  const { book, costOf, isPackaging, lastBatch } = source
  const last = lastBatch(product)
  const whole = rollUp(book, product, costOf)
  const recipe = book.recipes.get(product)
  if (!whole || !recipe || whole.missing.length > 0)
    return last && { quantityMilli: last.quantityMilli, parts: last.parts, from: 'batch' }
  const wrapped = rollUp(book, product, (id, milli) => (isPackaging(id) ? costOf(id, milli) : NO_MONEY))
  const packaging = wrapped?.costPaise ?? NO_MONEY
  const material = { ...NO_COST, packaging, ingredients: subtractPaise(whole.costPaise, packaging) }
  const work = last ? workOf(last, recipe.makesMilli) : NO_COST
  return {
    quantityMilli: recipe.makesMilli,
    parts: { ...material, labour: work.labour, gas: work.gas, overhead: work.overhead },
    from: 'recipe',
  }
}

/** The cost of a quantity by an estimate. */
export function estimated({ parts, quantityMilli }: Estimate, quantity: Milli): CostParts {
  return madeUpAs(parts, roundToPaisa((totalOf(parts) * quantity) / quantityMilli))
}

/** Labour, gas and overhead of a quantity, as in an earlier batch. */
function workOf({ parts, quantityMilli }: BatchCost, quantity: Milli): CostParts {
  const { labour, gas, overhead } = parts
  const whole = addPaise(labour, addPaise(gas, overhead))
  return madeUpAs({ ...NO_COST, labour, gas, overhead }, roundToPaisa((whole * quantity) / quantityMilli))
}
