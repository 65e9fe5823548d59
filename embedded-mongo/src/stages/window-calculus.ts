import { Decimal128, Double } from 'bson'
import { isNaNValue, toNumber } from '../bson/numbers.js'
import {
  type Doc,
  isDoc,
  isNumeric,
  type Maybe,
  type NumericValue,
  typeName,
  type Value,
} from '../bson/value.js'
import { failedToParse, located, typeMismatch } from '../errors/mongo-error.js'
import { type Accumulator, AverageAccumulator, SumAccumulator } from '../expressions/accumulator.js'
import {
  addNumbers,
  divideNumbers,
  multiplyNumbers,
  subtract,
  subtractNumbers,
} from '../expressions/arithmetic.js'
import { millisOf, unitOf } from '../expressions/date-units.js'
import { compileExpression } from '../expressions/expression.js'
import { isNullish } from '../expressions/operator.js'
import { type GroupAccumulator } from './group-accumulators.js'
import { evaluator, parseWindow, sortValue, type WindowFunction, type WindowOwner } from './windows.js'

interface Slope {
  input: Value
  /** Milliseconds of the unit; null without one. */
  millis: number | null
  /** The value that the documents are sorted by. */
  place(doc: Doc): Maybe
}

function parseSlope(argument: Value, { sortBy }: WindowOwner, name: string): Slope {
  const [part] = sortBy ?? []
  if (!sortBy || !part) throw failedToParse(`${name} requires a sortBy`)
  if (sortBy.length > 1) throw failedToParse(`${name} requires a non-compound sortBy`)
  if (!isDoc(argument)) throw failedToParse(`${name} expects an object, but got a ${typeName(argument)}`)
  for (const key of argument.keys())
    if (key !== 'input' && key !== 'unit') throw failedToParse(`${name} got unexpected argument: ${key}`)
  const unit = argument.get('unit')
  if (unit !== undefined && typeof unit !== 'string')
    throw failedToParse(`unit' must be a string, but got ${typeName(unit)}`)
  const millis = unit === undefined ? null : millisOf(unitOf(unit, name))
  if (unit !== undefined && millis === null) throw located(5490710, "unit must be 'week' or smaller")
  const input = argument.get('input')
  if (input === undefined) throw failedToParse(`${name} requires an 'input' expression`)
  return { input, millis, place: (doc) => sortValue(doc, part) }
}

/** Rise by run between the ends of each window; null where there is no run. */
export function derivative(argument: Value, window: Maybe, owner: WindowOwner): WindowFunction {
  const { input, millis, place } = parseSlope(argument, owner, '$derivative')
  if (window === undefined) throw failedToParse('$derivative requires explicit window bounds')
  const position = evaluator(input, owner)
  const extents = parseWindow(window, owner.sortBy)
  return function* (docs) {
    for (const { from, to } of extents(docs)) {
      const [first, last] = [docs[from], docs[to - 1]]
      if (!first || !last || to <= from) yield null
      else {
        const run = runBetween(place(first), place(last), millis !== null)
        const rise = subtract(position(last), position(first))
        if (isNullish(rise)) throw located(5624903, '$derivative input must not be null or missing')
        yield slopeOf(rise, run, millis)
      }
    }
  }
}

function runBetween(from: Maybe, to: Maybe, hasUnit: boolean): NumericValue {
  const dates = [from, to].filter((place) => place instanceof Date).length
  if (hasUnit && dates < 2)
    throw located(5624900, "$derivative with 'unit' expects the sortBy field to be a Date")
  if (!hasUnit && dates > 0)
    throw located(5624901, "$derivative where the sortBy is a Date requires an 'unit'")
  if (!hasUnit && !(isNumeric(from) && isNumeric(to)))
    throw located(5624902, "$derivative (with no 'unit') expects the sortBy field to be numeric")
  return subtract(to, from) as NumericValue
}

function slopeOf(rise: Value, run: NumericValue, millis: number | null): Value {
  if (!isNumeric(rise))
    throw typeMismatch(`$divide only supports numeric types, not ${typeName(rise)} and ${typeName(run)}`)
  if (toNumber(run) === 0) return null
  const slope = divideNumbers(rise, run)
  return millis === null ? slope : multiplyNumbers(slope, BigInt(millis))
}

const NAN = new Double(NaN)

/** The area under the values of a window, by trapezoids between neighbours. */
export function integral(argument: Value, owner: WindowOwner): GroupAccumulator {
  const { input, millis, place } = parseSlope(argument, owner, '$integral')
  const evaluate = compileExpression(input, owner.ctx)
  return {
    evaluate: (scope) => [place(scope.root) ?? null, evaluate(scope) ?? null],
    make: () => new AreaAccumulator(millis),
  }
}

class AreaAccumulator implements Accumulator {
  private readonly area = new SumAccumulator()
  private last: [NumericValue | Date, NumericValue] | null = null
  private isNaN = false

  constructor(private readonly millis: number | null) {}

  add(value: Maybe): void {
    const [x, y] = value as [Value, Value]
    if (!isNumeric(y) || !(isNumeric(x) || x instanceof Date)) {
      throw located(
        5423900,
        'The input value of $integral window function must be a vector of 2 value, the first value must be numeric or date type and the second must be numeric.',
      )
    }
    if (this.millis !== null && isNumeric(x))
      throw located(5423901, "$integral with 'unit' expects the sortBy field to be a Date")
    if (this.millis === null && !isNumeric(x))
      throw located(5423902, "$integral (with no 'unit') expects the sortBy field to be numeric")
    if (isNaNValue(y) || (isNumeric(x) && isNaNValue(x))) this.isNaN = true
    if (this.last) {
      const width = subtract(x, this.last[0]) as NumericValue
      const heights = addNumbers(y, this.last[1])
      this.area.add(divideNumbers(multiplyNumbers(heights, width), new Double(2)))
    }
    this.last = [x, y]
  }

  result(): Maybe {
    if (!this.last) return null
    if (this.isNaN) return NAN
    const area = this.area.result() as NumericValue
    return this.millis === null ? area : divideNumbers(area, BigInt(this.millis))
  }
}

/** Covariance of two values, updated pair by pair as on the server. */
export function covariance(name: string, argument: Value, owner: WindowOwner): GroupAccumulator {
  return {
    evaluate: compileExpression(argument, owner.ctx),
    make: () => new CovarianceAccumulator(name === '$covarianceSamp'),
  }
}

const isFinite = (value: NumericValue): boolean => Number.isFinite(toNumber(value))

class CovarianceAccumulator implements Accumulator {
  private count = 0
  private readonly meanX = new AverageAccumulator()
  private readonly meanY = new AverageAccumulator()
  private readonly products = new SumAccumulator()

  constructor(private readonly sample: boolean) {}

  /** Adds a pair of numbers; ignores any other value. */
  add(value: Maybe): void {
    if (!Array.isArray(value) || value.length !== 2) return
    const [x, y] = value as [Value, Value]
    if (!isNumeric(x) || !isNumeric(y)) return
    if (!isFinite(x) || !isFinite(y)) return this.products.add(beyond([x, y]))
    this.count += 1
    const before = this.meanX.result()
    this.meanX.add(x)
    this.meanY.add(y)
    if (!isNumeric(before)) return
    const right = subtractNumbers(y, this.meanY.result() as NumericValue)
    this.products.add(multiplyNumbers(subtractNumbers(x, before), right))
  }

  result(): Maybe {
    if (this.count === 1 && !this.sample) return new Double(0)
    const divisor = this.sample ? this.count - 1 : this.count
    return divisor <= 0 ? null : divideNumbers(this.products.result() as NumericValue, new Double(divisor))
  }
}

/** The covariance once a pair has infinity or NaN. */
function beyond(pair: readonly NumericValue[]): NumericValue {
  const numbers = pair.map(toNumber).filter((number) => !Number.isFinite(number))
  const [first = NaN] = numbers
  const value = numbers.every((number) => number === first) ? first : NaN
  return pair.some((number) => number instanceof Decimal128)
    ? Decimal128.fromString(Number.isNaN(value) ? 'NaN' : value > 0 ? 'Infinity' : '-Infinity')
    : new Double(value)
}
