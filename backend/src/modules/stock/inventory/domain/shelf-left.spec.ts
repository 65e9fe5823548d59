import { toIstDay } from '../../../../kernel/dates/ist.js'
import { leastDays, shelfLeft } from './shelf-left.js'

it.each([
  ['a part of a short shelf life', 90, 27],
  ['the days, of a long one', 365, 45],
  ['the days, where nobody knows how long it keeps', null, 45],
  ['whole days', 91, 28],
])('asks for %s', (_, shelfLifeDays, days) =>
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

it('a batch without a day is never near it', () =>
  expect(shelfLeft(null, arrival, 45)).toEqual({ daysLeft: null, nearItsDay: false }))
