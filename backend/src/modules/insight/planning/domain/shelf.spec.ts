import { jars, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { salesRate } from './sales-rate.js'
import { countedMilli } from './shelf.js'
import { daysAhead, onShelf, soldEvenly, TODAY } from './workshop.builders.js'

const rate = (aDay: number) => salesRate(soldEvenly(aDay), { today: TODAY, weeks: 4, since: daysAhead(-300) })
const counted = (shelf: ReturnType<typeof onShelf>[], aDay = 1, ordered = NO_QUANTITY) =>
  countedMilli(shelf, { today: TODAY, days: 14, orderedMilli: ordered, rate: rate(aDay) })

describe('jars on the shelf', () => {
  it('all count when they keep as long as the plan looks ahead', () =>
    expect(counted([onShelf('jar', 30, 14), onShelf('jar', 5)])).toBe(35_000))

  it('that are near their best before count for what sells up to it, that day included', () =>
    expect(counted([onShelf('jar', 30, 4)])).toBe(5000))

  it('count for what is ordered, however near they are', () =>
    expect(counted([onShelf('jar', 30, 0)], 1, jars(8))).toBe(9000))

  it('go one after the other: what the first batch sells the second cannot sell too', () =>
    expect(counted([onShelf('jar', 9, 5), onShelf('jar', 9, 2)])).toBe(6000))

  it('that are near count for nothing when nobody knows what sells', () =>
    expect(counted([onShelf('jar', 9, 5), onShelf('jar', 2, 90)], 0)).toBe(2000))
})
