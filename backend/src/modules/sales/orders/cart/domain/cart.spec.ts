import { paise } from '../../../../../kernel/amounts/money.js'
import { jars, milli } from '../../../../../kernel/amounts/quantity.js'
import {
  availableJars,
  type CartLine,
  lineProblem,
  quantityChanges,
  quantityOf,
  untoldChanges,
  withQuantity,
} from './cart.js'

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
  it('are empty once the customer saw the new price, even if the jar was added at another one', () =>
    expect(untoldChanges([{ line: { ...line, seenPaise: paise(49_900) }, product: named }])).toEqual([]))
  it('go by the price that the screen showed, where it says which', () => {
    const seen = {
      items: [{ Id: 'FG-0001', quantity: 2, pricePaise: paise(47_000) }],
      deliveryPaise: paise(0),
    }
    const told = { ...line, seenPaise: paise(49_900) }
    expect(untoldChanges([{ line: told, product: named }], seen)).toEqual([
      { Id: 'FG-0001', name: 'Gongura', oldPaise: 47_000, newPaise: 49_900 },
    ])
  })
})

describe('quantities that changed since the customer looked', () => {
  const named = { Id: 'FG-0001', name: 'Gongura', pricePaise: paise(44_900) }
  const seen = (...items: [string, number][]) => ({
    items: items.map(([Id, quantity]) => ({ Id, quantity, pricePaise: paise(44_900) })),
    deliveryPaise: paise(0),
  })

  it('are none when the cart is the one that was seen', () =>
    expect(quantityChanges([{ line, product: named }], seen(['FG-0001', 2]))).toEqual([]))
  it('name what there are more or fewer of, what came and what went', () => {
    const other = { ...named, Id: 'FG-0002', name: 'Prawns' }
    const lines = [
      { line, product: named },
      { line, product: other },
    ]
    expect(quantityChanges(lines, seen(['FG-0001', 1], ['FG-0003', 4]))).toEqual([
      { Id: 'FG-0001', name: 'Gongura', oldQuantity: 1, newQuantity: 2 },
      { Id: 'FG-0002', name: 'Prawns', oldQuantity: 0, newQuantity: 2 },
      { Id: 'FG-0003', name: 'FG-0003', oldQuantity: 4, newQuantity: 0 },
    ])
  })
})
