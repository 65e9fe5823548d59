import { type Value } from '../bson/value.js'
import { type IndexMeta } from '../catalog/metadata.js'
import { type RecordSet } from '../catalog/record-set.js'
import { type FieldBounds } from './bounds.js'
import { type ScanRange } from './ranges.js'

export interface CollectionScan {
  kind: 'collection'
  reverse: boolean
}
export interface IndexScan {
  kind: 'index'
  index: IndexMeta
  bounds: FieldBounds
  ranges: ScanRange[]
  reverse: boolean
  /** The ranges hold full keys of a unique index, each with at most one entry. */
  exact: boolean
  /** The index covers the filter, except in loose ranges. */
  covered: boolean
  /** Records that have entries for several conditions on one array: only these can match. */
  ids?: RecordSet
  /** Reads the records of `ids` in their own order, without walking the index again. */
  byIds?: boolean
  /** The values of an `$in` that has too many for ranges: each is looked up while the scan is read. */
  seeks?: readonly Value[]
  /** The ranges of all conditions on the array, when together they cover the filter. */
  coveredBy?: ScanRange[]
}
/** Documents found by any branch, each once. */
export interface UnionScan {
  kind: 'union'
  branches: IndexScan[]
}
export type Scan = CollectionScan | IndexScan | UnionScan

/** How a command reads its documents. */
export interface Plan {
  scan: Scan
  /** The scan yields documents in the wanted order. */
  sorted: boolean
}
