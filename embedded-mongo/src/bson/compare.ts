import { Binary, BSONRegExp, BSONSymbol, Code, Double, MaxKey, MinKey, ObjectId, Timestamp } from 'bson'
import { compareNumbers } from './numbers.js'
import { type Collation, type Doc, isNumeric, type Maybe, type NumericValue, type Value } from './value.js'

/** Ranks of the types in MongoDB's order over all values; numbers are one rank, string and symbol another. */
export const RANK = {
  minKey: 1,
  missing: 2,
  null: 3,
  number: 4,
  string: 5,
  object: 6,
  array: 7,
  binData: 8,
  objectId: 9,
  bool: 10,
  date: 11,
  timestamp: 12,
  regex: 13,
  code: 15,
  maxKey: 99,
} as const

function objectRank(value: object): number {
  if (value instanceof Map) return RANK.object
  if (Array.isArray(value)) return RANK.array
  if (value instanceof ObjectId) return RANK.objectId
  if (value instanceof Date) return RANK.date
  if (value instanceof Double) return RANK.number
  if (isNumeric(value)) return RANK.number
  if (value instanceof Binary) return RANK.binData
  if (value instanceof BSONRegExp) return RANK.regex
  if (value instanceof Timestamp) return RANK.timestamp
  if (value instanceof BSONSymbol) return RANK.string
  if (value instanceof Code) return RANK.code
  if (value instanceof MinKey) return RANK.minKey
  if (value instanceof MaxKey) return RANK.maxKey
  throw new TypeError('not a BSON value')
}

export function rankOf(value: Maybe): number {
  switch (typeof value) {
    case 'string':
      return RANK.string
    case 'number':
    case 'bigint':
      return RANK.number
    case 'boolean':
      return RANK.bool
    case 'undefined':
      return RANK.missing
    default:
      return value === null ? RANK.null : objectRank(value as object)
  }
}

/** UTF-8 byte order: as UTF-16 order, but surrogate pairs sort above U+E000..U+FFFF. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i += 1) {
    const x = a.charCodeAt(i)
    const y = b.charCodeAt(i)
    if (x === y) continue
    if (x >= 0xd800 && y >= 0xd800) {
      const surrogateX = x < 0xe000
      if (surrogateX !== y < 0xe000) return surrogateX ? 1 : -1
    }
    return x - y
  }
  return a.length - b.length
}

function compareDocs(a: Doc, b: Doc, collation?: Collation): number {
  const right = b.entries()
  for (const [key, x] of a) {
    const next = right.next()
    if (next.done) return 1
    const [otherKey, y] = next.value
    const order = rankOf(x) - rankOf(y) || compareStrings(key, otherKey) || compareValues(x, y, collation)
    if (order !== 0) return order
  }
  return right.next().done ? 0 : -1
}

function compareArrays(a: readonly Value[], b: readonly Value[], collation?: Collation): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i += 1) {
    const order = compareValues(a[i], b[i], collation)
    if (order !== 0) return order
  }
  return a.length - b.length
}

const compareBinary = (a: Binary, b: Binary): number =>
  a.length() - b.length() || a.sub_type - b.sub_type || Buffer.compare(bytesOf(a), bytesOf(b))

/** The payload of a Binary, without the spare room its buffer may have. */
export const bytesOf = (binary: Binary): Uint8Array => binary.buffer.subarray(0, binary.position)

const compareBigints = (a: bigint, b: bigint): number => (a === b ? 0 : a < b ? -1 : 1)

const textOf = (value: Value): string => (value instanceof BSONSymbol ? value.value : (value as string))

function compareSameRank(a: Value, b: Value, rank: number, collation?: Collation): number {
  switch (rank) {
    case RANK.number:
      return compareNumbers(a as NumericValue, b as NumericValue)
    case RANK.string:
      return collation ? collation.compare(textOf(a), textOf(b)) : compareStrings(textOf(a), textOf(b))
    case RANK.object:
      return compareDocs(a as Doc, b as Doc, collation)
    case RANK.array:
      return compareArrays(a as Value[], b as Value[], collation)
    case RANK.binData:
      return compareBinary(a as Binary, b as Binary)
    case RANK.objectId:
      return (a as ObjectId).equals(b as ObjectId)
        ? 0
        : Buffer.compare((a as ObjectId).id, (b as ObjectId).id)
    case RANK.bool:
      return Number(a) - Number(b)
    case RANK.date:
      return (a as Date).getTime() - (b as Date).getTime()
    case RANK.timestamp:
      return compareBigints((a as Timestamp).toBigInt(), (b as Timestamp).toBigInt())
    case RANK.regex: {
      const [x, y] = [a as BSONRegExp, b as BSONRegExp]
      return compareStrings(x.pattern, y.pattern) || compareStrings(x.options, y.options)
    }
    case RANK.code:
      return compareStrings((a as Code).code, (b as Code).code)
    default:
      return 0
  }
}

/** MongoDB's order over all types: negative, zero or positive. Missing sorts before null (as in expressions). */
export function compareValues(a: Maybe, b: Maybe, collation?: Collation): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'string' && typeof b === 'string' && !collation) return compareStrings(a, b)
  const rank = rankOf(a)
  const difference = rank - rankOf(b)
  return difference !== 0 ? difference : compareSameRank(a as Value, b as Value, rank, collation)
}

export function equalValues(a: Maybe, b: Maybe, collation?: Collation): boolean {
  if (a === b) return true
  if (typeof a === 'string' && typeof b === 'string' && !collation) return false
  return compareValues(a, b, collation) === 0
}
