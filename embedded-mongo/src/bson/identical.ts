import { BSONRegExp, Decimal128, Double } from 'bson'
import { compareValues } from './compare.js'
import { bsonTypeCode, type Doc, isDoc, type Maybe, type Value } from './value.js'

function identicalDocs(a: Doc, b: Doc): boolean {
  if (a.size !== b.size) return false
  const right = b.entries()
  for (const [key, value] of a) {
    const next = right.next()
    if (next.done || next.value[0] !== key || !identical(value, next.value[1])) return false
  }
  return true
}

const identicalArrays = (a: readonly Value[], b: readonly Value[]): boolean =>
  a.length === b.length && a.every((item, i) => identical(item, b[i]))

/** Equal in type and bits: 1 and 1.0 differ, and so do 0.0 and -0.0. */
export function identical(a: Maybe, b: Maybe): boolean {
  if (a === b) return true
  if (a === undefined || b === undefined || bsonTypeCode(a) !== bsonTypeCode(b)) return false
  if (isDoc(a)) return identicalDocs(a, b as Doc)
  if (Array.isArray(a)) return identicalArrays(a, b as Value[])
  if (a instanceof Double) return Object.is(a.value, (b as Double).value)
  if (a instanceof Decimal128) return Buffer.compare(a.bytes, (b as Decimal128).bytes) === 0
  if (a instanceof BSONRegExp)
    return a.pattern === (b as BSONRegExp).pattern && a.options === (b as BSONRegExp).options
  return compareValues(a, b) === 0
}
