import { toIstDay } from '../../../../kernel/dates/ist.js'
import { bestBeforeOf, checkDates, fefoDay } from './batch-dates.js'

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
