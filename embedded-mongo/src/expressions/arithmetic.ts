import { Decimal128, Double } from 'bson'
import { type Dec, isZero, pack, unpack } from '../bson/decimal.js'
import {
  absDec,
  addDec,
  divideDec,
  modDec,
  multiplyDec,
  powDec,
  sqrtDec,
  subtractDec,
} from '../bson/decimal-math.js'
import { fitsLong, intOrLong, isInt32, toDec, toNumber, widthOf } from '../bson/numbers.js'
import { type Maybe, type NumericValue, type Value, isNumeric, typeName } from '../bson/value.js'
import { MongoError, badValue, located, typeMismatch } from '../errors.js'
import { type OperatorTable, binary, isNullish, unary, variadic } from './operator.js'

const LONG_MIN = -(2n ** 63n)

const dateFromMillis = (millis: number, operator: string): Date => {
  const date = new Date(millis)
  if (Number.isNaN(date.getTime())) throw new MongoError(15, `date overflow in ${operator}`)
  return date
}

const integerSum = (a: number | bigint, b: number | bigint): NumericValue => {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b
    return isInt32(sum) ? sum : BigInt(sum)
  }
  const sum = BigInt(a) + BigInt(b)
  return fitsLong(sum) ? sum : new Double(Number(a) + Number(b))
}

/** Sum of two numbers in the wider type; int32 overflows to int64, int64 to double. */
const addNumbers = (a: NumericValue, b: NumericValue): NumericValue => {
  const width = Math.max(widthOf(a), widthOf(b))
  if (width < 2) return integerSum(a as number | bigint, b as number | bigint)
  return width === 2 ? new Double(toNumber(a) + toNumber(b)) : pack(addDec(toDec(a), toDec(b)))
}

const roundedMillis = (value: NumericValue): number => {
  const millis = toNumber(value)
  return Math.sign(millis) * Math.round(Math.abs(millis))
}

/** The server keeps the running sum in int64: only the final type falls back to int32. */
const sumOf = (values: readonly NumericValue[]): NumericValue => {
  let total: NumericValue = 0n
  let width = 0
  for (const value of values) {
    width = Math.max(width, widthOf(value))
    total = addNumbers(total, value)
  }
  return width === 0 && typeof total === 'bigint' ? intOrLong(total) : total
}

/** Left to right: the first null or missing operand ends it, whatever follows. */
const add = (values: readonly Maybe[]): Maybe => {
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

const subtractNumbers = (a: NumericValue, b: NumericValue): NumericValue => {
  const width = Math.max(widthOf(a), widthOf(b))
  if (width === 3) return pack(subtractDec(toDec(a), toDec(b)))
  if (width === 2) return new Double(toNumber(a) - toNumber(b))
  const difference = BigInt(a as number | bigint) - BigInt(b as number | bigint)
  if (!fitsLong(difference)) return new Double(toNumber(a) - toNumber(b))
  return width === 0 ? intOrLong(difference) : difference
}

const subtract = (a: Maybe, b: Maybe): Maybe => {
  if (isNullish(a) || isNullish(b)) return null
  if (isNumeric(a) && isNumeric(b)) return subtractNumbers(a, b)
  if (a instanceof Date && b instanceof Date) return BigInt(a.getTime() - b.getTime())
  if (a instanceof Date && isNumeric(b)) return dateFromMillis(a.getTime() - roundedMillis(b), '$subtract')
  throw typeMismatch(`can't $subtract ${typeName(b)} from ${typeName(a)}`)
}

const multiplyNumbers = (a: NumericValue, b: NumericValue): NumericValue => {
  const width = Math.max(widthOf(a), widthOf(b))
  if (width === 3) return pack(multiplyDec(toDec(a), toDec(b)))
  if (width === 2) return new Double(toNumber(a) * toNumber(b))
  const product = BigInt(a as number | bigint) * BigInt(b as number | bigint)
  if (!fitsLong(product)) return new Double(toNumber(a) * toNumber(b))
  return width === 0 ? intOrLong(product) : product
}

const multiply = (values: readonly Maybe[]): Maybe => {
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
const divideNumbers = (a: NumericValue, b: NumericValue): NumericValue => {
  if (a instanceof Decimal128 || b instanceof Decimal128) {
    const divisor = toDec(b)
    if (isZero(divisor)) throw badValue("can't $divide by zero")
    return pack(divideDec(toDec(a), divisor))
  }
  const divisor = toNumber(b)
  if (divisor === 0) throw badValue("can't $divide by zero")
  return new Double(toNumber(a) / divisor)
}

const divide = (a: Maybe, b: Maybe): Maybe => {
  if (isNumeric(a) && isNumeric(b)) return divideNumbers(a, b)
  if (isNullish(a) || isNullish(b)) return null
  throw typeMismatch(`$divide only supports numeric types, not ${typeName(a)} and ${typeName(b)}`)
}

const mod = (a: Maybe, b: Maybe): Maybe => {
  if (!isNumeric(a) || !isNumeric(b)) {
    if (isNullish(a) || isNullish(b)) return null
    throw located(16611, `$mod only supports numeric types, not ${typeName(a)} and ${typeName(b)}`)
  }
  if (toNumber(b) === 0) throw located(16610, "can't $mod by zero")
  const width = Math.max(widthOf(a), widthOf(b))
  if (width === 3) return pack(modDec(toDec(a), toDec(b)))
  if (width === 2) return new Double(toNumber(a) % toNumber(b))
  const rest = BigInt(a as number | bigint) % BigInt(b as number | bigint)
  return width === 0 ? Number(rest) : rest
}

const numeric = (apply: (value: NumericValue, name: string) => Value) =>
  unary((value, _compiler, name) => {
    if (isNullish(value)) return null
    if (!isNumeric(value)) throw located(28765, `${name} only supports numeric types, not ${typeName(value)}`)
    return apply(value, name)
  })

const abs = (value: NumericValue): Value => {
  if (typeof value === 'number') return isInt32(Math.abs(value)) ? Math.abs(value) : BigInt(-value)
  if (typeof value === 'bigint') {
    if (value === LONG_MIN) throw located(28680, "can't take $abs of long long min")
    return value < 0n ? -value : value
  }
  return value instanceof Double ? new Double(Math.abs(value.value)) : pack(absDec(unpack(value)))
}

const transcendental = (apply: (x: number) => number) =>
  numeric((value, name) => {
    if (value instanceof Decimal128) throw new MongoError(238, `${name} of a decimal is not supported`)
    return new Double(apply(toNumber(value)))
  })

const positive = (x: number, code: number, name: string): void => {
  if (x <= 0) throw located(code, `${name}'s argument must be a positive number, but is ${x}`)
}

const squareRoot = (value: NumericValue): Value => {
  const negative = (): MongoError => located(28714, "$sqrt's argument must be greater than or equal to 0")
  if (value instanceof Decimal128) {
    const dec: Dec = unpack(value)
    if (dec.kind !== 'nan' && dec.negative && !isZero(dec)) throw negative()
    return pack(sqrtDec(dec))
  }
  const x = toNumber(value)
  if (x < 0) throw negative()
  return new Double(Math.sqrt(x))
}

const integerPower = (base: bigint, exponent: bigint, long: boolean): NumericValue | null => {
  if (exponent < 0n) {
    if (base !== 1n && base !== -1n) return null
    const unit = exponent % 2n === 0n ? base * base : base
    return long ? unit : Number(unit)
  }
  if (exponent > 64n && base !== 0n && base !== 1n && base !== -1n) return null
  const reduced = exponent > 64n ? 2n + (exponent % 2n) : exponent
  const result = base ** reduced
  if (!fitsLong(result)) return null
  return long ? result : intOrLong(result)
}

const power = (base: Maybe, exponent: Maybe): Maybe => {
  if (isNullish(base) || isNullish(exponent)) return null
  if (!isNumeric(base)) throw located(28762, `$pow's base must be numeric, not ${typeName(base)}`)
  if (!isNumeric(exponent)) throw located(28763, `$pow's exponent must be numeric, not ${typeName(exponent)}`)
  if (toNumber(base) === 0 && toNumber(exponent) < 0) {
    throw located(28764, '$pow cannot take a base of 0 and a negative exponent')
  }
  const width = Math.max(widthOf(base), widthOf(exponent))
  if (width === 3) {
    const result = powDec(toDec(base), toDec(exponent))
    if (!result) throw new MongoError(238, '$pow of a decimal is supported for small whole exponents only')
    return pack(result)
  }
  const [x, y] = [toNumber(base), toNumber(exponent)]
  const whole =
    width < 2 ? integerPower(BigInt(base as number), BigInt(exponent as number), width === 1) : null
  return whole ?? new Double(Math.pow(x, y))
}

const logarithm = (value: Maybe, base: Maybe): Maybe => {
  if (isNullish(value) || isNullish(base)) return null
  if (!isNumeric(value)) throw located(28756, `$log's argument must be numeric, not ${typeName(value)}`)
  if (!isNumeric(base)) throw located(28757, `$log's base must be numeric, not ${typeName(base)}`)
  if (value instanceof Decimal128 || base instanceof Decimal128) {
    throw new MongoError(238, '$log of a decimal is not supported')
  }
  const [x, b] = [toNumber(value), toNumber(base)]
  positive(x, 28758, '$log')
  if (b <= 0 || b === 1)
    throw located(28759, `$log's base must be a positive number not equal to 1, but is ${b}`)
  return new Double(Math.log(x) / Math.log(b))
}

const many = Number.MAX_SAFE_INTEGER

export const ARITHMETIC: OperatorTable = {
  $add: variadic(0, many, add),
  $subtract: binary(subtract),
  $multiply: variadic(0, many, multiply),
  $divide: binary(divide),
  $mod: binary(mod),
  $abs: numeric(abs),
  $sqrt: numeric(squareRoot),
  $exp: transcendental(Math.exp),
  $ln: transcendental((x) => {
    positive(x, 28766, '$ln')
    return Math.log(x)
  }),
  $log10: transcendental((x) => {
    positive(x, 28761, '$log10')
    return Math.log10(x)
  }),
  $log: binary(logarithm),
  $pow: binary(power),
  $bitAnd: bitwise((a, b) => a & b, -1n),
  $bitOr: bitwise((a, b) => a | b, 0n),
  $bitXor: bitwise((a, b) => a ^ b, 0n),
  $rand: (argument) => {
    const empty = Array.isArray(argument)
      ? argument.length === 0
      : argument instanceof Map && argument.size === 0
    if (!empty) throw located(3040501, '$rand does not currently accept arguments')
    return () => new Double(Math.random())
  },
}

function bitwise(apply: (a: bigint, b: bigint) => bigint, start: bigint) {
  return variadic(0, many, (values, _compiler, name) => {
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
}
