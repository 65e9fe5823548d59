import { paise } from '../../../../kernel/amounts/money.js'
import { toIstDay } from '../../../../kernel/dates/ist.js'
import { DEFAULT_TAX_LIMITS, hsnDigitsOn } from '../../../office/settings/domain/tax-limits.js'
import { turnoverBeside, twelveMonthsBefore, yearBegin } from './turnover.js'

it.each([
  ['2026-03-31', '2025-04-01'],
  ['2026-04-01', '2026-04-01'],
  ['2026-12-31', '2026-04-01'],
])('the financial year of %s begins on %s', (day, begin) => expect(yearBegin(toIstDay(day))).toBe(begin))

it.each([
  ['2026-11-30', '2025-12-01'],
  ['2026-12-31', '2026-01-01'],
  ['2024-02-29', '2023-03-01'],
])('the twelve months that end with %s begin on %s', (last, first) =>
  expect(twelveMonthsBefore(toIstDay(last))).toBe(first),
)

it('the owner is warned from 80 percent of the turnover above which a shop registers', () => {
  const at = (year: number, months: number, day = '2026-11-30') =>
    turnoverBeside(
      { yearPaise: paise(year * 100), twelveMonthsPaise: paise(months * 100) },
      DEFAULT_TAX_LIMITS,
      toIstDay(day),
    )
  expect(at(1_599_999, 0)).toMatchObject({ percent: 79, isNear: false, limitPaise: 200_000_000 })
  expect(at(900_000, 1_600_000)).toMatchObject({ percent: 80, isNear: true })
  expect(at(2_100_000, 0)).toMatchObject({ percent: 105, isNear: true })
  expect(at(2_100_000, 0, '2018-01-31')).toMatchObject({ percent: 0, isNear: false })
})

it('HSN codes have six digits after a year above five crore, since April 2021', () => {
  const digits = (day: string, rupees: number) =>
    hsnDigitsOn(toIstDay(day), paise(rupees * 100), DEFAULT_TAX_LIMITS)
  expect([digits('2026-11-01', 50_000_000), digits('2026-11-01', 50_000_001)]).toEqual([4, 6])
  expect(digits('2021-03-01', 60_000_000)).toBe(4)
})
