import { paise } from '../../../../kernel/money.js'
import { jars, milli } from '../../../../kernel/quantity.js'
import { availableJars, type CartLine, lineProblem, quantityOf, untoldChanges, withQuantity } from './cart.js'

const product = {
  materialType: 'FG',
  activeFlag: true,
  unlimitedStock: false,
  pricePaise: paise(44_900),
  availableMilli: jars(3),
}
const line: CartLine<string> = {
  productId: 'a',
  quantity: 2,
  priceWhenAddedPaise: paise(44_900),
  seenPaise: paise(44_900),
}

describe('changing lines', () => {
  it('adds a product that is not there at the end', () =>
    expect(
      withQuantity([line], { productId: 'b', pricePaise: paise(100) }, 1).map((l) => l.productId),
    ).toEqual(['a', 'b']))
  it('replaces the quantity in place and takes the price told now', () =>
    expect(withQuantity([line], { productId: 'a', pricePaise: paise(49_900) }, 5)).toEqual([
      { productId: 'a', quantity: 5, priceWhenAddedPaise: 49_900, seenPaise: 49_900 },
    ]))
  it.each([0, -3])('takes the line out at %i', (quantity) =>
    expect(withQuantity([line], { productId: 'a', pricePaise: paise(44_900) }, quantity)).toEqual([]),
  )
  it('leaves other lines alone when the product is not there', () =>
    expect(withQuantity([line], { productId: 'b', pricePaise: paise(1) }, 0)).toEqual([line]))
  it('counts 0 of what is not there', () => expect(quantityOf([line], 'b')).toBe(0))
})

describe('what stands between a line and its purchase', () => {
  it.each([
    ['nothing', {}, null],
    ['it is no longer sold', { activeFlag: false }, 'NOT_SOLD'],
    ['it is a raw material', { materialType: 'RM' }, 'NOT_SOLD'],
    ['it has no price', { pricePaise: paise(0) }, 'NOT_SOLD'],
    ['none is left', { availableMilli: milli(999) }, 'OUT_OF_STOCK'],
    ['fewer are left', { availableMilli: jars(1) }, 'INSUFFICIENT_STOCK'],
    ['the price is another', { pricePaise: paise(49_900) }, 'PRICE_CHANGED'],
    ['nothing, as stock is unlimited', { unlimitedStock: true, availableMilli: jars(-5) }, null],
  ])('%s', (_, change, problem) => expect(lineProblem(line, { ...product, ...change })).toBe(problem))

  it('names missing stock before a changed price', () =>
    expect(lineProblem(line, { ...product, pricePaise: paise(1), availableMilli: milli(0) })).toBe(
      'OUT_OF_STOCK',
    ))
  it('never offers a negative number of jars', () =>
    expect(availableJars({ ...product, availableMilli: jars(-2) })).toBe(0))
})

describe('changes to tell', () => {
  const named = { Id: 'FG-0001', name: 'Gongura', pricePaise: paise(49_900) }

  it('name the old and the new price', () =>
    expect(untoldChanges([{ line, product: named }])).toEqual([
      { Id: 'FG-0001', name: 'Gongura', oldPaise: 44_900, newPaise: 49_900 },
    ]))
  it('are none once the price was told, though it differs from when the jar was added', () =>
    expect(untoldChanges([{ line: { ...line, seenPaise: paise(49_900) }, product: named }])).toEqual([]))
})
