import { paise } from '../../../../../kernel/amounts/money.js'
import { milli } from '../../../../../kernel/amounts/quantity.js'
import { type CartLine, type Sellable } from '../../cart/domain/cart.js'
import { linesAgain } from './again.js'

const product = (jars: number, changes: Partial<Sellable> = {}): Sellable => ({
  materialType: 'FG',
  activeFlag: true,
  pricePaise: paise(49_900),
  unlimitedStock: false,
  soldOut: false,
  availableMilli: milli(jars * 1000),
  ...changes,
})
const line = (productId: string, quantity: number): CartLine<string> => ({
  productId,
  quantity,
  priceWhenAddedPaise: paise(44_900),
  seenPaise: paise(44_900),
})
const again = (
  lines: readonly CartLine<string>[],
  ordered: readonly (readonly [string, number])[],
  products: Record<string, Sellable>,
  limit = 20,
) =>
  linesAgain(
    lines,
    ordered.map(([productId, quantity]) => ({ productId, quantity })),
    new Map(Object.entries(products)),
    limit,
  )
const counts = (lines: readonly CartLine<string>[]) => lines.map((one) => [one.productId, one.quantity])

describe('the jars of an order, again', () => {
  it('come into an empty cart at today\u2019s price', () => {
    const { lines, jars } = again([], [['a', 2]], { a: product(9) })
    expect(lines).toEqual([{ productId: 'a', quantity: 2, priceWhenAddedPaise: 49_900, seenPaise: 49_900 }])
    expect(jars).toEqual([{ productId: 'a', wanted: 2, inCart: 2, problem: null }])
  })

  it('are not doubled by those that are there, and doing it twice changes nothing', () => {
    const first = again([line('b', 1), line('a', 1)], [['a', 3]], { a: product(9) })
    expect(counts(first.lines)).toEqual([
      ['b', 1],
      ['a', 3],
    ])
    expect(again(first.lines, [['a', 3]], { a: product(9) }).lines).toBe(first.lines)
  })

  it('take none out where the cart has more', () => {
    const before = [line('a', 5)]
    expect(again(before, [['a', 2]], { a: product(1) })).toEqual({
      lines: before,
      jars: [{ productId: 'a', wanted: 2, inCart: 5, problem: null }],
    })
  })

  it.each([
    ['that no longer exist', {}, 0, 'NOT_SOLD'],
    ['that are no longer sold', { a: product(9, { activeFlag: false }) }, 0, 'NOT_SOLD'],
    ['that are sold out', { a: product(0) }, 0, 'OUT_OF_STOCK'],
    ['marked as sold out', { a: product(9, { soldOut: true }) }, 0, 'OUT_OF_STOCK'],
    ['of which fewer are left', { a: product(3) }, 3, 'INSUFFICIENT_STOCK'],
    ['above the limit', { a: product(30) }, 4, 'AT_MOST'],
    ['above the limit, and few', { a: product(5) }, 4, 'AT_MOST'],
  ])('%s are named', (_, products: Record<string, Sellable>, inCart, problem) => {
    expect(again([], [['a', 6]], products, 4).jars).toEqual([{ productId: 'a', wanted: 6, inCart, problem }])
  })
})
