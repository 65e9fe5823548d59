import { compareValues } from '../bson/compare.js'
import { type Doc, isDoc, type Maybe, type Value } from '../bson/value.js'
import { located, MongoError } from '../errors/mongo-error.js'
import {
  binary,
  type Compiler,
  type Evaluate,
  isNullish,
  type Operator,
  type OperatorTable,
  unary,
} from './operator.js'
import { bind } from './scope.js'
import { isTruthy } from './truth.js'

const comparison = (accepts: (order: number) => Value): Operator =>
  binary((a, b, compiler) => accepts(compareValues(a, b, compiler.ctx.collation)))

const list = (argument: Value): Value[] => (Array.isArray(argument) ? argument : [argument])

const and: Operator = (argument, compiler) => {
  const tests = list(argument).map((item) => compiler.compile(item))
  return (scope) => tests.every((test) => isTruthy(test(scope)))
}

const or: Operator = (argument, compiler) => {
  const tests = list(argument).map((item) => compiler.compile(item))
  return (scope) => tests.some((test) => isTruthy(test(scope)))
}

function condBranches(argument: Value, name: string): [Value, Value, Value] {
  if (!isDoc(argument)) {
    const branches = list(argument)
    if (branches.length !== 3) {
      throw located(16020, `Expression ${name} takes exactly 3 arguments. ${branches.length} were passed in.`)
    }
    return branches as [Value, Value, Value]
  }
  for (const key of argument.keys()) {
    if (!['if', 'then', 'else'].includes(key)) throw located(17083, `Unrecognized parameter to $cond: ${key}`)
  }
  const part = (key: string, code: number): Value => {
    const value = argument.get(key)
    if (value === undefined) throw located(code, `Missing '${key}' parameter to $cond`)
    return value
  }
  return [part('if', 17080), part('then', 17081), part('else', 17082)]
}

const cond: Operator = (argument, compiler, name) => {
  const [test, yes, no] = condBranches(argument, name).map((branch) => compiler.compile(branch)) as [
    Evaluate,
    Evaluate,
    Evaluate,
  ]
  return (scope) => (isTruthy(test(scope)) ? yes(scope) : no(scope))
}

const ifNull: Operator = (argument, compiler) => {
  const items = list(argument)
  if (items.length < 2) throw located(1257300, `$ifNull needs at least two arguments, had: ${items.length}`)
  const evaluators = items.map((item) => compiler.compile(item))
  const last = evaluators.pop() as Evaluate
  return (scope) => {
    for (const evaluate of evaluators) {
      const value = evaluate(scope)
      if (!isNullish(value)) return value
    }
    return last(scope)
  }
}

function switchBranch(branch: Value, compiler: Compiler): { test: Evaluate; then: Evaluate } {
  if (!isDoc(branch)) throw located(40062, '$switch expected each branch to be an object')
  for (const key of branch.keys()) {
    if (key !== 'case' && key !== 'then') {
      throw located(40063, `$switch found an unknown argument to a branch: ${key}`)
    }
  }
  const test = branch.get('case')
  const then = branch.get('then')
  if (test === undefined) throw located(40064, "$switch requires each branch have a 'case' expression")
  if (then === undefined) throw located(40065, "$switch requires each branch have a 'then' expression.")
  return { test: compiler.compile(test), then: compiler.compile(then) }
}

const switchOperator: Operator = (argument, compiler) => {
  if (!isDoc(argument)) throw located(40060, `$switch requires an object as an argument`)
  for (const key of argument.keys()) {
    if (key !== 'branches' && key !== 'default')
      throw located(40067, `$switch found an unknown argument: ${key}`)
  }
  const given = argument.get('branches') ?? []
  if (!Array.isArray(given)) throw located(40061, "$switch expected an array for 'branches'")
  const branches = given.map((branch) => switchBranch(branch, compiler))
  if (branches.length === 0) throw located(40068, '$switch requires at least one branch.')
  const fallback = argument.get('default')
  const otherwise = fallback === undefined ? null : compiler.compile(fallback)
  return (scope) => {
    for (const { test, then } of branches) if (isTruthy(test(scope))) return then(scope)
    if (!otherwise) {
      throw located(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      )
    }
    return otherwise(scope)
  }
}

/** User variables begin with a lower-case letter or a non-ASCII one. */
export function checkVariableName(name: string): void {
  if (name === '') throw new MongoError(9, 'empty variable names are not allowed')
  if (!/^[a-z\u0080-\uffff]/.test(name)) {
    throw new MongoError(9, `'${name}' starts with an invalid character for a user variable name`)
  }
  const bad = /[^A-Za-z0-9_\u0080-\uffff]/.exec(name)
  if (bad) throw new MongoError(9, `'${name}' contains an invalid character for a variable name: '${bad[0]}'`)
}

const letOperator: Operator = (argument, compiler) => {
  if (!isDoc(argument)) throw located(16874, '$let only supports an object as its argument')
  for (const key of argument.keys()) {
    if (key !== 'vars' && key !== 'in') throw located(16875, `Unrecognized parameter to $let: ${key}`)
  }
  const vars = argument.get('vars')
  const inner = argument.get('in')
  if (vars === undefined) throw located(16876, "Missing 'vars' parameter to $let")
  if (inner === undefined) throw located(16877, "Missing 'in' parameter to $let")
  if (!isDoc(vars)) throw located(10065, `invalid parameter: expected an object (vars)`)
  const bindings = [...(vars as Doc)].map(([name, value]) => {
    checkVariableName(name)
    return [name, compiler.compile(value)] as const
  })
  const body = compiler.with(bindings.map(([name]) => name)).compile(inner)
  return (scope) => {
    let next = scope
    for (const [name, evaluate] of bindings) next = bind(next, name, evaluate(scope))
    return body(next)
  }
}

const sign = (order: number): Value => (order < 0 ? -1 : order > 0 ? 1 : 0)

export const CONDITIONALS: OperatorTable = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: comparison(sign),
  $and: and,
  $or: or,
  $not: unary((value: Maybe) => !isTruthy(value)),
  $cond: cond,
  $ifNull: ifNull,
  $switch: switchOperator,
  $let: letOperator,
  $literal: (argument) => () => argument,
  $const: (argument) => () => argument,
}
