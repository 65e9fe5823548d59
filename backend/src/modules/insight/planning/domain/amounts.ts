import { addMilli, type Milli, milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { type StockUnit } from '../../../../kernel/amounts/units.js'

/** Finished products are cooked in whole jars; other products in hundredths, as they are received. */
const STEP: Record<StockUnit, Milli> = { PC: milli(1000), KG: milli(10), LTR: milli(10) }

export const stepOf = (unit: StockUnit): Milli => STEP[unit]

export const upTo = (step: Milli, quantity: Milli): Milli => milli(Math.ceil(quantity / step) * step)

export const downTo = (step: Milli, quantity: Milli): Milli => milli(Math.floor(quantity / step) * step)

/** The difference of two quantities; never negative. */
export const overMilli = (quantity: Milli, less: Milli): Milli =>
  quantity > less ? milli(quantity - less) : NO_QUANTITY

export function addTo(amounts: Map<string, Milli>, product: string, quantity: Milli): void {
  amounts.set(product, addMilli(amounts.get(product) ?? NO_QUANTITY, quantity))
}
