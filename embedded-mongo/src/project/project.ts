import type { Doc, EvalContext } from '../bson/value.js'
import type { MatchDetails } from '../match/match.js'

export interface ProjectionOptions {
  /** The command's filter; the positional `$` projection is refused without one. */
  filter?: Doc
}

/** Compiles a find projection (with `$slice`, `$elemMatch`, positional `$` and computed fields). */
export declare function compileProjection(
  spec: Doc,
  ctx: EvalContext,
  options?: ProjectionOptions,
): (doc: Doc, details?: MatchDetails) => Doc
