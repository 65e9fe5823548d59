import { InvalidInput } from './errors.js'
import { type Milli, milli } from './quantity.js'

/** Units that stock is kept and priced in. */
export const STOCK_UNITS = ['KG', 'LTR', 'PC'] as const
export type StockUnit = (typeof STOCK_UNITS)[number]

/** Units that a quantity may be written in. */
export const UNITS = ['KG', 'LTR', 'PC', 'G', 'ML'] as const
export type Unit = (typeof UNITS)[number]

/** What a unit is the thousandth of; the others are units of stock themselves. */
const LARGER = { G: 'KG', ML: 'LTR' } as const

/** The unit that a quantity of this one is kept in. */
export function stockUnitOf(unit: Unit): StockUnit {
  return unit === 'G' || unit === 'ML' ? LARGER[unit] : unit
}

/**
 * A quantity in a unit of stock (docs/domain.md#units-of-a-recipe).
 * @throws InvalidInput naming `field` when the units measure different things; `quantityField` when thousandths of the
 * unit of stock do not express the quantity
 */
export function inStockUnit(
  quantity: Milli,
  from: Unit,
  to: StockUnit,
  field = 'unit',
  quantityField = 'quantity',
): Milli {
  if (stockUnitOf(from) !== to)
    throw refused(field, `${from} cannot be converted to ${to}, in which the stock is kept.`)
  if (from === to) return quantity
  if (quantity % 1000 !== 0) throw refused(quantityField, `Less than one ${from} cannot be weighed out.`)
  return milli(quantity / 1000)
}

function refused(field: string, sentence: string): InvalidInput {
  return new InvalidInput(sentence, { [field]: sentence })
}
