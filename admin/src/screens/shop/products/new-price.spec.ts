import { newPrice, type PriceChange } from './new-price.js'

const raise = (by: PriceChange['by'], size: number): PriceChange => ({ direction: 'raise', by, size })
const lower = (by: PriceChange['by'], size: number): PriceChange => ({ direction: 'lower', by, size })

it.each([
  [849, raise('percent', 5), 891],
  [850, raise('percent', 7), 910],
  [849, lower('percent', 2.5), 828],
  [525.5, raise('rupees', 20), 546],
  [525.49, raise('rupees', 20), 545],
  [849, lower('rupees', 49), 800],
  [10.1, raise('percent', 400), 51],
  [1.15, raise('percent', 30.43), 1],
  [100, lower('rupees', 150), -50],
])('the price %d after %j is %d, in whole rupees, half a rupee up', (price, change, expected) =>
  expect(newPrice(price, change)).toBe(expected),
)
