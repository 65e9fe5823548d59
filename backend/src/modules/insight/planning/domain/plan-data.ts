import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type StockUnit } from '../../../../kernel/amounts/units.js'
import { type IstDay } from '../../../../kernel/dates/ist.js'

/** A product with the fields that the plan needs. `id` is the hex form of its `_id`. */
export interface PlannedProduct {
  id: string
  Id: string
  name: string
  /** The readable name, for sentences. */
  inWords: string
  type: 'FG' | 'RM' | 'SG'
  unit: StockUnit
  active: boolean
  unlimited: boolean
  shelfLifeDays: number | null
  lowMilli: Milli
  /** Ordered quantity that is not yet allocated to a batch. */
  orderedMilli: Milli
  /** The day when the product was created. */
  since: IstDay
}

/** The remaining quantity of a usable batch. */
export interface ShelfBatch {
  product: string
  remainingMilli: Milli
  /** The last good day; null when unknown. */
  bestBefore: IstDay | null
}

/** The components of a pot of a product, in the units of stock. */
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
  /** The quantities that it still has to reserve. */
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
