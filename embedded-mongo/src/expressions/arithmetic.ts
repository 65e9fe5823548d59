import { Decimal128, Double } from 'bson'
import { type Dec, isZero, pack, unpack } from '../bson/decimal.js'
import { absDec, addDec, divideDec, modDec, multiplyDec, subtractDec } from '../bson/decimal-math.js'
import { fitsLong, intOrLong, isInt32, LONG_MIN, toDec, toNumber, widthOf } from '../bson/numbers.js'
import { isNumeric, type Maybe, type NumericValue, typeName, type Value } from '../bson/value.js'
import { badValue, located, MongoError, typeMismatch } from '../errors/mongo-error.js'
import { binary, isNullish, MANY, numeric, type Operator, type OperatorTable, variadic } from './operator.js'

function dateFromMillis(millis: number, operator: string): Date {
  const date = new Date(millis)
  if (Number.isNaN(date.getTime())) throw new MongoError(15, `date overflow in ${operator}`)
  return date
}

function integerSum(a: number | bigint, b: number | bigint): NumericValue {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b
    return isInt32(sum) ? sum : BigInt(sum)
  }
  const sum = BigInt(a) + BigInt(b)
  return fitsLong(sum) ? sum : new Double(Number(a) + Number(b))
}

/** Sum of two numbers in the wider type; int32 overflows to int64, int64 to double. */
export function addNumbers(a: NumericValue, b: NumericValue): NumericValue {
  const width = Math.max(widthOf(a), widthOf(b))
  if (width < 2) return integerSum(a as number | bigint, b as number | bigint)
  return width === 2 ? new Double(toNumber(a) + toNumber(b)) : pack(addDec(toDec(a), toDec(b)))
}

function roundedMillis(value: NumericValue): number {
  const millis = toNumber(value)
  return Math.sign(millis) * Math.round(Math.abs(millis))
}

/** The server keeps the running sum in int64: only the final type falls back to int32. */
function sumOf(values: readonly NumericValue[]): NumericValue {
  let total: NumericValue = 0n
  let width = 0
  for (const value of values) {
    width = Math.max(width, widthOf(value))
    total = addNumbers(total, value)
  }
  return width === 0 && typeof total === 'bigint' ? intOrLong(total) : total
}

/** Adds from left to right: the first null or missing operand makes the result null, whatever follows. */
function add(values: readonly Maybe[]): Maybe {
  let dates = 0
  const numbers: NumericValue[] = []
  for (const value of values) {
    if (isNullish(value)) return null
    if (isNumeric(value)) numbers.push(value)
    else if (value instanceof Date) {
      dates += 1
      numbers.push(BigInt(value.getTime()))
    } else throw typeMismatch(`$add only supports numeric or date types, not ${typeName(value)}`)
  }
  if (dates > 1) throw located(16612, 'only one date allowed in an $add expression')
  const total = sumOf(numbers)
  return dates === 1 ? dateFromMillis(roundedMillis(total), '$add') : total
}

type Calculation = (a: NumericValue, b: NumericValue) => NumericValue

/** Calculates in the wider type of the two; what does not fit into int64 becomes a double. */
const inWiderType =
  (
    onDecimals: (a: Dec, b: Dec) => Dec,
    onDoubles: (a: number, b: number) => number,
    onWhole: (a: bigint, b: bigint) => bigint,
  ): Calculation =>
  (a, b) => {
    const width = Math.max(widthOf(a), widthOf(b))
    if (width === 3) return pack(onDecimals(toDec(a), toDec(b)))
    if (width === 2) return new Double(onDoubles(toNumber(a), toNumber(b)))
    const result = onWhole(BigInt(a as number | bigint), BigInt(b as number | bigint))
    if (!fitsLong(result)) return new Double(onDoubles(toNumber(a), toNumber(b)))
    return width === 0 ? intOrLong(result) : result
  }

export const subtractNumbers = inWiderType(
  subtractDec,
  (a, b) => a - b,
  (a, b) => a - b,
)

export function subtract(a: Maybe, b: Maybe): Maybe {
  if (isNullish(a) || isNullish(b)) return null
  if (isNumeric(a) && isNumeric(b)) return subtractNumbers(a, b)
  if (a instanceof Date && b instanceof Date) return BigInt(a.getTime() - b.getTime())
  if (a instanceof Date && isNumeric(b)) return dateFromMillis(a.getTime() - roundedMillis(b), '$subtract')
  throw typeMismatch(`can't $subtract ${typeName(b)} from ${typeName(a)}`)
}

export const multiplyNumbers = inWiderType(
  multiplyDec,
  (a, b) => a * b,
  (a, b) => a * b,
)

function multiply(values: readonly Maybe[]): Maybe {
  let product: NumericValue = 1
  for (const value of values) {
    if (isNullish(value)) return null
    if (!isNumeric(value)) throw typeMismatch(`$multiply only supports numeric types, not ${typeName(value)}`)
    product = multiplyNumbers(product, value)
  }
  // The running product may pass int32 and come back: the type is that of the widest factor.
  const isInt = typeof product === 'bigint' && values.every((value) => typeof value === 'number')
  return isInt ? intOrLong(product as bigint) : product
}

/** Quotient: a double, or a decimal when either side is one. */
export function divideNumbers(a: NumericValue, b: NumericValue): NumericValue {
  if (a instanceof Decimal128 || b instanceof Decimal128) {
    const divisor = toDec(b)
    if (isZero(divisor)) throw badValue("can't $divide by zero")
    return pack(divideDec(toDec(a), divisor))
  }
  const divisor = toNumber(b)
  if (divisor === 0) throw badValue("can't $divide by zero")
  return new Double(toNumber(a) / divisor)
}

function divide(a: Maybe, b: Maybe): Maybe {
  if (isNumeric(a) && isNumeric(b)) return divideNumbers(a, b)
  if (isNullish(a) || isNullish(b)) return null
  throw typeMismatch(`$divide only supports numeric types, not ${typeName(a)} and ${typeName(b)}`)
}

/** The rest of a division; the divisor is not zero. */
export function modNumbers(a: NumericValue, b: NumericValue): NumericValue {
  const width = Math.max(widthOf(a), widthOf(b))
  if (width === 3) return pack(modDec(toDec(a), toDec(b)))
  if (width === 2) return new Double(toNumber(a) % toNumber(b))
  const rest = BigInt(a as number | bigint) % BigInt(b as number | bigint)
  return width === 0 ? Number(rest) : rest
}

function mod(a: Maybe, b: Maybe): Maybe {
  if (!isNumeric(a) || !isNumeric(b)) {
    if (isNullish(a) || isNullish(b)) return null
    throw located(16611, `$mod only supports numeric types, not ${typeName(a)} and ${typeName(b)}`)
  }
  if (toNumber(b) === 0) throw located(16610, "can't $mod by zero")
  return modNumbers(a, b)
}

function abs(value: NumericValue): Value {
  if (typeof value === 'number') return isInt32(Math.abs(value)) ? Math.abs(value) : BigInt(-value)
  if (typeof value === 'bigint') {
    if (value === LONG_MIN) throw located(28680, "can't take $abs of long long min")
    return value < 0n ? -value : value
  }
  return value instanceof Double ? new Double(Math.abs(value.value)) : pack(absDec(unpack(value)))
}

export const ARITHMETIC: OperatorTable = {
  $add: variadic(0, MANY, add),
  $subtract: binary(subtract),
  $multiply: variadic(0, MANY, multiply),
  $divide: binary(divide),
  $mod: binary(mod),
  $abs: numeric(abs),
  $rand: (argument) => {
    const empty = Array.isArray(argument)
      ? argument.length === 0
      : argument instanceof Map && argument.size === 0
    if (!empty) throw located(3040501, '$rand does not currently accept arguments')
    return () => new Double(Math.random())
  },
}

const bitwise = (apply: (a: bigint, b: bigint) => bigint, start: bigint): Operator =>
  variadic(0, MANY, (values, _compiler, name) => {
    if (values.some(isNullish)) return null
    let bits = start
    let long = false
    for (const value of values) {
      if (typeof value !== 'number' && typeof value !== 'bigint') {
        throw typeMismatch(`${name} only supports int and long operands.`)
      }
      long ||= typeof value === 'bigint'
      bits = apply(bits, BigInt(value))
    }
    return long ? bits : Number(bits)
  })

const bitNot = numeric((value, name) => {
  if (typeof value === 'number' || typeof value === 'bigint') return ~value
  throw typeMismatch(`${name} only supports int and long, not: ${typeName(value)}.`)
})

export const BITWISE: OperatorTable = {
  $bitNot: bitNot,
  $bitAnd: bitwise((a, b) => a & b, -1n),
  $bitOr: bitwise((a, b) => a | b, 0n),
  $bitXor: bitwise((a, b) => a ^ b, 0n),
}
