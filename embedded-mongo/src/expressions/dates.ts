import { ObjectId, Timestamp } from 'bson'
import { asWholeLong } from '../bson/numbers.js'
import { printValue } from '../bson/print.js'
import { isNumeric, type Maybe, typeName } from '../bson/value.js'
import { located, MongoError } from '../errors/mongo-error.js'
import { addUnits, dayOf, diffUnits, truncUnits, unitOf } from './date-units.js'
import { localMillis } from './iso-date.js'
import { isNullish, named, type Operator, type OperatorTable, unary } from './operator.js'
import { fromLocal, UTC, type Zone, zoneOf } from './timezone.js'

/** A date from what date operators accept: dates, timestamps, object ids. */
export function coerceToDate(value: Maybe): Date {
  if (value instanceof Date) return value
  if (value instanceof Timestamp) return new Date(value.t * 1000)
  if (value instanceof ObjectId) return value.getTimestamp()
  throw located(16006, `can't convert from BSON type ${typeName(value)} to Date`)
}

/** UTC when no zone was given, null when it is null. */
export function zoneArgument(values: Record<string, Maybe>, name: string): Zone | null {
  if (!('timezone' in values)) return UTC
  const zone = values.timezone
  if (isNullish(zone)) return null
  if (typeof zone !== 'string') {
    throw located(
      40517,
      `${name} requires a string for the timezone argument, but was given a ${typeName(zone)} (${printValue(zone)})`,
    )
  }
  return zoneOf(zone)
}

function checked(date: Date, name: string): Date {
  if (Number.isNaN(date.getTime())) throw new MongoError(15, `${name} overflowed`)
  return date
}

function amountOf(value: Maybe, name: string): number {
  const whole = isNumeric(value) ? asWholeLong(value) : null
  if (whole === null) throw located(5166405, `${name} expects integer amount of time units`)
  return Number(whole)
}

const CODES = { notObject: 5166400, unknown: 5166401, missing: 5166402 }

const shift = (direction: 1 | -1): Operator =>
  named(['startDate', 'unit', 'amount'], ['timezone'], CODES, (values, _compiler, name) => {
    const { startDate, unit, amount } = values
    const zone = zoneArgument(values, name)
    if (isNullish(startDate) || isNullish(unit) || isNullish(amount) || !zone) return null
    const known = unitOf(unit, name)
    const count = amountOf(amount, name)
    if (!(startDate instanceof Date || startDate instanceof Timestamp || startDate instanceof ObjectId)) {
      throw located(5166403, `${name} requires startDate to be convertible to a date`)
    }
    return checked(addUnits(coerceToDate(startDate), known, direction * count, zone), name)
  })

const isDateLike = (value: Maybe): boolean =>
  value instanceof Date || value instanceof Timestamp || value instanceof ObjectId

const dateDiff = named(
  ['startDate', 'endDate', 'unit'],
  ['timezone', 'startOfWeek'],
  { notObject: 5166301, unknown: 5166302, missing: 5166303 },
  (values, _compiler, name) => {
    const { startDate, endDate, unit } = values
    const zone = zoneArgument(values, name)
    if (isNullish(startDate) || isNullish(endDate) || isNullish(unit) || !zone) return null
    if ('startOfWeek' in values && isNullish(values.startOfWeek)) return null
    const known = unitOf(unit, name)
    const start = 'startOfWeek' in values && known === 'week' ? dayOf(values.startOfWeek, name) : 0
    if (!isDateLike(startDate))
      throw located(5166307, `${name} requires 'startDate' to be a date, but got ${typeName(startDate)}`)
    if (!isDateLike(endDate))
      throw located(5166307, `${name} requires 'endDate' to be a date, but got ${typeName(endDate)}`)
    return BigInt(diffUnits(coerceToDate(startDate), coerceToDate(endDate), known, zone, start))
  },
)

const dateTrunc = named(
  ['date', 'unit'],
  ['binSize', 'timezone', 'startOfWeek'],
  { notObject: 5439007, unknown: 5439008, missing: 5439009 },
  (values, _compiler, name) => {
    const { date, unit, binSize = 1 } = values
    const zone = zoneArgument(values, name)
    if (isNullish(date) || isNullish(unit) || isNullish(binSize) || !zone) return null
    if ('startOfWeek' in values && isNullish(values.startOfWeek)) return null
    const known = unitOf(unit, name)
    const bin = isNumeric(binSize) ? asWholeLong(binSize) : null
    if (bin === null)
      throw located(
        5439017,
        `${name} requires 'binSize' to be a 64-bit integer, but got value '${printValue(binSize)}' of type ${typeName(binSize)}`,
      )
    if (bin <= 0n)
      throw located(5439018, `${name} requires 'binSize' to be greater than 0, but got value ${bin}`)
    const start = 'startOfWeek' in values && known === 'week' ? dayOf(values.startOfWeek, name) : 0
    if (!isDateLike(date))
      throw located(5439012, `${name} requires 'date' to be a date, but got ${typeName(date)}`)
    return checked(truncUnits(coerceToDate(date), known, Number(bin), zone, start), name)
  },
)

const PLAIN = ['year', 'month', 'day', 'hour', 'minute', 'second', 'millisecond']
const ISO = ['isoWeekYear', 'isoWeek', 'isoDayOfWeek', 'hour', 'minute', 'second', 'millisecond']

function partOf(values: Record<string, Maybe>, key: string, fallback: number): number | null {
  if (!(key in values)) return fallback
  const value = values[key]
  if (isNullish(value)) return null
  const whole = isNumeric(value) ? asWholeLong(value) : null
  if (whole === null) {
    throw located(
      40515,
      `'${key}' must evaluate to an integer, found ${typeName(value)} with value :${printValue(value)}`,
    )
  }
  const max = key === 'millisecond' ? 2n ** 53n : 32_767n
  if (whole > max || whole < -max)
    throw located(
      31034,
      `'${key}' must evaluate to a value in the range [-32768, 32767]; value ${whole} is not in range`,
    )
  return Number(whole)
}

function checkYear(year: number, key: string): void {
  if (year < 1 || year > 9999)
    throw located(40523, `'${key}' must evaluate to an integer in the range 1 to 9999, found ${year}`)
}

/** The day of an ISO week, 1 being Monday. */
export function isoMillis(year: number, week: number, day: number): number {
  const fourth = localMillis([year, 1, 4]) as number
  const monday = fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * 86_400_000
  return monday + ((week - 1) * 7 + (day - 1)) * 86_400_000
}

/** Fields may run over: month 14 is February of the next year. */
function overflowingMillis(parts: number[], iso: boolean): number {
  const [year, second, third, hour, minute, seconds, millis] = parts as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const date = new Date(0)
  if (iso) date.setTime(isoMillis(year, second, third))
  else date.setUTCFullYear(year, second - 1, third)
  return date.getTime() + ((hour * 60 + minute) * 60 + seconds) * 1000 + millis
}

const dateFromParts: Operator = named(
  [],
  [...new Set([...PLAIN, ...ISO, 'timezone'])],
  { notObject: 40519, unknown: 40518, missing: 40516 },
  (values, _compiler, name) => {
    const iso = 'isoWeekYear' in values
    if (!iso && !('year' in values))
      throw located(40516, "$dateFromParts requires either 'year' or 'isoWeekYear' to be present")
    const mixed = iso ? ['year', 'month', 'day'] : ['isoWeek', 'isoDayOfWeek']
    if (mixed.some((key) => key in values)) {
      throw located(40489, '$dateFromParts does not allow mixing natural dates with ISO dates')
    }
    const zone = zoneArgument(values, name)
    const parts = (iso ? ISO : PLAIN).map((key, i) => partOf(values, key, i < 3 ? 1 : 0))
    if (!zone || parts.includes(null)) return null
    checkYear(parts[0] as number, iso ? 'isoWeekYear' : 'year')
    return checked(new Date(fromLocal(overflowingMillis(parts as number[], iso), zone)), name)
  },
)

const timestampPart = (code: number, part: (timestamp: Timestamp) => number): Operator =>
  unary((value, _compiler, name) => {
    if (isNullish(value)) return null
    if (value instanceof Timestamp) return BigInt(part(value))
    throw located(code, ` Argument to ${name} must be a timestamp, but is ${typeName(value)}`)
  })

export const DATES: OperatorTable = {
  $tsSecond: timestampPart(5687301, ({ t }) => t),
  $tsIncrement: timestampPart(5687302, ({ i }) => i),
  $dateAdd: shift(1),
  $dateSubtract: shift(-1),
  $dateDiff: dateDiff,
  $dateTrunc: dateTrunc,
  $dateFromParts: dateFromParts,
}
