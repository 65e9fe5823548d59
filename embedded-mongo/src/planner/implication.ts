import { compareValues, equalValues, RANK, rankOf } from '../bson/compare.js'
import { isNaNValue } from '../bson/numbers.js'
import { isNumeric, type Value } from '../bson/value.js'
import { type IndexMeta } from '../catalog/metadata.js'
import { type PredicateNode } from '../match/tree.js'

/** A sparse index holds every document that can match when one of its fields must be present. */
export const mayUseSparse = (index: IndexMeta, parts: readonly PredicateNode[]): boolean =>
  index.fields.some((field) => parts.some((part) => requiresPresence(part, field.path)))

function requiresPresence(part: PredicateNode, path: string): boolean {
  if (!('path' in part) || part.path !== path) return false
  switch (part.kind) {
    case 'eq':
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return part.value !== null && rankOf(part.value) > RANK.null && !isMaxKey(part.value)
    case 'in':
      return part.values.every((value) => value !== null)
    case 'exists':
      return part.exists
    case 'regex':
    case 'elemMatch':
      return true
    default:
      return false
  }
}

const isMaxKey = (value: Value): boolean => rankOf(value) === RANK.maxKey

/** Whether every document that satisfies the conjuncts satisfies the index's filter too; false when in doubt. */
export function impliesPartial(parts: readonly PredicateNode[], filter: PredicateNode): boolean {
  if (filter.kind === 'alwaysTrue') return true
  if (filter.kind === 'and') return filter.children.every((child) => impliesPartial(parts, child))
  if (filter.kind === 'or') {
    if (filter.children.some((child) => impliesPartial(parts, child))) return true
  }
  return parts.some((part) => implies(part, filter))
}

function implies(part: PredicateNode, filter: PredicateNode): boolean {
  if (part.kind === 'or')
    return (
      part.children.length > 0 && part.children.every((child) => impliesPartial(conjuncts(child), filter))
    )
  if (!('path' in filter) || !('path' in part) || filter.path !== part.path) return false
  switch (filter.kind) {
    case 'exists':
      return filter.exists
        ? requiresPresence(part, filter.path) || (part.kind === 'exists' && part.exists)
        : part.kind === 'exists' && !part.exists
    case 'eq':
      return valuesOf(part)?.every((value) => equalValues(value, filter.value)) ?? false
    case 'in':
      return valuesOf(part)?.every((value) => filter.values.some((one) => equalValues(one, value))) ?? false
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return impliesComparison(part, filter.kind, filter.value)
    case 'type':
      return part.kind === 'type' && part.codes.every((code) => filter.codes.includes(code))
    default:
      return false
  }
}

/** The predicates that must all hold; nested `$and`s are taken apart. */
export function conjuncts(tree: PredicateNode | null): PredicateNode[] {
  if (!tree) return []
  return tree.kind === 'and' ? tree.children.flatMap(conjuncts) : [tree]
}

/** The values of which the field must have one; null when the predicate does not list them. */
function valuesOf(part: PredicateNode): Value[] | null {
  if (part.kind === 'eq') return [part.value]
  if (part.kind === 'in' && part.regexes.length === 0 && part.values.length > 0) return part.values
  return null
}

function impliesComparison(part: PredicateNode, kind: 'gt' | 'gte' | 'lt' | 'lte', bound: Value): boolean {
  const listed = valuesOf(part)
  if (listed) return listed.every((value) => satisfies(value, kind, bound))
  if (part.kind !== 'gt' && part.kind !== 'gte' && part.kind !== 'lt' && part.kind !== 'lte') return false
  const upward = kind === 'gt' || kind === 'gte'
  if (upward !== (part.kind === 'gt' || part.kind === 'gte')) return false
  if (!isComparable(part.value, bound)) return false
  const order = compareValues(part.value, bound) * (upward ? 1 : -1)
  const strict = kind === 'gt' || kind === 'lt'
  const partStrict = part.kind === 'gt' || part.kind === 'lt'
  return order > 0 || (order === 0 && (!strict || partStrict))
}

function satisfies(value: Value, kind: 'gt' | 'gte' | 'lt' | 'lte', bound: Value): boolean {
  if (!isComparable(value, bound)) return false
  const order = compareValues(value, bound)
  switch (kind) {
    case 'gt':
      return order > 0
    case 'gte':
      return order >= 0
    case 'lt':
      return order < 0
    default:
      return order <= 0
  }
}

/** Comparisons stay within one type. Arrays and NaN follow rules of their own, so nothing is concluded from them. */
const isComparable = (a: Value, b: Value): boolean =>
  rankOf(a) === rankOf(b) && !Array.isArray(a) && !isNaN(a) && !isNaN(b)

const isNaN = (value: Value): boolean => isNumeric(value) && isNaNValue(value)
