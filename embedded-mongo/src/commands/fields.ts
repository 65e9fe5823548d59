import { Timestamp } from 'bson'
import { type Doc, isDoc, isNumeric, type Maybe, typeName } from '../bson/value.js'
import { MongoError } from '../errors/mongo-error.js'

export type FieldKind =
  | 'any'
  | 'bool'
  | 'number'
  | 'string'
  | 'object'
  | 'array'
  | 'documents'
  | 'stringOrObject'
  | 'timestamp'

const TYPE_WORDS: Record<FieldKind, string> = {
  any: '',
  bool: "types '[bool, long, int, decimal, double']",
  number: "types '[long, int, decimal, double']",
  string: "type 'string'",
  object: "type 'object'",
  array: "type 'array'",
  documents: "type 'array'",
  stringOrObject: "types '[string, object']",
  timestamp: "type 'timestamp'",
}

function holds(kind: FieldKind, value: Maybe): boolean {
  switch (kind) {
    case 'any':
      return true
    case 'bool':
      return typeof value === 'boolean' || isNumeric(value)
    case 'number':
      return isNumeric(value)
    case 'string':
      return typeof value === 'string'
    case 'object':
      return isDoc(value)
    case 'array':
    case 'documents':
      return Array.isArray(value)
    case 'stringOrObject':
      return typeof value === 'string' || isDoc(value)
    case 'timestamp':
      return value instanceof Timestamp
  }
}

export type FieldRules = Readonly<Record<string, FieldKind>>

/** Fields of every command, read by the dispatcher. */
export const GENERIC_FIELDS: FieldRules = {
  $db: 'string',
  lsid: 'object',
  txnNumber: 'number',
  autocommit: 'bool',
  startTransaction: 'bool',
  readConcern: 'object',
  writeConcern: 'object',
  $readPreference: 'object',
  $clusterTime: 'object',
  comment: 'any',
  maxTimeMS: 'number',
  apiVersion: 'string',
  apiStrict: 'bool',
  apiDeprecationErrors: 'bool',
}

/** Refuses unknown fields (40415) and values of the wrong type (14). A null value counts as absent. */
export function checkFields(owner: string, body: Doc, rules: FieldRules, generic: FieldRules = {}): void {
  body.forEach((value, field) => {
    const kind = rules[field] ?? generic[field]
    if (kind === undefined) throw unknownField(owner, field)
    if (value === null && kind !== 'any') return
    if (!holds(kind, value)) throw wrongType(`${owner}.${field}`, value, TYPE_WORDS[kind])
    if (kind === 'documents') checkDocuments(owner, field, value)
  })
}

export const unknownField = (owner: string, field: string): MongoError =>
  new MongoError(40415, `BSON field '${owner}.${field}' is an unknown field.`, {
    codeName: field === '' ? 'Location40415' : 'IDLUnknownField',
  })

export const wrongType = (path: string, value: Maybe, expected: string): MongoError =>
  new MongoError(14, `BSON field '${path}' is the wrong type '${typeName(value)}', expected ${expected}`)

function checkDocuments(owner: string, field: string, value: Maybe): void {
  if (!Array.isArray(value)) return
  const wrong = value.findIndex((item) => !isDoc(item))
  if (wrong >= 0) throw wrongType(`${owner}.${field}.${wrong}`, value[wrong], "type 'object'")
}

export const missingField = (owner: string, field: string): MongoError =>
  new MongoError(40414, `BSON field '${owner}.${field}' is missing but a required field`, {
    codeName: 'IDLFailedToParse',
  })

/** Readers of checked fields; absent and null give the fallback. */
export function docField(body: Doc, field: string): Doc | null {
  const value = body.get(field)
  return isDoc(value) ? value : null
}

export function docsField(body: Doc, field: string): Doc[] | null {
  const value = body.get(field)
  return Array.isArray(value) ? (value as Doc[]) : null
}

export function boolField(body: Doc, field: string, fallback = false): boolean {
  const value = body.get(field)
  if (typeof value === 'boolean') return value
  return isNumeric(value) ? Number(value) !== 0 : fallback
}

export function numberField(body: Doc, field: string): number | null {
  const value = body.get(field)
  return isNumeric(value) ? Math.trunc(Number(value)) : null
}

/** As `numberField`, but refuses negative values as the server does. */
export function countField(body: Doc, field: string): number | null {
  const value = numberField(body, field)
  if (value !== null && !(value >= 0)) {
    throw new MongoError(51024, `BSON field '${field}' value must be >= 0, actual value '${value}'`)
  }
  return value
}

export function stringField(body: Doc, field: string): string | null {
  const value = body.get(field)
  return typeof value === 'string' ? value : null
}
