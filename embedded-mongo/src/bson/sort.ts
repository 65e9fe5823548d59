import { badValue, located, MongoError } from '../errors/mongo-error.js'
import { compareValues } from './compare.js'
import { EMPTY_ARRAY, type KeyValue } from './index-key.js'
import { extractKeys, PARALLEL_ARRAYS } from './key-tuples.js'
import { toNumber } from './numbers.js'
import { elementAt } from './paths.js'
import { type Collation, type Doc, isDoc, isNumeric, type Value } from './value.js'

export interface SortPart {
  parts: string[]
  direction: 1 | -1
}

function directionOf(value: Value, path: string): 1 | -1 {
  if (isDoc(value) && value.has('$meta')) throw badValue('$meta sorts are not supported')
  if (!isNumeric(value)) {
    throw located(15974, `Illegal key in $sort specification: ${path}: ${String(value)}`)
  }
  const direction = toNumber(value)
  if (direction !== 1 && direction !== -1) {
    throw located(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)')
  }
  return direction
}

/** Checks a sort specification and splits it into its parts. */
export const parseSort = (spec: Doc): SortPart[] =>
  [...spec].map(([path, value]) => {
    const direction = directionOf(value, path)
    if (path === '') throw located(40352, 'FieldPath cannot be constructed with empty string')
    if (path.endsWith('.')) throw located(40353, "FieldPath must not end with a '.'.")
    if (path.startsWith('$') && !/^\$(id|ref|db)$/.test(path)) {
      throw located(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      )
    }
    const parts = path.split('.')
    if (parts.includes('')) throw located(15998, 'FieldPath field names may not be empty strings.')
    return { parts, direction }
  })

/** Order of sort keys: an empty array below null, missing as null. */
function compareKeys(a: KeyValue, b: KeyValue, collation?: Collation): number {
  if (a === EMPTY_ARRAY || b === EMPTY_ARRAY) {
    if (a === b) return 0
    const other = a === EMPTY_ARRAY ? b : a
    const order = compareValues(undefined, other === undefined ? null : (other as Value))
    return a === EMPTY_ARRAY ? order : -order
  }
  return compareValues(a === undefined ? null : a, b === undefined ? null : b, collation)
}

/**
 * The values that a document sorts by, one per part. An array sorts by its least (1) or greatest (-1) element. Several
 * parts within one array use the element that comes first in the whole order. Throws 2 for two arrays side by side.
 */
export function sortKeysOf(doc: Doc, parts: readonly SortPart[], collation?: Collation): KeyValue[] {
  const tuples = tuplesOf(doc, parts)
  let best = tuples[0] as KeyValue[]
  for (const tuple of tuples) if (compareSortKeys(tuple, best, parts, collation) < 0) best = tuple
  return best
}

function tuplesOf(doc: Doc, parts: readonly SortPart[]): KeyValue[][] {
  try {
    return extractKeys(
      doc,
      parts.map((part) => part.parts),
    ).tuples
  } catch (error) {
    if (error instanceof MongoError && error.code === PARALLEL_ARRAYS)
      throw badValue('cannot sort with keys that are parallel arrays')
    throw error
  }
}

export function compareSortKeys(
  a: readonly KeyValue[],
  b: readonly KeyValue[],
  parts: readonly SortPart[],
  collation?: Collation,
): number {
  for (let i = 0; i < parts.length; i += 1) {
    const order = compareKeys(a[i], b[i], collation)
    if (order !== 0) return (parts[i] as SortPart).direction === 1 ? order : -order
  }
  return 0
}

/** Comparator for the elements of an array, by a specification `{path: 1 | -1}`: here an array is a value like others. */
export function compileElementSort(spec: Doc, collation?: Collation): (a: Doc, b: Doc) => number {
  const parts = parseSort(spec)
  const keysOf = (element: Doc): KeyValue[] => parts.map((part) => elementAt(element, part.parts))
  return (a, b) => compareSortKeys(keysOf(a), keysOf(b), parts, collation)
}
