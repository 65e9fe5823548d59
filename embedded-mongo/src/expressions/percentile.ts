import { Double } from 'bson'
import { isNaNValue, toNumber } from '../bson/numbers.js'
import { printValue } from '../bson/print.js'
import { isDoc, isNumeric, type Maybe, typeName, type Value } from '../bson/value.js'
import { badValue, located, MongoError, typeMismatch } from '../errors/mongo-error.js'
import { watchMemory } from '../pace/memory.js'
import { type Accumulator } from './accumulator.js'
import { type Evaluate, type Operator, type OperatorTable } from './operator.js'
import { scopeOf } from './scope.js'

/** Roughly the memory of a held number. */
const HELD_BYTES = 16

/** The argument of `$percentile` or `$median`. */
export interface PercentileSpec {
  input: Value
  /** Null for a median, which is one number instead of a list. */
  shares: number[] | null
}

type Compile = (expression: Value) => Evaluate

/**
 * The only method of the server is 'approximate'. Here the result is the number at the rank that it approximates. A
 * server gives the same for an array, in a window, and for as many numbers as it keeps apart.
 */
export function parsePercentile(
  name: string,
  spec: Value,
  compile: Compile,
  notObject: number,
): PercentileSpec {
  const isMedian = name === '$median'
  if (!isDoc(spec))
    throw located(notObject, `specification must be an object; found ${name}: ${printValue(spec)}`)
  const known = isMedian ? ['input', 'method'] : ['input', 'p', 'method']
  for (const field of spec.keys())
    if (!known.includes(field))
      throw new MongoError(40415, `BSON field '${name}.${field}' is an unknown field.`)
  for (const field of known)
    if (!spec.has(field))
      throw new MongoError(40414, `BSON field '${name}.${field}' is missing but a required field`)
  const method = spec.get('method')
  if (typeof method !== 'string')
    throw typeMismatch(
      `BSON field '${name}.method' is the wrong type '${typeName(method)}', expected type 'string'`,
    )
  if (method !== 'approximate')
    throw badValue("Currently only 'approximate' can be used as percentile 'method'.")
  return {
    input: spec.get('input') as Value,
    shares: isMedian ? null : sharesOf(spec.get('p') as Value, compile),
  }
}

function sharesOf(given: Value, compile: Compile): number[] {
  if (dependsOnDocument(given))
    throw located(
      7750300,
      `The $percentile 'p' field must be an array of constant values, but found value: ${printValue(given)}.`,
    )
  const wrong = (code: number, value: Maybe): MongoError =>
    located(
      code,
      `The $percentile 'p' field must be an array of numbers from [0.0, 1.0], but found: ${printValue(value ?? null)}`,
    )
  const list = compile(given)(scopeOf(new Map()))
  if (!Array.isArray(list) || list.length === 0) throw wrong(7750301, list)
  return list.map((share) => {
    if (!isNumeric(share)) throw wrong(7750302, share)
    const number = toNumber(share)
    if (!(number >= 0 && number <= 1)) throw wrong(7750303, share)
    return number
  })
}

function dependsOnDocument(expression: Value): boolean {
  if (Array.isArray(expression)) return expression.some(dependsOnDocument)
  if (isDoc(expression))
    return !expression.has('$literal') && [...expression.values()].some(dependsOnDocument)
  return typeof expression === 'string' && /^\$([^$]|\$(ROOT|CURRENT)\b)/.test(expression)
}

/** The least number with at least this share of all numbers at or below it; missing for no numbers. */
function ranked(numbers: readonly number[], { shares }: PercentileSpec): Maybe {
  const sorted = Float64Array.from(numbers).sort()
  const at = (share: number): Value => {
    if (sorted.length === 0) return null
    const rank = share >= 1 ? sorted.length - 1 : Math.max(0, Math.ceil(sorted.length * share) - 1)
    return new Double(sorted[rank] as number)
  }
  return shares ? shares.map(at) : at(0.5)
}

export class PercentileAccumulator implements Accumulator {
  private readonly numbers: number[] = []

  constructor(private readonly spec: PercentileSpec) {}

  add(value: Maybe): void {
    if (!isNumeric(value) || isNaNValue(value)) return
    watchMemory(HELD_BYTES, this.numbers.length)
    this.numbers.push(toNumber(value))
  }

  result(): Maybe {
    return ranked(this.numbers, this.spec)
  }
}

/** The operator as an expression: it goes over the array that its input gives, or over a single number. */
const expression =
  (notObject: number): Operator =>
  (argument, compiler, name) => {
    const spec = parsePercentile(name, argument, (given) => compiler.compile(given), notObject)
    const input = compiler.compile(spec.input)
    return (scope) => {
      const value = input(scope)
      const accumulator = new PercentileAccumulator(spec)
      for (const item of Array.isArray(value) ? value : [value]) accumulator.add(item)
      return accumulator.result()
    }
  }

export const PERCENTILES: OperatorTable = {
  $percentile: expression(7436200),
  $median: expression(7436201),
}

/** Error codes for an accumulator whose argument is not an object. */
export const NOT_AN_OBJECT: Readonly<Record<string, number>> = { $percentile: 7429703, $median: 7436100 }
