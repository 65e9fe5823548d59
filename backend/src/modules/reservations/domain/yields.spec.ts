import fc from 'fast-check'
import { paise } from '../../../kernel/money.js'
import { milli } from '../../../kernel/quantity.js'
import { grams } from '../../../kernel/weight.js'
import { lossOf, shareCost, unitPrice } from './yields.js'

const made = (quantity: number, weight: number) => ({ quantityMilli: milli(quantity), grams: grams(weight) })

it('shares the cost of one pot among its jars by weight', () => {
  expect(shareCost(paise(100_000), [made(10_000, 10_000), made(20_000, 10_000)])).toEqual([50_000, 50_000])
  expect(shareCost(paise(100_000), [made(10_000, 10_000), made(10_000, 5000)])).toEqual([66_667, 33_333])
})

it('shares by quantity where a weight is not known', () => {
  expect(shareCost(paise(300), [made(1000, 0), made(2000, 500)])).toEqual([100, 200])
})

it('derives the price of one at two decimals, half a paisa up', () => {
  expect(unitPrice(paise(106_250), milli(10_000))).toBe(10_625)
  expect(unitPrice(paise(10_000), milli(3000))).toBe(3333)
  expect(unitPrice(paise(5), milli(2000))).toBe(3)
})

it('tells the loss beside the plan, and a gain below 0', () => {
  expect(lossOf(grams(10_000), [made(9000, 9000), made(1000, 500)])).toEqual({
    plannedGrams: 10_000,
    actualGrams: 9500,
    lossGrams: 500,
    lossPercent: 5,
  })
  expect(lossOf(grams(3000), [made(1, 3100)])).toMatchObject({ lossGrams: -100, lossPercent: -3.3 })
  expect(lossOf(grams(0), [made(1, 100)]).lossPercent).toBeNull()
})

it('shares any cost among any batches so that nothing is lost or made up', () => {
  const weights = fc.integer({ min: 0, max: 500_000 })
  const batches = fc.array(fc.tuple(fc.integer({ min: 10, max: 1_000_000 }), weights), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e10 }), batches, (total, several) => {
      const shares = shareCost(
        paise(total),
        several.map(([quantity, weight]) => made(quantity, weight)),
      )
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
      for (const share of shares) expect(share).toBeGreaterThanOrEqual(0)
    }),
  )
})
