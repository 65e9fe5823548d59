import { compareValues, equalValues } from '../bson/compare.js'
import { asWholeLong, isInt32 } from '../bson/numbers.js'
import { printValue } from '../bson/print.js'
import { compileElementSort } from '../bson/sort.js'
import {
  type Doc,
  type EvalContext,
  isDoc,
  isNumeric,
  type Maybe,
  typeName,
  type Value,
} from '../bson/value.js'
import { located } from '../errors/mongo-error.js'
import { requireRoom, watchMemory } from '../pace/memory.js'
import {
  binary,
  isNullish,
  MANY,
  named,
  namedArguments,
  type Operator,
  type OperatorTable,
  unary,
  variadic,
} from './operator.js'

function int32(value: Maybe, code: number, what: string): number {
  const whole = isNumeric(value) ? asWholeLong(value) : null
  if (whole === null || !isInt32(Number(whole))) {
    throw located(code, `${what}, found: ${printValue(value)}`)
  }
  return Number(whole)
}

function elementAt(items: Maybe, index: Maybe): Maybe {
  if (isNullish(items) || isNullish(index)) return null
  if (!Array.isArray(items))
    throw located(28689, `$arrayElemAt's first argument must be an array, but is ${typeName(items)}`)
  if (!isNumeric(index))
    throw located(28690, `$arrayElemAt's second argument must be a numeric value, but is ${typeName(index)}`)
  return items.at(
    int32(index, 28691, "$arrayElemAt's second argument must be representable as a 32-bit integer"),
  )
}

const end = (index: 0 | -1): Operator =>
  unary((items, _compiler, name) => {
    if (isNullish(items)) return null
    if (!Array.isArray(items))
      throw located(28689, `${name}'s argument must be an array, but is ${typeName(items)}`)
    return items.at(index)
  })

/** Roughly the memory of an element in a growing list. */
const ELEMENT_BYTES = 16
/** Length from which room for a list is asked for beforehand. */
const LONG = 4096

function concatArrays(values: readonly Maybe[]): Maybe {
  if (values.some(isNullish)) return null
  const lists = values.map((value) => {
    if (Array.isArray(value)) return value
    throw located(28664, `$concatArrays only supports arrays, not ${typeName(value)}`)
  })
  const length = lists.reduce((sum, list) => sum + list.length, 0)
  if (length >= LONG) requireRoom(length * ELEMENT_BYTES)
  watchMemory(length * ELEMENT_BYTES)
  return lists.flat()
}

function isIn(value: Maybe, items: Maybe, ctx: EvalContext): Maybe {
  if (!Array.isArray(items))
    throw located(40081, `$in requires an array as a second argument, found: ${typeName(items)}`)
  return items.some((item) => equalValues(item, value, ctx.collation))
}

function indexBound(value: Maybe, which: string): number {
  const index = int32(value, 40096, `$indexOfArray requires an integral ${which} index`)
  if (index < 0) throw located(40097, `$indexOfArray requires a nonnegative ${which} index, found: ${index}`)
  return index
}

function indexOfArray(values: readonly Maybe[], ctx: EvalContext): Maybe {
  const [items, wanted] = values
  if (isNullish(items)) return null
  if (!Array.isArray(items))
    throw located(40090, `$indexOfArray requires an array as a first argument, found: ${typeName(items)}`)
  const from = values.length > 2 ? indexBound(values[2], 'starting') : 0
  const to = values.length > 3 ? indexBound(values[3], 'ending') : items.length
  for (let i = from; i < Math.min(to, items.length); i += 1)
    if (equalValues(items[i], wanted, ctx.collation)) return i
  return -1
}

function range(values: readonly Maybe[]): Maybe {
  const start = int32(
    values[0],
    34444,
    '$range requires a starting value that can be represented as a 32-bit integer',
  )
  const stop = int32(
    values[1],
    34446,
    '$range requires an ending value that can be represented as a 32-bit integer',
  )
  const step =
    values.length > 2
      ? int32(values[2], 34448, '$range requires a step value that can be represented as a 32-bit integer')
      : 1
  if (step === 0) throw located(34449, '$range requires a non-zero step value')
  requireRoom(Math.max(0, (stop - start) / step) * ELEMENT_BYTES)
  const out: number[] = []
  for (let i = start; step > 0 ? i < stop : i > stop; i += step) out.push(i)
  return out
}

function reverse(items: Maybe): Maybe {
  if (isNullish(items)) return null
  if (!Array.isArray(items))
    throw located(
      34435,
      `The argument to $reverseArray must be an array, but was of type: ${typeName(items)}`,
    )
  return [...items].reverse()
}

function size(items: Maybe): Maybe {
  if (!Array.isArray(items))
    throw located(17124, `The argument to $size must be an array, but was of type: ${typeName(items)}`)
  return items.length
}

function slice(values: readonly Maybe[]): Maybe {
  if (values.some(isNullish)) return null
  const [items] = values
  if (!Array.isArray(items))
    throw located(28724, `First argument to $slice must be an array, but is of type: ${typeName(items)}`)
  const second = int32(values[1], 28726, "Second argument to $slice can't be represented as a 32-bit integer")
  if (values.length === 2) return second < 0 ? items.slice(second) : items.slice(0, second)
  const count = int32(values[2], 28728, "Third argument to $slice can't be represented as a 32-bit integer")
  if (count <= 0) throw located(28729, `Third argument to $slice must be positive: ${count}`)
  const from = second < 0 ? Math.max(0, items.length + second) : second
  return items.slice(from, from + count)
}

/** Comparator of `sortBy`: ±1 for whole values, or a pattern for the fields of documents. */
function sortByComparator(sortBy: Value, ctx: EvalContext): (a: Value, b: Value) => number {
  if (isNumeric(sortBy)) {
    const direction = Number(asWholeLong(sortBy))
    if (direction !== 1 && direction !== -1) throw located(2942506, `The $sortArray 'sortBy' must be 1 or -1`)
    return (a, b) => direction * compareValues(a, b, ctx.collation)
  }
  if (!isDoc(sortBy)) throw located(2942507, `The $sortArray 'sortBy' must be a number or an object`)
  const compare = compileElementSort(sortBy, ctx.collation)
  const asDoc = (value: Value): Doc => (isDoc(value) ? value : new Map())
  return (a, b) => compare(asDoc(a), asDoc(b))
}

const sortArray: Operator = (argument, compiler, name) => {
  const fields = namedArguments(name, argument, ['input', 'sortBy'], [], {
    notObject: 2942500,
    unknown: 2942501,
    missing: 2942502,
  })
  const input = compiler.compile(fields.input as Value)
  const compare = sortByComparator(fields.sortBy as Value, compiler.ctx)
  return (scope) => {
    const items = input(scope)
    if (isNullish(items)) return null
    if (!Array.isArray(items)) {
      throw located(
        2942504,
        `The input argument to $sortArray must be an array, but was of type: ${typeName(items)}`,
      )
    }
    return [...items].sort(compare)
  }
}

const zip = named(
  ['inputs'],
  ['useLongestLength', 'defaults'],
  { notObject: 34460, unknown: 34464, missing: 34465 },
  ({ inputs, useLongestLength = false, defaults = null }) => {
    if (!Array.isArray(inputs))
      throw located(34461, `inputs must be an array of expressions, found ${typeName(inputs)}`)
    if (typeof useLongestLength !== 'boolean') throw located(34463, 'useLongestLength must be a bool')
    if (defaults !== null && !useLongestLength)
      throw located(34466, 'cannot specify defaults unless useLongestLength is true')
    if (inputs.some(isNullish)) return null
    const lists = inputs.map((list) => {
      if (!Array.isArray(list))
        throw located(34468, `$zip found a non-array expression in input: ${printValue(list)}`)
      return list
    })
    const fill = Array.isArray(defaults) ? defaults : []
    if (fill.length > 0 && fill.length !== lists.length)
      throw located(34467, 'defaults and inputs must have the same length')
    const lengths = lists.map((list) => list.length)
    const length = useLongestLength ? Math.max(...lengths) : Math.min(...lengths)
    return Array.from({ length }, (_unused, i) => lists.map((list, k) => list[i] ?? fill[k] ?? null))
  },
)

function nArgument(value: Maybe, name: string): number {
  const whole = isNumeric(value) ? asWholeLong(value) : null
  if (whole === null)
    throw located(5787902, `Value for 'n' must be of integral type, but found ${printValue(value)}`)
  if (whole <= 0n) throw located(5787908, `'n' must be greater than 0, found ${whole} for ${name}`)
  return Number(whole)
}

const takeN = (take: (items: Value[], n: number, ctx: EvalContext) => Value[]): Operator =>
  named(
    ['n', 'input'],
    [],
    { notObject: 5787801, unknown: 5787901, missing: 5787906 },
    ({ n, input }, compiler, name) => {
      const count = nArgument(n, name)
      if (!Array.isArray(input))
        throw located(5788200, `Input must be an array, but found ${printValue(input)}`)
      return take(input, count, compiler.ctx)
    },
  )

const extremes = (direction: 1 | -1) =>
  takeN((items, n, ctx) =>
    items
      .filter((item) => item !== null)
      .sort((a, b) => direction * compareValues(a, b, ctx.collation))
      .slice(0, n),
  )

export const ARRAYS: OperatorTable = {
  $arrayElemAt: binary(elementAt),
  $first: end(0),
  $last: end(-1),
  $concatArrays: variadic(0, MANY, concatArrays),
  $in: binary((value, items, compiler) => isIn(value, items, compiler.ctx)),
  $indexOfArray: variadic(2, 4, (values, compiler) => indexOfArray(values, compiler.ctx)),
  $isArray: unary((value) => Array.isArray(value)),
  $range: variadic(2, 3, range),
  $reverseArray: unary(reverse),
  $size: unary(size),
  $slice: variadic(2, 3, slice),
  $sortArray: sortArray,
  $zip: zip,
  $firstN: takeN((items, n) => items.slice(0, n)),
  $lastN: takeN((items, n) => items.slice(-n)),
  $maxN: extremes(-1),
  $minN: extremes(1),
}
