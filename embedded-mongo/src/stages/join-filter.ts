import { BSONRegExp } from 'bson'
import { type Doc, type EvalContext, isDoc, type Maybe, type Value } from '../bson/value.js'
import { type JoinedBy } from './context.js'

/** Whether a filter holds an expression; such a filter may depend on variables only the pipeline knows. */
function hasExpression(filter: Value): boolean {
  if (Array.isArray(filter)) return filter.some(hasExpression)
  if (!isDoc(filter)) return false
  for (const [key, value] of filter) if (key === '$expr' || hasExpression(value)) return true
  return false
}

/** The part of a filter without expressions, which can be used to read the collection. */
export function withoutExpressions(filter: Doc): Doc | null {
  const kept: Doc = new Map()
  for (const [key, value] of filter) {
    if (key === '$and' && Array.isArray(value)) {
      const clauses = value
        .filter(isDoc)
        .map(withoutExpressions)
        .filter((clause) => clause !== null)
      if (clauses.length > 0) kept.set('$and', clauses)
    } else if (key !== '$expr' && !hasExpression(value)) kept.set(key, value)
  }
  return kept.size === 0 ? null : kept
}

/** The filter for the documents that a document joins, which says that they have one of the values. */
export interface Equality extends JoinedBy {
  filter: Doc
}

const single = (path: string, value: Value): Doc => new Map([[path, new Map([['$eq', value]])]])

/** The foreign documents a local value joins: equal to it, or to any of its elements; missing joins null and missing. */
export function equalityOf(path: string, local: Maybe): Equality {
  if (!Array.isArray(local)) return { path, values: [local ?? null], filter: single(path, local ?? null) }
  const filter = local.some((item) => item instanceof BSONRegExp)
    ? new Map([['$or', local.map((item) => single(path, item))]])
    : new Map([[path, new Map([['$in', local]])]])
  return { path, values: local, filter }
}

interface VariableEquality {
  path: string
  variable: string
}

const FIELD = /^\$[^$.][^$]*$/
const VARIABLE = /^\$\$([a-z]\w*)$/

function equalitiesOf(expression: Value | undefined): VariableEquality[] {
  if (!isDoc(expression)) return []
  const and = expression.get('$and')
  if (Array.isArray(and)) return and.flatMap(equalitiesOf)
  const eq = expression.get('$eq')
  if (!Array.isArray(eq) || eq.length !== 2) return []
  const [a, b] = eq
  if (typeof a !== 'string' || typeof b !== 'string') return []
  const [field, variable] = FIELD.test(a) ? [a, VARIABLE.exec(b)] : [b, VARIABLE.exec(a)]
  return FIELD.test(field) && variable ? [{ path: field.slice(1), variable: variable[1] as string }] : []
}

function inFilter(filter: Value | undefined): VariableEquality[] {
  if (!isDoc(filter)) return []
  const own = equalitiesOf(filter.get('$expr'))
  const and = filter.get('$and')
  return Array.isArray(and) ? [...own, ...and.flatMap(inFilter)] : own
}

/**
 * `$expr: {$eq: ['$field', '$$variable']}` in the leading matches also narrows the read: a plain equality finds at
 * least those documents (and may use an index), and the expression itself still decides. Not for arrays, whose equality
 * is different.
 */
export function variableEqualities(stages: readonly Doc[], ctx: EvalContext): () => Equality[] {
  const found: VariableEquality[] = []
  for (const stage of stages) {
    if (!stage.has('$match')) break
    found.push(...inFilter(stage.get('$match')))
  }
  return () =>
    found.flatMap(({ path, variable }) => {
      const value = ctx.variables.get(variable)
      if (Array.isArray(value) || !ctx.variables.has(variable)) return []
      return [equalityOf(path, value)]
    })
}
