import fc from 'fast-check'
import { paise } from '../../../../kernel/amounts/money.js'
import { milli } from '../../../../kernel/amounts/quantity.js'
import { grams } from '../../../../kernel/amounts/weight.js'
import { costYields, lossOf, sharePackaging, unitPrice, weightOf } from './yields.js'

const made = (quantity: number, weight: number, packaging?: [line: number, quantity: number][]) => ({
  quantityMilli: milli(quantity),
  grams: grams(weight),
  packaging: packaging?.map(([line, pieces]) => ({ line, quantityMilli: milli(pieces) })),
})
const cost = (amount: number) => ({ costPricePaise: paise(amount) })
const costs = (total: number, ...yields: ReturnType<typeof made>[]) =>
  costYields(paise(total), [], yields).map(({ costPaise }) => costPaise)

it('shares the cost of one pot among its jars by weight', () => {
  expect(costs(100_000, made(10_000, 10_000), made(20_000, 10_000))).toEqual([50_000, 50_000])
  expect(costs(100_000, made(10_000, 10_000), made(10_000, 5000))).toEqual([66_667, 33_333])
})

it('shares the pot by quantity where a weight is not known', () => {
  expect(costs(300, made(1000, 0), made(2000, 500))).toEqual([100, 200])
})

it('each size of a run bears its own jars and lids, and only the pot is shared by weight', () => {
  const [chillies, bigGlass, smallGlass, lids] = [cost(100_000), cost(13_200), cost(11_200), cost(4200)]
  const yields = [
    made(6000, 6000, [
      [1, 6000],
      [3, 6000],
    ]),
    made(8000, 4000, [
      [2, 8000],
      [3, 8000],
    ]),
  ]
  const costed = costYields(paise(128_600), [chillies, bigGlass, smallGlass, lids], yields)
  expect(costed.map(({ costPaise }) => costPaise)).toEqual([75_000, 53_600])
  expect(costed[0]?.packaging).toEqual([
    { line: 1, quantityMilli: 6000, costPaise: 13_200 },
    { line: 3, quantityMilli: 6000, costPaise: 1800 },
  ])
})

describe('packaging that a run used', () => {
  const needing = (quantity: number, glass: number) => ({
    quantityMilli: milli(quantity),
    needs: new Map([['glass', milli(glass)]]),
  })
  const shares = (used: number, ...sizes: Parameters<typeof sharePackaging>[2][number][]) =>
    sharePackaging('glass', milli(used), sizes)
  const known = (quantity: number) => ({ quantityMilli: milli(quantity), needs: new Map() })
  const unknown = (quantity: number) => ({ quantityMilli: milli(quantity), needs: null })

  it('goes to the sizes whose recipe names it, also when some broke or fewer were used', () => {
    expect(shares(6000, needing(6000, 6000), known(8000))).toEqual([6000, 0])
    expect(shares(7000, needing(6000, 6000), known(8000))).toEqual([7000, 0])
    expect(shares(6000, needing(6000, 6000), needing(6000, 12_000))).toEqual([2000, 4000])
  })

  it('goes to sizes without a recipe as far as the others do not need it', () => {
    expect(shares(14_000, needing(6000, 6000), unknown(8000))).toEqual([6000, 8000])
    expect(shares(6000, needing(6000, 6000), unknown(8000))).toEqual([6000, 0])
    expect(shares(8000, known(6000), unknown(8000))).toEqual([0, 8000])
  })

  it('is shared jar by jar when no recipe names it', () => {
    expect(shares(7000, known(6000), known(8000))).toEqual([3000, 4000])
  })
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

it('shares any cost and packaging among any sizes so that the parts sum to what the run cost', () => {
  const amount = fc.integer({ min: 0, max: 1e9 })
  const size = fc.record({
    quantityMilli: fc.integer({ min: 10, max: 1_000_000 }).map(milli),
    grams: fc.integer({ min: 0, max: 500_000 }).map(grams),
    needs: fc.option(
      fc.dictionary(fc.constantFrom('0', '1', '2'), fc.integer({ min: 0, max: 90_000 }).map(milli)),
    ),
  })
  const used = fc.tuple(amount, fc.integer({ min: 0, max: 90_000 }))
  fc.assert(
    fc.property(
      amount,
      fc.array(used, { maxLength: 3 }),
      fc.array(size, { minLength: 1, maxLength: 12 }),
      (pot, packagings, sizes) => {
        const wanted = sizes.map(({ quantityMilli, needs }) => ({
          quantityMilli,
          needs: needs && new Map(Object.entries(needs)),
        }))
        const shared = packagings.map(([, pieces], line) =>
          sharePackaging(String(line), milli(pieces), wanted),
        )
        for (const [line, [, pieces]] of packagings.entries())
          expect(shared[line]?.reduce((sum: number, one) => sum + one, 0)).toBe(pieces)
        const yields = sizes.map((one, at) => ({
          ...one,
          packaging: shared.map((pieces, line) => ({ line, quantityMilli: pieces[at] ?? milli(0) })),
        }))
        const total = packagings.reduce((sum, [price]) => sum + price, pot)
        const costed = costYields(
          paise(total),
          packagings.map(([price]) => cost(price)),
          yields,
        )
        expect(costed.reduce((sum, { costPaise }) => sum + costPaise, 0)).toBe(total)
        for (const { costPaise, packaging } of costed) {
          const own = packaging.reduce((sum, taken) => sum + taken.costPaise, 0)
          expect(costPaise).toBeGreaterThanOrEqual(own)
        }
      },
    ),
  )
})

it('weighs kilograms as they stand, jars by what is in them, and litres not at all', () => {
  expect(weightOf('KG', milli(12_345), grams(0))).toBe(12_345)
  expect(weightOf('PC', milli(20_000), grams(500))).toBe(10_000)
  expect(weightOf('LTR', milli(3000), grams(500))).toBe(0)
})
