import { type RootDatabase } from 'lmdb'
import { type IdPortion, idsOfKeys, idsOfValues } from './key-encoder.js'
import { type KeyEntry, type Snapshot } from './key-reader.js'
import { idIn, type KeyRange, recordKey } from './keys.js'
import { checkedValue } from './value-sums.js'

type Database = RootDatabase<Buffer, Buffer>
type ReadTransaction = ReturnType<Database['useReadTransaction']>

interface Reading {
  transaction?: ReadTransaction
  ended?: () => void
}

/**
 * Reads a key as of the transaction, or as of the newest commit when there is no transaction. This and the functions
 * below are all that read values.
 * @throws DamagedValue
 */
export function readKey(db: Database, key: Buffer, transaction?: ReadTransaction): Buffer | undefined {
  const value = transaction ? db.get(key, { transaction }) : db.get(key)
  return value && checkedValue(key, asBuffer(value))
}

/** As `readKey`, but lent: lmdb reads all values into one buffer, and the next one overwrites it. */
export function lendKey(db: Database, key: Buffer): Buffer | undefined {
  const value = db.getBinaryFast(key)
  return value && checkedValue(key, value as Buffer)
}

export function countRange(db: Database, { lower, upper }: KeyRange, transaction?: ReadTransaction): number {
  const bounds = { start: lower, end: upper }
  return db.getKeysCount(transaction ? { ...bounds, transaction } : bounds)
}

/** Reads the entries of a range; `ended` is called after the last one. */
export function* readRange(
  db: Database,
  range: KeyRange,
  reverse: boolean,
  offset: number,
  { transaction, ended }: Reading,
): Iterable<KeyEntry> {
  const bounds = boundsOf(range, reverse, offset)
  for (const entry of db.getRange(transaction ? { ...bounds, transaction } : bounds)) {
    const key = asBuffer(entry.key)
    yield { key, value: checkedValue(key, asBuffer(entry.value)) }
  }
  ended?.()
}

export function* readKeys(
  db: Database,
  range: KeyRange,
  reverse: boolean,
  offset: number,
  { transaction, ended }: Reading,
): Iterable<Buffer> {
  const bounds = boundsOf(range, reverse, offset)
  for (const key of db.getKeys(transaction ? { ...bounds, transaction } : bounds)) yield asBuffer(key)
  ended?.()
}

/** Reads the record ids of entries, without making a buffer for each key. */
export function readIds(
  db: Database,
  range: KeyRange,
  reverse: boolean,
  offset: number,
  most: number,
  unique: boolean,
  { transaction, ended }: Reading,
): IdPortion {
  const bounds = boundsOf(range, reverse, offset)
  const options = transaction ? { ...bounds, transaction } : bounds
  const portion = unique ? idsOfValues(db.getRange(options), most) : idsOfKeys(db.getKeys(options), most)
  if (!portion.last) ended?.()
  return portion
}

export function readSnapshot(db: Database): Snapshot {
  const transaction = db.useReadTransaction()
  let held = true
  const record = (table: number, recordId: number) => readKey(db, recordKey(table, recordId), transaction)
  return {
    get: (key) => readKey(db, key, transaction),
    lend: (key) => readKey(db, key, transaction),
    record,
    lendRecord: record,
    idAt: (key) => idIn(readKey(db, key, transaction)),
    range: (range, reverse = false, skip = 0) => readRange(db, range, reverse, skip, { transaction }),
    keys: (range, reverse = false, skip = 0) => readKeys(db, range, reverse, skip, { transaction }),
    ids: (range, reverse, skip, most, unique = false) =>
      readIds(db, range, reverse, skip, most, unique, { transaction }),
    count: (range) => countRange(db, range, transaction),
    release: () => {
      if (held) transaction.done()
      held = false
    },
  }
}

const boundsOf = ({ lower, upper }: KeyRange, reverse: boolean, offset: number) =>
  reverse
    ? { start: upper, end: lower, offset, reverse, exclusiveStart: true, inclusiveEnd: true }
    : { start: lower, end: upper, offset }

const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
