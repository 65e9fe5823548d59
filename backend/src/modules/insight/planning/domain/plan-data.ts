import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type StockUnit } from '../../../../kernel/amounts/units.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'

/** A product as the plan looks at it. `id` is the hex form of its `_id`. */
export interface PlannedProduct {
  id: string
  Id: string
  name: string
  /** The name in words, for sentences. */
  inWords: string
  type: 'FG' | 'RM' | 'SG'
  unit: StockUnit
  active: boolean
  unlimited: boolean
  shelfLifeDays: number | null
  lowMilli: Milli
  /** Ordered, and not yet allocated to a batch. */
  orderedMilli: Milli
  /** Known to the shop since. */
  since: IstDay
}

/** What is left of a batch that may be used. */
export interface ShelfBatch {
  product: string
  remainingMilli: Milli
  /** The last good day; null when nobody knows. */
  bestBefore: IstDay | null
}

/** What goes into a pot of a product, in the units of stock. */
export interface Recipe {
  bomId: string
  product: string
  makesMilli: Milli
  lines: readonly { product: string; stockMilli: Milli }[]
}

/** A run that is reserved or planned, and not received. */
export interface OpenRun {
  reservationId: string
  product: string
  quantityMilli: Milli
  /** What it still has to reserve. */
  missing: readonly Quantity[]
}

export interface Quantity {
  product: string
  quantityMilli: Milli
}

/** The current recipe of each product. */
export type RecipesByProduct = ReadonlyMap<string, Recipe>
export type Products = ReadonlyMap<string, PlannedProduct>
/** Thousandths by product. */
export type Amounts = ReadonlyMap<string, Milli>
