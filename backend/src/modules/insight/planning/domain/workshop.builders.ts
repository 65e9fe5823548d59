import { jars, NO_QUANTITY, toMilli } from '../../../../kernel/amounts/quantity.js'
import { addIstDays, type IstDay, toIstDay } from '../../../../kernel/dates/ist.js'
import { type Outlook, type Workshop } from './plan.js'
import {
  type OpenRun,
  type PlannedProduct,
  type Recipe,
  type RecipesByProduct,
  type ShelfBatch,
} from './plan-data.js'
import { type DaySold } from './sales-rate.js'

/** This day is a Sunday. */
export const TODAY = toIstDay('2026-11-22')
export const OUTLOOK: Outlook = { today: TODAY, days: 14, weeks: 4 }

export function aProduct(id: string, changed: Partial<PlannedProduct> = {}): PlannedProduct {
  return {
    id,
    Id: id,
    name: id,
    inWords: id,
    type: 'FG',
    unit: 'PC',
    active: true,
    unlimited: false,
    shelfLifeDays: null,
    lowMilli: NO_QUANTITY,
    orderedMilli: NO_QUANTITY,
    since: toIstDay('2026-01-01'),
    ...changed,
  }
}

export const aRaw = (id: string, changed: Partial<PlannedProduct> = {}): PlannedProduct =>
  aProduct(id, { type: 'RM', unit: 'KG', ...changed })

export const aPaste = (id: string, changed: Partial<PlannedProduct> = {}): PlannedProduct =>
  aProduct(id, { type: 'SG', unit: 'KG', ...changed })

/** A batch whose last good day is `days` days from today. */
export const onShelf = (product: string, quantity: number, days: number | null = null): ShelfBatch => ({
  product,
  remainingMilli: toMilli(quantity),
  bestBefore: days === null ? null : addIstDays(TODAY, days),
})

/** The number of jars sold on each day before today, counted back from yesterday. */
export const soldDaily = (...counts: number[]): DaySold[] =>
  counts.map((count, place) => ({ day: addIstDays(TODAY, -1 - place), quantityMilli: jars(count) }))

/** The same number of jars on each of several days. */
export const soldEvenly = (count: number, days = 28): DaySold[] =>
  soldDaily(...Array.from({ length: days }, () => count))

export const aRun = (product: string, quantity: number, missing: Record<string, number> = {}): OpenRun => ({
  reservationId: `R-${product}`,
  product,
  quantityMilli: toMilli(quantity),
  missing: Object.entries(missing).map(([id, left]) => ({ product: id, quantityMilli: toMilli(left) })),
})

/** Recipes as `jar: [10, { chicken: 9 }]`: ten jars from nine kilograms of chicken. */
export type WrittenRecipes = Record<string, [makes: number, of: Record<string, number>]>

function recipesOf(written: WrittenRecipes): RecipesByProduct {
  const recipes = new Map<string, Recipe>()
  for (const [product, [makes, parts]] of Object.entries(written)) {
    const lines = Object.entries(parts).map(([part, quantity]) => ({
      product: part,
      stockMilli: toMilli(quantity),
    }))
    recipes.set(product, { bomId: `bom-${product}`, product, makesMilli: toMilli(makes), lines })
  }
  return recipes
}

interface Written {
  products: readonly PlannedProduct[]
  recipes?: WrittenRecipes
  shelf?: readonly ShelfBatch[]
  runs?: readonly OpenRun[]
  sold?: Record<string, readonly DaySold[]>
}

export function aWorkshop({ products, recipes = {}, shelf = [], runs = [], sold = {} }: Written): Workshop {
  return {
    products: new Map(products.map((product) => [product.id, product])),
    recipes: recipesOf(recipes),
    batches: shelf,
    runs,
    sold: new Map(Object.entries(sold)),
  }
}

export const daysAhead = (days: number): IstDay => addIstDays(TODAY, days)
