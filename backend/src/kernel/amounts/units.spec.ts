import { InvalidInput } from '../errors/errors.js'
import { milli, toMilli } from './quantity.js'
import { inStockUnit, STOCK_UNITS, type StockUnit, stockUnitOf, type Unit, UNITS } from './units.js'

describe('units', () => {
  it.each<[number, Unit, StockUnit, number]>([
    [5, 'G', 'KG', 0.005],
    [1500, 'G', 'KG', 1.5],
    [250, 'ML', 'LTR', 0.25],
    [0.005, 'KG', 'KG', 0.005],
    [1.25, 'LTR', 'LTR', 1.25],
    [12, 'PC', 'PC', 12],
  ])('%p %s are stored in %s as %p', (quantity, from, to, kept) => {
    expect(inStockUnit(toMilli(quantity), from, to)).toBe(toMilli(kept))
  })

  const DIMENSIONS: Record<Unit, StockUnit> = { KG: 'KG', G: 'KG', LTR: 'LTR', ML: 'LTR', PC: 'PC' }

  it.each(UNITS)(
    'knows the unit of stock of %s, and refuses every unit that measures something else by field',
    (from) => {
      expect(stockUnitOf(from)).toBe(DIMENSIONS[from])
      for (const to of STOCK_UNITS) {
        if (to === DIMENSIONS[from]) continue
        const sentence = `${from} cannot be converted to ${to}, in which the stock is kept.`
        const fault = refusal(() => inStockUnit(milli(1000), from, to, 'components.0.unit'))
        expect(fault).toEqual([sentence, { 'components.0.unit': sentence }])
      }
    },
  )

  it('refuses a quantity of less than a thousandth of the unit of stock', () => {
    const sentence = 'Less than one G cannot be weighed out.'
    const fault = refusal(() => inStockUnit(milli(500), 'G', 'KG', 'unit', 'components.0.quantity'))
    expect(fault).toEqual([sentence, { 'components.0.quantity': sentence }])
  })
})

function refusal(work: () => unknown): unknown[] {
  try {
    return [work()]
  } catch (error) {
    return error instanceof InvalidInput ? [error.message, error.details['fields']] : [error]
  }
}
