import { BSONRegExp } from 'bson'
import { badValue } from '../errors.js'
import { type Doc, type EvalContext, type Value, isDoc } from '../bson/value.js'
import { equals, isDbRef, regexPredicate } from './comparison.js'
import { isOperatorDoc } from './operators.js'
import { type FieldPredicate, type Parsed, all, leaf, never } from './predicate.js'
import { checkOptions } from './regex.js'
import type { MatchDetails } from './details.js'
import type { PredicateNode } from './tree.js'

/** Arrays inside arrays are asked as documents with the keys "0", "1", … */
const asDoc = (value: Value): Doc | null => {
  if (isDoc(value)) return value
  return Array.isArray(value) ? new Map(value.map((item, i) => [String(i), item])) : null
}

const some = (
  value: Value | undefined,
  details: MatchDetails | null,
  test: (item: Value) => boolean,
): boolean => {
  if (!Array.isArray(value)) return false
  const index = value.findIndex(test)
  if (index >= 0 && details) details.arrayIndex = index
  return index >= 0
}

const isValueForm = (filter: Doc): boolean => {
  const first = filter.keys().next().value
  return (
    isOperatorDoc(filter) &&
    !['$and', '$or', '$nor', '$where', '$expr'].includes(first ?? '') &&
    !isDbRef(filter)
  )
}

/** How to parse what stands inside; given by the caller, which parses these operators in turn. */
export interface InnerParsers {
  filter(filter: Doc, ctx: EvalContext): Parsed
  operators(operators: Doc, ctx: EvalContext): FieldPredicate
}

/** One element satisfies the whole filter: operators on the element itself, or a filter on its fields. */
export const elemMatch = (value: Value, ctx: EvalContext, parse: InnerParsers): FieldPredicate => {
  if (!isDoc(value)) throw badValue('$elemMatch needs an Object')
  if (isValueForm(value)) {
    const inner = parse.operators(value, ctx)
    return leaf(
      (path): PredicateNode => ({ kind: 'elemMatch', path, child: inner.at('').node }),
      (candidate, details) => some(candidate, details, (item) => inner.element(item, null)),
      false,
    )
  }
  const inner = parse.filter(value, ctx)
  return leaf(
    (path): PredicateNode => ({ kind: 'elemMatch', path, child: inner.node }),
    (candidate, details) =>
      some(candidate, details, (item) => {
        const doc = asDoc(item)
        return doc !== null && inner.test(doc, null)
      }),
    false,
  )
}

const isElemMatch = (item: Value | undefined): boolean => isDoc(item) && item.has('$elemMatch')

const allMember = (item: Value, ctx: EvalContext): FieldPredicate => {
  if (item instanceof BSONRegExp) return regexPredicate(item.pattern, checkOptions(item.options))
  if (isOperatorDoc(item) && !isDbRef(item)) throw badValue('no $ expressions in $all')
  return equals(item, ctx)
}

export const matchAll = (value: Value, ctx: EvalContext, parse: InnerParsers): FieldPredicate => {
  if (!Array.isArray(value)) throw badValue('$all needs an array')
  if (value.length === 0) return never
  if (!isElemMatch(value[0])) return all(value.map((item) => allMember(item, ctx)))
  return all(
    value.map((item) => {
      if (!isElemMatch(item)) throw badValue('$all/$elemMatch has to be consistent')
      return elemMatch((item as Doc).get('$elemMatch') as Value, ctx, parse)
    }),
  )
}
