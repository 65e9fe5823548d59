import { crc32 } from 'node:zlib'
import { RECORD_ID_BYTES } from './keys.js'
import { DamagedValue } from './storage-error.js'

/**
 * Behind a stored value: the CRC-32 of its key and its bytes, and a mark. A document of an older program has neither
 * and ends with 0, as each BSON document does, so that no single bit makes the one kind out of the other.
 */
const SUM_BYTES = 4
const BEHIND_BYTES = SUM_BYTES + 1
const MARK = 1
const DOCUMENT_END = 0

const sumOf = (key: Buffer, value: Uint8Array): number => crc32(value, crc32(key))

/** A value as it is stored. Marks, which are shorter than a record id, say nothing that could change. */
export function withSum(key: Buffer, value: Buffer): Buffer {
  const { length } = value
  if (length < RECORD_ID_BYTES) return value
  const stored = Buffer.allocUnsafe(length + BEHIND_BYTES)
  stored.set(value)
  stored.writeUInt32LE(sumOf(key, value), length)
  stored[length + SUM_BYTES] = MARK
  return stored
}

/**
 * The value in the bytes that are stored under this key. One without a checksum, of an older program, is believed when
 * its length is its own.
 * @throws DamagedValue when the bytes, or the key, are not those that were written.
 */
export function checkedValue(key: Buffer, stored: Buffer): Buffer {
  const { length } = stored
  // Cut, since lmdb's buffer of a lent value is longer, and holds bytes of earlier values behind it.
  if (length <= RECORD_ID_BYTES) return stored.subarray(0, length)
  if (stored[length - 1] === DOCUMENT_END) {
    if (stored.readInt32LE(0) !== length) throw new DamagedValue(key)
    return stored.subarray(0, length)
  }
  const value = stored.subarray(0, length - BEHIND_BYTES)
  if (stored[length - 1] !== MARK || stored.readUInt32LE(length - BEHIND_BYTES) !== sumOf(key, value))
    throw new DamagedValue(key)
  return value
}

const storedId = Buffer.allocUnsafeSlow(RECORD_ID_BYTES + BEHIND_BYTES)
const bareId = storedId.subarray(0, RECORD_ID_BYTES)

/** As `checkedValue`, for an entry of a unique index. Copied to one place, since V8 moves each small array that `crc32` is given. */
export function checkedRecordId(key: Buffer, stored: Uint8Array): number {
  const { length } = stored
  if (length !== RECORD_ID_BYTES && length !== storedId.length) throw new DamagedValue(key)
  storedId.set(stored)
  if (length === storedId.length) checkedValue(key, storedId)
  return bareId.readUIntBE(0, RECORD_ID_BYTES)
}
