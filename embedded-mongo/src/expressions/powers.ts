import { Decimal128, Double } from 'bson'
import { type Dec, isZero, pack, unpack } from '../bson/decimal.js'
import { powDec, sqrtDec } from '../bson/decimal-math.js'
import { fitsLong, intOrLong, toDec, toNumber, widthOf } from '../bson/numbers.js'
import { isNumeric, type Maybe, type NumericValue, typeName, type Value } from '../bson/value.js'
import { located, MongoError } from '../errors/mongo-error.js'
import { binary, isNullish, numeric, type OperatorTable } from './operator.js'

const transcendental = (apply: (x: number) => number) =>
  numeric((value, name) => {
    if (value instanceof Decimal128) throw new MongoError(238, `${name} of a decimal is not supported`)
    return new Double(apply(toNumber(value)))
  })

function positive(x: number, code: number, name: string): void {
  if (x <= 0) throw located(code, `${name}'s argument must be a positive number, but is ${x}`)
}

function squareRoot(value: NumericValue): Value {
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

function integerPower(base: bigint, exponent: bigint, long: boolean): NumericValue | null {
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

function power(base: Maybe, exponent: Maybe): Maybe {
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

function logarithm(value: Maybe, base: Maybe): Maybe {
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

export const POWERS: OperatorTable = {
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
}
