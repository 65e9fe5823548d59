import { MongoError } from '../errors/mongo-error.js'
import { decodeValueAt } from './decode.js'
import { type Doc } from './value.js'

/** Names of top-level fields, ready to be looked for in a document's bytes. */
export interface FieldNames {
  names: readonly string[]
  encoded: readonly Buffer[]
}

export function fieldNames(names: Iterable<string>): FieldNames {
  const wanted = [...new Set(names)]
  return { names: wanted, encoded: wanted.map((name) => Buffer.from(name, 'utf8')) }
}

/**
 * The named top-level fields of a stored (so well-formed) document. The others are skipped: a filter or a sort needs
 * few of them, and decoding the rest is most of the cost of reading a document.
 */
export function decodeFields(bytes: Buffer, { names, encoded }: FieldNames): Doc {
  const doc: Doc = new Map()
  const end = bytes.length - 1
  let at = 4
  while (at < end && doc.size < names.length) {
    const type = bytes[at] as number
    const nameAt = at + 1
    let valueAt = nameAt
    while (bytes[valueAt] !== 0) valueAt++
    const name = indexOfName(bytes, nameAt, valueAt - nameAt, encoded)
    valueAt++
    if (name >= 0) doc.set(names[name] as string, decodeValueAt(bytes, type, valueAt))
    at = valueAt + sizeOf(bytes, type, valueAt)
  }
  return doc
}

function indexOfName(bytes: Buffer, from: number, length: number, encoded: readonly Buffer[]): number {
  next: for (let candidate = 0; candidate < encoded.length; candidate++) {
    const name = encoded[candidate] as Buffer
    if (name.length !== length) continue
    for (let i = 0; i < length; i++) if (name[i] !== bytes[from + i]) continue next
    return candidate
  }
  return -1
}

/** Bytes of a value by its type, where the type fixes them. */
const FIXED: Readonly<Record<number, number>> = {
  0x01: 8,
  0x07: 12,
  0x08: 1,
  0x09: 8,
  0x0a: 0,
  0x10: 4,
  0x11: 8,
  0x12: 8,
  0x13: 16,
  0x7f: 0,
  0xff: 0,
}

function sizeOf(bytes: Buffer, type: number, at: number): number {
  const fixed = FIXED[type]
  if (fixed !== undefined) return fixed
  switch (type) {
    case 0x02:
    case 0x0d:
    case 0x0e:
      return 4 + bytes.readInt32LE(at)
    case 0x03:
    case 0x04:
      return bytes.readInt32LE(at)
    case 0x05:
      return 5 + bytes.readInt32LE(at)
    case 0x0b:
      return bytes.indexOf(0, bytes.indexOf(0, at) + 1) + 1 - at
    default:
      throw new MongoError(22, `invalid BSON: unsupported type 0x${type.toString(16)}`)
  }
}
