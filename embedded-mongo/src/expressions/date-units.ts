import { type Maybe } from '../bson/value.js'
import { located } from '../errors/mongo-error.js'
import { fromLocal, toLocal, type Zone } from './timezone.js'

export type Unit =
  | 'year'
  | 'quarter'
  | 'month'
  | 'week'
  | 'day'
  | 'hour'
  | 'minute'
  | 'second'
  | 'millisecond'

const MILLIS: Partial<Record<Unit, number>> = {
  week: 604_800_000,
  day: 86_400_000,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
}
const MONTHS: Partial<Record<Unit, number>> = { year: 12, quarter: 3, month: 1 }
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const SHORT_DAYS = DAYS.map((day) => day.slice(0, 3))

/** Length of a unit in milliseconds; null for months and longer, whose length varies. */
export const millisOf = (unit: Unit): number | null => MILLIS[unit] ?? null

export function unitOf(value: Maybe, name: string): Unit {
  if (typeof value !== 'string') throw located(5439013, `${name} requires 'unit' to be a string`)
  if (!(value in MILLIS) && !(value in MONTHS)) {
    throw located(9, `${name} parameter 'unit' value cannot be recognized as a time unit: ${value}`)
  }
  return value as Unit
}

/** Number of a named day of the week, from 0 (Sunday) to 6. */
export function dayOf(value: Maybe, name: string): number {
  const text = typeof value === 'string' ? value.toLowerCase() : ''
  const day = DAYS.indexOf(text) >= 0 ? DAYS.indexOf(text) : SHORT_DAYS.indexOf(text)
  if (day < 0) {
    throw located(
      9,
      `${name} parameter 'startOfWeek' value cannot be recognized as a day of a week: ${String(value)}`,
    )
  }
  return day
}

function addMonths(local: Date, months: number): number {
  const date = new Date(local)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(2000, 0, 1))
  last.setUTCFullYear(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)
  date.setUTCDate(Math.min(day, last.getUTCDate()))
  return date.getTime()
}

/** Calendar units keep the local clock time; hours and smaller are plain durations. */
export function addUnits(date: Date, unit: Unit, amount: number, zone: Zone): Date {
  const months = MONTHS[unit]
  if (months !== undefined) return new Date(fromLocal(addMonths(toLocal(date, zone), months * amount), zone))
  const millis = amount * (MILLIS[unit] as number)
  if (unit === 'day' || unit === 'week')
    return new Date(fromLocal(toLocal(date, zone).getTime() + millis, zone))
  return new Date(date.getTime() + millis)
}

const monthIndex = (local: Date): number => local.getUTCFullYear() * 12 + local.getUTCMonth()
const dayIndex = (local: Date): number => Math.floor(local.getTime() / 86_400_000)
/** Days since the last start of a week, for a day counted from 1970-01-01, a Thursday. */
const intoWeek = (day: number, startOfWeek: number): number => (((day + 4 - startOfWeek) % 7) + 7) % 7

function weekIndex(local: Date, startOfWeek: number): number {
  const day = dayIndex(local)
  return (day - intoWeek(day, startOfWeek)) / 7
}

/** How many boundaries of a unit lie between two dates. */
export function diffUnits(from: Date, to: Date, unit: Unit, zone: Zone, startOfWeek: number): number {
  const [a, b] = [toLocal(from, zone), toLocal(to, zone)]
  switch (unit) {
    case 'year':
      return b.getUTCFullYear() - a.getUTCFullYear()
    case 'quarter':
      return Math.floor(monthIndex(b) / 3) - Math.floor(monthIndex(a) / 3)
    case 'month':
      return monthIndex(b) - monthIndex(a)
    case 'week':
      return weekIndex(b, startOfWeek) - weekIndex(a, startOfWeek)
    case 'day':
      return dayIndex(b) - dayIndex(a)
    case 'hour': {
      // Hours count the boundaries of the local clock, whose offset may be half an hour.
      const shift = (date: Date): number => date.getTime() + zone.offsetMinutes(from.getTime()) * 60_000
      return Math.floor(shift(to) / 3_600_000) - Math.floor(shift(from) / 3_600_000)
    }
    default: {
      const size = MILLIS[unit] as number
      return Math.floor(to.getTime() / size) - Math.floor(from.getTime() / size)
    }
  }
}

/** Bins are counted from 2000-01-01 of the local clock; weeks from the first start of a week on or after it. */
const REFERENCE = Date.UTC(2000, 0, 1)

function truncMonths(local: Date, bin: number): number {
  const start = Math.floor((monthIndex(local) - 24_000) / bin) * bin + 24_000
  const date = new Date(0)
  date.setUTCFullYear(Math.floor(start / 12), ((start % 12) + 12) % 12, 1)
  return date.getTime()
}

function truncDays(local: Date, days: number, unit: Unit, startOfWeek: number): number {
  const reference = REFERENCE / 86_400_000
  const start = unit === 'week' ? reference + ((7 - intoWeek(reference, startOfWeek)) % 7) : reference
  return (start + Math.floor((dayIndex(local) - start) / days) * days) * 86_400_000
}

export function truncUnits(date: Date, unit: Unit, bin: number, zone: Zone, startOfWeek: number): Date {
  const local = toLocal(date, zone)
  const months = MONTHS[unit]
  if (months !== undefined) return new Date(fromLocal(truncMonths(local, months * bin), zone))
  if (unit === 'day' || unit === 'week') {
    return new Date(fromLocal(truncDays(local, unit === 'week' ? 7 * bin : bin, unit, startOfWeek), zone))
  }
  const size = (MILLIS[unit] as number) * bin
  const reference = fromLocal(REFERENCE, zone)
  return new Date(reference + Math.floor((date.getTime() - reference) / size) * size)
}
