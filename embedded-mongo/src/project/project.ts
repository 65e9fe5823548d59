import { type FieldNames, fieldNames, type FieldTree } from '../bson/partial.js'
import { printValue } from '../bson/print.js'
import { type Doc, type EvalContext, isDoc, isNumeric, type Maybe, type Value } from '../bson/value.js'
import { located } from '../errors/mongo-error.js'
import { checkFieldPath } from '../expressions/expression.js'
import { type Scope, scopeOf } from '../expressions/scope.js'
import { isTruthy } from '../expressions/truth.js'
import { compileMatch, type Matcher } from '../match/match.js'
import { type MatchDetails } from '../match/tree.js'
import { applyPositional, applySlice, compileElemMatch } from './find-operators.js'
import { findSlice, type ParsedProjection, parseProjection, type SpecialField } from './parse.js'
import { addWhole, computeDoc, excludeDoc, hasComputed, includeDoc, type ProjectionNode } from './tree.js'

interface ProjectionOptions {
  /** The command's filter; the positional `$` projection is refused without one. */
  filter?: Doc
}

interface Projection {
  (doc: Doc, details?: MatchDetails): Doc
  /**
   * The fields, for a projection that only includes fields, which can be copied without decoding the document; else null.
   */
  fields: FieldNames | null
}

const taking = (fields: FieldNames | null, run: (doc: Doc, details?: MatchDetails) => Doc): Projection =>
  Object.assign(run, { fields })

/** Applies a parsed projection to a document, in a scope over the whole document. */
export function runProjection({ mode, tree }: ParsedProjection): (doc: Doc, scope: Scope) => Doc {
  if (mode === 'exclusion') return (doc) => excludeDoc(tree, doc)
  if (!hasComputed(tree)) return (doc) => includeDoc(tree, doc)
  return (doc, scope) => computeDoc(tree, includeDoc(tree, doc), scope)
}

interface FindExtras {
  slices: [string, [number | null, number]][]
  elemMatches: [string, (doc: Doc) => Maybe][]
  positional: string | null
}

function positionalPath(path: string, value: Value, extras: FindExtras, options: ProjectionOptions): string {
  if (isDoc(value))
    throw located(31271, 'positional projection cannot be used with an expression or sub object')
  if (typeof value !== 'boolean' && !isNumeric(value)) {
    throw located(31308, 'positional projection cannot be used with a literal')
  }
  if (!isTruthy(value)) throw located(31395, 'positional projection cannot be used with exclusion')
  if (extras.positional !== null) {
    throw located(31276, 'Cannot specify more than one positional projection per query.')
  }
  if (extras.elemMatches.length > 0)
    throw located(31256, 'Cannot specify positional operator and $elemMatch.')
  if (!options.filter) throw located(51050, 'Projections with a positional operator require a matcher')
  return path.slice(0, -2)
}

/** Parses `$slice`, `$elemMatch` and `path.$` out of the specification. */
const specialFields =
  (extras: FindExtras, ctx: EvalContext, options: ProjectionOptions): SpecialField =>
  (path, value) => {
    if (path.endsWith('.$')) {
      extras.positional = positionalPath(path, value, extras, options)
      return 'positional'
    }
    if (path.includes('.$.')) {
      throw located(31394, "As of 4.4, it's illegal to specify positional operator in the middle of a path.")
    }
    if (!isDoc(value) || value.size !== 1) return null
    const elemMatch = value.get('$elemMatch')
    if (elemMatch !== undefined) {
      extras.elemMatches.push([path, compileElemMatch(path, elemMatch, ctx)])
      return 'elemMatch'
    }
    const slice = value.has('$slice') ? findSlice(value.get('$slice') as Value) : null
    if (!slice) return null
    extras.slices.push([path, slice])
    return 'slice'
  }

/** Adds the fields named only by a `$slice` or a positional to an inclusion. */
function includeNamed(parsed: ParsedProjection, extras: FindExtras): void {
  const paths = extras.slices.map(([path]) => path)
  if (extras.positional !== null) paths.push(extras.positional)
  for (const path of paths) {
    addWhole(parsed.tree, checkFieldPath(path), (at) => located(31250, `Path collision at ${at}`))
  }
}

function checkExtras(extras: FindExtras): void {
  if (extras.positional !== null && extras.elemMatches.length > 0) {
    throw located(31255, 'Cannot specify positional operator and $elemMatch.')
  }
  if (extras.positional !== null && extras.slices.some(([path]) => path === extras.positional)) {
    throw located(31250, `Path collision at ${printValue(extras.positional)}`)
  }
}

function withExtras(
  run: (doc: Doc, scope: Scope) => Doc,
  parsed: ParsedProjection,
  extras: FindExtras,
  matcher: Matcher | null,
): (doc: Doc, details?: MatchDetails) => Doc {
  const { slices, elemMatches, positional } = extras
  const exclusion = parsed.mode === 'exclusion'
  return (doc, details) => {
    let out = run(doc, scopeOf(doc))
    if (positional !== null && matcher) {
      out = applyPositional(out, positional, details ?? matcher.details(doc) ?? {})
    }
    for (const [path, slice] of slices) out = applySlice(out, path, slice)
    for (const [path, find] of elemMatches) {
      const found = find(doc)
      if (found !== undefined) out.set(path, found)
      else if (exclusion) out.delete(path)
    }
    return out
  }
}

/** Compiles a find projection (with `$slice`, `$elemMatch`, positional `$` and computed fields). */
export function compileProjection(spec: Doc, ctx: EvalContext, options: ProjectionOptions = {}): Projection {
  if (spec.size === 0) return taking(null, (doc) => doc)
  const extras: FindExtras = { slices: [], elemMatches: [], positional: null }
  const parsed = parseProjection(spec, ctx, specialFields(extras, ctx, options))
  checkExtras(extras)
  if (parsed.mode === 'inclusion') includeNamed(parsed, extras)
  const run = runProjection(parsed)
  const plain = extras.slices.length + extras.elemMatches.length === 0 && extras.positional === null
  if (plain && hasComputed(parsed.tree)) return taking(null, (doc) => run(doc, scopeOf(doc)))
  if (plain) return taking(fieldsOf(parsed), (doc) => run(doc, NO_SCOPE))
  const matcher = extras.positional !== null && options.filter ? compileMatch(options.filter, ctx) : null
  return taking(null, withExtras(run, parsed, extras, matcher))
}

const fieldsOf = ({ mode, tree }: ParsedProjection): FieldNames | null =>
  mode === 'inclusion' ? fieldNames(fieldTree(tree)) : null

function fieldTree({ whole, children }: ProjectionNode): FieldTree {
  const tree: FieldTree = new Map([...children].map(([name, child]) => [name, fieldTree(child)]))
  for (const name of whole) tree.set(name, null)
  return tree
}

/** For projections without expressions, which never use their scope. */
const NO_SCOPE: Scope = scopeOf(new Map())
