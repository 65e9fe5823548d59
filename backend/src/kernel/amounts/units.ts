import { InvalidInput } from '../errors/errors.js'
import { fromMilli, type Milli, milli } from './quantity.js'

/** Units that stock is kept and priced in. */
export const STOCK_UNITS = ['KG', 'LTR', 'PC'] as const
export type StockUnit = (typeof STOCK_UNITS)[number]

/** Units that a quantity may be written in. */
export const UNITS = ['KG', 'LTR', 'PC', 'G', 'ML'] as const
export type Unit = (typeof UNITS)[number]

/** For small units, the unit of stock that is a thousand times as large. */
const LARGER = { G: 'KG', ML: 'LTR' } as const

/** The unit of stock for quantities in this unit. */
export function stockUnitOf(unit: Unit): StockUnit {
  return unit === 'G' || unit === 'ML' ? LARGER[unit] : unit
}

/**
 * Converts a quantity to a unit of stock (docs/domain/workshop.md#units-of-a-recipe).
 * @throws InvalidInput naming `field` when the units measure different things; `quantityField` when
 * thousandths of the unit of stock do not express the quantity
 */
export function inStockUnit(
  quantity: Milli,
  from: Unit,
  to: StockUnit,
  field = 'unit',
  quantityField = 'quantity',
): Milli {
  if (stockUnitOf(from) !== to)
    throw InvalidInput.field(field, `${from} cannot be converted to ${to}, in which the stock is kept.`)
  if (from === to) return quantity
  if (quantity % 1000 !== 0)
    throw InvalidInput.field(quantityField, `Less than one ${from} cannot be weighed out.`)
  return milli(quantity / 1000)
}

/** The unit in which a person reads a quantity of a product: jars, or the unit of its stock. */
export type Measure = Unit | 'JAR'

export const measureOf = (product: { materialType: string; priceUnit: StockUnit }): Measure =>
  product.materialType === 'FG' ? 'JAR' : product.priceUnit

const SHORT: Readonly<Record<Unit, string>> = { KG: 'kg', LTR: 'ltr', PC: 'pc', G: 'g', ML: 'ml' }
const figure = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })

/** "3 jars", "1 jar", "0.9 kg", "1,500 pc". */
export function quantityInWords(quantity: Milli, measure: Measure): string {
  return figureInWords(figure.format(fromMilli(quantity)), measure, quantity === 1000)
}

/** A formatted number with its unit. */
export function figureInWords(written: string, measure: Measure, isOne: boolean): string {
  return `${written} ${measure === 'JAR' ? (isOne ? 'jar' : 'jars') : SHORT[measure]}`
}
