import { Decimal128, Double } from 'bson'
import { toNumber } from '../bson/numbers.js'
import { printValue } from '../bson/print.js'
import { isNumeric, type Maybe, typeName, type Value } from '../bson/value.js'
import { located, MongoError } from '../errors/mongo-error.js'
import { binary, isNullish, numeric, type Operator, type OperatorTable } from './operator.js'

/** The range that an operator accepts, and how messages print it. */
interface Bounds {
  text: string
  holds(x: number): boolean
}

const FINITE: Bounds = { text: '(-inf,inf)', holds: Number.isFinite }
const UNIT: Bounds = { text: '[-1,1]', holds: (x) => x >= -1 && x <= 1 }
const FROM_ONE: Bounds = { text: '[1,inf]', holds: (x) => x >= 1 }
const ALL: Bounds = { text: '[-inf,inf]', holds: () => true }

const refuseDecimal = (name: string): MongoError =>
  new MongoError(238, `${name} of a decimal is not supported`)

const bounded = (bounds: Bounds, apply: (x: number) => number): Operator =>
  numeric((value, name) => {
    if (value instanceof Decimal128) throw refuseDecimal(name)
    const x = toNumber(value)
    if (!Number.isNaN(x) && !bounds.holds(x)) {
      throw located(50989, `cannot apply ${name} to ${printValue(value)}, value must be in ${bounds.text}`)
    }
    return new Double(apply(x))
  })

function arcTangent(y: Maybe, x: Maybe): Value {
  if (isNullish(y) || isNullish(x)) return null
  if (!isNumeric(y)) throw located(51044, `$atan2 only supports numeric types, not ${typeName(y)}`)
  if (!isNumeric(x)) throw located(51045, `$atan2 only supports numeric types, not ${typeName(x)}`)
  if (y instanceof Decimal128 || x instanceof Decimal128) throw refuseDecimal('$atan2')
  return new Double(Math.atan2(toNumber(y), toNumber(x)))
}

export const TRIGONOMETRY: OperatorTable = {
  $sin: bounded(FINITE, Math.sin),
  $cos: bounded(FINITE, Math.cos),
  $tan: bounded(FINITE, Math.tan),
  $asin: bounded(UNIT, Math.asin),
  $acos: bounded(UNIT, Math.acos),
  $atan: bounded(ALL, Math.atan),
  $atan2: binary(arcTangent),
  $sinh: bounded(ALL, Math.sinh),
  $cosh: bounded(ALL, Math.cosh),
  $tanh: bounded(ALL, Math.tanh),
  $asinh: bounded(ALL, Math.asinh),
  $acosh: bounded(FROM_ONE, Math.acosh),
  $atanh: bounded(UNIT, Math.atanh),
  $degreesToRadians: bounded(ALL, (x) => x * (Math.PI / 180)),
  $radiansToDegrees: bounded(ALL, (x) => x * (180 / Math.PI)),
}
