import { toMilli } from '../../../../kernel/amounts/quantity.js'
import { type StockUnit } from '../../../../kernel/amounts/units.js'
import { grams } from '../../../../kernel/amounts/weight.js'
import { InvalidInput } from '../../../../kernel/errors/errors.js'
import { inStockOf } from './parent-quantity.js'
import { type RecipeProduct } from './recipes.js'

const product = (materialType: 'FG' | 'SG', unit: StockUnit, netWeight = 0): RecipeProduct => ({
  id: 'p',
  Id: 'P',
  name: 'Chicken',
  materialType,
  unit,
  netWeight: grams(netWeight),
})

describe('the quantity that a recipe makes', () => {
  it.each([
    ['10 jars', product('FG', 'PC', 500), 10, 'PC', 10],
    ['10 kg in half-kilo jars', product('FG', 'PC', 500), 10, 'KG', 20],
    ['1 kg in jars of 300 g', product('FG', 'PC', 300), 1, 'KG', 3.333],
    ['2 kg of masala', product('SG', 'KG'), 2, 'KG', 2],
    ['3 litres of oil', product('SG', 'LTR'), 3, 'LTR', 3],
  ] as const)('of %s is converted to the unit of its stock', (_, made, quantity, unit, kept) => {
    expect(inStockOf(made, toMilli(quantity), unit)).toBe(toMilli(kept))
  })

  it.each([
    ['litres of jars', product('FG', 'PC', 500), 'LTR'],
    ['kilograms of jars without a net weight', product('FG', 'PC'), 'KG'],
    ['pieces of paste', product('SG', 'KG'), 'PC'],
    ['kilograms of what is counted', product('SG', 'PC'), 'KG'],
  ] as const)('is refused by field: %s', (_, made, unit) => {
    const attempt = () => inStockOf(made, toMilli(1), unit)
    expect(attempt).toThrow(InvalidInput)
    try {
      attempt()
    } catch (error) {
      expect(Object.keys((error as InvalidInput).details['fields'] as object)).toEqual(['parentProductUnit'])
    }
  })

  it('is refused when it is not a thousandth of a jar', () => {
    expect(() => inStockOf(product('FG', 'PC', 5000), toMilli(0.001), 'KG')).toThrow(
      'That is less than a thousandth of a jar.',
    )
  })
})
