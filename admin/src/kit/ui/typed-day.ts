import { DAY_MS, daysBefore, isDay } from './ist.js'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NEAR: Readonly<Record<string, number>> = { yesterday: 1, today: 0, tomorrow: -1 }

/** Day, month and year apart from each other, the year last or not there. */
const APART = /^(\d{1,2})[\s./,-]+(\d{1,2})(?:[\s./,-]+(\d{2}|\d{4}))?$/
const TOGETHER = /^(\d{2})(\d{2})(\d{2}|\d{4})$/
const NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[\s./,-]*([a-z]{3,9})\.?(?:[\s./,-]*(\d{2}|\d{4}))?$/

/** The number of a month by its name or the beginning of it; 0 for none. */
function monthNamed(name: string): number {
  const at = MONTHS.indexOf(name.slice(0, 3))
  const whole = at < 0 ? '' : new Date(Date.UTC(2000, at)).toLocaleString('en', { month: 'long' })
  return whole.toLowerCase().startsWith(name) || name === 'sept' ? at + 1 : 0
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

function written(year: number, month: number, day: number): string | null {
  const iso = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  // A year far away is a slip of the hand (docs/domain/basics.md#days).
  return year >= 2000 && year <= 2100 && isDay(iso) ? iso : null
}

const distance = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS

/** Without a year, it is the day that is nearest to today. */
function nearest(month: number, day: number, today: string): string | null {
  const thisYear = Number(today.slice(0, 4))
  const days = [thisYear - 1, thisYear, thisYear + 1].flatMap((year) => written(year, month, day) ?? [])
  return days.sort((one, other) => distance(one, today) - distance(other, today))[0] ?? null
}

/**
 * The day that somebody typed, as `YYYY-MM-DD`: '' when nothing is typed, null when it cannot be read. The day comes
 * before the month, as in India (docs/domain/basics.md#days-that-people-type).
 * @param today in India, `YYYY-MM-DD`
 */
export function dayIn(typed: string, today: string): string | null {
  const text = typed.replaceAll('\u00a0', ' ').trim().toLowerCase()
  if (text === '') return ''
  if (isDay(text)) return written(...(text.split('-').map(Number) as [number, number, number]))
  const near = NEAR[text]
  if (near !== undefined) return daysBefore(today, near)
  const named = NAMED.exec(text)
  const [, day, month, year] = named ?? TOGETHER.exec(text) ?? APART.exec(text) ?? []
  if (day === undefined || month === undefined) return null
  const monthNumber = named ? monthNamed(month) : Number(month)
  if (year === undefined) return nearest(monthNumber, Number(day), today)
  return written(year.length === 2 ? 2000 + Number(year) : Number(year), monthNumber, Number(day))
}
