import type { Doc, EvalContext } from '../bson/value.js'
import type { PredicateNode } from './tree.js'

/** Where the filter matched inside an array: what the positional `$` of an update or projection stands for. */
export interface MatchDetails {
  arrayIndex?: number
}

export interface Matcher {
  test(doc: Doc): boolean
  /** Like `test`, and says which array element matched; null when the document does not match. */
  details(doc: Doc): MatchDetails | null
  /** Plain and analysable; the planner derives index bounds from it. */
  tree: PredicateNode
}

/** Compiles a query filter to closures. Throws the server's errors for what it does not know. */
export declare function compileMatch(filter: Doc, ctx: EvalContext): Matcher
