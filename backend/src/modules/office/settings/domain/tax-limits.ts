import { type Paise, paise } from '../../../../kernel/amounts/money.js'
import { type IstDay, toIstDay } from '../../../../kernel/dates/ist.js'

/**
 * Limits of the tax law, with the day from which each holds. The owner changes them when the law changes, without a
 * release (docs/domain/books.md#limits-of-the-law).
 */
export interface TaxLimits {
  /** An invoice to a consumer of another state that is worth more is declared by itself. */
  largeInvoicePaise: Paise
  largeInvoiceFrom: IstDay
  /** HSN codes have six digits after a financial year with a larger turnover, and four otherwise. */
  sixDigitsPaise: Paise
  sixDigitsFrom: IstDay
  /** A shop registers when the turnover of a financial year is larger. */
  registrationPaise: Paise
  registrationFrom: IstDay
  /** Percent of that turnover from which the owner is warned. */
  warnPercent: number
  /** What the returns offline tool writes as the version of its files. */
  toolVersion: string
}

export const DEFAULT_TAX_LIMITS: TaxLimits = {
  // Notification 12/2024 – Central Tax, rule 59(4) of the CGST Rules.
  largeInvoicePaise: paise(1_00_000_00),
  largeInvoiceFrom: toIstDay('2024-08-01'),
  // Notification 78/2020 – Central Tax.
  sixDigitsPaise: paise(5_00_00_000_00),
  sixDigitsFrom: toIstDay('2021-04-01'),
  // Section 22(1) of the CGST Act. Notification 10/2019 – Central Tax raises it to 40 lakh for goods, except in Arunachal
  // Pradesh, Manipur, Meghalaya, Mizoram, Nagaland, Puducherry, Sikkim, Telangana, Tripura and Uttarakhand.
  registrationPaise: paise(20_00_000_00),
  registrationFrom: toIstDay('2019-04-01'),
  warnPercent: 80,
  toolVersion: 'GST3.2.4',
}

/** Rule 59(4) of the CGST Rules as it stood until July 2024. */
const LARGE_INVOICE_BEFORE = paise(2_50_000_00)

/** The worth from which an invoice of a day to a consumer of another state is declared by itself. */
export const largeInvoiceOn = (day: IstDay, limits: TaxLimits): Paise =>
  day < limits.largeInvoiceFrom ? LARGE_INVOICE_BEFORE : limits.largeInvoicePaise

/** The fewest digits of an HSN code in a month, after a financial year with such a turnover. */
export const hsnDigitsOn = (day: IstDay, yearBeforePaise: Paise, limits: TaxLimits): number =>
  day >= limits.sixDigitsFrom && yearBeforePaise > limits.sixDigitsPaise ? 6 : 4
