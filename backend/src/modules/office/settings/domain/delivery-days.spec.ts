import { toIstDay } from '../../../../kernel/dates/ist.js'
import { arrivesBy, businessDaysBefore } from './delivery-days.js'

const terms = { processingDays: { min: 1, max: 2 }, deliveryDays: { min: 4, max: 7 }, holidays: [] }

it.each([
  ['counts packing and road, without Sundays', '2026-11-23', [], '2026-12-03'],
  ['leaves the holidays of the country out', '2027-01-20', [], '2027-02-01'],
  ['leaves the holidays of the settings out', '2026-11-23', ['2026-11-24', '2026-11-29'], '2026-12-04'],
])('a delivery %s', (_, from, holidays, day) =>
  expect(arrivesBy(toIstDay(from), { ...terms, holidays: holidays.map(toIstDay) })).toBe(day),
)

it.each([
  ['over a Sunday', '2026-11-23', 3, [], '2026-11-19'],
  ['over a holiday of the settings', '2026-11-23', 3, ['2026-11-20'], '2026-11-18'],
  ['over one of the country', '2027-01-27', 1, [], '2027-01-25'],
])('business days are counted back %s', (_, from, count, holidays, day) =>
  expect(businessDaysBefore(toIstDay(from), count, holidays.map(toIstDay))).toBe(day),
)
