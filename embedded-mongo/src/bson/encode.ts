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
import { MongoError } from '../errors/mongo-error.js'
import { bytesOf } from './compare.js'
import { checkBuffer, checkDepth } from './limits.js'
import { type Doc, type Value } from './value.js'

/** Writes into one growing buffer that the calls share: encoding is synchronous and never nests. */
let buffer = Buffer.allocUnsafe(64 * 1024)
let at = 0

function ensure(extra: number): void {
  if (at + extra <= buffer.length) return
  checkBuffer(at + extra)
  const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, at + extra))
  buffer.copy(larger, 0, 0, at)
  buffer = larger
}

function writeText(text: string): void {
  ensure(text.length * 3 + 1)
  at += buffer.write(text, at)
  buffer[at] = 0
  at += 1
}

function writeCstring(text: string): void {
  if (text.includes('\0')) throw new MongoError(22, 'a name or pattern may not contain a NUL')
  writeText(text)
}

function writeHead(type: number, name: string): void {
  ensure(name.length * 3 + 16)
  buffer[at] = type
  at += 1
  if (name.length > 24) return writeCstring(name)
  for (let i = 0; i < name.length; i += 1) {
    const unit = name.charCodeAt(i)
    if (unit === 0 || unit > 127) {
      at -= i
      return writeCstring(name)
    }
    buffer[at] = unit
    at += 1
  }
  buffer[at] = 0
  at += 1
}

/** A whole number as int64, written in two halves to avoid the allocation of a BigInt. */
function writeMillis(millis: number): void {
  at = buffer.writeUInt32LE(millis >>> 0, at)
  at = buffer.writeInt32LE(Math.floor(millis / 2 ** 32), at)
}

function writeBytes(bytes: Uint8Array): void {
  ensure(bytes.length)
  buffer.set(bytes, at)
  at += bytes.length
}

function writeString(text: string): void {
  ensure(4)
  const from = at
  at += 4
  writeText(text)
  buffer.writeInt32LE(at - from - 4, from)
}

function writeBinary(name: string, value: Binary): void {
  const bytes = bytesOf(value)
  writeHead(0x05, name)
  ensure(9)
  const old = value.sub_type === 2
  at = buffer.writeInt32LE(old ? bytes.length + 4 : bytes.length, at)
  buffer[at] = value.sub_type
  at += 1
  if (old) at = buffer.writeInt32LE(bytes.length, at)
  writeBytes(bytes)
}

function writeRegex(name: string, value: BSONRegExp): void {
  writeHead(0x0b, name)
  writeCstring(value.pattern)
  writeCstring([...value.options].sort().join(''))
}

function writeRare(name: string, value: Value): void {
  if (value instanceof Binary) return writeBinary(name, value)
  if (value instanceof BSONRegExp) return writeRegex(name, value)
  if (value instanceof Decimal128) {
    writeHead(0x13, name)
    return writeBytes(value.bytes)
  }
  if (value instanceof Timestamp) {
    writeHead(0x11, name)
    // Written in two halves, since the conversion of the bson package goes through decimal text.
    at = buffer.writeInt32LE(value.low, at)
    at = buffer.writeInt32LE(value.high, at)
    return
  }
  if (value instanceof MinKey) return writeHead(0xff, name)
  if (value instanceof MaxKey) return writeHead(0x7f, name)
  if (value instanceof Code || value instanceof BSONSymbol) {
    writeHead(value instanceof Code ? 0x0d : 0x0e, name)
    return writeString(value instanceof Code ? value.code : value.value)
  }
  throw new TypeError('not a BSON value')
}

function writeObject(name: string, value: object, depth: number): void {
  if (value instanceof Map) {
    writeHead(0x03, name)
    writeDocument(value as Doc, depth + 1)
  } else if (Array.isArray(value)) {
    writeHead(0x04, name)
    writeArray(value as Value[], depth + 1)
  } else if (value instanceof ObjectId) {
    writeHead(0x07, name)
    writeBytes(value.id)
  } else if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw new MongoError(2, 'date out of range')
    writeHead(0x09, name)
    writeMillis(value.getTime())
  } else if (value instanceof Double) {
    writeHead(0x01, name)
    at = buffer.writeDoubleLE(value.value, at)
  } else writeRare(name, value as Value)
}

function writeElement(name: string, value: Value, depth: number): void {
  switch (typeof value) {
    case 'string':
      writeHead(0x02, name)
      return writeString(value)
    case 'number':
      writeHead(0x10, name)
      at = buffer.writeInt32LE(value, at)
      return
    case 'boolean':
      writeHead(0x08, name)
      buffer[at] = value ? 1 : 0
      at += 1
      return
    case 'bigint':
      writeHead(0x12, name)
      at = buffer.writeBigInt64LE(value, at)
      return
    default:
      return value === null ? writeHead(0x0a, name) : writeObject(name, value as object, depth)
  }
}

function open(depth: number): number {
  checkDepth(depth)
  ensure(5)
  at += 4
  return at - 4
}

function close(from: number): void {
  ensure(1)
  buffer[at] = 0
  at += 1
  buffer.writeInt32LE(at - from, from)
}

function writeDocument(doc: Doc, depth: number): void {
  const from = open(depth)
  // Faster than `for … of`, which makes an array for each pair of name and value.
  doc.forEach((value, name) => writeElement(name, value, depth))
  close(from)
}

function writeArray(items: readonly Value[], depth: number): void {
  const from = open(depth)
  for (let i = 0; i < items.length; i += 1) writeElement(String(i), items[i] as Value, depth)
  close(from)
}

/** A copy of what `write` adds to the shared buffer. */
function written(write: () => void): Buffer {
  at = 0
  write()
  const bytes = Buffer.from(buffer.subarray(0, at))
  if (buffer.length > 1024 * 1024) buffer = Buffer.allocUnsafe(64 * 1024)
  return bytes
}

/** The inner representation to BSON bytes, exactly: types, key order, -0.0 and NaN kept. */
export const encodeDoc = (doc: Doc): Buffer => written(() => writeDocument(doc, 1))

/** Encodes one field of a document. */
export const encodeField = (name: string, value: Value): Buffer => written(() => writeElement(name, value, 1))

/** Encodes some elements of an array, without the array around them. */
export const encodeItems = (items: readonly Value[], from: number, to: number): Buffer =>
  written(() => {
    for (let i = from; i < to; i += 1) writeElement(String(i), items[i] as Value, 2)
  })
