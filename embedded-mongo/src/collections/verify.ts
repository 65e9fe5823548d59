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
import { DamagedValue } from '../storage/storage-error.js'

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
  for (const entry of paced(entriesIn(reader, recordsOf(meta)))) {
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

/** An entry as it is read: of a damaged value its key alone. */
interface ReadEntry {
  key: Buffer
  value: Buffer | null
}

/** As `range`, which ends at a damaged value. */
function* entriesIn(reader: KeyReader, { lower, upper }: KeyRange): Generator<ReadEntry> {
  for (let from: Buffer | null = lower; from;) {
    const rest: KeyRange = { lower: from, upper }
    from = null
    try {
      yield* reader.range(rest)
    } catch (error) {
      if (!(error instanceof DamagedValue)) throw error
      yield { key: error.key, value: null }
      from = Buffer.concat([error.key, NEXT])
    }
  }
}

/** Behind a key it makes the next one there can be. */
const NEXT = Buffer.from([0])

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
  for (const entry of paced(entriesIn(reader, recordsOf(meta)))) {
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

const CHANGED = 'its bytes are not as they were written'

function readable(bytes: Buffer | null): { doc: Doc | null; reason: string } {
  if (!bytes) return { doc: null, reason: CHANGED }
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
function asWritten(bytes: Buffer | null): ReturnType<typeof readable> {
  const { doc, reason } = readable(bytes)
  return !doc || !bytes || encodeDoc(doc).equals(bytes) ? { doc, reason } : { doc: null, reason: CHANGED }
}

function note<T>(list: T[], item: T): void {
  if (list.length < PROBLEMS_NAMED) list.push(item)
}

function isThere(reader: KeyReader, index: IndexMeta, key: Buffer, recordId: number): boolean {
  if (!index.unique) return reader.get(entryKey(index.table, key, recordId)) !== undefined
  const holder = soundAt(reader, tableKey(index.table, key))
  return holder !== undefined && trailingRecordId(holder) === recordId
}

/** As `get`: no value where it is damaged. */
function soundAt(reader: KeyReader, key: Buffer): Buffer | undefined {
  try {
    return reader.get(key)
  } catch (error) {
    if (error instanceof DamagedValue) return undefined
    throw error
  }
}

/** Records of index entries that belong to no readable document. */
function* extraIn(reader: KeyReader, meta: CollectionMeta, index: IndexMeta): Work<number[]> {
  const extra: number[] = []
  for (const entry of paced(entriesIn(reader, tableRange(index.table)))) {
    if (entry === PAUSE) {
      yield PAUSE
      continue
    }
    // Of a damaged entry it is unknown whose it was: that document is one of those that are missing.
    const named = index.unique ? entry.value : entry.key
    if (!named) continue
    const recordId = trailingRecordId(named)
    const bytes = soundAt(reader, recordKey(meta.table, recordId))
    const doc = bytes && readable(bytes).doc
    const keyOf = (key: Buffer): Buffer =>
      index.unique ? tableKey(index.table, key) : entryKey(index.table, key, recordId)
    if (!doc || !entriesOf(index, doc).entries.some(({ key }) => keyOf(key).equals(entry.key)))
      note(extra, recordId)
  }
  return extra
}
