import { typeMismatch } from '../errors/mongo-error.js'
import { isNullish, MANY, type Operator, type OperatorTable, variadic } from './operator.js'

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

export const BITWISE: OperatorTable = {
  $bitAnd: bitwise((a, b) => a & b, -1n),
  $bitOr: bitwise((a, b) => a | b, 0n),
  $bitXor: bitwise((a, b) => a ^ b, 0n),
}
