import { type Brand } from '../brand.js'

/**
 * Days as people in Hyderabad count them. Instants are UTC in the database; "today", filters, batch dates
 * and displayed dates are in Asia/Kolkata whatever the server's time zone (docs/domain/basics.md#days).
 * India has no daylight saving, so a fixed offset is exact.
 */
const OFFSET_MS = 330 * 60_000
export const DAY_MS = 86_400_000

/** A calendar day in India, `YYYY-MM-DD`. */
export type IstDay = Brand<string, 'IstDay'>

/** @throws RangeError when the text is not a day that exists. */
export function toIstDay(text: string): IstDay {
  if (!isIstDay(text)) throw new RangeError(`A day is written YYYY-MM-DD and exists, unlike ${text}.`)
  return text
}

export function istDay(instant: Date): IstDay {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 10) as IstDay
}

/** `HH:MM:SS` of the day in India. */
export function istTime(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(11, 19)
}

/** The instant at which a day begins in India. */
export function istDayStart(day: IstDay): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS)
}

/** The first instant after a day in India (exclusive end of a range). */
export function istDayEnd(day: IstDay): Date {
  return new Date(istDayStart(day).getTime() + DAY_MS)
}

export function addIstDays(day: IstDay, days: number): IstDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10) as IstDay
}

/** Number of days from the first day to the second; negative when the second is earlier. */
export function daysUntil(from: IstDay, to: IstDay): number {
  return (istDayStart(to).getTime() - istDayStart(from).getTime()) / DAY_MS
}

/** The first and the last day of the month that contains a day. */
export function istMonth(day: IstDay): { first: IstDay; last: IstDay } {
  const first = `${day.slice(0, 7)}-01` as IstDay
  // Adding 31 days to the first of a month always gives a day in the next month.
  const next = addIstDays(first, 31).slice(0, 7)
  return { first, last: addIstDays(`${next}-01` as IstDay, -1) }
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `21 Nov`. */
export function dayOfYearInWords(day: IstDay): string {
  const [, month, date] = day.split('-').map(Number) as [number, number, number]
  return `${date} ${MONTHS[month - 1]}`
}

/** `21 Nov 2026`. */
export const dayInWords = (day: IstDay): string => `${dayOfYearInWords(day)} ${Number(day.slice(0, 4))}`

/** `Nov 2026`, the month of a day. */
export function monthInWords(day: IstDay): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return `${MONTHS[month - 1]} ${year}`
}

/** `21 Nov 2026, 6:30 pm`, in India. */
export function momentInWords(instant: Date): string {
  const [hour, minute] = istTime(instant).split(':').map(Number) as [number, number]
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${dayInWords(istDay(instant))}, ${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

/** Whether the text is `YYYY-MM-DD` and a day that exists. */
export function isIstDay(text: string): text is IstDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const FIRST_YEAR = '2000'
const LAST_YEAR = '2100'

/** Whether the day lies in a plausible year: 0026 is a typing error for a year of two digits. */
export const isDayOfOurTime = (text: string): text is IstDay =>
  isIstDay(text) && text >= FIRST_YEAR && text < `${LAST_YEAR}-99`

/** Ends the sentence that refuses an implausible year. */
export const YEARS_IN_WORDS = `a year from ${FIRST_YEAR} to ${LAST_YEAR}`

/** `261121`, the day in running numbers of batches and runs. */
export function istDayCode(instant: Date): string {
  return istDay(instant).slice(2).replaceAll('-', '')
}

/** Whether fewer than `days` full days have passed since `from` (issues: 15 days from the order date). */
export function isWithinDays(from: Date, days: number, now: Date): boolean {
  return now.getTime() - from.getTime() < days * DAY_MS
}
