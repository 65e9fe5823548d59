import { type FieldNames, fieldNames } from '../bson/partial.js'
import { type Doc, type EvalContext, isDoc, type Value } from '../bson/value.js'
import { type MatchDetails } from './details.js'
import { parseFilter } from './filter.js'
import { type PredicateNode } from './tree.js'

export type { MatchDetails } from './details.js'

export interface Matcher {
  test(doc: Doc): boolean
  /** Like `test`, and says which array element matched; null when the document does not match. */
  details(doc: Doc): MatchDetails | null
  /** Plain and analysable; the planner derives index bounds from it. */
  tree: PredicateNode
  /** The top-level fields it looks at; null when it may look at any. */
  fields: FieldNames | null
}

function rootsOf(node: PredicateNode): string[] | null {
  switch (node.kind) {
    case 'and':
    case 'or':
    case 'nor':
      return allRoots(node.children)
    case 'not':
      return rootsOf(node.child)
    case 'alwaysTrue':
    case 'alwaysFalse':
      return []
    case 'expr':
      return expressionRoots(node.value)
    default:
      return node.path === undefined ? null : [node.path.split('.', 1)[0] as string]
  }
}

/** Fields named by paths; null where variables or computed names may reach any field. */
function expressionRoots(value: Value | undefined): string[] | null {
  if (typeof value === 'string') {
    if (value.startsWith('$$')) return null
    return value.startsWith('$') ? [value.slice(1).split('.', 1)[0] as string] : []
  }
  if (isDoc(value) && value.has('$getField')) return null
  const inner = isDoc(value) ? [...value.values()] : Array.isArray(value) ? value : []
  const roots = inner.map(expressionRoots)
  return roots.includes(null) ? null : (roots as string[][]).flat()
}

function allRoots(nodes: readonly PredicateNode[]): string[] | null {
  const roots: string[] = []
  for (const node of nodes) {
    const own = rootsOf(node)
    if (!own) return null
    roots.push(...own)
  }
  return roots
}

/** Compiles a query filter to closures. Throws the server's errors for what it does not know. */
export function compileMatch(filter: Doc, ctx: EvalContext): Matcher {
  const { test, node } = parseFilter(filter, ctx)
  const roots = rootsOf(node)
  return {
    tree: node,
    fields: roots && fieldNames(roots),
    test: (doc) => test(doc, null),
    details: (doc) => {
      const details: MatchDetails = {}
      return test(doc, details) ? details : null
    },
  }
}
