import { milli } from '../../../../kernel/amounts/quantity.js'
import { grams } from '../../../../kernel/amounts/weight.js'
import { weightOf } from './run-weight.js'

it('weighs kilograms as they stand, jars by what is in them, and litres not at all', () => {
  expect(weightOf('KG', milli(12_345), grams(0))).toBe(12_345)
  expect(weightOf('PC', milli(20_000), grams(500))).toBe(10_000)
  expect(weightOf('LTR', milli(3000), grams(500))).toBe(0)
})
