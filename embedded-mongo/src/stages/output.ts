import type { Doc } from '../bson/value.js'

export interface OutTarget {
  kind: 'out'
  database: string
  collection: string
}

export interface MergeTarget {
  kind: 'merge'
  database: string
  collection: string
  /** Fields that identify a document; the server wants a unique index on exactly these. */
  on: string[]
  whenMatched: 'replace' | 'keepExisting' | 'merge' | 'fail' | 'pipeline'
  whenNotMatched: 'insert' | 'discard' | 'fail'
  /** The document to store when one exists already (for `replace`, `merge` and `pipeline`). */
  combine(existing: Doc, incoming: Doc): Doc
}

export type OutputTarget = OutTarget | MergeTarget
