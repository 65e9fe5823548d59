import type { Doc, EvalContext } from '../bson/value.js'
import type { MatchDetails } from '../match/match.js'

export interface UpdateOptions {
  arrayFilters?: Doc[]
  ctx: EvalContext
  /** The filter of the command: its equalities seed an upsert. */
  filter?: Doc
}

export interface Updater {
  isReplacement: boolean
  /** The update names the positional `$`, so `apply` needs the details of the match. */
  needsPositional: boolean
  /** The new document (`doc` itself is left alone); `changed` false when nothing would be written. */
  apply(doc: Doc, details?: MatchDetails): { doc: Doc; changed: boolean }
  /** The document an upsert inserts: the filter's equalities, the update, `$setOnInsert`; a fresh `_id` when none. */
  upsert(): Doc
}

/** Compiles operator, replacement (no leading `$`) and pipeline (array) updates. Throws the server's errors. */
export declare function compileUpdate(update: Doc | Doc[], options: UpdateOptions): Updater
