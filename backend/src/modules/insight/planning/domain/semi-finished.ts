import { addMilli, type Milli, NO_QUANTITY, sumMilli } from '../../../../kernel/amounts/quantity.js'
import { addTo, overMilli, stepOf, upTo } from './amounts.js'
import {
  type Amounts,
  type OpenRun,
  type Products,
  type Quantity,
  type RecipesByProduct,
} from './plan-data.js'
import { inPots, type Pots } from './pot.js'
import { fromJarsDown, requiredFor } from './recipes.js'

/** A product that has to be cooked first, and its purpose. */
export interface CookedFirst extends Pots {
  product: string
  needMilli: Milli
  /** Products that need it, including those of runs under way. */
  neededFor: Quantity[]
}

interface Kitchen {
  recipes: RecipesByProduct
  products: Products
  /** Quantities on the shelf, and from runs under way. */
  there: Amounts
  /** Runs under way, which get first what they lack. */
  underWay: readonly OpenRun[]
  /** The quantity of a product that the shop needs within its shelf life; null when unknown. */
  usedWhileGood: (product: string) => Milli | null
}

/**
 * The semi-finished products that a list of runs needs beyond stock, through all recipes. Demand is
 * calculated for a product before its components; cooking is in the opposite order.
 */
export function cookedFirst(runs: readonly Quantity[], kitchen: Kitchen): CookedFirst[] {
  const { recipes, products, there } = kitchen
  const made = new Map<string, Milli>()
  for (const { product, quantityMilli } of runs) addTo(made, product, quantityMilli)
  const needs = missedBy(kitchen.underWay)
  const first: CookedFirst[] = []
  for (const product of fromJarsDown([...made.keys(), ...needs.keys()], recipes)) {
    const recipe = recipes.get(product)
    if (!recipe) continue
    const stored = products.get(product)
    const neededFor = needsOf(needs, product)
    const asked = sumMilli(neededFor.map(({ quantityMilli }) => quantityMilli))
    const supply = addMilli(there.get(product) ?? NO_QUANTITY, made.get(product) ?? NO_QUANTITY)
    const needMilli = overMilli(asked, supply)
    if (needMilli > 0 && stored) {
      const stepMilli = stepOf(stored.unit)
      const atLeast = upTo(stepMilli, needMilli)
      const most = kitchen.usedWhileGood(product)
      const mostMilli = most === null ? null : addMilli(atLeast, overMilli(most, atLeast))
      const pots = inPots(needMilli, { potMilli: recipe.makesMilli, stepMilli, mostMilli })
      first.push({ product, needMilli, neededFor, ...pots })
      addTo(made, product, pots.quantityMilli)
    }
    for (const component of requiredFor(recipe, made.get(product) ?? NO_QUANTITY))
      if (component.quantityMilli > 0)
        needsOf(needs, component.product).push({ product, quantityMilli: component.quantityMilli })
  }
  return first.reverse()
}

function missedBy(underWay: readonly OpenRun[]): Map<string, Quantity[]> {
  const needs = new Map<string, Quantity[]>()
  for (const { product, missing } of underWay)
    for (const component of missing)
      needsOf(needs, component.product).push({ product, quantityMilli: component.quantityMilli })
  return needs
}

function needsOf(needs: Map<string, Quantity[]>, product: string): Quantity[] {
  const known = needs.get(product)
  if (known) return known
  const fresh: Quantity[] = []
  needs.set(product, fresh)
  return fresh
}
