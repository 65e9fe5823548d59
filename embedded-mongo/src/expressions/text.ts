import { BSONSymbol, Code, Decimal128, Double, Timestamp } from 'bson'
import { type Maybe, typeName } from '../bson/value.js'
import { located } from '../errors/mongo-error.js'

/** A double with up to 16 significant digits and without needless zeros, as C's %.16g. */
export function printDouble(value: number): string {
  if (Number.isNaN(value)) return 'NaN'
  if (!Number.isFinite(value)) return value < 0 ? '-Infinity' : 'Infinity'
  if (value === 0) return Object.is(value, -0) ? '-0' : '0'
  const [mantissa, exponentText] = value.toExponential(15).split('e') as [string, string]
  const exponent = Number(exponentText)
  if (exponent < -4 || exponent >= 16) {
    const digits = mantissa.includes('.') ? mantissa.replace(/\.?0+$/, '') : mantissa
    return `${digits}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`
  }
  const fixed = value.toFixed(Math.max(0, 15 - exponent))
  return fixed.includes('.') ? fixed.replace(/\.?0+$/, '') : fixed
}

/** Converts a value to text as the older string operators do: null and missing become empty. */
export function coerceToText(value: Maybe): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (value instanceof Double) return printDouble(value.value)
  if (value instanceof Decimal128) return value.toString()
  if (value instanceof Date) return value.toISOString()
  if (value instanceof BSONSymbol) return value.value
  if (value instanceof Code) return value.code
  if (value instanceof Timestamp) return `Timestamp(${value.t}, ${value.i})`
  throw located(16007, `can't convert from BSON type ${typeName(value)} to String`)
}

export const codePoints = (text: string): string[] => Array.from(text)

/** Only ASCII letters change case, as on the server. */
export const upperAscii = (text: string): string => text.replace(/[a-z]+/g, (part) => part.toUpperCase())
export const lowerAscii = (text: string): string => text.replace(/[A-Z]+/g, (part) => part.toLowerCase())
