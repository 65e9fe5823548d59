import { nominalGrams, pricePerKgPaise } from './unit-price.js'

it('doubles the price of half a kilo', () => expect(pricePerKgPaise(46_900, 500)).toBe(93_800))
it('rounds half up to the paisa', () => expect(pricePerKgPaise(10_001, 3000)).toBe(3334))
it('knows what a weight variant promises', () => expect(nominalGrams('Half kg')).toBe(500))
it('refuses a product without weight', () => expect(() => pricePerKgPaise(100, 0)).toThrow(RangeError))
