import {
  type Doc,
  type EvalContext,
  isDoc,
  isNumeric,
  type Maybe,
  type NumericValue,
  typeName,
  type Value,
} from '../bson/value.js'
import { located } from '../errors/mongo-error.js'
import { type Scope } from './scope.js'

export type Evaluate = (scope: Scope) => Maybe

/** Compiles the arguments of an operator; `with` declares variables for them. */
export interface Compiler {
  readonly ctx: EvalContext
  compile(expression: Value): Evaluate
  with(names: readonly string[]): Compiler
}

export type Operator = (argument: Value, compiler: Compiler, name: string) => Evaluate
export type OperatorTable = Readonly<Record<string, Operator>>

const argumentsOf = (argument: Value): Value[] => (Array.isArray(argument) ? argument : [argument])

function checkCount(name: string, count: number, min: number, max: number): void {
  if (count >= min && count <= max) return
  if (min === max) {
    throw located(16020, `Expression ${name} takes exactly ${min} arguments. ${count} were passed in.`)
  }
  throw located(
    28667,
    `Expression ${name} takes at least ${min} arguments, and at most ${max}, but ${count} were passed in.`,
  )
}

/** An operator of exactly one argument. */
export const unary =
  (apply: (value: Maybe, compiler: Compiler, name: string) => Maybe): Operator =>
  (argument, compiler, name) => {
    const list = argumentsOf(argument)
    checkCount(name, list.length, 1, 1)
    const evaluate = compiler.compile(list[0] as Value)
    return (scope) => apply(evaluate(scope), compiler, name)
  }

/** An operator of exactly two arguments. */
export const binary =
  (apply: (a: Maybe, b: Maybe, compiler: Compiler, name: string) => Maybe): Operator =>
  (argument, compiler, name) => {
    const list = argumentsOf(argument)
    checkCount(name, list.length, 2, 2)
    const left = compiler.compile(list[0] as Value)
    const right = compiler.compile(list[1] as Value)
    return (scope) => apply(left(scope), right(scope), compiler, name)
  }

/** For operators that take any number of arguments. */
export const MANY = Number.MAX_SAFE_INTEGER

/** An operator of `min` to `max` arguments, all evaluated. */
export const variadic =
  (min: number, max: number, apply: (values: Maybe[], compiler: Compiler, name: string) => Maybe): Operator =>
  (argument, compiler, name) => {
    const list = argumentsOf(argument)
    checkCount(name, list.length, min, max)
    const evaluators = list.map((item) => compiler.compile(item))
    return (scope) =>
      apply(
        evaluators.map((evaluate) => evaluate(scope)),
        compiler,
        name,
      )
  }

/** An operator of one number; null and missing give null. Throws 28765 for everything else. */
export const numeric = (apply: (value: NumericValue, name: string) => Value): Operator =>
  unary((value, _compiler, name) => {
    if (isNullish(value)) return null
    if (!isNumeric(value)) throw located(28765, `${name} only supports numeric types, not ${typeName(value)}`)
    return apply(value, name)
  })

/** Codes the server uses for the argument documents of one operator. */
interface NamedCodes {
  notObject: number
  unknown: number
  missing: number
}

/** An operator whose argument is a document of named expressions. */
export const named =
  (
    required: readonly string[],
    optional: readonly string[],
    codes: NamedCodes,
    apply: (values: Record<string, Maybe>, compiler: Compiler, name: string) => Maybe,
  ): Operator =>
  (argument, compiler, name) => {
    const fields = namedArguments(name, argument, required, optional, codes)
    const evaluators = Object.entries(fields).map(([key, value]) => [key, compiler.compile(value)] as const)
    return (scope) => {
      const values: Record<string, Maybe> = {}
      for (const [key, evaluate] of evaluators) values[key] = evaluate(scope)
      return apply(values, compiler, name)
    }
  }

/** Checks the names in an argument document. */
export function namedArguments(
  name: string,
  argument: Value,
  required: readonly string[],
  optional: readonly string[],
  codes: NamedCodes,
): Record<string, Value> {
  if (!isDoc(argument)) throw located(codes.notObject, `${name} only supports an object as its argument`)
  const fields: Record<string, Value> = {}
  for (const [key, value] of argument as Doc) {
    if (!required.includes(key) && !optional.includes(key)) {
      throw located(codes.unknown, `Unrecognized argument to ${name}: ${key}`)
    }
    fields[key] = value
  }
  for (const key of required) {
    if (!(key in fields)) throw located(codes.missing, `Missing '${key}' parameter to ${name}`)
  }
  return fields
}

/** Missing or null, for which most operators return null. */
export const isNullish = (value: Maybe): value is null | undefined => value === null || value === undefined
