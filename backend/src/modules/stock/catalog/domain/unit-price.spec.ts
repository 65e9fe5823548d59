import { paise } from '../../../../kernel/amounts/money.js'
import { grams } from '../../../../kernel/amounts/weight.js'
import { nominalGrams, pricePerKgPaise } from './unit-price.js'

it('doubles the price of half a kilo', () => expect(pricePerKgPaise(paise(46_900), grams(500))).toBe(93_800))
it('rounds half up to the paisa', () => expect(pricePerKgPaise(paise(10_001), grams(3000))).toBe(3334))
it('knows what a weight variant promises', () => expect(nominalGrams('Half kg')).toBe(500))
it('refuses a product without weight', () =>
  expect(() => pricePerKgPaise(paise(100), grams(0))).toThrow(RangeError))
