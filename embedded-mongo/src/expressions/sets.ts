import { BSONSymbol } from 'bson'
import { compareValues } from '../bson/compare.js'
import { identityKey } from '../bson/index-key.js'
import { type EvalContext, isDoc, type Maybe, typeName, type Value } from '../bson/value.js'
import { located } from '../errors/mongo-error.js'
import { watchMemory } from '../pace/memory.js'
import { binary, isNullish, MANY, type Operator, type OperatorTable, unary, variadic } from './operator.js'
import { isTruthy } from './truth.js'

function folded(value: Maybe, ctx: EvalContext): Maybe {
  if (!ctx.collation) return value
  if (typeof value === 'string') return ctx.collation.key(value)
  if (value instanceof BSONSymbol) return ctx.collation.key(value.value)
  if (Array.isArray(value)) return value.map((item) => folded(item, ctx) as Value)
  return isDoc(value) ? new Map([...value].map(([key, item]) => [key, folded(item, ctx) as Value])) : value
}

/** A string that is the same exactly for values that are equal, under the command's collation too. */
export const keyOf = (value: Maybe, ctx: EvalContext): string => identityKey(folded(value, ctx))

/** Roughly the memory of a value's key in a set. */
const ITEM_BYTES = 60

function asSet(items: readonly Value[], ctx: EvalContext): Map<string, Value> {
  const set = new Map<string, Value>()
  for (const item of items) {
    const key = keyOf(item, ctx)
    if (set.has(key)) continue
    watchMemory(ITEM_BYTES, set.size)
    set.set(key, item)
  }
  return set
}

const sorted = (values: Iterable<Value>, ctx: EvalContext): Value[] =>
  [...values].sort((a, b) => compareValues(a, b, ctx.collation))

const arraysOnly = (values: readonly Maybe[], name: string, code: number): Value[][] =>
  values.map((value) => {
    if (!Array.isArray(value)) {
      throw located(
        code,
        `All operands of ${name} must be arrays. One argument is of type: ${typeName(value)}`,
      )
    }
    return value
  })

const union: Operator = variadic(0, MANY, (values, { ctx }, name) => {
  if (values.some(isNullish)) return null
  return sorted(asSet(arraysOnly(values, name, 17043).flat(), ctx).values(), ctx)
})

const intersection: Operator = variadic(0, MANY, (values, { ctx }, name) => {
  if (values.some(isNullish)) return null
  const [first, ...rest] = arraysOnly(values, name, 17047).map((items) => asSet(items, ctx))
  if (!first) return []
  const kept = [...first].filter(([key]) => rest.every((set) => set.has(key))).map(([, value]) => value)
  return sorted(kept, ctx)
})

const difference: Operator = binary((a, b, { ctx }) => {
  if (isNullish(a) || isNullish(b)) return null
  const check = (value: Maybe, code: number, which: string): Value[] => {
    if (Array.isArray(value)) return value
    throw located(
      code,
      `both operands of $setDifference must be arrays. ${which} argument is of type: ${typeName(value)}`,
    )
  }
  const left = asSet(check(a, 17048, 'First'), ctx)
  const right = asSet(check(b, 17049, 'Second'), ctx)
  return [...left].filter(([key]) => !right.has(key)).map(([, value]) => value)
})

const setEquals: Operator = variadic(2, MANY, (values, { ctx }, name) => {
  const [first, ...rest] = arraysOnly(values, name, 17044).map((items) => asSet(items, ctx))
  return rest.every((set) => set.size === first?.size && [...set.keys()].every((key) => first.has(key)))
})

const isSubset: Operator = binary((a, b, { ctx }) => {
  if (!Array.isArray(a)) {
    throw located(
      17046,
      `both operands of $setIsSubset must be arrays. First argument is of type: ${typeName(a)}`,
    )
  }
  if (!Array.isArray(b)) {
    throw located(
      17042,
      `both operands of $setIsSubset must be arrays. Second argument is of type: ${typeName(b)}`,
    )
  }
  const whole = asSet(b, ctx)
  return [...asSet(a, ctx).keys()].every((key) => whole.has(key))
})

const elements = (code: number, test: (items: Value[]) => boolean): Operator =>
  unary((value, _compiler, name) => {
    if (!Array.isArray(value))
      throw located(code, `${name}'s argument must be an array, but is ${typeName(value)}`)
    return test(value)
  })

export const SETS: OperatorTable = {
  $setUnion: union,
  $setIntersection: intersection,
  $setDifference: difference,
  $setEquals: setEquals,
  $setIsSubset: isSubset,
  $anyElementTrue: elements(17041, (items) => items.some(isTruthy)),
  $allElementsTrue: elements(17040, (items) => items.every(isTruthy)),
}
