import { BSONRegExp } from 'bson'
import { toNumber } from '../bson/numbers.js'
import { type Doc, type EvalContext, isDoc, isNumeric, type Value } from '../bson/value.js'
import { badValue, located, MongoError } from '../errors/mongo-error.js'
import { compileExpression } from '../expressions/expression.js'
import { scopeOf } from '../expressions/scope.js'
import { isTruthy } from '../expressions/truth.js'
import { checkOptions } from '../regex/regex.js'
import { elemMatch, type InnerParsers, matchAll } from './arrays.js'
import { equals, isDbRef, oneOf, ordering, regexPredicate } from './comparison.js'
import {
  type BitOperator,
  bits,
  exists,
  hasSize,
  hasType,
  isOperatorDoc,
  mod,
  regexArguments,
} from './operators.js'
import { all, allParsed, anyParsed, type FieldPredicate, not, type Parsed } from './predicate.js'

const LOGICAL = ['$and', '$or', '$nor']

function clauses(operator: string, value: Value, ctx: EvalContext, whole: boolean): Parsed[] {
  if (!Array.isArray(value)) throw badValue(`${operator} must be an array`)
  if (value.length === 0) throw badValue('$and/$or/$nor must be a nonempty array')
  return value.map((clause) => {
    if (!isDoc(clause)) throw badValue('$or/$and/$nor entries need to be full objects')
    return parseFilter(clause, ctx, whole)
  })
}

function logical(operator: string, value: Value, ctx: EvalContext, whole: boolean): Parsed {
  const children = clauses(operator, value, ctx, whole)
  if (operator === '$and') return allParsed(children)
  const any = anyParsed(children)
  if (operator === '$or') return children.length === 1 ? (children[0] as Parsed) : any
  return {
    node: { kind: 'nor', children: children.map((child) => child.node) },
    test: (doc) => !any.test(doc, null),
  }
}

function expressionFilter(value: Value, ctx: EvalContext): Parsed {
  const evaluate = compileExpression(value, ctx)
  return {
    node: { kind: 'expr', value },
    test: (doc) => isTruthy(evaluate(scopeOf(doc))),
  }
}

function refused(operator: string): MongoError {
  switch (operator) {
    case '$text':
      return new MongoError(27, 'text index required for $text query')
    case '$where':
      return badValue('no globalScriptEngine in $where parsing')
    case '$jsonSchema':
      return badValue('$jsonSchema is not supported by this server')
    default:
      return badValue(
        `unknown top level operator: ${operator}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      )
  }
}

function constantFilter(operator: string, value: Value): Parsed {
  if (!isNumeric(value) || toNumber(value) !== 1) {
    throw new MongoError(9, `${operator} must be an integer value of 1`)
  }
  const result = operator === '$alwaysTrue'
  return { node: { kind: result ? 'alwaysTrue' : 'alwaysFalse' }, test: () => result }
}

/** Each document has this chance to match. */
function sampleRate(value: Value): Parsed {
  if (!isNumeric(value)) throw badValue('argument to $sampleRate must be a numeric type')
  const rate = toNumber(value)
  if (!(rate >= 0 && rate <= 1)) throw badValue('numeric argument to $sampleRate must be in [0, 1]')
  return { node: { kind: 'expr', value }, test: () => Math.random() < rate }
}

function topLevel(operator: string, value: Value, ctx: EvalContext, whole: boolean): Parsed | null {
  if (LOGICAL.includes(operator)) return logical(operator, value, ctx, whole)
  if (operator === '$expr') {
    if (!whole) throw badValue('$expr can only be applied to the top-level document')
    return expressionFilter(value, ctx)
  }
  if (operator === '$sampleRate') {
    if (!whole) throw badValue('$sampleRate can only be applied to the top-level document')
    return sampleRate(value)
  }
  if (operator === '$comment') return null
  if (operator === '$alwaysTrue' || operator === '$alwaysFalse') return constantFilter(operator, value)
  throw refused(operator)
}

function fieldOperator(
  operator: string,
  value: Value,
  siblings: Doc,
  ctx: EvalContext,
): FieldPredicate | null {
  switch (operator) {
    case '$eq':
      return equals(value, ctx)
    case '$ne':
      if (value instanceof BSONRegExp) throw badValue("Can't have regex as arg to $ne.")
      return not(equals(value, ctx))
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return ordering(operator.slice(1) as 'gt', value, ctx)
    case '$in':
      return oneOf(value, ctx)
    case '$nin':
      if (!Array.isArray(value)) throw badValue('$nin needs an array')
      return not(oneOf(value, ctx))
    case '$exists':
      return isTruthy(value) ? exists : not(exists)
    case '$type':
      return hasType(value)
    case '$not':
      return negation(value, ctx)
    case '$regex':
      return regexFrom(value, siblings.get('$options'))
    case '$options':
      if (!siblings.has('$regex')) throw badValue('$options needs a $regex')
      return null
    default:
      return structuralOperator(operator, value, ctx)
  }
}

function structuralOperator(operator: string, value: Value, ctx: EvalContext): FieldPredicate | null {
  switch (operator) {
    case '$elemMatch':
      return elemMatch(value, ctx, INNER)
    case '$all':
      return matchAll(value, ctx, INNER)
    case '$size':
      return hasSize(value)
    case '$mod':
      return mod(value)
    case '$bitsAllSet':
    case '$bitsAnySet':
    case '$bitsAllClear':
    case '$bitsAnyClear':
      return bits(operator as BitOperator, value)
    case '$comment':
      return null
    case '$near':
    case '$nearSphere':
    case '$geoNear':
      throw located(291, 'unable to find index for $geoNear query')
    default:
      throw badValue(`unknown operator: ${operator}`)
  }
}

function regexFrom(regex: Value, options: Value | undefined): FieldPredicate {
  if (options !== undefined && regex instanceof BSONRegExp && regex.options !== '') {
    throw located(51074, 'options set in both $regex and $options')
  }
  const parsed = regexArguments(regex, options)
  return regexPredicate(parsed.pattern, checkOptions(parsed.options))
}

function negation(value: Value, ctx: EvalContext): FieldPredicate {
  if (value instanceof BSONRegExp) return not(regexFrom(value, undefined))
  if (!isDoc(value)) throw badValue('$not needs a regex or a document')
  if (value.size === 0) throw badValue('$not cannot be empty')
  return not(parseOperators(value, ctx))
}

/** Parses a document of operators that all apply to one field. */
export function parseOperators(operators: Doc, ctx: EvalContext): FieldPredicate {
  const predicates: FieldPredicate[] = []
  for (const [operator, value] of operators) {
    const predicate = fieldOperator(operator, value, operators, ctx)
    if (predicate) predicates.push(predicate)
  }
  return all(predicates)
}

/** Parses `{field: value}`: operators, a regular expression, or equality. */
export function parseField(value: Value, ctx: EvalContext): FieldPredicate {
  if (value instanceof BSONRegExp) return regexFrom(value, undefined)
  return isDoc(value) && isOperatorDoc(value) && !isDbRef(value)
    ? parseOperators(value, ctx)
    : equals(value, ctx)
}

const INNER: InnerParsers = {
  filter: (filter, ctx) => parseFilter(filter, ctx, false),
  operators: (operators, ctx) => parseOperators(operators, ctx),
}

/** Parses a filter document into tree and closure; `whole` is false for the filter of an array element. */
export function parseFilter(filter: Doc, ctx: EvalContext, whole = true): Parsed {
  const parts: Parsed[] = []
  for (const [key, value] of filter) {
    if (key.startsWith('$') && key !== '$id' && key !== '$ref' && key !== '$db') {
      const parsed = topLevel(key, value, ctx, whole)
      if (parsed) parts.push(parsed)
    } else parts.push(parseField(value, ctx).at(key))
  }
  return allParsed(parts)
}
