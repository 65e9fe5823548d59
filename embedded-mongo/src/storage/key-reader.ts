import { type IdPortion } from './key-encoder.js'
import { type KeyRange } from './keys.js'

export interface KeyEntry {
  key: Buffer
  value: Buffer
}

/** Ordered keys as one reader sees them: the newest commit, or a snapshot, or a snapshot under a transaction's own writes. */
export interface KeyReader {
  get(key: Buffer): Buffer | undefined
  /** As `get`, but the bytes are valid only until the next read. */
  lend(key: Buffer): Buffer | undefined
  /** A document; frequently read ones come from a cache. */
  record(table: number, recordId: number): Buffer | undefined
  /** As `record`, but the bytes are valid only until the next read. */
  lendRecord(table: number, recordId: number): Buffer | undefined
  /** The record id under a key of a unique index; frequently read ones come from a cache. */
  idAt(key: Buffer): number | undefined
  /** Entries in order; the first `skip` entries are passed over without being read. */
  range(range: KeyRange, reverse?: boolean, skip?: number): Iterable<KeyEntry>
  /** As `range`, without reading the values. */
  keys(range: KeyRange, reverse?: boolean, skip?: number): Iterable<Buffer>
  /** The record ids of entries, at most `most`: in the values of a unique index, else at the end of the keys. */
  ids(range: KeyRange, reverse: boolean, skip: number, most: number, unique?: boolean): IdPortion
  /** How many keys lie in the range. */
  count(range: KeyRange): number
}

export interface KeyWriter extends KeyReader {
  put(key: Buffer, value: Buffer): void
  remove(key: Buffer): void
}

/** A reader pinned to one commit; `release` lets lmdb reuse the pages it holds. */
export interface Snapshot extends KeyReader {
  release(): void
}

/** A key and its new value; null removes it. */
export interface Change {
  key: Buffer
  value: Buffer | null
}
