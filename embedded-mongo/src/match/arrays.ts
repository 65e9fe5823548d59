import { BSONRegExp } from 'bson'
import { type Doc, type EvalContext, isDoc, type Value } from '../bson/value.js'
import { badValue } from '../errors/mongo-error.js'
import { checkOptions } from '../regex/regex.js'
import { equals, isDbRef, isPartOfDbRef, regexPredicate } from './comparison.js'
import { isOperatorDoc } from './operators.js'
import { all, type FieldPredicate, leaf, never, type Parsed } from './predicate.js'
import { type MatchDetails, type PredicateNode } from './tree.js'

/** An array inside an array is matched as a document with the keys "0", "1", … */
function asDoc(value: Value): Doc | null {
  if (isDoc(value)) return value
  return Array.isArray(value) ? new Map(value.map((item, i) => [String(i), item])) : null
}

function some(
  value: Value | undefined,
  details: MatchDetails | null,
  test: (item: Value) => boolean,
): boolean {
  if (!Array.isArray(value)) return false
  const index = value.findIndex(test)
  if (index >= 0 && details) details.arrayIndex = index
  return index >= 0
}

function isValueForm(filter: Doc): boolean {
  const first = filter.keys().next().value
  return (
    isOperatorDoc(filter) &&
    !['$and', '$or', '$nor', '$where', '$expr'].includes(first ?? '') &&
    !isPartOfDbRef(filter)
  )
}

/** Parsers of the inner filter, given by the caller: importing them would be a circle. */
export interface InnerParsers {
  filter(filter: Doc, ctx: EvalContext): Parsed
  operators(operators: Doc, ctx: EvalContext): FieldPredicate
}

/** One element satisfies the whole filter: operators on the element itself, or a filter on its fields. */
export function elemMatch(value: Value, ctx: EvalContext, parse: InnerParsers): FieldPredicate {
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

function allMember(item: Value, ctx: EvalContext): FieldPredicate {
  if (item instanceof BSONRegExp) return regexPredicate(item.pattern, checkOptions(item.options))
  if (isOperatorDoc(item) && !isDbRef(item)) throw badValue('no $ expressions in $all')
  return equals(item, ctx)
}

export function matchAll(value: Value, ctx: EvalContext, parse: InnerParsers): FieldPredicate {
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
