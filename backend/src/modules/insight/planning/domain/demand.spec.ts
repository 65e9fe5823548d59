import { jars, milli, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { byUrgency, countedMilli, demandFor, lastsUntil } from './demand.js'
import { type PlannedProduct } from './plan-data.js'
import { type DaySold, salesRate } from './sales-rate.js'
import { aProduct, aRun, daysAhead, onShelf, OUTLOOK, soldEvenly, TODAY } from './workshop.builders.js'

interface Known {
  shelf?: [quantity: number, days: number | null][]
  coming?: number
  sold?: DaySold[]
  days?: number
}

function demand(
  changed: Partial<PlannedProduct>,
  { shelf = [], coming = 0, sold = [], days = 14 }: Known = {},
) {
  const product = aProduct('jar', changed)
  const rate = salesRate(sold, { today: TODAY, weeks: 4, since: product.since })
  const batches = shelf.map(([quantity, keeps]) => onShelf('jar', quantity, keeps))
  const runs = coming > 0 ? [aRun('jar', coming)] : []
  return demandFor({ product, batches, runs, rate }, { ...OUTLOOK, days })
}

describe('what is needed', () => {
  it('is what is ordered, the low-stock level and the sales of the days, less what is there and coming', () => {
    const { needMilli, lackingMilli, now } = demand(
      { orderedMilli: jars(3), lowMilli: jars(5) },
      { shelf: [[4, null]], coming: 2, sold: soldEvenly(1) },
    )
    expect([needMilli, lackingMilli, now]).toEqual([jars(3 + 5 + 14 - 4 - 2), 0, true])
  })

  it('is what is ordered and lacks, first of all', () =>
    expect(demand({ orderedMilli: jars(3) }, { shelf: [[1, null]] })).toMatchObject({
      needMilli: jars(2),
      lackingMilli: jars(2),
      now: true,
    }))

  it('is the low-stock level when too few were sold to tell more', () => {
    expect(demand({ lowMilli: jars(5) }, { shelf: [[2, null]] }).needMilli).toBe(jars(3))
    expect(demand({ lowMilli: jars(5) }, { shelf: [[5, null]] }).needMilli).toBe(0)
  })

  it('looks no further ahead than the product keeps', () => {
    const { needMilli, days, mostMilli } = demand(
      { shelfLifeDays: 10, lowMilli: jars(8) },
      { shelf: [[4, null]], sold: soldEvenly(1) },
    )
    // What is there sells first: of the new jars six sell in their ten days.
    expect([needMilli, days, mostMilli]).toEqual([jars(14), 10, jars(6)])
  })

  it('bounds nothing by a shelf life when nobody knows what sells', () =>
    expect(demand({ shelfLifeDays: 10, lowMilli: jars(8) }).mostMilli).toBeNull())

  it.each([
    ['sold without limit', { unlimited: true }],
    ['no longer sold', { active: false }],
  ])('of a product %s is what is ordered and no more', (_, kind) => {
    const known = { sold: soldEvenly(3), shelf: [[1, null]] as [number, null][] }
    const wanted = demand({ ...kind, orderedMilli: jars(4), lowMilli: jars(9) }, known)
    expect([wanted.needMilli, wanted.mostMilli, wanted.now]).toEqual([jars(3), jars(3), true])
    expect(demand({ ...kind, lowMilli: jars(9) }, known).needMilli).toBe(0)
  })

  it('can wait while more than two days of sales lie above the low-stock level', () => {
    const at = (left: number) => demand({ lowMilli: jars(5) }, { shelf: [[left, null]], sold: soldEvenly(1) })
    expect([at(7).now, at(8).now]).toEqual([true, false])
    expect(at(8).lowOn).toBe(daysAhead(3))
    expect(at(19).needMilli).toBe(0)
  })

  it('tells until when what is there lasts', () => {
    expect(lastsUntil(demand({}, { shelf: [[5, null]], sold: soldEvenly(2) }), TODAY)).toBe(daysAhead(2))
    expect(lastsUntil(demand({}, { sold: soldEvenly(2) }), TODAY)).toBeNull()
    expect(lastsUntil(demand({ lowMilli: milli(9000) }, { shelf: [[5, null]] }), TODAY)).toBeNull()
  })
})

it('what is ordered comes before what is low, and the sooner low before the later', () => {
  const ordered = demand({ Id: 'D', orderedMilli: jars(1) })
  const more = demand({ Id: 'E', orderedMilli: jars(2) })
  const soon = demand({ Id: 'A' }, { shelf: [[2, null]], sold: soldEvenly(1) })
  const later = demand({ Id: 'B' }, { shelf: [[6, null]], sold: soldEvenly(1) })
  const order = [later, soon, ordered, more].sort(byUrgency).map(({ product }) => product.Id)
  expect(order).toEqual(['E', 'D', 'A', 'B'])
})

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
