import { jars, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { type PlannedProduct } from './plan-data.js'
import { runningOut } from './running-out.js'
import { type DaySold } from './sales-rate.js'
import {
  aProduct,
  aRaw,
  aRun,
  aWorkshop,
  daysAhead,
  onShelf,
  OUTLOOK,
  soldEvenly,
} from './workshop.builders.js'

/** A jar of which so many are on the shelf. */
interface Known {
  left: number
  keeps?: number
  sold?: DaySold[]
  coming?: number
  changed?: Partial<PlannedProduct>
}

function outOf({ left, keeps, sold = soldEvenly(1), coming = 0, changed = {} }: Known) {
  const workshop = aWorkshop({
    products: [aProduct('jar', changed), aRaw('salt')],
    shelf: [onShelf('jar', left, keeps ?? null), onShelf('salt', 1)],
    runs: coming > 0 ? [aRun('jar', coming)] : [],
    sold: { jar: sold, salt: soldEvenly(1) },
  })
  return runningOut(workshop, OUTLOOK).map(({ days, on, freeMilli, comingMilli }) => ({
    days,
    on,
    freeMilli,
    comingMilli,
  }))
}
const none = { comingMilli: NO_QUANTITY }

it('a jar runs out on the day on which the last free one sells', () => {
  expect(outOf({ left: 4 })).toEqual([{ days: 4, on: daysAhead(4), freeMilli: jars(4), ...none }])
  expect(outOf({ left: 4, changed: { orderedMilli: jars(3) } })).toEqual([
    { days: 1, on: daysAhead(1), freeMilli: jars(1), ...none },
  ])
  expect(outOf({ left: 5, sold: soldEvenly(2) })).toMatchObject([{ days: 2 }])
})

it('a jar of which more is ordered than there is has run out', () =>
  expect(outOf({ left: 1, changed: { orderedMilli: jars(3) } })).toMatchObject([
    { days: 0, freeMilli: jars(-2) },
  ]))

it('jars that will not sell before their day do not last longer', () =>
  expect(outOf({ left: 30, keeps: 3 })).toMatchObject([{ days: 4, freeMilli: jars(4) }]))

it('jars of a run under way are told beside, since nobody knows when they come', () =>
  expect(outOf({ left: 2, coming: 10 })).toMatchObject([{ days: 2, comingMilli: jars(10) }]))

it.each([
  ['lasts longer than one looks ahead', { left: 14 }],
  ['has not sold often enough to tell', { left: 1, sold: soldEvenly(1, 2) }],
  ['is not sold any more', { left: 1, changed: { active: false } }],
  ['is sold without limit', { left: 1, changed: { unlimited: true } }],
])('a jar that %s does not run out', (_, known: Known) => expect(outOf(known)).toEqual([]))

it('the soonest stands first', () => {
  const ids = ['a', 'b', 'c']
  const workshop = aWorkshop({
    products: ids.map((id) => aProduct(id)),
    shelf: [onShelf('a', 9), onShelf('b', 1), onShelf('c', 5)],
    sold: Object.fromEntries(ids.map((id) => [id, soldEvenly(1)])),
  })
  expect(runningOut(workshop, OUTLOOK).map(({ product }) => product.id)).toEqual(['b', 'c', 'a'])
})
