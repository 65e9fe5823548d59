import { paise } from '../../../../kernel/amounts/money.js'
import { grams } from '../../../../kernel/amounts/weight.js'
import { nominalGrams, pricePerKgPaise } from './unit-price.js'

it('the price per kilogram is twice the price of half a kilogram', () =>
  expect(pricePerKgPaise(paise(46_900), grams(500))).toBe(93_800))
it('the price per kilogram is rounded half up to the paisa', () =>
  expect(pricePerKgPaise(paise(10_001), grams(3000))).toBe(3334))
it('a weight variant has the weight that its label promises', () => expect(nominalGrams('Half kg')).toBe(500))
it('a product without weight has no price per kilogram', () =>
  expect(() => pricePerKgPaise(paise(100), grams(0))).toThrow(RangeError))
