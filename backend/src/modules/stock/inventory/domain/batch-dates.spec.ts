import { toIstDay } from '../../../../kernel/dates/ist.js'
import { bestBeforeOf, checkDates, fefoDay, leastDays, shelfLeft } from './batch-dates.js'

const day = toIstDay
const today = day('2026-11-21')

it('counts the shelf life from the day of the receipt', () => {
  expect(bestBeforeOf(day('2026-11-21'), 180)).toBe('2027-05-20')
  expect(bestBeforeOf(day('2026-11-21'), null)).toBeNull()
})

it('offers a batch without a day last', () => expect(fefoDay(null) > fefoDay(day('2099-12-31'))).toBe(true))

it.each([
  ['2026-11-22', null, 'receivedOn'],
  ['2026-11-21', '2026-11-20', 'bestBefore'],
])('refuses received on %s and best before %s, naming %s', (receivedOn, bestBefore, field) =>
  expect(
    checkDates(
      { receivedOn: day(receivedOn), bestBefore: bestBefore === null ? null : day(bestBefore) },
      today,
    ),
  ).toMatchObject({ field }),
)

it('takes a best before of the same day, and none', () => {
  expect(checkDates({ receivedOn: today, bestBefore: today }, today)).toBeNull()
  expect(checkDates({ receivedOn: today, bestBefore: null }, today)).toBeNull()
})

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
