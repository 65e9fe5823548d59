import { istDate } from './format.js'

const DAY_MS = 24 * 60 * 60 * 1000
const SUNDAY = 0
/** The three holidays of the whole country; the shop's settings may name more. */
const NATIONAL_HOLIDAYS = ['01-26', '08-15', '10-02']

const dayNumber = (instant: Date) => Math.floor(istDate(instant).getTime() / DAY_MS)
/** Days from one instant to another, by the calendar of India: 1 is tomorrow. */
export const daysBetween = (from: Date, to: Date) => dayNumber(to) - dayNumber(from)
const isoDay = (instant: number) => istDate(instant).toISOString().slice(0, 10)

function isBusinessDay(instant: number, holidays: readonly string[]) {
  const date = isoDay(instant)
  if (istDate(instant).getUTCDay() === SUNDAY) return false
  return !NATIONAL_HOLIDAYS.includes(date.slice(5)) && !holidays.includes(date)
}

function addBusinessDays(from: number, days: number, holidays: readonly string[]) {
  let instant = from
  for (let left = days; left > 0;) {
    instant += DAY_MS
    if (isBusinessDay(instant, holidays)) left -= 1
  }
  return new Date(instant)
}

interface DeliveryTerms {
  deliveryEstimateDays: { min: number; max: number }
  processingDays?: { min: number; max: number }
  /** `YYYY-MM-DD` in India. */
  holidays?: readonly string[]
}

/**
 * First and last day of arrival: packing and road together, counted in business days of IST without Sundays
 * and holidays. Null when the shop promises nothing.
 */
export function deliveryRange(from: Date, shop: DeliveryTerms | null): { first: Date; last: Date } | null {
  const road = shop?.deliveryEstimateDays
  if (!road || !(road.min > 0) || !(road.max >= road.min)) return null
  const packing = shop.processingDays ?? { min: 0, max: 0 }
  const holidays = shop.holidays ?? []
  return {
    first: addBusinessDays(from.getTime(), packing.min + road.min, holidays),
    last: addBusinessDays(from.getTime(), packing.max + road.max, holidays),
  }
}
