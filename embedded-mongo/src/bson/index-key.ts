import { createHash } from 'node:crypto'
import {
  type Binary,
  type BSONRegExp,
  BSONSymbol,
  type Code,
  Decimal128,
  Double,
  type ObjectId,
  type Timestamp,
} from 'bson'
import { bytesOf, RANK, rankOf } from './compare.js'
import { compareDec, type Dec, decToNumber, fromDouble34, fromInteger, unpack } from './decimal.js'
import { KeyWriter } from './key-writer.js'
import { type Doc, type Maybe, type NumericValue, type Value } from './value.js'

/** Stands for an empty array in index keys and sort keys; sorts below null. */
export const EMPTY_ARRAY = Symbol('empty array')
export type KeyValue = Maybe | typeof EMPTY_ARRAY

const writer = new KeyWriter()
const HASH_BYTES = 16
/** Type bytes leave gaps and avoid 0x00, which closes documents and arrays. */
const typeByte = (rank: number): number => (rank === RANK.maxKey ? 0xf0 : rank * 10)

/** Sign, exponent and 34 digits of a decimal: order-preserving among values of one sign. */
function writeDigits(dec: Dec): void {
  const from = writer.length
  const text = dec.coefficient.toString()
  const adjusted = dec.exponent + text.length
  writer.byte((adjusted + 8192) >> 8)
  writer.byte((adjusted + 8192) & 0xff)
  writer.bytes(Buffer.from(text.padEnd(34, '0'), 'hex'))
  if (dec.negative) writer.invert(from, writer.length)
}

/** The nearest double, then whether the exact value is below, on or above it, then (if not on) the exact digits. */
function writeNumber(value: NumericValue): void {
  const isDouble = typeof value === 'number' || value instanceof Double
  if (isDouble) return writeDouble(typeof value === 'number' ? value : value.value)
  if (typeof value === 'bigint') {
    const near = Number(value)
    if (BigInt(near) === value) return writeDouble(near)
  }
  const dec = value instanceof Decimal128 ? unpack(value) : fromInteger(value)
  const near = decToNumber(dec)
  const order = compareDec(dec, fromDouble34(near))
  if (order === 0) return writeDouble(near)
  writer.double(near === 0 ? 0 : near)
  writer.byte(order < 0 ? 0x40 : 0xc0)
  writeDigits(dec)
}

function writeDouble(value: number): void {
  if (Number.isNaN(value)) writer.uint64(0n)
  else writer.double(value === 0 ? 0 : value)
  writer.byte(0x80)
}

function writeFields(doc: Doc): void {
  for (const [name, value] of doc) {
    const rank = rankOf(value)
    writer.byte(typeByte(rank))
    writer.text(name)
    writePayload(value, rank)
  }
  writer.byte(0)
}

function writeItems(items: readonly Value[]): void {
  for (const item of items) writeValue(item)
  writer.byte(0)
}

function writeBinary(value: Binary): void {
  writer.uint32(value.length())
  writer.byte(value.sub_type)
  writer.bytes(bytesOf(value))
}

function writePayload(value: Value, rank: number): void {
  switch (rank) {
    case RANK.number:
      return writeNumber(value as NumericValue)
    case RANK.string:
      return writer.text(value instanceof BSONSymbol ? value.value : (value as string))
    case RANK.object:
      return writeFields(value as Doc)
    case RANK.array:
      return writeItems(value as Value[])
    case RANK.binData:
      return writeBinary(value as Binary)
    case RANK.objectId:
      return writer.bytes((value as ObjectId).id)
    case RANK.bool:
      return writer.byte(value ? 1 : 0)
    case RANK.date:
      return writer.signed((value as Date).getTime())
    case RANK.timestamp:
      return writer.uint64(BigInt.asUintN(64, (value as Timestamp).toBigInt()))
    case RANK.regex:
      writer.text((value as BSONRegExp).pattern)
      return writer.text((value as BSONRegExp).options)
    case RANK.code:
      return writer.text((value as Code).code)
    default:
  }
}

function writeValue(value: KeyValue): void {
  if (value === EMPTY_ARRAY) return writer.byte(typeByte(RANK.missing))
  const present = value === undefined ? null : value
  const rank = rankOf(present)
  writer.byte(typeByte(rank))
  writePayload(present, rank)
}

/** Bytes whose memcmp order is `compareValues` order; equal values have equal bytes. Missing is encoded as null. */
export function encodeKeyPart(value: KeyValue): Buffer {
  writer.reset()
  writeValue(value)
  return writer.take()
}

/**
 * The parts one after another, descending ones inverted. A key longer than `maxBytes` is cut and ends with a hash
 * (`exact: false`): beyond the cut its order has no meaning, and only the document itself decides equality.
 */
export function encodeCompoundKey(
  values: readonly KeyValue[],
  directions: readonly (1 | -1)[],
  maxBytes: number,
): { bytes: Buffer; exact: boolean } {
  writer.reset()
  for (let i = 0; i < values.length; i += 1) {
    const from = writer.length
    writeValue(values[i])
    if (directions[i] === -1) writer.invert(from, writer.length)
  }
  const bytes = writer.take()
  if (bytes.length <= maxBytes) return { bytes, exact: true }
  const hash = createHash('sha256').update(bytes).digest().subarray(0, HASH_BYTES)
  return { bytes: Buffer.concat([bytes.subarray(0, maxBytes - HASH_BYTES), hash]), exact: false }
}

/** A string that is the same exactly for values that compare equal under binary order; for grouping and sets. */
export function identityKey(value: Maybe): string {
  if (typeof value === 'string') return `s${value}`
  if (value instanceof BSONSymbol) return `s${value.value}`
  if (typeof value === 'number') return `n${value}`
  if (value === undefined) return 'missing'
  if (value instanceof Double && (value.value | 0) === value.value) return `n${value.value | 0}`
  const bytes = encodeKeyPart(value)
  // A small whole value of another numeric type must give the same text as the shortcut above.
  const small = typeof value === 'bigint' || value instanceof Decimal128 ? smallWhole(value) : null
  return small === null ? `b${bytes.toString('latin1')}` : `n${small}`
}

function smallWhole(value: bigint | Decimal128): number | null {
  const near = typeof value === 'bigint' ? Number(value) : decToNumber(unpack(value))
  if ((near | 0) !== near) return null
  const dec = typeof value === 'bigint' ? fromInteger(value) : unpack(value)
  return compareDec(dec, fromInteger(near)) === 0 ? near | 0 : null
}
