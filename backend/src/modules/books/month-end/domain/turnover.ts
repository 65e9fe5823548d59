import { addPaise, NO_MONEY, type Paise, subtractPaise } from '../../../../kernel/amounts/money.js'
import { addIstDays, type IstDay, toIstDay } from '../../../../kernel/dates/ist.js'
import { type DayTotals } from '../../../insight/reports/domain/sales-days.js'
import { type TaxLimits } from '../../../office/settings/domain/tax-limits.js'

/** India's financial year begins in April. @returns its first day */
export function yearBegin(day: IstDay): IstDay {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)
  return toIstDay(`${year}-04-01`)
}

/** The first day of the twelve months that end with a month. @param last the month's last day */
export function twelveMonthsBefore(last: IstDay): IstDay {
  const next = addIstDays(last, 1)
  return toIstDay(`${Number(next.slice(0, 4)) - 1}${next.slice(4)}`)
}

/** What was sold, with delivery and without tax: the turnover by which the law measures a shop. */
export const turnoverOf = (days: readonly DayTotals[]): Paise =>
  days.reduce(
    (sum, { productPaise, deliveryPaise, taxPaise }) =>
      addPaise(sum, subtractPaise(addPaise(productPaise, deliveryPaise), taxPaise)),
    NO_MONEY,
  )

/** A shop's turnover beside the one from which it has to register. */
export interface Turnover {
  /** From April to the end of the month. */
  yearPaise: Paise
  /** Of the twelve months that end with the month. */
  twelveMonthsPaise: Paise
  limitPaise: Paise
  /** How much of the limit the larger of the two is; 0 before the limit holds. */
  percent: number
  isNear: boolean
}

export function turnoverBeside(
  { yearPaise, twelveMonthsPaise }: Pick<Turnover, 'yearPaise' | 'twelveMonthsPaise'>,
  { registrationPaise, registrationFrom, warnPercent }: TaxLimits,
  day: IstDay,
): Turnover {
  const limitPaise = day < registrationFrom ? NO_MONEY : registrationPaise
  const largest = Math.max(yearPaise, twelveMonthsPaise)
  const percent = limitPaise > 0 ? Math.floor((largest * 100) / limitPaise) : 0
  return {
    yearPaise,
    twelveMonthsPaise,
    limitPaise,
    percent,
    isNear: limitPaise > 0 && percent >= warnPercent,
  }
}
