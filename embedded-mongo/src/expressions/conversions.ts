import { Decimal128, Double, ObjectId, Timestamp } from 'bson'
import { fromInteger, pack, unpack } from '../bson/decimal.js'
import { roundDec } from '../bson/decimal-math.js'
import { encodeDoc } from '../bson/encode.js'
import { asWholeLong, isInt32, toDec, toNumber } from '../bson/numbers.js'
import {
  isDoc,
  isNumeric,
  type Maybe,
  type NumericValue,
  TYPE_CODES,
  typeName,
  type Value,
} from '../bson/value.js'
import { badValue, failedToParse, MongoError } from '../errors/mongo-error.js'
import { parseIsoDate } from './iso-date.js'
import { isNullish, named, type Operator, type OperatorTable, unary } from './operator.js'
import { coerceToText, printDouble } from './text.js'
import { isTruthy } from './truth.js'

const SUFFIX = 'in $convert with no onError value'
const failure = (message: string): MongoError => new MongoError(241, message)
const unsupported = (value: Value, to: string): MongoError =>
  failure(`Unsupported conversion from ${typeName(value)} to ${to} ${SUFFIX}`)
const unparsable = (text: string, why: string): MongoError =>
  failure(`Failed to parse number '${text}' ${SUFFIX}: ${why}`)

function toBool(value: Value): boolean {
  if (isNumeric(value)) return isTruthy(value)
  if (typeof value === 'boolean') return value
  if (
    typeof value === 'string' ||
    value instanceof ObjectId ||
    value instanceof Date ||
    value instanceof Timestamp
  ) {
    return true
  }
  throw unsupported(value, 'bool')
}

function truncated(value: NumericValue): bigint {
  const near = toNumber(value)
  if (Number.isNaN(near)) throw failure(`Attempt to convert NaN value to integer type ${SUFFIX}`)
  if (value instanceof Decimal128 ? unpack(value).kind === 'infinite' : !Number.isFinite(near)) {
    throw failure(`Attempt to convert infinity value to integer type ${SUFFIX}`)
  }
  const whole =
    value instanceof Decimal128
      ? asWholeLong(pack(roundDec(unpack(value), 0, 'trunc')))
      : asWholeLong(value instanceof Double ? new Double(Math.trunc(value.value)) : value)
  if (whole === null) throw overflow(value)
  return whole
}

const overflow = (value: Value): MongoError =>
  failure(`Conversion would overflow target type ${SUFFIX}: ${coerceToText(value)}`)

function parseInteger(text: string): bigint {
  if (text === '') throw unparsable(text, 'No digits')
  if (/^[+-]?0x/i.test(text)) throw failure(`Illegal hexadecimal input ${SUFFIX}: ${text}`)
  if (!/^[+-]?\d+$/.test(text)) {
    throw unparsable(
      text,
      /^[+-]?\d/.test(text) ? 'Did not consume whole string.' : 'Did not consume any digits',
    )
  }
  return BigInt(text.replace(/^\+/, ''))
}

function wholeOf(value: Value, to: string): bigint {
  if (typeof value === 'boolean') return value ? 1n : 0n
  if (typeof value === 'string') return parseInteger(value)
  if (isNumeric(value)) return truncated(value)
  throw unsupported(value, to)
}

function toInt(value: Value): number {
  const whole = wholeOf(value, 'int')
  if (isInt32(Number(whole))) return Number(whole)
  throw typeof value === 'string' ? unparsable(value, 'Overflow') : overflow(value)
}

function toLong(value: Value): bigint {
  if (value instanceof Date) return BigInt(value.getTime())
  const whole = wholeOf(value, 'long')
  if (BigInt.asIntN(64, whole) === whole) return whole
  throw typeof value === 'string' ? unparsable(value, 'Overflow') : overflow(value)
}

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
const SPECIAL = /^([+-]?)(inf|infinity|nan)$/i

function parseDouble(text: string): number {
  if (text === '') throw unparsable(text, 'Empty string')
  if (/^[+-]?0x/i.test(text)) throw failure(`Illegal hexadecimal input ${SUFFIX}: ${text}`)
  const special = SPECIAL.exec(text)
  if (special) {
    const sign = special[1] === '-' ? -1 : 1
    return /nan/i.test(special[2] as string) ? NaN : sign * Infinity
  }
  if (!NUMBER.test(text)) throw unparsable(text, 'Did not consume whole string.')
  const number = Number(text)
  if (!Number.isFinite(number)) throw unparsable(text, 'Out of range')
  return number
}

function toDouble(value: Value): Double {
  if (typeof value === 'boolean') return new Double(value ? 1 : 0)
  if (value instanceof Date) return new Double(value.getTime())
  if (typeof value === 'string') return new Double(parseDouble(value))
  if (!isNumeric(value)) throw unsupported(value, 'double')
  const number = toNumber(value)
  if (value instanceof Decimal128 && !Number.isFinite(number) && unpack(value).kind === 'finite')
    throw overflow(value)
  return new Double(number)
}

function toDecimal(value: Value): Decimal128 {
  if (value instanceof Decimal128) return value
  if (typeof value === 'boolean') return pack(fromInteger(value ? 1 : 0))
  if (value instanceof Date) return pack(fromInteger(value.getTime()))
  if (isNumeric(value)) return pack(toDec(value))
  if (typeof value !== 'string') throw unsupported(value, 'decimal')
  try {
    return Decimal128.fromStringWithRounding(value)
  } catch {
    throw unparsable(value, 'Failed to parse string to decimal')
  }
}

function toDate(value: Value): Date {
  if (value instanceof Date) return value
  if (value instanceof ObjectId) return value.getTimestamp()
  if (value instanceof Timestamp) return new Date(value.t * 1000)
  if (typeof value === 'string') return parseIsoDate(value, null)
  if (typeof value === 'number' || !isNumeric(value)) throw unsupported(value, 'date')
  const date = new Date(Number(truncated(value)))
  if (Number.isNaN(date.getTime())) throw overflow(value)
  return date
}

function toObjectId(value: Value): ObjectId {
  if (value instanceof ObjectId) return value
  if (typeof value !== 'string') throw unsupported(value, 'objectId')
  const fail = (why: string): MongoError => failure(`Failed to parse objectId '${value}' ${SUFFIX}: ${why}`)
  if (value.length !== 24) {
    throw fail(`Invalid string length for parsing to OID, expected 24 but found ${value.length}`)
  }
  const bad = /[^0-9a-f]/i.exec(value)
  if (bad) throw fail(`Invalid character found in hex string: '${bad[0]}'`)
  return new ObjectId(value)
}

function toText(value: Value): string {
  if (typeof value === 'boolean') return String(value)
  if (value instanceof ObjectId) return value.toHexString()
  if (value instanceof Double) return printDouble(value.value)
  if (typeof value === 'string' || value instanceof Date || isNumeric(value)) return coerceToText(value)
  throw unsupported(value, 'string')
}

const CONVERTERS: Record<string, (value: Value) => Value> = {
  bool: toBool,
  int: toInt,
  long: toLong,
  double: toDouble,
  decimal: toDecimal,
  date: toDate,
  objectId: toObjectId,
  string: toText,
}

/** Converts a value that is neither null nor missing. Throws 241 ConversionFailure. */
function convertTo(value: Value, to: string): Value {
  const converter = CONVERTERS[to]
  if (converter) return converter(value)
  throw unsupported(value, to)
}

function targetType(to: Value): string {
  if (typeof to === 'string') {
    if (!(to in TYPE_CODES)) throw badValue(`Unknown type name: ${to}`)
    return to
  }
  const code = isNumeric(to) ? toNumber(to) : NaN
  const found = Object.entries(TYPE_CODES).find(([, known]) => known === code)
  if (!isNumeric(to))
    throw failedToParse(`$convert's 'to' argument must be a string or number, but is ${typeName(to)}`)
  if (!found)
    throw failedToParse(`In $convert, numeric value for 'to' does not correspond to a BSON type: ${code}`)
  return found[0]
}

const convert: Operator = (argument, compiler, name) =>
  named(
    ['input', 'to'],
    ['onError', 'onNull', 'format'],
    { notObject: 9, unknown: 9, missing: 9 },
    (values) => {
      const { input, to } = values
      if ('format' in values) throw new MongoError(238, "$convert's 'format' is not supported")
      if (isNullish(input)) return 'onNull' in values ? values.onNull : null
      if (isNullish(to)) return null
      const target = targetType(to)
      try {
        return convertTo(input, target)
      } catch (error) {
        if (!('onError' in values) || !(error instanceof MongoError) || error.code !== 241) throw error
        return values.onError
      }
    },
  )(argument, compiler, name)

const shorthand = (to: string): Operator => unary((value) => (isNullish(value) ? null : convertTo(value, to)))

export const CONVERSIONS: OperatorTable = {
  $convert: convert,
  $toBool: shorthand('bool'),
  $toInt: shorthand('int'),
  $toLong: shorthand('long'),
  $toDouble: shorthand('double'),
  $toDecimal: shorthand('decimal'),
  $toDate: shorthand('date'),
  $toObjectId: shorthand('objectId'),
  $toString: shorthand('string'),
  $type: unary((value: Maybe) => typeName(value)),
  $isNumber: unary((value: Maybe) => value !== undefined && isNumeric(value)),
  $bsonSize: unary((value) => {
    if (isNullish(value)) return null
    if (!isDoc(value))
      throw new MongoError(31393, `$bsonSize requires a document input, found: ${typeName(value)}`)
    return encodeDoc(value).length
  }),
}
