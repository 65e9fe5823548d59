import { type BSONRegExp } from 'bson'
import { type Value } from '../bson/value.js'

/** A logical node: all, any or none of the children must hold. */
interface LogicalNode {
  kind: 'and' | 'or' | 'nor'
  children: PredicateNode[]
}
/** Comparison against one constant; `gt` and the like are type-bracketed, `eq` null matches missing too. */
interface ComparisonNode {
  kind: 'eq' | 'gt' | 'gte' | 'lt' | 'lte'
  path: string
  value: Value
}
/** `values` holds no regular expressions; those are in `regexes`. */
interface InNode {
  kind: 'in'
  path: string
  values: Value[]
  regexes: BSONRegExp[]
}
interface ExistsNode {
  kind: 'exists'
  path: string
  exists: boolean
}
interface RegexNode {
  kind: 'regex'
  path: string
  pattern: string
  flags: string
}
/** An element of the array satisfies the child; its paths are relative to the element (empty path = the element itself). */
interface ElemMatchNode {
  kind: 'elemMatch'
  path: string
  child: PredicateNode
}
/** The child (a predicate on the same path) does not hold. */
interface NotNode {
  kind: 'not'
  child: PredicateNode
}
interface TypeNode {
  kind: 'type'
  path: string
  codes: number[]
}
/** A predicate that no index can serve. */
interface OpaqueNode {
  kind: 'size' | 'mod' | 'bits' | 'expr' | 'alwaysFalse' | 'alwaysTrue' | 'all'
  path?: string
  value?: Value
}
export type PredicateNode =
  | LogicalNode
  | ComparisonNode
  | InNode
  | ExistsNode
  | RegexNode
  | ElemMatchNode
  | NotNode
  | TypeNode
  | OpaqueNode

/** Where the filter matched inside an array: what the positional `$` of an update or projection stands for. */
export interface MatchDetails {
  arrayIndex?: number
}
