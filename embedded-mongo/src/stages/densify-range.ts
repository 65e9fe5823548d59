import { compareValues } from '../bson/compare.js'
import { asWholeLong, toNumber } from '../bson/numbers.js'
import { isDoc, isNumeric, type Maybe, type NumericValue, typeName, type Value } from '../bson/value.js'
import { failedToParse, located, typeMismatch } from '../errors/mongo-error.js'
import { addNumbers, modNumbers, subtractNumbers } from '../expressions/arithmetic.js'
import { addUnits, millisOf, type Unit, unitOf } from '../expressions/date-units.js'
import { UTC } from '../expressions/timezone.js'
import { stageFields } from './stage.js'

/** A position on the range: a number or a date. */
export type Place = NumericValue | Date

export interface Range {
  bounds: 'full' | 'partition' | readonly [Place, Place]
  next(place: Place): Place
  before(place: Place): Place
  /** Whether two positions are whole steps apart. */
  isOnStep(place: Place, from: Place): boolean
  /** Refuses a number for a range of dates, and a date for a range of numbers. */
  check(value: Value): Place
}

export const isBefore = (a: Place, b: Place): boolean => compareValues(a, b) < 0

export function parseRange(given: Value, name: string): Range {
  if (!isDoc(given))
    throw typeMismatch(
      `BSON field '${name}.range' is the wrong type '${typeName(given)}', expected type 'object'`,
    )
  const fields = stageFields(given, `${name}.range`, ['step', 'bounds'], ['unit'])
  const step = fields.get('step') as Value
  if (!isNumeric(step))
    throw typeMismatch(
      `BSON field '${name}.range.step' is the wrong type '${typeName(step)}', expected types '[int, decimal, double, long']`,
    )
  const unit = parseUnit(fields.get('unit'), name)
  if (!(toNumber(step) > 0))
    throw located(
      5733401,
      'The step parameter in a range statement must be a strictly positive numeric value',
    )
  if (unit && asWholeLong(step) === null)
    throw located(
      6586400,
      'The step parameter in a range statement must be a whole number when densifying a date range',
    )
  const bounds = parseBounds(fields.get('bounds') as Value, step, unit !== null)
  return { bounds, ...(unit ? ofDates(toNumber(step), unit) : ofNumbers(step)) }
}

function parseUnit(unit: Maybe, name: string): Unit | null {
  if (unit === undefined) return null
  if (typeof unit !== 'string')
    throw typeMismatch(
      `BSON field '${name}.range.unit' is the wrong type '${typeName(unit)}', expected type 'string'`,
    )
  return unitOf(unit, name)
}

function parseBounds(bounds: Value, step: NumericValue, hasUnit: boolean): Range['bounds'] {
  if (typeof bounds === 'string') {
    if (bounds === 'full' || bounds === 'partition') return bounds
    throw located(5946802, "Bounds string must either be 'full' or 'partition'")
  }
  if (!Array.isArray(bounds)) {
    throw located(
      5733404,
      "The bounds in a range statement must be the string 'full', 'partition', or an ascending array of two numbers or two dates",
    )
  }
  if (bounds.length !== 2)
    throw located(5733403, 'A bounding array in a range statement must have exactly two elements')
  const [low, high] = bounds as [Value, Value]
  if (compareValues(low, high) > 0)
    throw located(5733402, 'A bounding array must be an ascending array of either two dates or two numbers')
  const mixed = 'A bounding array must contain either both dates or both numeric types'
  if (isNumeric(low)) {
    if (hasUnit) throw located(5733409, 'Numeric bounds may not have unit parameter')
    if (!isNumeric(high)) throw located(5733406, mixed)
    if (typeName(low) !== typeName(high) || typeName(low) !== typeName(step))
      throw located(5876900, 'Upper bound, lower bound, and step must all have the same type')
    return [low, high]
  }
  if (!(low instanceof Date)) throw located(5946800, 'Explicit bounds must be numeric or dates')
  if (!(high instanceof Date)) throw located(5733405, mixed)
  if (!hasUnit) throw located(5733410, 'A bounding array of dates must specify a unit')
  return [low, high]
}

type Steps = Omit<Range, 'bounds'>

const ofNumbers = (step: NumericValue): Steps => ({
  next: (place) => addNumbers(place as NumericValue, step),
  before: (place) => subtractNumbers(place as NumericValue, step),
  isOnStep: (place, from) =>
    toNumber(modNumbers(subtractNumbers(place as NumericValue, from as NumericValue), step)) === 0,
  check: (value) => {
    if (isNumeric(value)) return value
    requirePlace(value)
    throw located(
      6053600,
      'Encountered date densify value in collection when step does not have a date unit.',
    )
  },
})

function ofDates(step: number, unit: Unit): Steps {
  const moved = (place: Place, by: number): Date => {
    const date = addUnits(place as Date, unit, by, UTC)
    if (Number.isNaN(date.getTime())) throw failedToParse('$densify left the range of dates')
    return date
  }
  const millis = millisOf(unit)
  return {
    next: (place) => moved(place, step),
    before: (place) => moved(place, -step),
    isOnStep: (place, from) => {
      if (millis !== null)
        return ((place as Date).getTime() - (from as Date).getTime()) % (millis * step) === 0
      let at = from
      while (isBefore(at, place)) at = moved(at, step)
      return compareValues(at, place) === 0
    },
    check: (value) => {
      if (value instanceof Date) return value
      requirePlace(value)
      throw located(6053600, 'Encountered numeric densify value in collection when step has a date unit.')
    },
  }
}

function requirePlace(value: Value): void {
  if (!isNumeric(value) && !(value instanceof Date))
    throw located(5733201, 'Densify field type must be numeric or a date')
}
