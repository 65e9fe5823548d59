import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson'
import { bytesOf } from './compare.js'
import { type Doc, isDoc, type Maybe } from './value.js'

function printDouble(value: number): string {
  if (Number.isNaN(value)) return 'nan.0'
  if (!Number.isFinite(value)) return value < 0 ? '-inf.0' : 'inf.0'
  if (Math.abs(value) >= 1e16) return value.toExponential()
  return Number.isInteger(value) ? `${Object.is(value, -0) ? '-0' : value}.0` : String(value)
}

function printRare(value: object): string {
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`
  if (value instanceof Date) return `new Date(${value.getTime()})`
  if (value instanceof Double) return printDouble(value.value)
  if (value instanceof Decimal128) return value.toString()
  if (value instanceof Binary) {
    const hex = Buffer.from(bytesOf(value)).toString('hex')
    return value.sub_type === 4 && hex.length === 32
      ? `UUID("${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}")`
      : `BinData(${value.sub_type}, ${hex.toUpperCase()})`
  }
  if (value instanceof BSONRegExp) return `/${value.pattern}/${value.options}`
  if (value instanceof Timestamp) return `Timestamp(${value.t}, ${value.i})`
  if (value instanceof MinKey) return 'MinKey'
  if (value instanceof MaxKey) return 'MaxKey'
  if (value instanceof Code) return value.code
  return value instanceof BSONSymbol ? `"${value.value}"` : 'unknown'
}

/** A value as the server prints it inside its messages, e.g. `{ _id: 1, tags: [ "a" ] }`. */
export function printValue(value: Maybe): string {
  if (value === undefined) return 'EOO'
  if (value === null) return 'null'
  if (typeof value === 'string') return `"${value}"`
  if (typeof value !== 'object') return String(value)
  if (isDoc(value)) return printDoc(value)
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(printValue).join(', ')} ]`
  return printRare(value)
}

export const printDoc = (doc: Doc): string =>
  doc.size === 0 ? '{}' : `{ ${[...doc].map(([key, value]) => `${key}: ${printValue(value)}`).join(', ')} }`
