import { jars } from '../../../../kernel/amounts/quantity.js'
import { daysToSell, expectedMilli, salesRate } from './sales-rate.js'
import { daysAhead, soldDaily, soldEvenly, TODAY } from './workshop.builders.js'

const since = daysAhead(-300)
const rate = (sold = soldEvenly(1), known = since) =>
  salesRate(sold, { today: TODAY, weeks: 4, since: known })

describe('sales a day', () => {
  it('are what sells evenly', () => {
    expect(expectedMilli(rate(soldEvenly(2)), 14)).toBe(28_000)
    expect(daysToSell(rate(soldEvenly(2)), jars(5))).toBe(2.5)
  })

  it('follow the last week more than the first one', () => {
    const rising = [...soldDaily(...Array.from({ length: 7 }, () => 4)), ...soldEvenly(0).slice(7)]
    const falling = soldDaily(...Array.from({ length: 28 }, (_, day) => (day >= 21 ? 4 : 0)))
    // 28 jars in a week: of the last one they count 4 of 10, of the first one 1 of 10.
    expect(expectedMilli(rate(rising), 10)).toBe(16_000)
    expect(expectedMilli(rate(falling), 10)).toBe(4000)
  })

  it('do not count today, nor what is older than the weeks that are looked at', () => {
    const beside = [...soldEvenly(1), { day: TODAY, quantityMilli: jars(50) }]
    const old = [...beside, { day: daysAhead(-29), quantityMilli: jars(50) }]
    expect(expectedMilli(rate(old), 7)).toBe(7000)
  })

  it('is unknown with sales on fewer than three days, however many were sold', () => {
    const { soldMilli, weighed } = rate(soldDaily(20, 20))
    expect([soldMilli, weighed]).toEqual([40_000, null])
    expect(expectedMilli(rate([]), 30)).toBe(0)
    expect(daysToSell(rate([]), jars(5))).toBeNull()
  })

  it('count a new product from its first day', () => {
    const fresh = soldDaily(1, 1, 1, 1, 1)
    expect(expectedMilli(rate(fresh, daysAhead(-5)), 10)).toBe(10_000)
    expect(expectedMilli(rate(fresh), 10)).toBeLessThan(4000)
  })

  it('count sales that were there before the product was, as an import brings them', () =>
    expect(expectedMilli(rate(soldDaily(1, 1, 1, 1, 1), TODAY), 10)).toBe(10_000))
})
