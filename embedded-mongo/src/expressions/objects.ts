import { type Doc, isDoc, type Maybe, typeName, type Value } from '../bson/value.js'
import { located } from '../errors/mongo-error.js'
import {
  type Evaluate,
  isNullish,
  MANY,
  namedArguments,
  type Operator,
  type OperatorTable,
  unary,
  variadic,
} from './operator.js'

function mergeObjects(values: readonly Maybe[]): Maybe {
  const merged: Doc = new Map()
  for (const value of values) {
    if (isNullish(value)) continue
    if (!isDoc(value))
      throw located(
        40400,
        `$mergeObjects requires object inputs, but input ${typeName(value)} is of type ${typeName(value)}`,
      )
    for (const [key, item] of value) merged.set(key, item)
  }
  return merged
}

function fieldName(field: Value | undefined, name: string): string {
  const literal = isDoc(field) && field.size === 1 ? field.get('$literal') : undefined
  const text = literal ?? field
  if (typeof text !== 'string' || (literal === undefined && text.startsWith('$'))) {
    throw located(5654602, `${name} requires 'field' to evaluate to a constant String`)
  }
  return text
}

const GET_CODES = { notObject: 3041701, unknown: 3041701, missing: 3041702 }

const getField: Operator = (argument, compiler, name) => {
  const isForm = isDoc(argument) && !argument.keys().next().value?.startsWith('$')
  const fields = isForm
    ? namedArguments(name, argument, ['field'], ['input'], GET_CODES)
    : { field: Array.isArray(argument) && argument.length === 1 ? (argument[0] as Value) : argument }
  const key = fieldName(fields.field, name)
  const input: Evaluate = fields.input === undefined ? (scope) => scope.root : compiler.compile(fields.input)
  return (scope) => {
    const doc = input(scope)
    if (isNullish(doc)) return doc
    return isDoc(doc) ? doc.get(key) : undefined
  }
}

const SET_CODES = { notObject: 4161100, unknown: 4161101, missing: 4161102 }

const changeField =
  (required: string[]): Operator =>
  (argument, compiler, name) => {
    const fields = namedArguments(name, argument, required, [], SET_CODES)
    const key = fieldName(fields.field, name)
    const input = compiler.compile(fields.input as Value)
    const value: Evaluate = fields.value === undefined ? () => undefined : compiler.compile(fields.value)
    return (scope) => {
      const doc = input(scope)
      if (isNullish(doc)) return null
      if (!isDoc(doc)) throw located(4161105, `${name} requires 'input' to evaluate to type Object`)
      const next = new Map(doc)
      const given = value(scope)
      if (given === undefined) next.delete(key)
      else next.set(key, given)
      return next
    }
  }

function objectToArray(value: Maybe): Maybe {
  if (isNullish(value)) return null
  if (!isDoc(value))
    throw located(40390, `$objectToArray requires a document input, found: ${typeName(value)}`)
  return [...value].map(
    ([k, v]) =>
      new Map<string, Value>([
        ['k', k],
        ['v', v],
      ]),
  )
}

function entryOf(item: Value | undefined, pairs: boolean): [string, Value] {
  if (pairs) {
    if (!Array.isArray(item))
      throw located(
        40396,
        `$arrayToObject requires a consistent input format. Elements must all be arrays or all be objects. Array was detected, now found: ${typeName(item)}`,
      )
    if (item.length !== 2)
      throw located(
        40397,
        `$arrayToObject requires an array of size 2 arrays,found array of size: ${item.length}`,
      )
    if (typeof item[0] !== 'string')
      throw located(
        40395,
        `$arrayToObject requires an array of key-value pairs, where the key must be of type string. Found key type: ${typeName(item[0])}`,
      )
    return [item[0], item[1] as Value]
  }
  if (!isDoc(item))
    throw located(
      40391,
      `$arrayToObject requires a consistent input format. Elements must all be arrays or all be objects. Object was detected, now found: ${typeName(item)}`,
    )
  const [key, value] = [item.get('k'), item.get('v')]
  if (item.size !== 2)
    throw located(
      40392,
      `$arrayToObject requires an object keys of 'k' and 'v'. Found incorrect number of keys:${item.size}`,
    )
  if (key === undefined || value === undefined)
    throw located(
      40393,
      `$arrayToObject requires an object with keys 'k' and 'v'. Missing either or both keys from: ${[...item.keys()].join(', ')}`,
    )
  if (typeof key !== 'string')
    throw located(
      40394,
      `$arrayToObject requires an object with keys 'k' and 'v', where the value of 'k' must be of type string. Found type: ${typeName(key)}`,
    )
  return [key, value]
}

function arrayToObject(value: Maybe): Maybe {
  if (isNullish(value)) return null
  if (!Array.isArray(value))
    throw located(40386, `$arrayToObject requires an array input, found: ${typeName(value)}`)
  const [first] = value
  if (value.length > 0 && !Array.isArray(first) && !isDoc(first)) {
    throw located(40398, `Unrecognised input type format for $arrayToObject: ${typeName(first)}`)
  }
  const doc: Doc = new Map()
  for (const item of value) {
    const [key, inner] = entryOf(item, Array.isArray(first))
    if (key.includes('\0')) throw located(4940400, 'Key field cannot contain an embedded null byte')
    doc.set(key, inner)
  }
  return doc
}

export const OBJECTS: OperatorTable = {
  $mergeObjects: variadic(0, MANY, mergeObjects),
  $getField: getField,
  $setField: changeField(['field', 'input', 'value']),
  $unsetField: changeField(['field', 'input']),
  $objectToArray: unary(objectToArray),
  $arrayToObject: unary(arrayToObject),
}
