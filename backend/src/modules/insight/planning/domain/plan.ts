import { type Milli, NO_QUANTITY, sumMilli } from '../../../../kernel/amounts/quantity.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'
import { groupBy } from '../../../../kernel/group-by.js'
import { addTo, stepOf } from './amounts.js'
import { byUrgency, type Demand, demandFor, type Standing } from './demand.js'
import {
  type OpenRun,
  type PlannedProduct,
  type Products,
  type Quantity,
  type Recipe,
  type RecipesByProduct,
  type ShelfBatch,
} from './plan-data.js'
import { inPots } from './pot.js'
import { potReason, type Reason, reasonsFor, reasonsForFirst } from './reasons.js'
import { usedBy } from './recipes.js'
import { type DaySold, expectedMilli, salesRate } from './sales-rate.js'
import { type CookedFirst, cookedFirst } from './semi-finished.js'
import { inKitchenOrder, type SharedOut, shareOut } from './share-out.js'

/** Everything that the plan reads. */
export interface Workshop {
  products: Products
  recipes: RecipesByProduct
  /** Usable batches: neither frozen, nor expired, nor empty. */
  batches: readonly ShelfBatch[]
  runs: readonly OpenRun[]
  /** Sales of the weeks before today, by product. */
  sold: ReadonlyMap<string, readonly DaySold[]>
}

export interface Outlook {
  today: IstDay
  /** Number of days that a batch should last. */
  days: number
  /** Number of weeks of sales that are considered. */
  weeks: number
}

/** Something to cook, with the reasons. */
export interface Suggestion {
  product: PlannedProduct
  recipe: Recipe
  quantityMilli: Milli
  /** Number of whole pots; null for a part of one. */
  pots: number | null
  /** Whether to cook now rather than later. */
  now: boolean
  /** The day until which it can wait; null when it cannot wait, or when that is unknown. */
  lowOn: IstDay | null
  reasons: Reason[]
}

/** A needed product that cannot be planned. */
export interface Unplanned {
  product: PlannedProduct
  needMilli: Milli
  reasons: Reason[]
}

export interface CookPlan {
  /** What to cook now, in cooking order, then what can wait. */
  suggestions: Suggestion[]
  withoutRecipe: Unplanned[]
}

/** Plans what to cook next, how much, and why (docs/domain/workshop.md#cook-plan). */
export function cookPlan(workshop: Workshop, outlook: Outlook): CookPlan {
  const wanted = demands(workshop, outlook)
  const jars = wanted.flatMap((demand) => suggestionFor(demand, workshop, outlook))
  const nowOnes = jars.filter(({ now }) => now)
  const ground = cookFirstOf(nowOnes.map(runOf), workshop, outlook)
  const byProduct = new Map([...nowOnes, ...ground].map((suggestion) => [suggestion.product.id, suggestion]))
  const inOrder = inKitchenOrder([...byProduct.values()].map(runOf), workshop.recipes)
  return {
    suggestions: [
      ...inOrder.flatMap(({ recipe }) => byProduct.get(recipe.product) ?? []),
      ...jars.filter(({ now }) => !now),
    ],
    withoutRecipe: [
      ...wanted.flatMap((demand) => withoutRecipe(demand, workshop, outlook)),
      ...groundWithoutRecipe(shareOfAll([...nowOnes, ...ground].map(runOf), workshop), workshop),
    ],
  }
}

export const runOf = ({
  product,
  quantityMilli,
}: {
  product: PlannedProduct
  quantityMilli: Milli
}): Quantity => ({
  product: product.id,
  quantityMilli,
})

/** Divides the stock among these runs. */
export function shareOfAll(
  runs: readonly Quantity[],
  { products, recipes, batches, runs: underWay }: Workshop,
): SharedOut {
  return shareOut(runs, {
    recipes,
    products,
    shelf: shelfOf(batches),
    coming: comingOf(underWay),
    underWay,
  })
}

/** Products that have to be cooked before these runs and are not among them. */
export function cookFirstOf(runs: readonly Quantity[], workshop: Workshop, outlook: Outlook): Suggestion[] {
  const { products, recipes, batches, runs: underWay } = workshop
  const there = new Map<string, Milli>(shelfOf(batches))
  for (const [product, quantity] of comingOf(underWay)) addTo(there, product, quantity)
  const kitchen = { recipes, products, there, underWay }
  const first = cookedFirst(runs, { ...kitchen, usedWhileGood: usedWhileGood(workshop, outlook) })
  return first.flatMap((need) => suggestionForFirst(need, workshop))
}

function demands(workshop: Workshop, outlook: Outlook): Demand[] {
  const { products } = workshop
  const batches = groupBy(workshop.batches, ({ product }) => product)
  const runs = groupBy(workshop.runs, ({ product }) => product)
  return [...products.values()]
    .filter(({ type }) => type === 'FG')
    .map((product): Standing => {
      const rate = rateOf(product, workshop, outlook)
      return { product, rate, batches: batches.get(product.id) ?? [], runs: runs.get(product.id) ?? [] }
    })
    .map((standing) => demandFor(standing, outlook))
    .filter(({ needMilli }) => needMilli > 0)
    .sort(byUrgency)
}

export const rateOf = ({ id, since }: PlannedProduct, { sold }: Workshop, { today, weeks }: Outlook) =>
  salesRate(sold.get(id) ?? [], { today, weeks, since })

function suggestionFor(demand: Demand, workshop: Workshop, outlook: Outlook): Suggestion[] {
  const { product, needMilli, mostMilli, now, lowOn } = demand
  const recipe = workshop.recipes.get(product.id)
  if (!recipe) return []
  const potMilli = recipe.makesMilli
  const pots = inPots(needMilli, { potMilli, stepMilli: stepOf(product.unit), mostMilli })
  if (pots.quantityMilli === 0) return []
  const reasons = [
    ...reasonsFor(demand, runsOf(product, workshop), outlook),
    ...potReason(pots, { product, needMilli, potMilli }),
  ]
  return [{ product, recipe, quantityMilli: pots.quantityMilli, pots: pots.pots, now, lowOn, reasons }]
}

function suggestionForFirst(need: CookedFirst, { products, recipes }: Workshop): Suggestion[] {
  const product = products.get(need.product)
  const recipe = recipes.get(need.product)
  if (!product || !recipe) return []
  const reasons = [
    ...reasonsForFirst(need, product, products),
    ...potReason(need, { product, needMilli: need.needMilli, potMilli: recipe.makesMilli }),
  ]
  return [
    { product, recipe, quantityMilli: need.quantityMilli, pots: need.pots, now: true, lowOn: null, reasons },
  ]
}

function withoutRecipe(demand: Demand, workshop: Workshop, outlook: Outlook): Unplanned[] {
  const { product, needMilli } = demand
  if (workshop.recipes.has(product.id)) return []
  return [{ product, needMilli, reasons: reasonsFor(demand, runsOf(product, workshop), outlook) }]
}

/** Semi-finished products that runs lack and that have no recipe: they can be neither cooked nor bought. */
function groundWithoutRecipe({ runs }: SharedOut, { products, recipes }: Workshop): Unplanned[] {
  const missing = new Map<string, Quantity[]>()
  for (const { recipe, components } of runs)
    for (const { product, missingMilli } of components)
      if (missingMilli > 0 && products.get(product)?.type === 'SG' && !recipes.has(product))
        missing.set(product, [
          ...(missing.get(product) ?? []),
          { product: recipe.product, quantityMilli: missingMilli },
        ])
  return [...missing].flatMap(([id, neededFor]) => {
    const product = products.get(id)
    if (!product) return []
    const needMilli = sumMilli(neededFor.map(({ quantityMilli }) => quantityMilli))
    return { product, needMilli, reasons: reasonsForFirst({ neededFor }, product, products) }
  })
}

/**
 * The quantity of a semi-finished product that sales need within its shelf life; null when it never
 * expires. Calculated once for all products with the same shelf life.
 */
function usedWhileGood(workshop: Workshop, outlook: Outlook): (id: string) => Milli | null {
  const usedIn = new Map<number, Map<string, Milli>>()
  return (id) => {
    const keeps = workshop.products.get(id)?.shelfLifeDays ?? null
    if (keeps === null) return null
    const used = usedIn.get(keeps) ?? usedBy(soldIn(keeps, workshop, outlook), workshop.recipes)
    usedIn.set(keeps, used)
    return used.get(id) ?? NO_QUANTITY
  }
}

function soldIn(days: number, workshop: Workshop, outlook: Outlook): Map<string, Milli> {
  const sold = new Map<string, Milli>()
  for (const product of workshop.products.values())
    if (product.type === 'FG') sold.set(product.id, expectedMilli(rateOf(product, workshop, outlook), days))
  return sold
}

const runsOf = ({ id }: PlannedProduct, { runs }: Workshop): OpenRun[] =>
  runs.filter(({ product }) => product === id)

function shelfOf(batches: readonly ShelfBatch[]): Map<string, Milli> {
  const shelf = new Map<string, Milli>()
  for (const { product, remainingMilli } of batches) addTo(shelf, product, remainingMilli)
  return shelf
}

function comingOf(runs: readonly OpenRun[]): Map<string, Milli> {
  const coming = new Map<string, Milli>()
  for (const { product, quantityMilli } of runs) addTo(coming, product, quantityMilli)
  return coming
}
