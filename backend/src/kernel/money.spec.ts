import { InvalidInput } from './errors.js'
import {
  formatRupees,
  multiplyMoney,
  paiseToRupees,
  percentOf,
  roundHalfUp,
  roundToRupee,
  rupeesToPaise,
  spread,
  sumPaise,
} from './money.js'

describe('money', () => {
  it.each([
    [849, 84_900],
    [0.1, 10],
    [0.07, 7],
    [1249.5, 124_950],
    [0, 0],
    [-3.25, -325],
    [1_234_567.89, 123_456_789],
  ])('takes %p rupees as %p paise and gives them back', (rupees, paise) => {
    expect(rupeesToPaise(rupees)).toBe(paise)
    expect(paiseToRupees(paise)).toBe(rupees)
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
    expect(multiplyMoney(unit, quantity)).toBe(line)
  })

  it('takes a percentage half up, and rounds to whole rupees for charges', () => {
    expect(percentOf(84_950, 3)).toBe(2549)
    expect(roundToRupee(percentOf(84_950, 3))).toBe(2500)
    expect(roundToRupee(2550)).toBe(2600)
    expect(roundHalfUp(-2.5)).toBe(-3)
  })

  it('sums parts to exactly the total', () => {
    expect(sumPaise([10, 20, 3])).toBe(33)
    expect(sumPaise([])).toBe(0)
  })

  it('spreads an amount by weight into whole paise that sum to it', () => {
    expect(spread(100, [1, 1, 1])).toEqual([33, 34, 33])
    expect(spread(5_100, [100_000, 70_001])).toEqual([3_000, 2_100])
    expect(spread(7, [0, 0])).toEqual([7, 0])
    expect(spread(0, [3, 4])).toEqual([0, 0])
  })

  it.each([
    [12_495_000, '₹1,24,950'],
    [124_950, '₹1,249.50'],
    [5, '₹0.05'],
  ])('writes %p paise as %p, grouped as in India', (paise, text) => {
    expect(formatRupees(paise)).toBe(text)
  })
})
