import fc from 'fast-check'
import { TooMuch } from '../brand.js'
import { jars, milli } from './quantity.js'
import { grams, multiplyWeight, sumGrams } from './weight.js'

const refusalOf = (value: number) =>
  Number.isFinite(value) && Math.abs(value) > Number.MAX_SAFE_INTEGER ? TooMuch : RangeError

describe('weights', () => {
  it('multiply a quantity by the weight of one unit', () => {
    expect(sumGrams([multiplyWeight(grams(780), jars(3)), multiplyWeight(grams(1), jars(2))])).toBe(2_342)
    expect(sumGrams([])).toBe(0)
  })

  it('round to the gram for part of a unit', () => expect(multiplyWeight(grams(1001), milli(500))).toBe(501))

  it('accept every whole number of grams and refuse every other number', () =>
    fc.assert(
      fc.property(fc.double(), (weight) => {
        if (Number.isSafeInteger(weight)) expect(grams(weight)).toBe(weight)
        else expect(() => grams(weight)).toThrow(refusalOf(weight))
      }),
    ))
})
