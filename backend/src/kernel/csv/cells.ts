import { formatRupees, type Paise, paise } from '../../kernel/amounts/money.js'
import { fromMilli, type Milli, milli } from '../../kernel/amounts/quantity.js'
import { isDayOfOurTime, type IstDay, YEARS_IN_WORDS } from '../../kernel/dates/ist.js'

/** The value of a cell, or a sentence about what is wrong with it. */
export type Read<T> = { value: T } | { fault: string }
/** Reads the trimmed text of a cell that is not empty. */
export type ReadCell<T> = (text: string) => Read<T>

/** A kind of cell: how it is read, and how its value is shown if not as plain text. */
export interface Cell<T> {
  read: ReadCell<T>
  show?: (value: T) => string
}

/**
 * Longest text that is matched with a pattern, since matching a long one could take minutes; longer than
 * any number, day or word of a list.
 */
const LONGEST_BRIEF = 100
const MOST_SHOWN = 40

/** A cell's text, cut to fit into a sentence. */
export const clipped = (cell: string): string =>
  cell.length <= MOST_SHOWN ? cell : `${cell.slice(0, MOST_SHOWN)}…`
export const quoted = (cell: string): string => `"${clipped(cell)}"`

/** A kind of short cell. The error message is the cell's text followed by `fault`. */
const brief =
  <T>(fault: string, read: (text: string) => T | undefined): ReadCell<T> =>
  (cell) => {
    const value = cell.length <= LONGEST_BRIEF ? read(cell) : undefined
    return value === undefined ? { fault: `${quoted(cell)} is ${fault}` } : { value }
  }

/** Digits with or without separators of thousands, Indian (1,24,950) or not (124,950). */
const NUMBER = /^(?:\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/
/** ₹, Rs, Rs. or INR before an amount, /- behind it. */
const RUPEES = /^(?:₹|rs\.?|inr)?\s*(.*?)\s*(?:\/-)?$/i
/** `21/11/2026`, `21-11-2026` and `21.11.2026`: the day comes first, as people in India write it. */
const INDIAN_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
const YES = ['yes', 'y', 'true', '1']
const NO = ['no', 'n', 'false', '0']

/**
 * Parses a number into its smallest parts (100 parts are 1 with two decimals), without floating point.
 * `undefined` when the text is not a number, or has more decimals.
 */
function parts(text: string, decimals: number): number | undefined {
  const found = NUMBER.exec(text.replace(/\s/g, ''))
  if (!found) return undefined
  const [whole, fraction = ''] = found
  if (fraction.replace(/0+$/, '').length > decimals) return undefined
  const digits = whole.replaceAll(',', '').split('.')[0] ?? ''
  const number = Number(`${digits}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
  return Number.isSafeInteger(number) ? number : undefined
}

export const text = (most: number): Cell<string> => ({
  read: (cell) =>
    cell.length <= most ? { value: cell } : { fault: `At most ${most} characters; this has ${cell.length}.` },
})

export const money = (mostRupees: number): Cell<Paise> => ({
  read: brief(`no amount in rupees: write 1250 or 1,250.50, from 0 to ${mostRupees}.`, (cell) => {
    const amount = parts(RUPEES.exec(cell)?.[1] ?? '', 2)
    return amount !== undefined && amount <= mostRupees * 100 ? paise(amount) : undefined
  }),
  show: formatRupees,
})

export const quantity = (most: number): Cell<Milli> => ({
  read: brief(`no quantity: write 25 or 2.5, from 0 to ${most}.`, (cell) => {
    const amount = parts(cell, 3)
    return amount !== undefined && amount <= most * 1000 ? milli(amount) : undefined
  }),
  show: (value) => String(fromMilli(value)),
})

export const whole = (least: number, most: number): Cell<number> => ({
  read: brief(`no whole number from ${least} to ${most}.`, (cell) => {
    const number = parts(cell, 0)
    return number !== undefined && number >= least && number <= most ? number : undefined
  }),
})

export const flag: Cell<boolean> = {
  read: brief('neither yes nor no.', (cell) => {
    const said = cell.toLowerCase()
    if (YES.includes(said)) return true
    return NO.includes(said) ? false : undefined
  }),
  show: (value) => (value ? 'yes' : 'no'),
}

/** Reads one of the choices, in any letter case. */
export const oneOf = <T extends string>(choices: readonly T[]): Cell<T> => ({
  read: brief(`none of ${choices.join(', ')}.`, (cell) =>
    choices.find((choice) => choice.toLowerCase() === cell.toLowerCase()),
  ),
})

export const day: Cell<IstDay> = {
  read: brief(`no day: write 21/11/2026 or 2026-11-21, with ${YEARS_IN_WORDS}.`, (cell) => {
    const indian = INDIAN_DAY.exec(cell)
    const [, date = '', month = '', year = ''] = indian ?? []
    const iso = indian ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : cell
    return isDayOfOurTime(iso) ? iso : undefined
  }),
}

export const matching = (pattern: RegExp, fault: string): Cell<string> => ({
  read: (cell) => (cell.length <= LONGEST_BRIEF && pattern.test(cell) ? { value: cell } : { fault }),
})
