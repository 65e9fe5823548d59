import { asWholeLong } from '../bson/numbers.js'
import { isNumeric, typeName, type Value } from '../bson/value.js'
import { located } from '../errors/mongo-error.js'
import { watchMemory } from '../pace/memory.js'
import { watchTime } from '../pace/time-limit.js'
import { checkVariableName } from './conditionals.js'
import { isNullish, namedArguments, type Operator, type OperatorTable } from './operator.js'
import { bind } from './scope.js'
import { isTruthy } from './truth.js'

/** Roughly the memory of the result for one element. */
const ELEMENT_BYTES = 100

function loopVariable(as: Value | undefined): string {
  if (as === undefined) return 'this'
  if (typeof as !== 'string') throw located(16866, `'as' must be a string`)
  checkVariableName(as)
  return as
}

const filter: Operator = (argument, compiler, name) => {
  const fields = namedArguments(name, argument, ['input', 'cond'], ['as', 'limit'], {
    notObject: 28646,
    unknown: 28647,
    missing: 28648,
  })
  const as = loopVariable(fields.as)
  const input = compiler.compile(fields.input as Value)
  const test = compiler.with([as]).compile(fields.cond as Value)
  const limit = fields.limit === undefined ? null : compiler.compile(fields.limit)
  return (scope) => {
    const items = input(scope)
    if (isNullish(items)) return null
    if (!Array.isArray(items))
      throw located(28651, `input to $filter must be an array not ${typeName(items)}`)
    const given = limit?.(scope)
    const whole = isNumeric(given) ? asWholeLong(given) : null
    if (limit && !isNullish(given) && (whole === null || whole < 1n)) {
      throw located(327392, '$filter: limit must be greater than 0')
    }
    const most = whole === null ? Infinity : Number(whole)
    const kept: Value[] = []
    for (const item of items) {
      if (kept.length >= most) break
      watchTime(compiler.ctx.timeLimit)
      if (isTruthy(test(bind(scope, as, item)))) kept.push(item)
    }
    return kept
  }
}

const map: Operator = (argument, compiler, name) => {
  const fields = namedArguments(name, argument, ['input', 'in'], ['as'], {
    notObject: 16878,
    unknown: 16879,
    missing: 16880,
  })
  const as = loopVariable(fields.as)
  const input = compiler.compile(fields.input as Value)
  const body = compiler.with([as]).compile(fields.in as Value)
  return (scope) => {
    const items = input(scope)
    if (isNullish(items)) return null
    if (!Array.isArray(items)) throw located(16883, `input to $map must be an array not ${typeName(items)}`)
    return items.map((item) => {
      watchMemory(ELEMENT_BYTES)
      watchTime(compiler.ctx.timeLimit)
      return body(bind(scope, as, item)) ?? null
    })
  }
}

const reduce: Operator = (argument, compiler, name) => {
  const fields = namedArguments(name, argument, ['input', 'initialValue', 'in'], [], {
    notObject: 40075,
    unknown: 40076,
    missing: 40077,
  })
  const input = compiler.compile(fields.input as Value)
  const initial = compiler.compile(fields.initialValue as Value)
  const body = compiler.with(['this', 'value']).compile(fields.in as Value)
  return (scope) => {
    const items = input(scope)
    if (isNullish(items)) return null
    if (!Array.isArray(items))
      throw located(40080, `$reduce requires that 'input' be an array, found: ${typeName(items)}`)
    let value = initial(scope)
    for (const item of items) {
      watchMemory(ELEMENT_BYTES)
      watchTime(compiler.ctx.timeLimit)
      value = body(bind(bind(scope, 'this', item), 'value', value))
    }
    return value
  }
}

export const ARRAY_LOOPS: OperatorTable = { $filter: filter, $map: map, $reduce: reduce }
