import { type Maybe, typeName } from '../bson/value.js'
import { located, MongoError } from '../errors/mongo-error.js'
import { dayOfYear, isoDayOfWeek, isoWeek, weekOfYear } from './date-parts.js'
import { coerceToDate, isoMillis, zoneArgument } from './dates.js'
import { localMillis, parseIsoDate } from './iso-date.js'
import { isNullish, named, type Operator, type OperatorTable } from './operator.js'
import { fromLocal, toLocal, UTC, type Zone, zoneOf } from './timezone.js'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

const pad = (value: number, width: number): string => String(value).padStart(width, '0')

function printOffset(minutes: number): string {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60), 2)}${pad(size % 60, 2)}`
}

const SPECIFIERS: Record<string, (local: Date, offset: number) => string> = {
  '%': () => '%',
  Y: (local) => pad(local.getUTCFullYear(), 4),
  m: (local) => pad(local.getUTCMonth() + 1, 2),
  d: (local) => pad(local.getUTCDate(), 2),
  H: (local) => pad(local.getUTCHours(), 2),
  M: (local) => pad(local.getUTCMinutes(), 2),
  S: (local) => pad(local.getUTCSeconds(), 2),
  L: (local) => pad(local.getUTCMilliseconds(), 3),
  j: (local) => pad(dayOfYear(local), 3),
  w: (local) => String(local.getUTCDay() + 1),
  u: (local) => String(isoDayOfWeek(local)),
  U: (local) => pad(weekOfYear(local), 2),
  V: (local) => pad(isoWeek(local).week, 2),
  G: (local) => pad(isoWeek(local).year, 4),
  b: (local) => (MONTHS[local.getUTCMonth()] as string).slice(0, 3),
  B: (local) => MONTHS[local.getUTCMonth()] as string,
  z: (_local, offset) => printOffset(offset),
  Z: (_local, offset) => String(offset),
}

function checkFormat(format: Maybe, name: string): string {
  if (typeof format !== 'string')
    throw located(18533, `${name} requires that 'format' be a string, found: ${typeName(format)}`)
  for (const [specifier] of format.matchAll(/%(.?)/gsu)) {
    if (specifier === '%') throw located(18535, `Unmatched '%' at end of format string`)
    if (!(specifier.slice(1) in SPECIFIERS))
      throw located(18536, `Invalid format character '${specifier}' in format string`)
  }
  return format
}

function printDate(date: Date, format: string, zone: Zone): string {
  const local = toLocal(date, zone)
  const year = local.getUTCFullYear()
  if (year < 0 || year > 9999)
    throw located(
      18537,
      `Could not convert date to string: date component was outside the supported range of 0-9999: ${year}`,
    )
  const offset = zone.offsetMinutes(date.getTime())
  return format.replace(/%(.)/g, (_whole, specifier: string) =>
    (SPECIFIERS[specifier] as (typeof SPECIFIERS)[string])(local, offset),
  )
}

const dateToString: Operator = named(
  ['date'],
  ['format', 'timezone', 'onNull'],
  { notObject: 18629, unknown: 18534, missing: 18628 },
  (values, _compiler, name) => {
    const zone = zoneArgument(values, name)
    if ('format' in values && isNullish(values.format)) return null
    const standard = zone === UTC ? '%Y-%m-%dT%H:%M:%S.%LZ' : '%Y-%m-%dT%H:%M:%S.%L'
    const format = 'format' in values ? checkFormat(values.format, name) : standard
    if (isNullish(values.date)) return 'onNull' in values ? values.onNull : null
    return zone ? printDate(coerceToDate(values.date), format, zone) : null
  },
)

/** Field index of each format specifier, and what it accepts. */
const PARSERS: Record<string, [number, string]> = {
  Y: [0, '(\\d{4})'],
  m: [1, '(\\d{1,2})'],
  d: [2, '(\\d{1,2})'],
  H: [3, '(\\d{1,2})'],
  M: [4, '(\\d{1,2})'],
  S: [5, '(\\d{1,2})'],
  L: [6, '(\\d{1,3})'],
  b: [1, `(${MONTHS.map((month) => month.slice(0, 3)).join('|')})`],
  B: [1, `(${MONTHS.join('|')})`],
  z: [7, '(Z|[+-]\\d{2}:?\\d{2})'],
  Z: [8, '([+-]\\d{1,3})'],
  j: [9, '(\\d{1,3})'],
  G: [10, '(\\d{4})'],
  V: [11, '(\\d{1,2})'],
  u: [12, '([1-7])'],
}

const fieldValue = (text: string, specifier: string): number =>
  /[bB]/.test(specifier)
    ? MONTHS.findIndex((month) => month.slice(0, 3).toLowerCase() === text.slice(0, 3).toLowerCase()) + 1
    : Number(text)

const NO_DATE = [NaN]

/** Year, month, day and time of a text that may have the day of the year or of an ISO week instead of month and day. */
function dateFields(fields: readonly number[], specifiers: readonly string[]): readonly number[] {
  const has = (specifier: string): boolean => specifiers.includes(specifier)
  const [year = 0, , , hour, minute, second, milli] = fields
  const byWeek = ['G', 'V', 'u'].filter(has).length
  if (byWeek === 0 && !has('j')) return fields
  const natural = ['m', 'd', 'b', 'B'].some(has) || has(byWeek > 0 ? 'Y' : 'G') || (byWeek > 0 && has('j'))
  if (natural || (byWeek > 0 ? byWeek < 3 : !has('Y'))) {
    throw new MongoError(238, '$dateFromString with such a mixture of specifiers is not supported')
  }
  const [dayInYear = 0, isoYear = 0, week = 0, weekday = 0] = fields.slice(9, 13)
  const date = new Date(byWeek > 0 ? isoMillis(isoYear, week, weekday) : yearDay(year, dayInYear))
  const fits =
    byWeek > 0
      ? isoWeek(date).year === isoYear && isoWeek(date).week === week
      : date.getUTCFullYear() === year && dayInYear > 0
  if (!fits) return NO_DATE
  const day = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
  return [...day, hour as number, minute as number, second as number, milli as number]
}

const yearDay = (year: number, day: number): number => new Date(0).setUTCFullYear(year, 0, day)

function parseFormatted(text: string, format: string, zone: Zone | null): Date {
  const specifiers: string[] = []
  const source = format.replace(/%(.)|[^%]/gs, (whole, specifier: string | undefined) => {
    if (specifier === undefined || specifier === '%')
      return whole.slice(-1).replace(/[$()*+.?[\\\]^{|}/]/g, '\\$&')
    const parser = PARSERS[specifier]
    if (!parser) throw new MongoError(238, `$dateFromString with %${specifier} is not supported`)
    specifiers.push(specifier)
    return parser[1]
  })
  const found = new RegExp(`^${source}$`, 'i').exec(text)
  if (!found) throw new MongoError(241, `Error parsing date string '${text}'; 0: Format literal not found`)
  const fields = [1970, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  let own: Zone | null = null
  specifiers.forEach((specifier, i) => {
    const piece = found[i + 1] as string
    if (specifier === 'z') own = zoneOf(piece.toUpperCase())
    else if (specifier === 'Z') own = { offsetMinutes: () => Number(piece) }
    else
      fields[(PARSERS[specifier] as [number, string])[0]] = fieldValue(
        specifier === 'L' ? piece.padEnd(3, '0') : piece,
        specifier,
      )
  })
  const millis = localMillis(dateFields(fields, specifiers))
  if (millis === null)
    throw new MongoError(241, `Error parsing date string '${text}'; 0: The parsed date was invalid`)
  return new Date(fromLocal(millis, own ?? zone ?? UTC))
}

const dateFromString: Operator = named(
  ['dateString'],
  ['format', 'timezone', 'onError', 'onNull'],
  { notObject: 40540, unknown: 40541, missing: 40542 },
  (values, _compiler, name) => {
    const { dateString } = values
    const zone = zoneArgument(values, name)
    if (isNullish(dateString)) return 'onNull' in values ? values.onNull : null
    if (!zone || ('format' in values && isNullish(values.format))) return null
    const format = 'format' in values ? checkFormat(values.format, name) : null
    const explicit = 'timezone' in values ? zone : null
    try {
      if (typeof dateString !== 'string') {
        throw new MongoError(
          241,
          `$dateFromString requires that 'dateString' be a string, found: ${typeName(dateString)} with value ${String(dateString)}`,
        )
      }
      return format === null
        ? parseIsoDate(dateString, explicit)
        : parseFormatted(dateString, format, explicit)
    } catch (error) {
      if (!('onError' in values) || !(error instanceof MongoError) || error.code !== 241) throw error
      return values.onError
    }
  },
)

export const DATE_FORMATS: OperatorTable = { $dateToString: dateToString, $dateFromString: dateFromString }
