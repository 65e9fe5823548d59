import { type Doc } from '../bson/value.js'
import { directionOf, type IndexMeta } from '../catalog/metadata.js'
import { type FieldBounds } from './bounds.js'

export interface SortField {
  path: string
  direction: 1 | -1
}

/** The fields of a sort that an index could serve; null for a sort on computed values (`$meta`). */
export function sortable(sort: Doc): SortField[] | null {
  const fields: SortField[] = []
  for (const [path, direction] of sort) {
    if (direction instanceof Map) return null
    fields.push({ path, direction: directionOf(direction) })
  }
  return fields
}

/**
 * Whether reading the index yields the wanted order, and in which direction. A field held to one value may
 * be missing from the sort or from the index. An index on arrays never serves a sort (an entry holds one
 * element, while the sort uses the least or greatest), nor do cut keys.
 */
export function servesSort(
  index: IndexMeta,
  bounds: FieldBounds,
  sort: readonly SortField[],
): 'forward' | 'backward' | null {
  if (index.inexact) return null
  const constant = new Set(
    index.fields.filter((_, at) => isConstant(index, bounds, at)).map((field) => field.path),
  )
  const wanted = sort.filter((field) => !constant.has(field.path))
  let turned: boolean | null = null
  let next = 0
  for (let at = 0; at < index.fields.length && next < wanted.length; at++) {
    const field = index.fields[at]
    const sought = wanted[next]
    if (!field || !sought) break
    if (field.path === sought.path && !index.multikey[at]) {
      const opposite = field.direction !== sought.direction
      if (turned !== null && turned !== opposite) return null
      turned = opposite
      next++
    } else if (!isPoint(bounds, at)) return null
  }
  if (next < wanted.length) return null
  return turned ? 'backward' : 'forward'
}

function isPoint(bounds: FieldBounds, at: number): boolean {
  const intervals = bounds[at]
  return intervals?.length === 1 && intervals[0]?.point === true
}

const isConstant = (index: IndexMeta, bounds: FieldBounds, at: number): boolean =>
  isPoint(bounds, at) && !index.multikey[at]
