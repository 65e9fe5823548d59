import { Decimal128, Double } from 'bson'
import { decToNumber, fromDouble34, fromInteger, pack, unpack } from '../bson/decimal.js'
import { roundDec, type RoundingMode } from '../bson/decimal-math.js'
import { asWholeLong, fitsLong, intOrLong } from '../bson/numbers.js'
import { isNumeric, type Maybe, type NumericValue, typeName, type Value } from '../bson/value.js'
import { located, MongoError } from '../errors/mongo-error.js'
import { isNullish, numeric, type Operator, type OperatorTable, variadic } from './operator.js'

const toWhole = (mode: RoundingMode, onDouble: (x: number) => number): Operator =>
  numeric((value) => {
    if (value instanceof Double) return new Double(onDouble(value.value))
    return value instanceof Decimal128 ? pack(roundDec(unpack(value), 0, mode)) : value
  })

function placesOf(value: Maybe, name: string): number {
  const whole = isNumeric(value) ? asWholeLong(value) : null
  if (whole === null) throw located(51082, `precision argument to  ${name} must be a integral value`)
  if (whole < -20n || whole > 100n) {
    throw located(51083, `cannot apply ${name} with precision value ${whole} value must be in [-20, 100]`)
  }
  return Number(whole)
}

function roundInteger(value: number | bigint, places: number, mode: RoundingMode, name: string): Value {
  if (places >= 0) return value
  const dec = roundDec(fromInteger(value), places, mode)
  const magnitude = dec.coefficient * 10n ** BigInt(Math.max(0, dec.exponent))
  const whole = dec.negative ? -magnitude : magnitude
  if (!fitsLong(whole)) throw new MongoError(51080, `invalid conversion from Decimal128 result in ${name}`)
  return typeof value === 'bigint' ? whole : intOrLong(whole)
}

function roundTo(value: NumericValue, places: number, mode: RoundingMode, name: string): Value {
  if (value instanceof Decimal128) return pack(roundDec(unpack(value), places, mode))
  if (!(value instanceof Double)) return roundInteger(value, places, mode, name)
  if (!Number.isFinite(value.value)) return value
  return new Double(decToNumber(roundDec(fromDouble34(value.value), places, mode)))
}

const rounding = (mode: RoundingMode): Operator =>
  variadic(1, 2, (values, _compiler, name) => {
    const [value] = values
    const precision = values.length === 1 ? 0 : values[1]
    if (isNullish(value) || isNullish(precision)) return null
    if (!isNumeric(value)) throw located(51081, `${name} only supports numeric types, not ${typeName(value)}`)
    return roundTo(value, placesOf(precision, name), mode, name)
  })

export const ROUNDING: OperatorTable = {
  $floor: toWhole('floor', Math.floor),
  $ceil: toWhole('ceil', Math.ceil),
  $round: rounding('halfEven'),
  $trunc: rounding('trunc'),
}
