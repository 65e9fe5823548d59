import { BSONRegExp } from 'bson'
import { compareValues, equalValues } from '../bson/compare.js'
import { identical } from '../bson/identical.js'
import { asWholeLong, toNumber } from '../bson/numbers.js'
import { printValue } from '../bson/print.js'
import { compileElementSort } from '../bson/sort.js'
import { type Doc, type EvalContext, isDoc, isNumeric, typeName, type Value } from '../bson/value.js'
import { badValue, failedToParse, typeMismatch } from '../errors/mongo-error.js'
import { parseField, parseFilter } from '../match/filter.js'
import { isOperatorDoc } from '../match/operators.js'
import { type ApplyEnv, lastPart, type Modifier, NOTHING, type Outcome, printId } from './modifier.js'

interface PushClauses {
  each: Value[]
  position?: number
  slice?: number
  sort?: (a: Value, b: Value) => number
}

function integerClause(name: string, value: Value): number {
  const whole = isNumeric(value) ? asWholeLong(value) : null
  if (whole === null) {
    const given = name === '$slice' ? ' but was given type' : ', not of type'
    throw badValue(`The value for ${name} must be an integer value${given}: ${typeName(value)}`)
  }
  return Number(whole)
}

const SORT_HELP =
  'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields'

function sortClause(value: Value, ctx: EvalContext): (a: Value, b: Value) => number {
  if (isNumeric(value)) {
    const direction = toNumber(value)
    if (direction !== 1 && direction !== -1) throw badValue('The $sort element value must be either 1 or -1')
    return (a, b) => direction * compareValues(a, b, ctx.collation)
  }
  if (!isDoc(value)) throw badValue(SORT_HELP)
  if (value.size === 0) throw badValue('The $sort pattern is empty when it should be a set of fields.')
  for (const [field, direction] of value) {
    if (field === '') throw badValue('The $sort field cannot be empty')
    if (!isNumeric(direction) || ![1, -1].includes(toNumber(direction))) {
      throw badValue('The $sort element value must be either 1 or -1')
    }
  }
  const compare = compileElementSort(value, ctx.collation)
  const asDoc = (item: Value): Doc => (isDoc(item) ? item : new Map())
  return (a, b) => compare(asDoc(a), asDoc(b))
}

function pushClauses(value: Value, ctx: EvalContext): PushClauses {
  if (!isDoc(value) || !value.has('$each')) return { each: [value] }
  const clauses: PushClauses = { each: [] }
  for (const [name, clause] of value) {
    switch (name) {
      case '$each':
        if (!Array.isArray(clause)) {
          throw badValue(
            `The argument to $each in $push must be an array but it was of type: ${typeName(clause)}`,
          )
        }
        clauses.each = clause
        break
      case '$position':
        clauses.position = integerClause('$position', clause)
        break
      case '$slice':
        clauses.slice = integerClause('$slice', clause)
        break
      case '$sort':
        clauses.sort = sortClause(clause, ctx)
        break
      default:
        throw badValue(`Unrecognized clause in $push: ${name}`)
    }
  }
  return clauses
}

function pushInto(items: readonly Value[], clauses: PushClauses): Value[] {
  const next = [...items]
  const at = clauses.position ?? next.length
  next.splice(at < 0 ? Math.max(0, next.length + at) : Math.min(at, next.length), 0, ...clauses.each)
  if (clauses.sort) next.sort(clauses.sort)
  if (clauses.slice === undefined) return next
  return clauses.slice < 0 ? next.slice(clauses.slice) : next.slice(0, clauses.slice)
}

export function push(value: Value, ctx: EvalContext): Modifier {
  const clauses = pushClauses(value, ctx)
  return {
    operator: '$push',
    creates: true,
    tolerant: false,
    apply(current, env, path) {
      if (current !== undefined && !Array.isArray(current)) {
        throw badValue(
          `The field '${path}' must be an array but is of type ${typeName(current)} in document ${printId(env)}`,
        )
      }
      const next = pushInto(current ?? [], clauses)
      // Adding what the slice then cuts off again counts as a change.
      const idle = clauses.each.length === 0 && current !== undefined && identical(current, next)
      return idle ? NOTHING : next
    },
  }
}

function addToSetValues(value: Value): Value[] {
  if (!isDoc(value) || value.keys().next().value !== '$each') return [value]
  const each = value.get('$each') as Value
  if (!Array.isArray(each)) {
    throw typeMismatch(
      `The argument to $each in $addToSet must be an array but it was of type ${typeName(each)}`,
    )
  }
  if (value.size > 1) throw badValue(`Found unexpected fields after $each in $addToSet: ${printValue(value)}`)
  return each
}

export function addToSet(value: Value, ctx: EvalContext): Modifier {
  const values = addToSetValues(value)
  return {
    operator: '$addToSet',
    creates: true,
    tolerant: false,
    apply(current, _env, path) {
      if (current !== undefined && !Array.isArray(current)) {
        throw badValue(
          `Cannot apply $addToSet to non-array field. Field named '${lastPart(path)}' has non-array type ${typeName(current)}`,
        )
      }
      const next = [...(current ?? [])]
      for (const item of values) {
        if (!next.some((known) => equalValues(known, item, ctx.collation))) next.push(item)
      }
      return current !== undefined && next.length === current.length ? NOTHING : next
    },
  }
}

export function pop(value: Value, path: string): Modifier {
  if (!isNumeric(value)) throw failedToParse(`Expected a number in: ${path}: ${printValue(value)}`)
  const whole = asWholeLong(value)
  if (whole === null) throw failedToParse(`Expected an integer: ${path}: ${printValue(value)}`)
  if (whole !== 1n && whole !== -1n) throw failedToParse(`$pop expects 1 or -1, found: ${whole}`)
  return {
    operator: '$pop',
    creates: false,
    tolerant: false,
    apply(current, _env, at) {
      if (current === undefined) return NOTHING
      if (!Array.isArray(current)) {
        throw typeMismatch(`Path '${at}' contains an element of non-array type '${typeName(current)}'`)
      }
      if (current.length === 0) return NOTHING
      return whole === 1n ? current.slice(0, -1) : current.slice(1)
    },
  }
}

const removing = (operator: string, matches: (item: Value, env: ApplyEnv) => boolean): Modifier => ({
  operator,
  creates: false,
  tolerant: false,
  apply(current, env): Outcome {
    if (current === undefined) return NOTHING
    if (!Array.isArray(current)) throw badValue('Cannot apply $pull to a non-array value')
    const next = current.filter((item) => !matches(item, env))
    return next.length === current.length ? NOTHING : next
  },
})

/** `$or` and the like apply to element documents, not to the element as a value. */
const isLogical = (condition: Value): boolean =>
  isDoc(condition) && ['$and', '$or', '$nor', '$comment'].includes(condition.keys().next().value ?? '')

/** A document of operators or a regular expression tests the element; another document is a filter on element documents. */
export function pull(condition: Value, ctx: EvalContext): Modifier {
  if (condition instanceof BSONRegExp || (isOperatorDoc(condition) && !isLogical(condition))) {
    const { test } = parseField(condition, ctx).at('')
    return removing('$pull', (item) => test(new Map([['', item]]), null))
  }
  if (isDoc(condition)) {
    const { test } = parseFilter(condition, ctx, false)
    return removing('$pull', (item) => isDoc(item) && test(item, null))
  }
  return removing('$pull', (item) => equalValues(item, condition, ctx.collation))
}

export function pullAll(values: Value, ctx: EvalContext): Modifier {
  if (!Array.isArray(values)) {
    throw badValue(`$pullAll requires an array argument but was given a ${typeName(values)}`)
  }
  return removing('$pullAll', (item) => values.some((value) => equalValues(item, value, ctx.collation)))
}
