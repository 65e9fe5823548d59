import { BSONRegExp, MaxKey, MinKey } from 'bson'
import { compareValues, equalValues, rankOf } from '../bson/compare.js'
import { isNaNValue } from '../bson/numbers.js'
import { type Doc, type EvalContext, isDoc, isNumeric, type Maybe, type Value } from '../bson/value.js'
import { ValueSet } from '../bson/value-set.js'
import { badValue } from '../errors/mongo-error.js'
import { compileRegex } from '../regex/regex.js'
import { type FieldPredicate, leaf } from './predicate.js'
import { type ValueTest } from './walk.js'

type Ordering = 'gt' | 'gte' | 'lt' | 'lte'

function equalTest(value: Value, ctx: EvalContext): ValueTest {
  if (value === null) return (candidate) => candidate === null || candidate === undefined
  if (typeof value === 'string' && !ctx.collation) {
    return (candidate) =>
      candidate === value || (typeof candidate === 'object' && equalValues(candidate, value))
  }
  const rank = rankOf(value)
  return (candidate) => rankOf(candidate) === rank && equalValues(candidate, value, ctx.collation)
}

/** Equality; null also matches a missing field. */
export const equals = (value: Value, ctx: EvalContext): FieldPredicate =>
  leaf((path) => ({ kind: 'eq', path, value }), equalTest(value, ctx))

const ACCEPTS: Record<Ordering, (order: number) => boolean> = {
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
}

/**
 * A value matches only values of its own type, except that MinKey and MaxKey compare with all and null
 * matches a missing field.
 */
function otherType(value: Value, kind: Ordering): ValueTest {
  if (value instanceof MaxKey) return () => kind === 'lt' || kind === 'lte'
  if (value instanceof MinKey) return () => kind === 'gt' || kind === 'gte'
  if (value === null) return (candidate) => candidate === undefined && (kind === 'gte' || kind === 'lte')
  return () => false
}

function orderTest(kind: Ordering, value: Value, ctx: EvalContext): ValueTest {
  const accepts = ACCEPTS[kind]
  const rank = rankOf(value)
  const other = otherType(value, kind)
  if (isNumeric(value)) {
    const inclusive = kind === 'gte' || kind === 'lte'
    const nan = isNaNValue(value)
    return (candidate: Maybe) => {
      if (!isNumeric(candidate)) return false
      if (nan || isNaNValue(candidate)) return inclusive && nan && isNaNValue(candidate)
      return accepts(compareValues(candidate, value))
    }
  }
  return (candidate, details) =>
    rankOf(candidate) === rank
      ? accepts(compareValues(candidate, value, ctx.collation))
      : other(candidate, details)
}

/** `$gt`, `$gte`, `$lt`, `$lte`: only within the type of the operand. */
export function ordering(kind: Ordering, value: Value, ctx: EvalContext): FieldPredicate {
  return leaf(
    (path) => {
      if (value instanceof BSONRegExp)
        throw badValue(`Can't have RegEx as arg to predicate over field '${path}'.`)
      return { kind, path, value }
    },
    orderTest(kind, value, ctx),
  )
}

function regexTest(pattern: string, options: string): ValueTest {
  const regex = compileRegex(pattern, options)
  return (candidate) => {
    if (typeof candidate === 'string') return regex.test(candidate)
    return candidate instanceof BSONRegExp && candidate.pattern === pattern && candidate.options === options
  }
}

/** A regular expression matches the strings it is found in, and a stored expression that is equal to it. */
export const regexPredicate = (pattern: string, options: string): FieldPredicate =>
  leaf((path) => ({ kind: 'regex', path, pattern, flags: options }), regexTest(pattern, options))

/** A longer list is kept as a set of values: sorting it would be too slow. */
const SORTED_AT_MOST = 64

function membership(values: readonly Value[], ctx: EvalContext): ValueTest {
  if (values.length > SORTED_AT_MOST && !ctx.collation) {
    const set = ValueSet.of(values)
    return (candidate) => set.has(candidate)
  }
  const sorted = [...values].sort((a, b) => compareValues(a, b, ctx.collation))
  const strings = ctx.collation
    ? new Set<Maybe>()
    : new Set<Maybe>(values.filter((v) => typeof v === 'string'))
  const hasNull = values.includes(null)
  return (candidate) => {
    if (candidate === undefined) return hasNull
    if (strings.has(candidate)) return true
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      const order = compareValues(sorted[middle], candidate, ctx.collation)
      if (order === 0) return true
      if (order < 0) low = middle + 1
      else high = middle
    }
    return false
  }
}

const isOperators = (item: Value): boolean =>
  isDoc(item) && item.keys().next().value?.startsWith('$') === true && !isDbRef(item)

/** `$in`: equality with any of the values, or a match of any of the regular expressions. */
export function oneOf(list: Value, ctx: EvalContext): FieldPredicate {
  if (!Array.isArray(list)) throw badValue('$in needs an array')
  // A `ValueSet` has already noted whether its list holds documents or patterns. Checking hundreds of
  // thousands of values again would block other commands.
  const { hasDocuments = true, hasPatterns = true } = ValueSet.known(list) ?? {}
  if (hasDocuments && list.some(isOperators)) throw badValue('cannot nest $ under $in')
  const regexes = hasPatterns ? list.filter((item) => item instanceof BSONRegExp) : []
  const values = regexes.length === 0 ? list : list.filter((item) => !(item instanceof BSONRegExp))
  const member = membership(values, ctx)
  const tests = regexes.map((regex) => regexTest(regex.pattern, regex.options))
  const test: ValueTest =
    tests.length === 0 ? member : (value) => member(value, null) || tests.some((match) => match(value, null))
  return leaf((path) => ({ kind: 'in', path, values, regexes }), test)
}

/**
 * A document whose first key is `$ref` or `$id` is a reference to compare with; its `$` keys are not
 * operators.
 */
export const isDbRef = (value: Value): boolean => isDoc(value) && value.has('$ref') && value.has('$id')
/** True for a filter on single fields of a reference too, as in `$elemMatch: {$id: …}`. */
export const isPartOfDbRef = (value: Doc): boolean => ['$ref', '$id', '$db'].some((name) => value.has(name))
