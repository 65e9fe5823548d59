import { type FieldNames, fieldsOfPaths } from '../bson/partial.js'
import { type Doc, type EvalContext, isDoc, type Value } from '../bson/value.js'
import { parseFilter } from './filter.js'
import { type Parsed } from './predicate.js'
import { type MatchDetails, type PredicateNode } from './tree.js'

export { type MatchDetails } from './tree.js'

function pathsOf(node: PredicateNode): string[] | null {
  switch (node.kind) {
    case 'and':
    case 'or':
    case 'nor':
      return allPaths(node.children)
    case 'not':
      return pathsOf(node.child)
    case 'alwaysTrue':
    case 'alwaysFalse':
      return []
    case 'expr':
      return expressionRoots(node.value)
    default:
      return node.path === undefined ? null : [node.path]
  }
}

/**
 * The top-level fields that the paths in an expression name; null when variables or computed names may
 * reach any field.
 */
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

function allPaths(nodes: readonly PredicateNode[]): string[] | null {
  const paths: string[] = []
  for (const node of nodes) {
    const own = pathsOf(node)
    if (!own) return null
    paths.push(...own)
  }
  return paths
}

/** A compiled query filter. */
export class Matcher {
  private read: FieldNames | null | undefined

  constructor(private readonly parsed: Parsed) {}

  test(doc: Doc): boolean {
    return this.parsed.test(doc, null)
  }

  /** Tests as `test` does and returns which array element matched; null when the document does not match. */
  details(doc: Doc): MatchDetails | null {
    const details: MatchDetails = {}
    return this.parsed.test(doc, details) ? details : null
  }

  /** The filter as data, from which the planner derives index bounds. */
  get tree(): PredicateNode {
    return this.parsed.node
  }

  /** Top-level fields that the filter reads; null when it may read any. */
  get fields(): FieldNames | null {
    if (this.read !== undefined) return this.read
    const paths = pathsOf(this.tree)
    this.read = paths && fieldsOfPaths(paths)
    return this.read
  }
}

/**
 * Compiles a query filter to closures. Throws the server's error for an unknown operator or a wrong
 * operand.
 */
export const compileMatch = (filter: Doc, ctx: EvalContext): Matcher => new Matcher(parseFilter(filter, ctx))
