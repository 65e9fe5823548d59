import { type Milli } from '../../../../kernel/amounts/quantity.js'
import { type StockUnit, type Unit } from '../../../../kernel/amounts/units.js'

/** A BOM as staff enter it; products are given by `Id` or `_id`. */
export interface BomDraft {
  parentProduct: string
  parentProductQuantityMilli: Milli
  parentProductUnit: StockUnit
  components: ComponentDraft[]
}

export interface ComponentDraft {
  product: string
  quantityMilli: Milli
  unit: Unit
}

export const MOST_COMPONENTS = 100
