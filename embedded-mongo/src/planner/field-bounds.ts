import { type IndexMeta } from '../catalog/metadata.js'
import { type PredicateNode } from '../match/tree.js'
import { intersect, type Interval, intervalsOf } from './bounds.js'

/** Per index field the values to look at; null = all. */
export type FieldBounds = (Interval[] | null)[]

/** What the conjuncts say about each field of the index. */
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
