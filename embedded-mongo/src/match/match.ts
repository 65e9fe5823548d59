import type { Doc, EvalContext } from '../bson/value.js'
import { parseFilter } from './filter.js'
import type { MatchDetails } from './details.js'
import type { PredicateNode } from './tree.js'

export type { MatchDetails } from './details.js'

export interface Matcher {
  test(doc: Doc): boolean
  /** Like `test`, and says which array element matched; null when the document does not match. */
  details(doc: Doc): MatchDetails | null
  /** Plain and analysable; the planner derives index bounds from it. */
  tree: PredicateNode
}

/** Compiles a query filter to closures. Throws the server's errors for what it does not know. */
export function compileMatch(filter: Doc, ctx: EvalContext): Matcher {
  const { test, node } = parseFilter(filter, ctx)
  return {
    tree: node,
    test: (doc) => test(doc, null),
    details: (doc) => {
      const details: MatchDetails = {}
      return test(doc, details) ? details : null
    },
  }
}
