import { isDoc, type Maybe, type Value } from '../bson/value.js'
import { located } from '../errors/mongo-error.js'
import { coerceToDate, zoneArgument } from './dates.js'
import { type Evaluate, isNullish, named, type Operator, type OperatorTable } from './operator.js'
import { toLocal } from './timezone.js'

const DAY = 86_400_000

function startOfYear(year: number): number {
  const date = new Date(0)
  return date.setUTCFullYear(year, 0, 1)
}

export const dayOfYear = (local: Date): number =>
  Math.floor((local.getTime() - startOfYear(local.getUTCFullYear())) / DAY) + 1

/** Week of the year, counted from its first Sunday; 0 before that. */
export const weekOfYear = (local: Date): number => Math.floor((dayOfYear(local) + 6 - local.getUTCDay()) / 7)

const isoDay = (local: Date): number => local.getUTCDay() || 7

/** ISO week and the year it belongs to: the one that holds its Thursday. */
export function isoWeek(local: Date): { year: number; week: number } {
  const thursday = new Date(local.getTime() + (4 - isoDay(local)) * DAY)
  return { year: thursday.getUTCFullYear(), week: Math.floor((dayOfYear(thursday) - 1) / 7) + 1 }
}

export const isoDayOfWeek = isoDay

const CODES = { notObject: 40536, unknown: 40535, missing: 40539 }

/** `{$year: date}`, `{$year: [date]}` or `{$year: {date, timezone}}`. */
const part =
  (read: (local: Date) => Value): Operator =>
  (argument, compiler, name) => {
    const first = isDoc(argument) ? argument.keys().next().value : undefined
    if (isDoc(argument) && first !== undefined && !first.startsWith('$')) {
      return named(['date'], ['timezone'], CODES, (values) => {
        const zone = zoneArgument(values, name)
        return isNullish(values.date) || !zone ? null : read(toLocal(coerceToDate(values.date), zone))
      })(argument, compiler, name)
    }
    if (Array.isArray(argument) && argument.length !== 1) {
      throw located(
        40536,
        `${name} accepts exactly one argument if given an array, but was given ${argument.length}`,
      )
    }
    const evaluate: Evaluate = compiler.compile(Array.isArray(argument) ? (argument[0] as Value) : argument)
    return (scope) => {
      const date: Maybe = evaluate(scope)
      return isNullish(date) ? null : read(coerceToDate(date))
    }
  }

const clock = (local: Date): [string, Value][] => [
  ['hour', local.getUTCHours()],
  ['minute', local.getUTCMinutes()],
  ['second', local.getUTCSeconds()],
  ['millisecond', local.getUTCMilliseconds()],
]

const dateToParts: Operator = named(
  ['date'],
  ['timezone', 'iso8601'],
  { notObject: 40524, unknown: 40520, missing: 40522 },
  (values, _compiler, name) => {
    const { date, iso8601 = false } = values
    const zone = zoneArgument(values, name)
    if (isNullish(date) || isNullish(iso8601) || !zone) return null
    if (typeof iso8601 !== 'boolean')
      throw located(40521, `iso8601 must evaluate to a bool, found ${typeof iso8601}`)
    const local = toLocal(coerceToDate(date), zone)
    if (!iso8601) {
      return new Map<string, Value>([
        ['year', local.getUTCFullYear()],
        ['month', local.getUTCMonth() + 1],
        ['day', local.getUTCDate()],
        ...clock(local),
      ])
    }
    const { year, week } = isoWeek(local)
    return new Map<string, Value>([
      ['isoWeekYear', year],
      ['isoWeek', week],
      ['isoDayOfWeek', isoDay(local)],
      ...clock(local),
    ])
  },
)

export const DATE_PARTS: OperatorTable = {
  $year: part((local) => local.getUTCFullYear()),
  $month: part((local) => local.getUTCMonth() + 1),
  $dayOfMonth: part((local) => local.getUTCDate()),
  $hour: part((local) => local.getUTCHours()),
  $minute: part((local) => local.getUTCMinutes()),
  $second: part((local) => local.getUTCSeconds()),
  $millisecond: part((local) => local.getUTCMilliseconds()),
  $dayOfWeek: part((local) => local.getUTCDay() + 1),
  $dayOfYear: part(dayOfYear),
  $week: part(weekOfYear),
  $isoWeek: part((local) => isoWeek(local).week),
  $isoWeekYear: part((local) => BigInt(isoWeek(local).year)),
  $isoDayOfWeek: part(isoDay),
  $dateToParts: dateToParts,
}
