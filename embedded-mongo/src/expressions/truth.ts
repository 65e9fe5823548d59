import { Decimal128, Double } from 'bson'
import { isZero, unpack } from '../bson/decimal.js'
import { isNumeric, type Maybe } from '../bson/value.js'

/** A missing field, null, false and every zero are false; NaN is true. */
export function isTruthy(value: Maybe): boolean {
  if (value === undefined || value === null || value === false) return false
  if (!isNumeric(value)) return true
  if (value instanceof Decimal128) return !isZero(unpack(value))
  return value instanceof Double ? value.value !== 0 : value !== 0 && value !== 0n
}
