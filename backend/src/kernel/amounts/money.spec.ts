import fc from 'fast-check'
import { TooMuch } from '../brand.js'
import { InvalidInput } from '../errors/errors.js'
import {
  addPaise,
  formatRupees,
  maxPaise,
  minPaise,
  multiplyMoney,
  paise,
  paiseToRupees,
  percentInRupees,
  percentOf,
  roundHalfUp,
  roundToRupee,
  rupeesToPaise,
  spread,
  subtractPaise,
  sumPaise,
} from './money.js'
import { milli } from './quantity.js'

/** Up to a hundred million rupees, either way. */
const amounts = fc.integer({ min: -1e10, max: 1e10 }).map(paise)

const refusalOf = (value: number) =>
  Number.isFinite(value) && Math.abs(value) > Number.MAX_SAFE_INTEGER ? TooMuch : RangeError

describe('money', () => {
  it.each([
    [849, 84_900],
    [0.1, 10],
    [0.07, 7],
    [1249.5, 124_950],
    [0, 0],
    [-3.25, -325],
    [1_234_567.89, 123_456_789],
  ])('takes %p rupees as %p paise and gives them back', (rupees, amount) => {
    expect(rupeesToPaise(rupees)).toBe(amount)
    expect(paiseToRupees(paise(amount))).toBe(rupees)
  })

  it.each([1.005, NaN, Infinity, 0.001, 1e15])('refuses %p rupees and names the field', (rupees) => {
    expect(() => rupeesToPaise(rupees, 'price')).toThrow(InvalidInput)
    try {
      rupeesToPaise(rupees, 'price')
    } catch (error) {
      expect((error as InvalidInput).details).toEqual({ fields: { price: expect.any(String) } })
    }
  })

  it.each([
    [84_900, 2000, 169_800],
    [101, 500, 51],
    [99, 5, 0],
    [100, 5, 1],
    [33_333, 333, 11_100],
    [-101, 500, -51],
    [900_719_925, 9_000_000, 8_106_479_325_000],
  ])('multiplies %p paise by %p thousandths to %p, half up', (unit, quantity, line) => {
    expect(multiplyMoney(paise(unit), milli(quantity))).toBe(line)
  })

  it('rounds an amount close to zero to 0, never to -0', () => {
    expect(roundHalfUp(-0.3)).toBe(0)
    expect(Object.is(roundToRupee(paise(-49)), 0)).toBe(true)
  })

  it('rounds a percentage half up, and charges to whole rupees', () => {
    expect(percentOf(paise(84_950), 3)).toBe(2549)
    expect(roundToRupee(percentOf(paise(84_950), 3))).toBe(2500)
    expect(roundToRupee(paise(2550))).toBe(2600)
    expect(roundHalfUp(-2.5)).toBe(-3)
  })

  it('rounds a percentage in rupees once: 49.5 paise are nothing', () => {
    expect(percentInRupees(paise(84_950), 3)).toBe(2500)
    expect(percentInRupees(paise(1650), 3)).toBe(0)
    expect(percentInRupees(paise(1667), 3)).toBe(100)
  })

  it('sums parts to exactly the total', () => {
    expect(sumPaise([paise(10), paise(20), paise(3)])).toBe(33)
    expect(sumPaise([])).toBe(0)
    expect(addPaise(paise(10), paise(23))).toBe(33)
    expect(subtractPaise(paise(10), paise(23))).toBe(-13)
    expect(minPaise(paise(10), paise(23))).toBe(10)
    expect(maxPaise(paise(10), paise(23))).toBe(23)
  })

  it('accepts every whole number as paise and refuses every other number', () =>
    fc.assert(
      fc.property(fc.double(), (amount) => {
        if (Number.isSafeInteger(amount)) expect(paise(amount)).toBe(amount)
        else expect(() => paise(amount)).toThrow(refusalOf(amount))
      }),
    ))

  it('keeps whole paise in every calculation', () =>
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 0, max: 100_000 }), (one, other, quantity) => {
        const results = [
          addPaise(one, other),
          subtractPaise(one, other),
          multiplyMoney(one, milli(quantity)),
          percentOf(one, quantity / 1000),
          percentInRupees(other, quantity / 1000),
          ...spread(one, [1, quantity, 3]),
        ]
        for (const result of results) expect(paise(result)).toBe(result)
        expect(addPaise(subtractPaise(one, other), other)).toBe(one)
        expect(addPaise(minPaise(one, other), maxPaise(one, other))).toBe(addPaise(one, other))
      }),
    ))

  it('spreads an amount by weight into whole paise that sum to it', () => {
    expect(spread(paise(100), [1, 1, 1])).toEqual([33, 34, 33])
    expect(spread(paise(5_100), [100_000, 70_001])).toEqual([3_000, 2_100])
    expect(spread(paise(7), [0, 0])).toEqual([7, 0])
    expect(spread(paise(0), [3, 4])).toEqual([0, 0])
  })

  it.each([
    [12_495_000, '₹1,24,950'],
    [124_950, '₹1,249.50'],
    [5, '₹0.05'],
    [0, '₹0'],
    [-0, '₹0'],
    [-5, '-₹0.05'],
  ])('formats %p paise as %p, grouped as in India', (amount, text) => {
    expect(formatRupees(paise(amount))).toBe(text)
  })
})
