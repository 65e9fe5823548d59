import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson'
import { type TimeLimit } from '../pace/time-limit.js'

/** A document keeps its key order exactly, integer-like keys included. */
export type Doc = Map<string, Value>

/** int32 = number, int64 = bigint, double = Double, decimal = Decimal128. A missing value is `undefined` and never stored. */
export type Value =
  | Doc
  | Value[]
  | number
  | bigint
  | Double
  | Decimal128
  | string
  | boolean
  | null
  | Date
  | ObjectId
  | Binary
  | BSONRegExp
  | Timestamp
  | MinKey
  | MaxKey
  | Code
  | BSONSymbol
export type Maybe = Value | undefined
export type NumericValue = number | bigint | Double | Decimal128

/** What filters, updates, projections, expressions and stages need to know of their command when compiled. */
export interface EvalContext {
  /** `$$NOW`, fixed for the whole command. */
  now: Date
  /** Variables of the command's `let`, without the dollars. */
  variables: Map<string, Maybe>
  collation?: Collation
  /** Time limit of the command, which long expressions check. */
  timeLimit?: TimeLimit
}

/** A string order other than the simple binary one. `compare` is total; `key` maps equal strings to one string. */
export interface Collation {
  spec: Doc
  compare(a: string, b: string): number
  key(text: string): string
}

/** A shallow copy. Faster than `new Map(doc)`, which makes an array for each pair of name and value. */
export function copyOf(doc: Doc): Doc {
  const copy: Doc = new Map()
  doc.forEach((value, name) => copy.set(name, value))
  return copy
}

export const isDoc = (value: unknown): value is Doc => value instanceof Map

export const isNumeric = (value: unknown): value is NumericValue =>
  typeof value === 'number' ||
  typeof value === 'bigint' ||
  value instanceof Double ||
  value instanceof Decimal128

/** BSON type codes by the names `$type` knows. */
export const TYPE_CODES: Readonly<Record<string, number>> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
}

const NAMES = new Map(Object.entries(TYPE_CODES).map(([name, code]) => [code, name]))

function objectTypeCode(value: object): number {
  if (value instanceof Map) return 3
  if (Array.isArray(value)) return 4
  if (value instanceof ObjectId) return 7
  if (value instanceof Date) return 9
  if (value instanceof Double) return 1
  if (value instanceof Decimal128) return 19
  if (value instanceof Binary) return 5
  if (value instanceof BSONRegExp) return 11
  if (value instanceof Timestamp) return 17
  if (value instanceof MinKey) return -1
  if (value instanceof MaxKey) return 127
  if (value instanceof Code) return 13
  if (value instanceof BSONSymbol) return 14
  throw new TypeError('not a BSON value')
}

/** The BSON type code; 0 for a missing value. */
export function bsonTypeCode(value: Maybe): number {
  switch (typeof value) {
    case 'string':
      return 2
    case 'number':
      return 16
    case 'boolean':
      return 8
    case 'bigint':
      return 18
    case 'undefined':
      return 0
    default:
      return value === null ? 10 : objectTypeCode(value as object)
  }
}

/** The name `$type` gives, 'missing' for a missing value. */
export const typeName = (value: Maybe): string =>
  value === undefined ? 'missing' : (NAMES.get(bsonTypeCode(value)) ?? 'missing')

/** Plain objects, arrays and numbers as inner values: whole numbers in int32 range are int32, others double. */
export function toValue(plain: unknown): Value {
  if (plain === undefined) return null
  if (typeof plain === 'number') {
    return (plain | 0) === plain && !Object.is(plain, -0) ? plain : new Double(plain)
  }
  if (Array.isArray(plain)) return plain.map(toValue)
  if (plain instanceof RegExp) return new BSONRegExp(plain.source, plain.flags.replace(/[^imsx]/g, ''))
  if (plain instanceof Map) {
    return new Map([...plain].map(([key, item]) => [String(key), toValue(item)]))
  }
  if (plain !== null && typeof plain === 'object' && Object.getPrototypeOf(plain) === Object.prototype) {
    return toDoc(plain as Record<string, unknown>)
  }
  return plain as Value
}

/** A plain object as a document; fields that are `undefined` are left out. */
export function toDoc(plain: Record<string, unknown>): Doc {
  const doc: Doc = new Map()
  for (const [key, item] of Object.entries(plain)) if (item !== undefined) doc.set(key, toValue(item))
  return doc
}
