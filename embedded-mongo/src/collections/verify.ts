import { decodeDoc } from '../bson/decode.js'
import { encodeDoc } from '../bson/encode.js'
import { type Doc } from '../bson/value.js'
import { type CollectionMeta, type IndexMeta } from '../catalog/metadata.js'
import { entriesOf } from '../indexes/entries.js'
import { paced, PAUSE, type Work } from '../pace/turn.js'
import { type KeyReader } from '../storage/key-reader.js'
import {
  entryKey,
  type KeyRange,
  recordKey,
  tableKey,
  tableRange,
  trailingRecordId,
} from '../storage/keys.js'

/** What is wrong with an index. */
export interface VerifiedIndex {
  name: string
  /** Number of entries in the index. */
  keys: number
  /** Records of entries that the index lacks, and of entries that it should not have. */
  missing: number[]
  extra: number[]
  /**
   * Records with arrays or cut keys for which the index lacks its flag: the planner would rely on it
   * wrongly.
   */
  unmarked: number[]
}

export interface Verified {
  documents: number
  /** Records that cannot be read, and why. */
  unreadable: { recordId: number; reason: string }[]
  indexes: VerifiedIndex[]
}

/** Reads every document of a collection. The reader must be a snapshot. */
export function* verifyDocuments(
  reader: KeyReader,
  meta: CollectionMeta,
): Work<Pick<Verified, 'documents' | 'unreadable'>> {
  const unreadable: Verified['unreadable'] = []
  let documents = 0
  for (const entry of paced(reader.range(recordsOf(meta)))) {
    if (entry === PAUSE) {
      yield PAUSE
      continue
    }
    documents++
    const { doc, reason } = readable(entry.value)
    if (!doc) note(unreadable, { recordId: trailingRecordId(entry.key), reason })
  }
  return { documents, unreadable }
}

/** The keys of all records of the collection. Record ids start at 1. */
const recordsOf = ({ table }: CollectionMeta): KeyRange => ({
  lower: recordKey(table, 0),
  upper: tableRange(table).upper,
})

/** At most this many records are named for one kind of fault. */
export const PROBLEMS_NAMED = 20

/** Reads every document of a collection, and compares each index with the documents. The reader must be a snapshot. */
export function* verifyCollection(reader: KeyReader, meta: CollectionMeta): Work<Verified> {
  const checks = meta.indexes.map((index) => ({
    index,
    wanted: 0,
    missing: [] as number[],
    unmarked: [] as number[],
  }))
  const unreadable: Verified['unreadable'] = []
  let documents = 0
  for (const entry of paced(reader.range(recordsOf(meta)))) {
    if (entry === PAUSE) {
      yield PAUSE
      continue
    }
    documents++
    const recordId = trailingRecordId(entry.key)
    const { doc, reason } = asWritten(entry.value)
    if (!doc) note(unreadable, { recordId, reason })
    for (const check of doc ? checks : []) {
      const { entries, multikey, inexact } = entriesOf(check.index, doc as Doc)
      check.wanted += entries.length
      if (
        (inexact && !check.index.inexact) ||
        multikey.some((is, field) => is && !check.index.multikey[field])
      )
        note(check.unmarked, recordId)
      if (!entries.every(({ key }) => isThere(reader, check.index, key, recordId)))
        note(check.missing, recordId)
    }
  }
  const indexes: VerifiedIndex[] = []
  for (const { index, wanted, missing, unmarked } of checks) {
    const keys = reader.count(tableRange(index.table))
    const sound = keys === wanted && missing.length === 0
    const extra = sound ? [] : yield* extraIn(reader, meta, index)
    indexes.push({ name: index.name, keys, missing, extra, unmarked })
  }
  return { documents, unreadable, indexes }
}

function readable(bytes: Buffer): { doc: Doc | null; reason: string } {
  try {
    return { doc: decodeDoc(bytes), reason: '' }
  } catch (error) {
    return { doc: null, reason: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Encodes the document again and compares the bytes: different bytes are damage, even if they decode to
 * the same document, as with other names of array elements.
 */
function asWritten(bytes: Buffer): ReturnType<typeof readable> {
  const { doc, reason } = readable(bytes)
  return !doc || encodeDoc(doc).equals(bytes)
    ? { doc, reason }
    : { doc: null, reason: 'its bytes are not as they were written' }
}

function note<T>(list: T[], item: T): void {
  if (list.length < PROBLEMS_NAMED) list.push(item)
}

function isThere(reader: KeyReader, index: IndexMeta, key: Buffer, recordId: number): boolean {
  if (!index.unique) return reader.get(entryKey(index.table, key, recordId)) !== undefined
  const holder = reader.get(tableKey(index.table, key))
  return holder !== undefined && trailingRecordId(holder) === recordId
}

/** Records of index entries that belong to no readable document. */
function* extraIn(reader: KeyReader, meta: CollectionMeta, index: IndexMeta): Work<number[]> {
  const extra: number[] = []
  for (const entry of paced(reader.range(tableRange(index.table)))) {
    if (entry === PAUSE) {
      yield PAUSE
      continue
    }
    const recordId = trailingRecordId(index.unique ? entry.value : entry.key)
    const bytes = reader.get(recordKey(meta.table, recordId))
    const doc = bytes && readable(bytes).doc
    const keyOf = (key: Buffer): Buffer =>
      index.unique ? tableKey(index.table, key) : entryKey(index.table, key, recordId)
    if (!doc || !entriesOf(index, doc).entries.some(({ key }) => keyOf(key).equals(entry.key)))
      note(extra, recordId)
  }
  return extra
}
