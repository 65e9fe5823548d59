import { Binary, BSONRegExp } from 'bson'
import { bytesOf } from '../bson/compare.js'
import { asWholeLong, isNaNValue, toNumber } from '../bson/numbers.js'
import { printValue } from '../bson/print.js'
import { bsonTypeCode, isDoc, isNumeric, TYPE_CODES, type Value } from '../bson/value.js'
import { badValue, failedToParse } from '../errors/mongo-error.js'
import { type FieldPredicate, leaf } from './predicate.js'

export const exists: FieldPredicate = leaf(
  (path) => ({ kind: 'exists', path, exists: true }),
  (value) => value !== undefined,
  false,
)

const NUMBER_CODES = [1, 16, 18, 19]

function typeCodes(value: Value): number[] {
  if (typeof value === 'string') {
    if (value === 'number') return NUMBER_CODES
    const code = TYPE_CODES[value]
    if (code === undefined) throw badValue(`Unknown type name alias: ${value}`)
    return [code]
  }
  if (!isNumeric(value)) throw failedToParse('type must be represented as a number or a string')
  const code = toNumber(value)
  if (!Object.values(TYPE_CODES).includes(code))
    throw badValue(`Invalid numerical type code: ${printValue(value)}`)
  return [code]
}

export function hasType(value: Value): FieldPredicate {
  const list = Array.isArray(value) ? value : [value]
  if (list.length === 0) throw failedToParse('$type must match at least one type')
  const codes = [...new Set(list.flatMap(typeCodes))]
  return leaf(
    (path) => ({ kind: 'type', path, codes }),
    (candidate) => candidate !== undefined && codes.includes(bsonTypeCode(candidate)),
  )
}

export function hasSize(value: Value): FieldPredicate {
  const whole = isNumeric(value) ? asWholeLong(value) : null
  const shown = `$size: ${printValue(value)}`
  if (!isNumeric(value)) throw failedToParse(`Failed to parse $size. Expected a number in: ${shown}`)
  if (whole === null) throw failedToParse(`Failed to parse $size. Expected an integer: ${shown}`)
  if (whole < 0n) throw failedToParse(`Failed to parse $size. Expected a non-negative number in: ${shown}`)
  const size = Number(whole)
  return leaf(
    (path) => ({ kind: 'size', path, value: size }),
    (candidate) => Array.isArray(candidate) && candidate.length === size,
    false,
  )
}

function truncated(value: Value | undefined): bigint | null {
  if (!isNumeric(value)) return null
  const exact = asWholeLong(value)
  if (exact !== null) return exact
  const near = Math.trunc(toNumber(value))
  return Math.abs(near) < 2 ** 63 ? BigInt(near) : null
}

function modArgument(value: Value | undefined, name: string): bigint {
  if (!isNumeric(value)) throw badValue(`malformed mod, ${name} not a number`)
  const whole = isNaNValue(value) ? null : truncated(value)
  if (whole === null) {
    throw badValue(
      `malformed mod, ${name} value is invalid :: caused by :: Unable to coerce NaN/Inf to integral type`,
    )
  }
  return whole
}

export function mod(value: Value): FieldPredicate {
  if (!Array.isArray(value)) throw badValue('malformed mod, needs to be an array')
  if (value.length < 2) throw badValue('malformed mod, not enough elements')
  if (value.length > 2) throw badValue('malformed mod, too many elements')
  const divisor = modArgument(value[0], 'divisor')
  const remainder = modArgument(value[1], 'remainder')
  if (divisor === 0n) throw badValue('divisor cannot be 0')
  return leaf(
    (path) => ({ kind: 'mod', path, value }),
    (candidate) => {
      const whole = truncated(candidate)
      return whole !== null && whole % divisor === remainder
    },
  )
}

/** The mask as a bigint; beyond position 64 a negative number repeats its sign bit. */
function bitMask(value: Value, operator: string): bigint {
  if (isNumeric(value)) {
    const whole = asWholeLong(value)
    if (whole === null) throw failedToParse(`Expected an integer: ${operator}: ${printValue(value)}`)
    if (whole < 0n)
      throw failedToParse(`Expected a non-negative number in: ${operator}: ${printValue(value)}`)
    return whole
  }
  if (value instanceof Binary) return binaryBits(value)
  if (!Array.isArray(value)) {
    throw badValue(
      `${operator} takes an Array, a number, or a BinData but received: ${operator}: ${printValue(value)}`,
    )
  }
  return value.reduce<bigint>((mask, item) => mask | (1n << bitPosition(item)), 0n)
}

function bitPosition(item: Value): bigint {
  const whole = isNumeric(item) ? asWholeLong(item) : null
  if (whole === null)
    throw failedToParse(`Failed to parse bit position. Expected an integer: ${printValue(item)}`)
  if (whole < 0n || whole > 1_000_000n) {
    throw failedToParse(
      `Failed to parse bit position. Expected a non-negative number in: ${printValue(item)}`,
    )
  }
  return whole
}

function binaryBits(value: Binary): bigint {
  const hex = Buffer.from(bytesOf(value)).reverse().toString('hex')
  return hex === '' ? 0n : BigInt(`0x${hex}`)
}

export type BitOperator = '$bitsAllSet' | '$bitsAnySet' | '$bitsAllClear' | '$bitsAnyClear'

const BIT_RULES: Record<BitOperator, (bits: bigint, mask: bigint) => boolean> = {
  $bitsAllSet: (bits, mask) => (bits & mask) === mask,
  $bitsAnySet: (bits, mask) => (bits & mask) !== 0n,
  $bitsAllClear: (bits, mask) => (bits & mask) === 0n,
  $bitsAnyClear: (bits, mask) => (bits & mask) !== mask,
}

export function bits(operator: BitOperator, value: Value): FieldPredicate {
  const mask = bitMask(value, operator)
  const rule = BIT_RULES[operator]
  return leaf(
    (path) => ({ kind: 'bits', path, value }),
    (candidate) => {
      if (candidate instanceof Binary) return rule(binaryBits(candidate), mask)
      const whole = isNumeric(candidate) ? asWholeLong(candidate) : null
      return whole !== null && rule(whole, mask)
    },
  )
}

/** Pattern and options of `$regex` with its `$options`. */
export function regexArguments(
  regex: Value,
  options: Value | undefined,
): { pattern: string; options: string } {
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string')
  if (typeof regex === 'string') return { pattern: regex, options: options ?? '' }
  if (!(regex instanceof BSONRegExp)) throw badValue('$regex has to be a string')
  return { pattern: regex.pattern, options: options ?? regex.options }
}

export function isOperatorDoc(value: Value): boolean {
  if (!isDoc(value)) return false
  const first = value.keys().next().value
  return first !== undefined && first.startsWith('$')
}
