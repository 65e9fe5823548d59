import { Decimal128, Double } from 'bson'
import {
  compareDec,
  type Dec,
  decToNumber,
  fromDouble15,
  fromDouble34,
  fromInteger,
  pack,
  unpack,
} from './decimal.js'
import { addDec, multiplyDec } from './decimal-math.js'
import { type NumericValue } from './value.js'

export const LONG_MIN = -(2n ** 63n)
const LONG_MAX = 2n ** 63n - 1n

export const isInt32 = (value: number): boolean => (value | 0) === value
export const fitsLong = (value: bigint): boolean => value >= LONG_MIN && value <= LONG_MAX

export const isNaNValue = (value: NumericValue): boolean =>
  value instanceof Double
    ? Number.isNaN(value.value)
    : value instanceof Decimal128 && unpack(value).kind === 'nan'

/** Nearest double. */
export function toNumber(value: NumericValue): number {
  if (typeof value === 'number') return value
  if (typeof value === 'bigint') return Number(value)
  return value instanceof Double ? value.value : decToNumber(unpack(value))
}

/** As the server's arithmetic widens to decimal: doubles become 15 digits. */
export function toDec(value: NumericValue): Dec {
  if (value instanceof Decimal128) return unpack(value)
  return value instanceof Double ? fromDouble15(value.value) : fromInteger(value)
}

const exactDec = (value: NumericValue): Dec =>
  value instanceof Double ? fromDouble34(value.value) : toDec(value)

function compareLongToDouble(long: bigint, double: number): number {
  if (Number.isNaN(double)) return 1
  if (double >= 2 ** 63) return -1
  if (double < -(2 ** 63)) return 1
  const whole = BigInt(Math.trunc(double))
  if (long !== whole) return long < whole ? -1 : 1
  const rest = double - Math.trunc(double)
  return rest > 0 ? -1 : rest < 0 ? 1 : 0
}

function compareDoubles(a: number, b: number): number {
  if (a === b) return 0
  if (a < b) return -1
  if (a > b) return 1
  return Number(Number.isNaN(b)) - Number(Number.isNaN(a))
}

/** Exact order across the four numeric types; NaN is least. */
export function compareNumbers(a: NumericValue, b: NumericValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (a instanceof Decimal128 || b instanceof Decimal128) return compareDec(exactDec(a), exactDec(b))
  if (typeof a === 'bigint') {
    if (b instanceof Double) return compareLongToDouble(a, b.value)
    return a < b ? -1 : a > b ? 1 : 0
  }
  if (typeof b === 'bigint') {
    if (a instanceof Double) return -compareLongToDouble(b, a.value)
    return a < b ? -1 : a > b ? 1 : 0
  }
  return compareDoubles(typeof a === 'number' ? a : a.value, typeof b === 'number' ? b : b.value)
}

/** int, long, double, decimal in the order in which arithmetic widens. */
export function widthOf(value: NumericValue): 0 | 1 | 2 | 3 {
  if (typeof value === 'number') return 0
  if (typeof value === 'bigint') return 1
  return value instanceof Double ? 2 : 3
}

/** The narrowest of int32 and int64 that holds the number. */
export function intOrLong(value: bigint): number | bigint {
  const small = Number(value)
  return isInt32(small) ? small : value
}

/** A whole JS number as int32 when it fits, else int64. */
export const fromSafeInteger = (value: number): number | bigint =>
  isInt32(value) ? value | 0 : BigInt(value)

type Operation = 'add' | 'multiply'

const exactInteger = (op: Operation, a: number | bigint, b: number | bigint): bigint =>
  op === 'add' ? BigInt(a) + BigInt(b) : BigInt(a) * BigInt(b)

/**
 * The arithmetic of `$inc` and `$mul`: int32 overflows to int64; on int64 overflow the result is null (the server
 * refuses it); with a double or decimal operand the result is one too.
 */
export function combineForUpdate(op: Operation, a: NumericValue, b: NumericValue): NumericValue | null {
  const width = Math.max(widthOf(a), widthOf(b))
  if (width === 3) return pack((op === 'add' ? addDec : multiplyDec)(toDec(a), toDec(b)))
  if (width === 2) {
    const [x, y] = [toNumber(a), toNumber(b)]
    return new Double(op === 'add' ? x + y : x * y)
  }
  const result = exactInteger(op, a as number | bigint, b as number | bigint)
  if (!fitsLong(result)) return null
  return width === 1 ? result : intOrLong(result)
}

/** The value of a whole number within int64; null for any other number. */
export function asWholeLong(value: NumericValue): bigint | null {
  if (typeof value === 'number') return BigInt(value)
  if (typeof value === 'bigint') return value
  if (value instanceof Double) {
    return Number.isInteger(value.value) && fitsLong(BigInt(value.value)) ? BigInt(value.value) : null
  }
  const dec = unpack(value)
  if (dec.kind !== 'finite') return null
  if (dec.exponent > 40) return dec.coefficient === 0n ? 0n : null
  const unit = 10n ** BigInt(Math.abs(dec.exponent))
  if (dec.exponent < 0 && dec.coefficient % unit !== 0n) return null
  const whole = dec.exponent < 0 ? dec.coefficient / unit : dec.coefficient * unit
  const signed = dec.negative ? -whole : whole
  return fitsLong(signed) ? signed : null
}
