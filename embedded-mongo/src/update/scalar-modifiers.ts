import { Timestamp } from 'bson'
import { compareValues } from '../bson/compare.js'
import { identical } from '../bson/identical.js'
import { combineForUpdate } from '../bson/numbers.js'
import { printValue } from '../bson/print.js'
import { type Doc, isDoc, isNumeric, type Maybe, typeName, type Value } from '../bson/value.js'
import { badValue, typeMismatch } from '../errors/mongo-error.js'
import { type ApplyEnv, lastPart, type Modifier, NOTHING, type Outcome, printId, REMOVE } from './modifier.js'

const unlessSame = (current: Maybe, next: Value): Outcome =>
  current !== undefined && identical(current, next) ? NOTHING : next

const modifier = (operator: string, apply: Modifier['apply']): Modifier => ({
  operator,
  creates: true,
  tolerant: false,
  apply,
})

export const set = (value: Value): Modifier => modifier('$set', (current) => unlessSame(current, value))

export const setOnInsert = (value: Value): Modifier =>
  modifier('$setOnInsert', (current, env) => (env.inserting ? unlessSame(current, value) : NOTHING))

export const unset: Modifier = {
  operator: '$unset',
  creates: false,
  tolerant: true,
  apply: (current) => (current === undefined ? NOTHING : REMOVE),
}

const NUMBER_NAMES: Record<string, string> = {
  int: 'NumberInt',
  long: 'NumberLong',
  double: 'NumberDouble',
  decimal: 'NumberDecimal',
}

const printTyped = (value: Value): string => `((${NUMBER_NAMES[typeName(value)]})${printValue(value)})`

/** `$inc` and `$mul`: a missing field counts as zero; int64 overflow is an error, never a silent double. */
export function arithmetic(operator: '$inc' | '$mul', operand: Value, path: string): Modifier {
  if (!isNumeric(operand)) {
    const verb = operator === '$inc' ? 'increment' : 'multiply'
    throw typeMismatch(`Cannot ${verb} with non-numeric argument: {${path}: ${printValue(operand)}}`)
  }
  const operation = operator === '$inc' ? 'add' : 'multiply'
  return modifier(operator, (current, env, at) => {
    if (current === undefined)
      return operator === '$inc' ? operand : (combineForUpdate('multiply', operand, 0) as Value)
    if (!isNumeric(current)) {
      throw typeMismatch(
        `Cannot apply ${operator} to a value of non-numeric type. ${printId(env)} has the field '${lastPart(at)}' of non-numeric type ${typeName(current)}`,
      )
    }
    const next = combineForUpdate(operation, current, operand)
    if (next === null) {
      throw badValue(
        `Failed to apply ${operator} operations to current value ${printTyped(current)} for document ${printId(env)}`,
      )
    }
    return unlessSame(current, next)
  })
}

export const extreme = (operator: '$min' | '$max', value: Value): Modifier =>
  modifier(operator, (current, env) => {
    if (current === undefined) return value
    const order = compareValues(value, current, env.ctx.collation)
    return (operator === '$min' ? order < 0 : order > 0) ? value : NOTHING
  })

let lastSecond = 0
let increment = 0

/** Timestamps of one process never repeat. */
function nextTimestamp(now: Date): Timestamp {
  const second = Math.floor(now.getTime() / 1000)
  increment = second === lastSecond ? increment + 1 : 1
  lastSecond = second
  return new Timestamp({ t: second, i: increment })
}

export function currentDate(value: Value): Modifier {
  const kind = value === true || value === false ? 'date' : currentDateType(value)
  return modifier('$currentDate', (_current, env) =>
    kind === 'date' ? env.ctx.now : nextTimestamp(env.ctx.now),
  )
}

function currentDateType(value: Value): string {
  if (!isDoc(value)) {
    throw badValue(
      `${typeName(value)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    )
  }
  for (const key of value.keys())
    if (key !== '$type') throw badValue(`Unrecognized $currentDate option: ${key}`)
  const kind = value.get('$type')
  if (kind !== 'date' && kind !== 'timestamp') {
    throw badValue(
      "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
    )
  }
  return kind
}

const BIT_OPERATIONS: Record<string, (a: bigint, b: bigint) => bigint> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
}

const isIntegral = (value: Maybe): value is number | bigint =>
  typeof value === 'number' || typeof value === 'bigint'

function checkBits(spec: Doc): void {
  for (const [name, operand] of spec) {
    if (!(name in BIT_OPERATIONS)) {
      throw badValue(
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator: {${name}: ${printValue(operand)}}`,
      )
    }
    if (!isIntegral(operand)) {
      throw badValue(
        `The $bit modifier field must be an Integer(32/64 bit); a '${typeName(operand)}' is not supported here: {${name}: ${printValue(operand)}}`,
      )
    }
  }
}

export function bit(spec: Value, path: string): Modifier {
  if (!isDoc(spec)) {
    throw badValue(
      `The $bit modifier is not compatible with a ${typeName(spec)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}`,
    )
  }
  checkBits(spec)
  if (spec.size === 0) {
    throw badValue(
      `You must pass in at least one bitwise operation. The format is: {$bit: {field: {and/or/xor: #}}, found ${path}`,
    )
  }
  return modifier('$bit', (current, env, at) => applyBits(spec, current, env, at))
}

function applyBits(spec: Doc, current: Maybe, env: ApplyEnv, at: string): Outcome {
  if (current !== undefined && !isIntegral(current)) {
    throw badValue(
      `Cannot apply $bit to a value of non-integral type.${printId(env).slice(1, -1)} has the field ${lastPart(at)} of non-integer type ${typeName(current)}`,
    )
  }
  let bits = BigInt(current ?? 0)
  let long = typeof current === 'bigint'
  for (const [name, operand] of spec) {
    long ||= typeof operand === 'bigint'
    bits = (BIT_OPERATIONS[name] as (a: bigint, b: bigint) => bigint)(
      bits,
      BigInt(operand as number | bigint),
    )
  }
  const next = BigInt.asIntN(64, bits)
  return unlessSame(current, long ? next : Number(next))
}
