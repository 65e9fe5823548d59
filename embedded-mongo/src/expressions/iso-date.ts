import { MongoError } from '../errors/mongo-error.js'
import { fromLocal, type Zone, zoneOf } from './timezone.js'

/** A year alone, or six digits, would be read as a time of day. */
const ISO =
  /^(?<year>\d{4})(?:-(?<month>\d{2})(?:-(?<day>\d{2}))?|(?<month2>\d{2})(?<day2>\d{2}))(?:[T ](?<hour>\d{2}):?(?<minute>\d{2})(?::?(?<second>\d{2})(?:\.(?<fraction>\d{1,9}))?)?)? ?(?<suffix>Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i

const failure = (text: string, why: string): MongoError =>
  new MongoError(241, `Error parsing date string '${text}'; ${why}`)

/** Milliseconds of the fields on a clock without a zone; null when they are no date. */
export function localMillis(fields: readonly number[]): number | null {
  const [year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0, milli = 0] = fields
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  if (hour > 23 || minute > 59 || second > 59) return null
  return date.getTime() + ((hour * 60 + minute) * 60 + second) * 1000 + milli
}

/**
 * Parses an ISO 8601 date. `zone` is used when the text names none, and may not be given together with one. A server
 * reads more forms ("5 Jan 2024"): here such a text ends with 238, which no `onError` treats as an unreadable date. A
 * text without any digit is not a date.
 */
export function parseIsoDate(text: string, zone: Zone | null): Date {
  const parts = ISO.exec(text)?.groups as Record<string, string | undefined> | undefined
  if (!parts) {
    if (!/\d/.test(text) || /^\d{4}$/.test(text))
      throw failure(text, '0: an incomplete date/time string has been found, with elements missing')
    throw new MongoError(238, `Only date strings of ISO 8601 are supported, found '${text}'`)
  }
  const { year, month = parts.month2 ?? 1, day = parts.day2 ?? 1, suffix } = parts
  const { hour = 0, minute = 0, second = 0, fraction = '0' } = parts
  const milli = fraction.padEnd(3, '0').slice(0, 3)
  const millis = localMillis([year, month, day, hour, minute, second, milli].map(Number))
  if (millis === null) throw failure(text, '0: The parsed date was invalid')
  if (suffix && zone) {
    throw failure(
      text,
      `0: you cannot pass in a date/time string with time zone information ('${suffix}') together with a timezone argument`,
    )
  }
  const effective = suffix ? zoneOf(/^[+-]/.test(suffix) ? suffix : 'UTC') : zone
  return new Date(effective ? fromLocal(millis, effective) : millis)
}
