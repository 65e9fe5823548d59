import { Decimal128, Double } from 'bson'
import { type Dec, decToNumber, fromInteger, pack } from '../bson/decimal.js'
import { addDec, divideDec, multiplyDec, subtractDec } from '../bson/decimal-math.js'
import { asWholeLong, toDec, toNumber } from '../bson/numbers.js'
import { compareSortKeys, sortKeysOf } from '../bson/sort.js'
import { type Doc, isDoc, isNumeric, typeName, type Value } from '../bson/value.js'
import { failedToParse, located } from '../errors/mongo-error.js'
import { compileAccumulator, type GroupAccumulator } from './group-accumulators.js'
import { overWindows } from './sliding.js'
import { covariance, derivative, integral } from './window-calculus.js'
import { carriedForward, linear } from './window-fills.js'
import { evaluator, parseWindow, type WindowFunction, type WindowOwner } from './windows.js'

type Factory = (argument: Value, owner: WindowOwner, name: string) => WindowFunction

const ACCUMULATORS = [
  '$sum',
  '$avg',
  '$min',
  '$max',
  '$push',
  '$addToSet',
  '$first',
  '$last',
  '$count',
  '$stdDevPop',
  '$stdDevSamp',
  '$firstN',
  '$lastN',
  '$minN',
  '$maxN',
  '$top',
  '$topN',
  '$bottom',
  '$bottomN',
  '$median',
  '$percentile',
]

function compileOver(name: string, argument: Value, owner: WindowOwner): GroupAccumulator | null {
  if (ACCUMULATORS.includes(name)) return compileAccumulator(name, argument, owner.ctx)
  if (name === '$integral') return integral(argument, owner)
  return name === '$covariancePop' || name === '$covarianceSamp' ? covariance(name, argument, owner) : null
}

const ranking =
  (rank: (at: number, isPeer: boolean, before: number) => number): Factory =>
  (argument, { sortBy, ctx }, name) => {
    if (!isDoc(argument) || argument.size > 0)
      throw located(5371603, `${name} must be specified with '{}' as the value`)
    if (sortBy?.length !== 1)
      throw located(
        5371602,
        `${name} must be specified with a top level sortBy expression with exactly one element`,
      )
    return function* (docs) {
      let number = 0
      let last: ReturnType<typeof sortKeysOf> | null = null
      for (const [at, doc] of docs.entries()) {
        const keys = sortKeysOf(doc, sortBy, ctx.collation)
        number = rank(at, last !== null && compareSortKeys(keys, last, sortBy, ctx.collation) === 0, number)
        last = keys
        yield number
      }
    }
  }

const shift: Factory = (argument, owner, name) => {
  if (!owner.sortBy) throw failedToParse(`'${name}' requires a sortBy`)
  const fields = argumentFields(argument, name, ['output', 'by'], ['default'])
  const by = fields.get('by')
  const whole = isNumeric(by) ? asWholeLong(by) : null
  if (whole === null) throw failedToParse(`'${name}:by' field must be an integer, but found ${typeName(by)}`)
  const output = evaluator(fields.get('output') as Value, owner)
  const fallback = fields.has('default') ? evaluator(fields.get('default') as Value, owner)(new Map()) : null
  return function* (docs) {
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at + Number(whole)]
      yield doc ? (output(doc) ?? null) : fallback
    }
  }
}

/** Calculated in decimals, as on the server; ignores what is not a number. */
const movingAverage: Factory = (argument, owner, name) => {
  const fields = argumentFields(argument, name, ['input'], ['N', 'alpha'])
  if (fields.has('N') === fields.has('alpha'))
    throw failedToParse(`${name} requires either an 'N' field or an 'alpha' field, and not both`)
  if (!owner.sortBy) throw failedToParse(`${name} requires an explicit 'sortBy'`)
  const input = evaluator(fields.get('input') as Value, owner)
  const alpha = alphaOf(fields, name)
  const rest = subtractDec(ONE, alpha)
  return function* (docs) {
    let average: Dec | null = null
    let isDecimal = false
    for (const doc of docs) {
      const value = input(doc)
      if (isNumeric(value)) {
        isDecimal ||= value instanceof Decimal128
        const number = toDec(value)
        average = average ? addDec(multiplyDec(number, alpha), multiplyDec(average, rest)) : number
      }
      yield average && (isDecimal ? pack(average) : new Double(decToNumber(average)))
    }
  }
}

const ONE = fromInteger(1)

function alphaOf(fields: Doc, name: string): Dec {
  const n = fields.get('N')
  if (n !== undefined) {
    const whole = isNumeric(n) ? asWholeLong(n) : null
    if (whole === null || whole <= 0n) throw failedToParse(`'N' field of ${name} must be a positive integer`)
    return divideDec(fromInteger(2), fromInteger(whole + 1n))
  }
  const alpha = fields.get('alpha')
  const number = isNumeric(alpha) ? toNumber(alpha) : NaN
  if (!isNumeric(alpha) || !(number > 0 && number < 1))
    throw failedToParse(`'alpha' of ${name} must be between 0 and 1 (exclusive)`)
  return toDec(alpha)
}

function argumentFields(
  argument: Value,
  name: string,
  required: readonly string[],
  optional: readonly string[],
): Doc {
  if (!isDoc(argument)) throw failedToParse(`Argument to ${name} must be an object`)
  for (const key of argument.keys())
    if (!required.includes(key) && !optional.includes(key))
      throw failedToParse(`Got unrecognized field in ${name}, '${key}'`)
  for (const key of required)
    if (!argument.has(key)) throw failedToParse(`${name} requires a non-empty '${key}'`)
  return argument
}

const WITHOUT_WINDOW: Record<string, Factory> = {
  $rank: ranking((at, isPeer, before) => (isPeer ? before : at + 1)),
  $denseRank: ranking((_at, isPeer, before) => (isPeer ? before : before + 1)),
  $documentNumber: ranking((at) => at + 1),
  $shift: shift,
  $expMovingAvg: movingAverage,
  $locf: carriedForward,
  $linearFill: linear,
}

/** One output of `$setWindowFields`: `{$operator: argument, window: …}`. */
export function compileWindowFunction(spec: Value, owner: WindowOwner): WindowFunction {
  if (!isDoc(spec)) throw failedToParse('The field must be an object with a window function')
  const functions = [...spec].filter(([key]) => key !== 'window')
  const [entry] = functions
  if (!entry || functions.length !== 1)
    throw failedToParse('Expected exactly one window function, and an optional window, in an output field')
  const [name, argument] = entry
  const factory = Object.hasOwn(WITHOUT_WINDOW, name) ? WITHOUT_WINDOW[name] : undefined
  if (factory) {
    if (spec.has('window')) throw located(5371601, `${name} does not accept a 'window' field`)
    return factory(argument, owner, name)
  }
  if (name === '$derivative') return derivative(argument, spec.get('window'), owner)
  const accumulator = compileOver(name, argument, owner)
  if (!accumulator) throw failedToParse(`Unrecognized window function, ${name}`)
  return overWindows(name, accumulator, parseWindow(spec.get('window'), owner.sortBy), owner.ctx)
}
