import { BSONRegExp, MaxKey, MinKey } from 'bson'
import { EMPTY_ARRAY, encodeKeyPart, type KeyValue } from '../bson/index-key.js'
import { isDoc, type Value } from '../bson/value.js'
import { type IndexMeta } from '../catalog/metadata.js'
import { type PredicateNode } from '../match/tree.js'
import { afterPrefix } from '../storage/keys.js'

/** Encoded values from `from` up to, not including, `to`. A point holds exactly one value. */
export interface Interval {
  from: Buffer
  to: Buffer
  point: boolean
  /** Holds stored regular expressions only, which hardly any index has and which need not match. */
  loose?: true
}

/** After every encoded value, in either direction. */
export const END = Buffer.from([0xff])

/** A longer `$in` gets no bounds, but is looked up value by value (`IndexScan.seeks`). */
export const MAX_VALUES = 2000

function point(value: KeyValue): Interval {
  const from = encodeKeyPart(value)
  return { from, to: afterPrefix(from) ?? END, point: true }
}

function typeRange(value: Value): { from: Buffer; to: Buffer } {
  const type = encodeKeyPart(value)[0] as number
  return { from: Buffer.from([type]), to: Buffer.from([type + 1]) }
}

const MISSING_OR_EMPTY: Interval = {
  from: encodeKeyPart(EMPTY_ARRAY),
  to: afterPrefix(encodeKeyPart(null)) ?? END,
  point: false,
}

/** Values an index could hold for documents that satisfy the predicate; null when the index cannot narrow it down. */
export function intervalsOf(node: PredicateNode, multikey: boolean): Interval[] | null {
  switch (node.kind) {
    case 'eq':
      return equality(node.value, multikey)
    case 'in':
      return node.regexes.length > 0 || node.values.length > MAX_VALUES
        ? null
        : union(node.values.map((value) => equality(value, multikey)))
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return comparison(node.kind, node.value, multikey)
    case 'exists':
      return node.exists ? null : equality(null, multikey)
    case 'regex':
      return prefixOf(node.pattern, node.flags)
    case 'elemMatch':
      return elementIntervals(node.child, multikey)
    default:
      return null
  }
}

/** Values an index could hold for documents that have the value, or an element equal to it; null for expressions. */
export function equality(value: Value, multikey: boolean): Interval[] | null {
  if (value instanceof BSONRegExp) return null
  if (value === null) return multikey ? [MISSING_OR_EMPTY] : [point(null)]
  if (!Array.isArray(value)) return [point(value)]
  // An array equals the whole array, or an element that is such an array; the index holds elements.
  return normalize([point(value), point(value.length > 0 ? value[0] : EMPTY_ARRAY)])
}

function comparison(kind: 'gt' | 'gte' | 'lt' | 'lte', value: Value, multikey: boolean): Interval[] | null {
  if (value === null) return kind === 'gte' || kind === 'lte' ? equality(null, multikey) : null
  if (Array.isArray(value) || value instanceof MinKey || value instanceof MaxKey) return null
  if (value instanceof BSONRegExp || typeof value === 'boolean') return null
  if (isDoc(value) && multikey) return null
  const type = typeRange(value)
  const exact = point(value)
  const bounds = {
    gt: { from: exact.to, to: type.to },
    gte: { from: exact.from, to: type.to },
    lt: { from: type.from, to: exact.from },
    lte: { from: type.from, to: exact.to },
  }[kind]
  return Buffer.compare(bounds.from, bounds.to) < 0 ? [{ ...bounds, point: false }] : []
}

/** `$elemMatch` on plain elements: one element must satisfy all conditions, so their bounds may be combined. */
function elementIntervals(child: PredicateNode, multikey: boolean): Interval[] | null {
  const parts = child.kind === 'and' ? child.children : [child]
  let narrowed: Interval[] | null = null
  for (const part of parts) {
    if (!('path' in part) || part.path !== '' || part.kind === 'elemMatch') continue
    if (part.kind === 'exists' || ('value' in part && (part.value === null || Array.isArray(part.value))))
      continue
    if (part.kind === 'in' && part.values.some((value) => value === null || Array.isArray(value))) continue
    const intervals = intervalsOf(part, multikey)
    if (intervals) narrowed = narrowed ? intersect(narrowed, intervals) : intervals
  }
  return narrowed
}

/** A letter of a pattern that stands for itself. */
const LETTER = String.raw`(?:[A-Za-z0-9 _@:/-]|\\[.*+?^$(){}[\]/-])`
const LITERAL_START = new RegExp(String.raw`^\^(${LETTER}*)(.?)`, 's')
const LITERAL_ONLY = new RegExp(String.raw`^\^${LETTER}+$`)

/** Whether the pattern says nothing but how a text begins: `^abc`, or `^order\.`. */
export const isPrefix = (pattern: string, flags: string): boolean =>
  flags === '' && LITERAL_ONLY.test(pattern)

/** `^abc` narrows to strings with that start, unless options change what the letters mean. */
function prefixOf(pattern: string, flags: string): Interval[] | null {
  if (flags !== '' || !pattern.startsWith('^') || pattern.includes('|')) return null
  const literal = LITERAL_START.exec(pattern)
  let text = literal?.[1] ?? ''
  // A quantifier belongs to the last letter, which may then be absent.
  if ('*?{+'.includes(literal?.[2] || ' ')) text = text.replace(/\\?.$/, '')
  if (text === '') return null
  const encoded = encodeKeyPart(text.replaceAll('\\', ''))
  const from = encoded.subarray(0, encoded.length - 2)
  const regexes = typeRange(new BSONRegExp('', ''))
  return normalize([
    { from, to: afterPrefix(from) ?? END, point: false },
    { ...regexes, point: false, loose: true },
  ])
}

function union(lists: (Interval[] | null)[]): Interval[] | null {
  const all: Interval[] = []
  for (const list of lists) {
    if (!list) return null
    all.push(...list)
  }
  return normalize(all)
}

/** Sorted, overlapping ones merged. */
export function normalize(intervals: Interval[]): Interval[] {
  const sorted = [...intervals].sort((a, b) => Buffer.compare(a.from, b.from))
  const merged: Interval[] = []
  for (const interval of sorted) {
    const last = merged.at(-1)
    if (!last || Buffer.compare(interval.from, last.to) >= 0) merged.push({ ...interval })
    else if (Buffer.compare(interval.to, last.to) > 0) {
      last.to = interval.to
      last.point = false
      delete last.loose
    }
  }
  return merged
}

export function intersect(a: readonly Interval[], b: readonly Interval[]): Interval[] {
  const result: Interval[] = []
  for (const x of a) {
    for (const y of b) {
      const from = Buffer.compare(x.from, y.from) >= 0 ? x.from : y.from
      const to = Buffer.compare(x.to, y.to) <= 0 ? x.to : y.to
      if (Buffer.compare(from, to) >= 0) continue
      const loose = x.loose || y.loose ? { loose: true as const } : {}
      result.push({ from, to, point: x.point || y.point, ...loose })
    }
  }
  return normalize(result)
}

/** For each field of an index the intervals to read; null = all. */
export type FieldBounds = (Interval[] | null)[]

/** The bounds that the conjuncts give to each field of the index. */
export function fieldBounds(index: IndexMeta, parts: readonly PredicateNode[]): FieldBounds {
  const bounds: FieldBounds = index.fields.map((field, at) =>
    boundsOfPath(field.path, index.multikey[at] === true, parts),
  )
  return independent(index, bounds)
}

function boundsOfPath(path: string, multikey: boolean, parts: readonly PredicateNode[]): Interval[] | null {
  let best: Interval[] | null = null
  for (const part of parts) {
    if (!('path' in part) || part.path !== path) continue
    const intervals = intervalsOf(part, multikey)
    if (!intervals) continue
    if (!best) best = intervals
    // Different elements of an array may satisfy different conditions: then only one of them narrows.
    else if (!multikey) best = intersect(best, intervals)
    else if (isNarrower(intervals, best)) best = intervals
  }
  return best
}

function isNarrower(a: Interval[], b: Interval[]): boolean {
  const onlyPoints = (intervals: Interval[]): boolean => intervals.every((interval) => interval.point)
  if (onlyPoints(a) !== onlyPoints(b)) return onlyPoints(a)
  return a.length < b.length
}

/**
 * Different elements may satisfy two fields under one array (`items.sku`, `items.size`), while an index entry holds the
 * values of one element. So only the first of the fields narrows the scan.
 */
function independent(index: IndexMeta, bounds: FieldBounds): FieldBounds {
  const arrays = new Set<string>()
  return bounds.map((intervals, at) => {
    if (!intervals || !index.multikey[at]) return intervals
    const root = index.fields[at]?.path.split('.')[0] as string
    if (arrays.has(root)) return null
    arrays.add(root)
    return intervals
  })
}
