import { MongoError } from '../errors/mongo-error.js'
import { fromLocal, type Zone, zoneOf } from './timezone.js'

const ISO =
  /^(\d{4})(?:-?(\d{2})(?:-?(\d{2}))?)?(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)?)? ?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?$/i

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

/** Parses an ISO 8601 date; `zone` applies when the text names none, and may not be given together with one. */
export function parseIsoDate(text: string, zone: Zone | null): Date {
  const found = ISO.exec(text)
  if (!found) throw failure(text, '0: Unexpected character')
  const fields = found.slice(1, 7).map((part, i) => Number(part ?? (i < 3 ? 1 : 0)))
  const millis = localMillis([...fields, Number((found[7] ?? '0').padEnd(3, '0').slice(0, 3))])
  if (millis === null) throw failure(text, '0: The parsed date was invalid')
  const suffix = found[8]
  if (suffix && zone) {
    throw failure(
      text,
      `0: you cannot pass in a date/time string with time zone information ('${suffix}') together with a timezone argument`,
    )
  }
  const effective = suffix ? zoneOf(/^[+-]/.test(suffix) ? suffix : 'UTC') : zone
  return new Date(effective ? fromLocal(millis, effective) : millis)
}
