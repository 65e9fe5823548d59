import {
  addMilli,
  type Milli,
  minMilli,
  NO_QUANTITY,
  subtractMilli,
  timesMilli,
} from '../../../../kernel/amounts/quantity.js'
import { addTo, downTo, overMilli, stepOf } from './amounts.js'
import {
  type Amounts,
  type OpenRun,
  type Products,
  type Quantity,
  type Recipe,
  type RecipesByProduct,
} from './plan-data.js'
import { mostFrom, requiredFor } from './recipes.js'

/** What a run would get of one component. */
export interface Share {
  product: string
  requiredMilli: Milli
  /** From the shelf: what a run can take now. */
  takenMilli: Milli
  /** From what is cooked before it. */
  cookedFirstMilli: Milli
  missingMilli: Milli
}

/** A planned run that is not stored, with what it gets. */
export interface SharedRun {
  recipe: Recipe
  quantityMilli: Milli
  /** How much can be made with what is there, after everything that is cooked before it. */
  makeableMilli: Milli
  components: Share[]
}

interface Larder {
  recipes: RecipesByProduct
  products: Products
  shelf: Amounts
  /** What runs under way bring. */
  coming: Amounts
  underWay: readonly OpenRun[]
}

/** What runs under way still miss, although they choose from the shelf first. */
export interface SharedOut {
  runs: SharedRun[]
  underWay: { reservationId: string; missing: Quantity[] }[]
}

/**
 * Shares out the shelf, so that no gram is promised twice. Runs under way choose first. Then each run of the list, in
 * its order, takes of every component as much as its scarcest component allows. What is left after that goes to what is
 * still missing, in the same order. What a run makes is there for the runs after it.
 */
export function shareOut(wanted: readonly Quantity[], larder: Larder): SharedOut {
  const stock = new Stock(larder.shelf, larder.coming)
  const underWay = larder.underWay.flatMap(({ reservationId, missing }) => {
    const still = missing.flatMap(({ product, quantityMilli }) => {
      const taken = stock.take(product, quantityMilli)
      const left = subtractMilli(quantityMilli, addMilli(taken.shelf, taken.cooked))
      return left > 0 ? [{ product, quantityMilli: left }] : []
    })
    return still.length > 0 ? [{ reservationId, missing: still }] : []
  })
  const runs = inKitchenOrder(wanted, larder.recipes).map((run) => firstRound(run, stock, larder))
  for (const run of runs) lastRound(run, stock)
  const places = new Map(wanted.map(({ product }, place) => [product, place]))
  const place = ({ recipe }: SharedRun) => places.get(recipe.product) ?? 0
  return { runs: runs.sort((one, other) => place(one) - place(other)), underWay }
}

/** What is free, from the shelf first. */
class Stock {
  private readonly shelf: Map<string, Milli>
  private readonly cooked: Map<string, Milli>

  constructor(shelf: Amounts, coming: Amounts) {
    this.shelf = new Map(shelf)
    this.cooked = new Map(coming)
  }

  free(product: string): Milli {
    return addMilli(this.shelf.get(product) ?? NO_QUANTITY, this.cooked.get(product) ?? NO_QUANTITY)
  }

  bring(product: string, quantity: Milli): void {
    addTo(this.cooked, product, quantity)
  }

  take(product: string, quantity: Milli): { shelf: Milli; cooked: Milli } {
    const shelf = minMilli(quantity, this.shelf.get(product) ?? NO_QUANTITY)
    const cooked = minMilli(subtractMilli(quantity, shelf), this.cooked.get(product) ?? NO_QUANTITY)
    if (shelf > 0) addTo(this.shelf, product, timesMilli(shelf, -1))
    if (cooked > 0) addTo(this.cooked, product, timesMilli(cooked, -1))
    return { shelf, cooked }
  }
}

interface Wanted {
  recipe: Recipe
  quantityMilli: Milli
}

function firstRound({ recipe, quantityMilli }: Wanted, stock: Stock, { products }: Larder): SharedRun {
  const { product, lines } = recipe
  const most = lines.reduce(
    (least, line) => minMilli(least, mostFrom(recipe, line.stockMilli, stock.free(line.product))),
    quantityMilli,
  )
  const step = stepOf(products.get(product)?.unit ?? 'PC')
  const makeableMilli = most === quantityMilli ? most : downTo(step, most)
  const used = requiredFor(recipe, makeableMilli)
  const shares = requiredFor(recipe, quantityMilli).map((required, line) => {
    const taken = stock.take(required.product, used[line]?.quantityMilli ?? NO_QUANTITY)
    return {
      product: required.product,
      requiredMilli: required.quantityMilli,
      takenMilli: taken.shelf,
      cookedFirstMilli: taken.cooked,
      missingMilli: overMilli(required.quantityMilli, addMilli(taken.shelf, taken.cooked)),
    }
  })
  if (makeableMilli > 0) stock.bring(product, makeableMilli)
  return { recipe, quantityMilli, makeableMilli, components: shares }
}

function lastRound(run: SharedRun, stock: Stock): void {
  for (const share of run.components) {
    const taken = stock.take(share.product, share.missingMilli)
    share.takenMilli = addMilli(share.takenMilli, taken.shelf)
    share.cookedFirstMilli = addMilli(share.cookedFirstMilli, taken.cooked)
    share.missingMilli = subtractMilli(share.missingMilli, addMilli(taken.shelf, taken.cooked))
  }
}

/** The order of the list, except that a product is cooked before the runs that need it. */
export function inKitchenOrder(wanted: readonly Quantity[], recipes: RecipesByProduct): Wanted[] {
  const waiting = new Map(wanted.map((run) => [run.product, run]))
  const order: Wanted[] = []
  const seen = new Set<string>()
  const visit = (product: string): void => {
    if (seen.has(product)) return
    seen.add(product)
    const recipe = recipes.get(product)
    if (!recipe) return
    for (const line of recipe.lines) visit(line.product)
    const run = waiting.get(product)
    if (run) order.push({ recipe, quantityMilli: run.quantityMilli })
  }
  for (const { product } of wanted) visit(product)
  return order
}

/** What limits a run: the component of which the smallest share is there. */
export function firstMissing({ components }: SharedRun): Share | null {
  const shareThere = ({ requiredMilli, missingMilli }: Share) => 1 - missingMilli / requiredMilli
  const missing = components.filter(({ missingMilli }) => missingMilli > 0)
  missing.sort((one, other) => shareThere(one) - shareThere(other))
  return missing[0] ?? null
}
