import { jars, NO_QUANTITY } from '../../../../kernel/amounts/quantity.js'
import { toIstDay } from '../../../../kernel/dates/ist.js'
import {
  batchOfNext,
  bestBeforeOf,
  checkDates,
  fefoDay,
  isExpired,
  leastDays,
  shelfLeft,
} from './batch-dates.js'

const day = toIstDay
const today = day('2026-11-21')

it('the best-before day is the day of receipt plus the shelf life', () => {
  expect(bestBeforeOf(day('2026-11-21'), 180)).toBe('2027-05-20')
  expect(bestBeforeOf(day('2026-11-21'), null)).toBeNull()
})

it('a batch without a best-before day is offered last', () =>
  expect(fefoDay(null) > fefoDay(day('2099-12-31'))).toBe(true))

it.each([
  ['2026-11-22', null, 'receivedOn'],
  ['2026-11-21', '2026-11-20', 'bestBefore'],
])('received on %s and best before %s is refused, naming %s', (receivedOn, bestBefore, field) =>
  expect(
    checkDates(
      { receivedOn: day(receivedOn), bestBefore: bestBefore === null ? null : day(bestBefore) },
      today,
    ),
  ).toMatchObject({ field }),
)

it('a best-before day may be the day of receipt, or missing', () => {
  expect(checkDates({ receivedOn: today, bestBefore: today }, today)).toBeNull()
  expect(checkDates({ receivedOn: today, bestBefore: null }, today)).toBeNull()
})

it.each([
  ['a part of a short shelf life', 90, 27],
  ['the days, of a long one', 365, 45],
  ['the days, where nobody knows how long it keeps', null, 45],
  ['whole days', 91, 28],
])('a jar should keep for %s', (_, shelfLifeDays, days) =>
  expect(leastDays(shelfLifeDays, { percent: 30, days: 45 })).toBe(days),
)

const arrival = toIstDay('2026-12-03')
it.each([
  ['2027-01-17', { daysLeft: 45, nearItsDay: false }],
  ['2027-01-16', { daysLeft: 44, nearItsDay: true }],
  ['2026-12-01', { daysLeft: -2, nearItsDay: true }],
])('a batch best before %s', (bestBefore, left) =>
  expect(shelfLeft(toIstDay(bestBefore), arrival, 45)).toEqual(left),
)

it('a batch without a best-before day never counts as near it', () =>
  expect(shelfLeft(null, arrival, 45)).toEqual({ daysLeft: null, nearItsDay: false }))

it('a batch is good through its best-before day, and longer when an admin says why', () => {
  const decision = { reason: 'leaks', by: '9000000001', at: new Date('2026-11-21T05:00:00Z') }
  const dates = (bestBefore: string, expiryOverride: typeof decision | null = null) => ({
    bestBefore: toIstDay(bestBefore),
    expiryOverride,
  })
  expect(isExpired(dates('2026-11-21'), today)).toBe(false)
  expect(isExpired(dates('2026-11-20'), today)).toBe(true)
  expect(isExpired(dates('2026-11-20', decision), today)).toBe(false)
  expect(isExpired({ bestBefore: null, expiryOverride: null }, today)).toBe(false)
})

it('one more jar comes from the first batch that orders before it do not use up', () => {
  const [first, second] = [{ remainingMilli: jars(3) }, { remainingMilli: jars(2) }]
  const next = (committed: number) => batchOfNext([first, second], jars(committed))
  expect([next(0), next(2), next(3), next(4)]).toEqual([first, first, second, second])
  expect([next(5), next(9), batchOfNext([], NO_QUANTITY)]).toEqual([null, null, null])
})
