import { type Value } from '../bson/value.js'
import { type IndexMeta } from '../catalog/metadata.js'
import { type RecordSet } from '../catalog/record-set.js'
import { type FieldBounds } from './field-bounds.js'
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
  /** The entries alone decide which documents match, except for those in loose ranges. */
  covered: boolean
  /** Records that have entries for several conditions on one array: no others need be looked at. */
  ids?: RecordSet
  /** No order is wanted: those records are read without looking at the index again. */
  byIds?: boolean
  /** Too many values to be ranges: each is looked for when the scan is read. */
  seeks?: readonly Value[]
  /** The ranges of all those conditions, where they say all that the filter says. */
  told?: ScanRange[]
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
