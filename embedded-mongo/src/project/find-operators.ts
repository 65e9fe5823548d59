import { type Doc, type EvalContext, isDoc, type Maybe, type Value } from '../bson/value.js'
import { badValue, located } from '../errors/mongo-error.js'
import { parseFilter, parseOperators } from '../match/filter.js'
import { isOperatorDoc } from '../match/operators.js'
import { type Parsed } from '../match/predicate.js'
import { type MatchDetails } from '../match/tree.js'

function sliceArray(items: Value[], [skip, limit]: [number | null, number]): Value[] {
  if (skip === null) return limit < 0 ? items.slice(limit) : items.slice(0, limit)
  const from = skip < 0 ? Math.max(0, items.length + skip) : skip
  return items.slice(from, from + limit)
}

/** Changes the value at a path, through documents and the documents in arrays; only where there is one. */
function changeAt(value: Value, parts: readonly string[], change: (value: Value) => Value): Value {
  const [head, ...rest] = parts
  if (head === undefined) return change(value)
  if (Array.isArray(value)) return value.map((item) => (isDoc(item) ? changeAt(item, parts, change) : item))
  if (!isDoc(value)) return value
  const inner = value.get(head)
  return inner === undefined ? value : new Map(value).set(head, changeAt(inner, rest, change))
}

export const applySlice = (doc: Doc, path: string, slice: [number | null, number]): Doc =>
  changeAt(doc, path.split('.'), (value) => (Array.isArray(value) ? sliceArray(value, slice) : value)) as Doc

/** The first element that matches, alone in an array; missing when none does. */
export function compileElemMatch(path: string, condition: Value, ctx: EvalContext): (doc: Doc) => Maybe {
  if (!isDoc(condition)) throw badValue('elemMatch: Invalid argument, object required')
  if (path.includes('.')) throw located(31275, `Cannot use $elemMatch projection on a nested field.`)
  const test = elementTest(condition, ctx)
  return (doc) => {
    const items = doc.get(path)
    if (!Array.isArray(items)) return undefined
    const found = items.find(test)
    return found === undefined ? undefined : [found]
  }
}

function elementTest(condition: Doc, ctx: EvalContext): (item: Value) => boolean {
  const first = condition.keys().next().value ?? ''
  if (isOperatorDoc(condition) && !['$and', '$or', '$nor'].includes(first)) {
    const inner = parseOperators(condition, ctx)
    return (item) => inner.element(item, null)
  }
  const inner: Parsed = parseFilter(condition, ctx, false)
  return (item) => isDoc(item) && inner.test(item, null)
}

/** Cuts the first array on the path to the element that the filter matched. */
export function applyPositional(doc: Doc, path: string, details: MatchDetails): Doc {
  const cut = (value: Value, parts: readonly string[]): Value => {
    if (Array.isArray(value)) return [elementOf(value, details)]
    const [head, ...rest] = parts
    if (head === undefined || !isDoc(value)) return value
    const inner = value.get(head)
    return inner === undefined ? value : new Map(value).set(head, cut(inner, rest))
  }
  return cut(doc, path.split('.')) as Doc
}

function elementOf(items: Value[], details: MatchDetails): Value {
  if (details.arrayIndex === undefined) {
    throw located(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    )
  }
  const item = items[details.arrayIndex]
  if (item === undefined) {
    throw located(
      51247,
      "Executor error during find command :: caused by :: positional operator '.$' element mismatch",
    )
  }
  return item
}
