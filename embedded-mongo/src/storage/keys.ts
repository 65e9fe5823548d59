/** Every key starts with the four bytes of its table, so that one lmdb database holds all collections and indexes. */
export const TABLE_BYTES = 4
/** Record ids grow with insertion: natural order is key order. */
export const RECORD_ID_BYTES = 6
/** Length of a document's key. */
export const RECORD_KEY_BYTES = TABLE_BYTES + RECORD_ID_BYTES
/** lmdb's own limit for a key with 4 KB pages. */
export const MAX_KEY_BYTES = 1978
/** What is left for an index key between its table and its record id. */
export const MAX_INDEX_KEY_BYTES = MAX_KEY_BYTES - TABLE_BYTES - RECORD_ID_BYTES

/** Tables the engine keeps for itself; those of collections and indexes are numbered from `FIRST_USER_TABLE`. */
export const CATALOG_TABLE = 2
export const SESSION_TABLE = 3
export const LEFTOVER_TABLE = 4
export const OWNER_TABLE = 5
export const FIRST_USER_TABLE = 100

/** Keys from `lower` (included) up to `upper` (excluded). */
export interface KeyRange {
  lower: Buffer
  upper: Buffer
}

export function tableKey(table: number, key: Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafe(TABLE_BYTES + key.length)
  bytes.writeUInt32BE(table, 0)
  bytes.set(key, TABLE_BYTES)
  return bytes
}

/** The key of an entry in an index that is not unique: the record id tells entries of equal values apart. */
export function entryKey(table: number, key: Uint8Array, recordId: number): Buffer {
  const bytes = Buffer.allocUnsafe(TABLE_BYTES + key.length + RECORD_ID_BYTES)
  bytes.writeUInt32BE(table, 0)
  bytes.set(key, TABLE_BYTES)
  bytes.writeUIntBE(recordId, TABLE_BYTES + key.length, RECORD_ID_BYTES)
  return bytes
}

function tablePrefix(table: number): Buffer {
  const bytes = Buffer.allocUnsafe(TABLE_BYTES)
  bytes.writeUInt32BE(table, 0)
  return bytes
}

export const tableOf = (key: Buffer): number => key.readUInt32BE(0)

export const tableRange = (table: number): KeyRange => ({
  lower: tablePrefix(table),
  upper: tablePrefix(table + 1),
})

export function recordKey(table: number, recordId: number): Buffer {
  const bytes = Buffer.allocUnsafe(RECORD_KEY_BYTES)
  bytes.writeUInt32BE(table, 0)
  bytes.writeUIntBE(recordId, TABLE_BYTES, RECORD_ID_BYTES)
  return bytes
}

/** Overwrites the record id in the key, in place. */
export const moveRecordKey = (key: Buffer, recordId: number): void =>
  void key.writeUIntBE(recordId, TABLE_BYTES, RECORD_ID_BYTES)

export function encodeRecordId(recordId: number): Buffer {
  const bytes = Buffer.allocUnsafe(RECORD_ID_BYTES)
  bytes.writeUIntBE(recordId, 0, RECORD_ID_BYTES)
  return bytes
}

/** The record id in the last bytes of a record key, an index key or a unique index's value. */
export const trailingRecordId = (bytes: Buffer): number =>
  bytes.readUIntBE(bytes.length - RECORD_ID_BYTES, RECORD_ID_BYTES)

/** The record id that is the value of an entry in a unique index. */
export const idIn = (entry: Buffer | undefined): number | undefined => entry && trailingRecordId(entry)

/** The least key greater than every key starting with `prefix`; null when there is none. */
export function afterPrefix(prefix: Buffer): Buffer | null {
  for (let end = prefix.length; end > 0; end--) {
    const last = prefix[end - 1] as number
    if (last === 0xff) continue
    const bytes = Buffer.from(end === prefix.length ? prefix : prefix.subarray(0, end))
    bytes[end - 1] = last + 1
    return bytes
  }
  return null
}
