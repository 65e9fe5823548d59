import { compareValues } from '../bson/compare.js'
import { type KeyValue } from '../bson/index-key.js'
import { asWholeLong } from '../bson/numbers.js'
import { printValue } from '../bson/print.js'
import { compareSortKeys, parseSort, sortKeysOf, type SortPart } from '../bson/sort.js'
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
import {
  type Accumulator,
  AverageAccumulator,
  DeviationAccumulator,
  ExtremeAccumulator,
  SumAccumulator,
} from '../expressions/accumulator.js'
import { compileExpression } from '../expressions/expression.js'
import { type Evaluate } from '../expressions/operator.js'
import { NOT_AN_OBJECT, parsePercentile, PercentileAccumulator } from '../expressions/percentile.js'
import { scopeOf } from '../expressions/scope.js'
import { keyOf } from '../expressions/sets.js'
import { requireRoom, watchMemory } from '../pace/memory.js'

/** An accumulator of `$group`: what to evaluate for each document, and what collects it. */
export interface GroupAccumulator {
  evaluate: Evaluate
  make(): Accumulator
}

/** Roughly the memory of a value that is kept, and of its place in a list that grows. */
const KEPT_BYTES = 200
const LISTED_BYTES = 24

function gather(
  add: (items: Value[], value: Maybe) => void,
  finish?: (items: Value[]) => Maybe,
): Accumulator {
  const items: Value[] = []
  return { add: (value) => add(items, value), result: () => (finish ? finish(items) : items) }
}

function first(): Accumulator {
  let seen = false
  let kept: Maybe
  return {
    add: (value) => {
      if (!seen) kept = value
      seen = true
    },
    result: () => kept,
  }
}

function last(): Accumulator {
  let kept: Maybe
  return { add: (value) => (kept = value), result: () => kept }
}

const pushed = (): Accumulator =>
  gather((items, value) => {
    if (value === undefined) return
    watchMemory(KEPT_BYTES, items.length)
    items.push(value)
  })

function addedToSet(ctx: EvalContext): Accumulator {
  const set = new Map<string, Value>()
  return {
    add: (value) => {
      if (value === undefined) return
      const key = keyOf(value, ctx)
      if (set.has(key)) return
      watchMemory(KEPT_BYTES, set.size)
      set.set(key, value)
    },
    result: () => {
      requireRoom(set.size * LISTED_BYTES)
      return [...set.values()]
    },
  }
}

function merged(): Accumulator {
  const out: Doc = new Map()
  return {
    add: (value) => {
      if (value === undefined || value === null) return
      if (!isDoc(value)) {
        throw located(
          40400,
          `$mergeObjects requires object inputs, but input ${printValue(value)} is of type ${typeName(value)}`,
        )
      }
      for (const [key, item] of value) {
        watchMemory(KEPT_BYTES, out.size)
        out.set(key, item)
      }
    },
    result: () => out,
  }
}

const PLAIN: Record<string, (ctx: EvalContext) => Accumulator> = {
  $sum: () => new SumAccumulator(),
  $avg: () => new AverageAccumulator(),
  $min: (ctx) => new ExtremeAccumulator(1, ctx),
  $max: (ctx) => new ExtremeAccumulator(-1, ctx),
  $stdDevPop: () => new DeviationAccumulator(false),
  $stdDevSamp: () => new DeviationAccumulator(true),
  $first: first,
  $last: last,
  $push: pushed,
  $addToSet: addedToSet,
  $mergeObjects: merged,
}

function sizeOf(spec: Doc, operator: string, ctx: EvalContext): number {
  const given = spec.get('n')
  if (given === undefined) throw located(5787906, `Missing value for 'n'`)
  const n = compileExpression(given, ctx)(scopeOf(new Map()))
  const whole = isNumeric(n) ? asWholeLong(n) : null
  if (whole === null)
    throw located(5787902, `Value for 'n' must be of integral type, but found ${printValue(n)}`)
  if (whole <= 0n) throw located(5787908, `'n' must be greater than 0, found ${whole} for ${operator}`)
  return Number(whole)
}

function checkNames(spec: Value, operator: string, names: readonly string[]): Doc {
  if (!isDoc(spec))
    throw located(5787801, `specification must be an object; found ${operator} : ${printValue(spec)}`)
  for (const key of spec.keys())
    if (!names.includes(key)) throw located(5787901, `Unknown argument for 'n' operator: ${key}`)
  for (const name of names) if (!spec.has(name)) throw located(5787907, `Missing value for '${name}'`)
  return spec
}

function ofInput(operator: string, spec: Value, ctx: EvalContext): GroupAccumulator {
  const fields = checkNames(spec, operator, ['n', 'input'])
  const n = sizeOf(fields, operator, ctx)
  const evaluate = compileExpression(fields.get('input') as Value, ctx)
  const keepsNull = operator === '$firstN' || operator === '$lastN'
  const direction = operator === '$minN' ? 1 : -1
  const ordered = (items: Value[]): Value[] =>
    items.sort((a, b) => direction * compareValues(a, b, ctx.collation)).slice(0, n)
  const add = (items: Value[], value: Maybe): void => {
    if (keepsNull ? operator === '$lastN' || items.length < n : value !== undefined && value !== null) {
      watchMemory(KEPT_BYTES, items.length)
      items.push(value ?? null)
    }
    if (operator === '$lastN' && items.length > n) items.shift()
    if (!keepsNull && items.length > 4 * n + 64) items.splice(0, items.length, ...ordered([...items]))
  }
  return { evaluate, make: () => gather(add, keepsNull ? undefined : ordered) }
}

interface Ranked {
  keys: KeyValue[]
  output: Maybe
}

/** `$top`, `$bottom` and their N forms: the documents themselves are ranked, then `output` is taken. */
function ranked(operator: string, spec: Value, ctx: EvalContext): GroupAccumulator {
  const many = operator.endsWith('N')
  const fields = checkNames(spec, operator, many ? ['n', 'sortBy', 'output'] : ['sortBy', 'output'])
  const n = many ? sizeOf(fields, operator, ctx) : 1
  const sortBy = fields.get('sortBy')
  if (!isDoc(sortBy)) throw located(10065, `invalid parameter: expected an object (sortBy)`)
  const parts: SortPart[] = parseSort(sortBy)
  const output = compileExpression(fields.get('output') as Value, ctx)
  const top = operator.startsWith('$top')
  const make = (): Accumulator => {
    let kept: Ranked[] = []
    const trim = (): void => {
      kept.sort((a, b) => compareSortKeys(a.keys, b.keys, parts, ctx.collation))
      kept = top ? kept.slice(0, n) : kept.slice(-n)
    }
    return {
      add: (doc) => {
        watchMemory(KEPT_BYTES, kept.length)
        kept.push({ keys: sortKeysOf(doc as Doc, parts, ctx.collation), output: output(scopeOf(doc as Doc)) })
        if (kept.length > 2 * n + 64) trim()
      },
      result: () => {
        trim()
        return many ? kept.map((entry) => entry.output ?? null) : kept[0]?.output
      },
    }
  }
  return { evaluate: (scope) => scope.root, make }
}

function percentile(operator: string, argument: Value, ctx: EvalContext): GroupAccumulator {
  const compile = (expression: Value): Evaluate => compileExpression(expression, ctx)
  const spec = parsePercentile(operator, argument, compile, NOT_AN_OBJECT[operator] as number)
  return { evaluate: compile(spec.input), make: () => new PercentileAccumulator(spec) }
}

const RANKED = ['$top', '$topN', '$bottom', '$bottomN']
const OF_INPUT = ['$firstN', '$lastN', '$minN', '$maxN']

/** Compiles one `{operator: argument}` of a group's field. Throws 15952 for an unknown operator. */
export function compileAccumulator(operator: string, argument: Value, ctx: EvalContext): GroupAccumulator {
  if (OF_INPUT.includes(operator)) return ofInput(operator, argument, ctx)
  if (RANKED.includes(operator)) return ranked(operator, argument, ctx)
  if (Object.hasOwn(NOT_AN_OBJECT, operator)) return percentile(operator, argument, ctx)
  if (operator === '$count') {
    if (!isDoc(argument) || argument.size > 0) throw located(9, '$count takes no arguments, i.e. $count:{}')
    return { evaluate: () => 1, make: () => new SumAccumulator() }
  }
  if (!Object.hasOwn(PLAIN, operator)) throw located(15952, `unknown group operator '${operator}'`)
  if (Array.isArray(argument) && argument.length !== 1) {
    throw located(40237, `The ${operator} accumulator is a unary operator`)
  }
  const expression = Array.isArray(argument) ? (argument[0] as Value) : argument
  const make = PLAIN[operator] as (ctx: EvalContext) => Accumulator
  return { evaluate: compileExpression(expression, ctx), make: () => make(ctx) }
}
