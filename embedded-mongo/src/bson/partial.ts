import { MongoError } from '../errors/mongo-error.js'
import { decodeValueAt } from './decode.js'
import { arrayIndexOf } from './paths.js'
import { type Doc, type Value } from './value.js'

export const DOCUMENT = 0x03
export const ARRAY = 0x04

/** Field names to look for in the bytes of a document; each field is taken whole or in part. */
export interface FieldNames {
  names: readonly string[]
  encoded: readonly Buffer[]
  /** For each name, the fields to take of the documents in it; null for the whole value. */
  inner: readonly (FieldNames | null)[]
}

/** The fields to take, by name; null for the whole value. */
export type FieldTree = Map<string, FieldTree | null>

export function fieldNames(wanted: Iterable<string> | FieldTree): FieldNames {
  const tree: FieldTree = wanted instanceof Map ? wanted : new Map([...wanted].map((name) => [name, null]))
  const names = [...tree.keys()]
  return {
    names,
    encoded: names.map((name) => Buffer.from(name, 'utf8')),
    inner: [...tree.values()].map((inner) => inner && fieldNames(inner)),
  }
}

/** The fields that dotted paths need. A number may be an array index, so the field before it is taken whole. */
export function fieldsOfPaths(paths: Iterable<string>): FieldNames {
  const tree: FieldTree = new Map()
  for (const path of paths) addPath(tree, path.split('.'))
  return fieldNames(tree)
}

function addPath(tree: FieldTree, [name = '', ...rest]: readonly string[]): void {
  const known = tree.get(name)
  if (known === null) return
  if (rest.length === 0 || rest.some((part) => arrayIndexOf(part) >= 0)) {
    tree.set(name, null)
    return
  }
  const inner: FieldTree = known ?? new Map()
  tree.set(name, inner)
  addPath(inner, rest)
}

/**
 * Decodes only the named fields of a stored (so well-formed) document. A filter or a sort needs few fields, and decoding the
 * others would be most of the cost of reading a document.
 */
export function decodeFields(bytes: Buffer, fields: FieldNames): Doc {
  return decodeSome(bytes, 0, fields)
}

function decodeSome(bytes: Buffer, from: number, { names, encoded, inner }: FieldNames): Doc {
  const doc: Doc = new Map()
  const end = from + bytes.readInt32LE(from) - 1
  let at = from + 4
  while (at < end && doc.size < names.length) {
    const type = bytes[at] as number
    const valueAt = endOfName(bytes, at + 1) + 1
    const index = indexOfName(bytes, at + 1, valueAt - at - 2, encoded)
    if (index >= 0) doc.set(names[index] as string, decodeIn(bytes, type, valueAt, inner[index] ?? null))
    at = valueAt + sizeOf(bytes, type, valueAt)
  }
  return doc
}

function decodeIn(bytes: Buffer, type: number, at: number, inner: FieldNames | null): Value {
  if (inner && type === DOCUMENT) return decodeSome(bytes, at, inner)
  if (!inner || type !== ARRAY) return decodeValueAt(bytes, type, at)
  const items: Value[] = []
  const end = at + bytes.readInt32LE(at) - 1
  for (let item = at + 4; item < end;) {
    const itemType = bytes[item] as number
    const valueAt = endOfName(bytes, item + 1) + 1
    items.push(decodeIn(bytes, itemType, valueAt, itemType === DOCUMENT ? inner : null))
    item = valueAt + sizeOf(bytes, itemType, valueAt)
  }
  return items
}

/** Offset of the NUL after a name. */
export function endOfName(bytes: Buffer, from: number): number {
  let at = from
  while (bytes[at] !== 0) at++
  return at
}

/** Index of the name at this offset; -1 for another name. */
export function indexOfName(bytes: Buffer, from: number, length: number, encoded: readonly Buffer[]): number {
  next: for (let candidate = 0; candidate < encoded.length; candidate++) {
    const name = encoded[candidate] as Buffer
    if (name.length !== length) continue
    for (let i = 0; i < length; i++) if (name[i] !== bytes[from + i]) continue next
    return candidate
  }
  return -1
}

/** Size of a value, for types of fixed size. */
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

/** Size of a value in bytes. */
export function sizeOf(bytes: Buffer, type: number, at: number): number {
  const fixed = FIXED[type]
  if (fixed !== undefined) return fixed
  switch (type) {
    case 0x02:
    case 0x0d:
    case 0x0e:
      return 4 + bytes.readInt32LE(at)
    case DOCUMENT:
    case ARRAY:
      return bytes.readInt32LE(at)
    case 0x05:
      return 5 + bytes.readInt32LE(at)
    case 0x0b:
      return bytes.indexOf(0, bytes.indexOf(0, at) + 1) + 1 - at
    default:
      throw new MongoError(22, `invalid BSON: unsupported type 0x${type.toString(16)}`)
  }
}
