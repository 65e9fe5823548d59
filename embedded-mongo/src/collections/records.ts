import { BSONRegExp, ObjectId } from 'bson'
import { equalValues } from '../bson/compare.js'
import { decodeDoc } from '../bson/decode.js'
import { encodeDoc } from '../bson/encode.js'
import { checkSize } from '../bson/limits.js'
import { type Doc, type Value } from '../bson/value.js'
import { type CollectionMeta, indexFromSpec, type IndexMeta } from '../catalog/metadata.js'
import { MongoError } from '../errors/mongo-error.js'
import { DuplicateKeyError } from '../indexes/duplicate.js'
import { entriesOf, type IndexEntries, type IndexEntry, isUntouched, NO_ENTRIES } from '../indexes/entries.js'
import { type View } from '../isolation/view.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { watchMemory } from '../pace/memory.js'
import {
  encodeRecordId,
  entryKey,
  recordKey,
  tableKey,
  tableRange,
  trailingRecordId,
} from '../storage/keys.js'

const PRESENT = Buffer.from([1])

/** Roughly the memory of a pending change beside its bytes. */
const PENDING_BYTES = 1000

export function readRecord(view: View, meta: CollectionMeta, recordId: number): Doc | undefined {
  const bytes = view.reader.get(recordKey(meta.table, recordId))
  return bytes && decodeDoc(bytes)
}

/** Stores a new document, `_id` first and generated when missing. Throws 11000 before anything is written. */
export function insertRecord(unit: WriteUnit, meta: CollectionMeta, source: Doc): Doc {
  const doc = withIdFirst(source)
  const recordId = unit.allocateRecordId(meta)
  const bytes = encodeChecked(doc)
  const indexes = keptIndexes(meta)
  const added = indexes.map((index) => entriesOf(index, doc))
  checkUnique(unit, meta, indexes, added, recordId)
  const key = recordKey(meta.table, recordId)
  unit.claim(key)
  indexes.forEach((index, at) => addEntries(unit, meta, index, added[at] as IndexEntries, recordId))
  unit.reader.put(key, bytes)
  unit.adjustCount(meta, 1)
  return doc
}

/** Replaces a document by another with the same `_id`. Throws 66 when it differs, 11000 before anything is written. */
export function updateRecord(
  unit: WriteUnit,
  meta: CollectionMeta,
  recordId: number,
  before: Doc,
  after: Doc,
): void {
  if (!equalValues(before.get('_id'), after.get('_id'))) {
    throw new MongoError(66, "Performing an update on the path '_id' would modify the immutable field '_id'")
  }
  const key = recordKey(meta.table, recordId)
  unit.claim(key)
  const bytes = encodeChecked(after)
  const indexes = keptIndexes(meta)
  const changes = indexes.map((index) =>
    isUntouched(index, before, after)
      ? UNCHANGED
      : difference(entriesOf(index, before), entriesOf(index, after)),
  )
  checkUnique(
    unit,
    meta,
    indexes,
    changes.map((change) => change.added),
    recordId,
  )
  indexes.forEach((index, at) => {
    const { removed, added } = changes[at] as Difference
    removeEntries(unit, meta, index, removed, recordId)
    addEntries(unit, meta, index, added, recordId)
  })
  unit.reader.put(key, bytes)
}

export function deleteRecord(unit: WriteUnit, meta: CollectionMeta, recordId: number, doc: Doc): void {
  watchMemory(PENDING_BYTES)
  const key = recordKey(meta.table, recordId)
  unit.claim(key)
  for (const index of keptIndexes(meta)) {
    removeEntries(unit, meta, index, entriesOf(index, doc).entries, recordId)
  }
  unit.reader.remove(key)
  unit.adjustCount(meta, -1)
}

/** The indexes that a write updates, those being built included. */
const keptIndexes = (meta: CollectionMeta): readonly IndexMeta[] =>
  meta.building.length === 0 ? meta.indexes : [...meta.indexes, ...meta.building]

/** Adds one document to an index being built; a write since the build began may have added it already. */
export function indexRecord(
  unit: WriteUnit,
  meta: CollectionMeta,
  index: IndexMeta,
  recordId: number,
  doc: Doc,
): void {
  const entries = entriesOf(index, doc)
  checkUniqueIn(unit, meta, index, entries.entries, recordId)
  addEntries(unit, meta, index, entries, recordId)
}

function withIdFirst(doc: Doc): Doc {
  const id: Value = doc.get('_id') ?? (doc.has('_id') ? null : new ObjectId())
  checkId(id)
  if (doc.keys().next().value === '_id') return doc
  const ordered: Doc = new Map([['_id', id]])
  for (const [field, value] of doc) if (field !== '_id') ordered.set(field, value)
  return ordered
}

function checkId(id: Value): void {
  if (Array.isArray(id)) throw new MongoError(53, "The '_id' value cannot be of type array")
  if (id instanceof BSONRegExp) throw new MongoError(53, "The '_id' value cannot be of type regex")
  if (!(id instanceof Map)) return
  for (const field of id.keys()) {
    if (field.startsWith('$')) {
      throw new MongoError(
        52,
        `_id fields may not contain '$'-prefixed fields: ${field} is not valid for storage.`,
      )
    }
  }
}

function encodeChecked(doc: Doc): Buffer {
  const bytes = encodeDoc(doc)
  watchMemory(PENDING_BYTES + bytes.length)
  checkSize(bytes.length)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

interface Difference {
  removed: IndexEntry[]
  added: IndexEntries
}

const UNCHANGED: Difference = { removed: [], added: NO_ENTRIES }

function difference(before: IndexEntries, after: IndexEntries): Difference {
  if (before.entries.length === 1 && after.entries.length === 1) {
    if (before.entries[0]?.key.equals(after.entries[0]?.key as Buffer)) {
      return { removed: [], added: { ...after, entries: [] } }
    }
  }
  const old = new Set(before.entries.map((entry) => entry.key.toString('latin1')))
  const kept = new Set(after.entries.map((entry) => entry.key.toString('latin1')))
  return {
    removed: before.entries.filter((entry) => !kept.has(entry.key.toString('latin1'))),
    added: { ...after, entries: after.entries.filter((entry) => !old.has(entry.key.toString('latin1'))) },
  }
}

function checkUnique(
  unit: WriteUnit,
  meta: CollectionMeta,
  indexes: readonly IndexMeta[],
  added: IndexEntries[],
  recordId: number,
): void {
  indexes.forEach((index, at) => {
    checkUniqueIn(unit, meta, index, (added[at] as IndexEntries).entries, recordId)
  })
}

function checkUniqueIn(
  unit: WriteUnit,
  meta: CollectionMeta,
  index: IndexMeta,
  entries: IndexEntry[],
  recordId: number,
): void {
  if (!index.unique) return
  for (const entry of entries) {
    const key = tableKey(index.table, entry.key)
    // Claim the key before reading it: an open transaction may be taking or freeing it.
    unit.claim(key)
    const holder = unit.reader.get(key)
    if (holder && trailingRecordId(holder) !== recordId)
      throw new DuplicateKeyError(meta, index, entry.values)
  }
}

function addEntries(
  unit: WriteUnit,
  meta: CollectionMeta,
  index: IndexMeta,
  { entries, multikey, inexact }: IndexEntries,
  recordId: number,
): void {
  for (const { key } of entries) {
    if (index.unique) unit.reader.put(tableKey(index.table, key), encodeRecordId(recordId))
    else unit.reader.put(entryKey(index.table, key, recordId), PRESENT)
  }
  if (inexact || multikey.includes(true)) unit.raiseFlags(meta, index, multikey, inexact)
}

function removeEntries(
  unit: WriteUnit,
  meta: CollectionMeta,
  index: IndexMeta,
  entries: IndexEntry[],
  recordId: number,
): void {
  for (const { key } of entries) {
    if (!index.unique) unit.reader.remove(entryKey(index.table, key, recordId))
    else {
      const full = tableKey(index.table, key)
      unit.claim(full)
      // In an index being built the key may belong to another document, if this one was not indexed yet.
      const holder = meta.building.includes(index) ? unit.reader.get(full) : undefined
      if (!holder || trailingRecordId(holder) === recordId) unit.reader.remove(full)
    }
  }
}

/** Adds an index and its entries for every document there is. Throws 11000 on the first duplicate. */
export function buildIndex(unit: WriteUnit, meta: CollectionMeta, spec: Doc): CollectionMeta {
  const index: IndexMeta = indexFromSpec(spec, unit.allocateTable())
  const grown: CollectionMeta = { ...meta, indexes: [...meta.indexes, index] }
  for (const { key, value } of unit.reader.range(tableRange(meta.table))) {
    indexRecord(unit, grown, index, trailingRecordId(key), decodeDoc(value))
  }
  unit.define(meta.namespace, grown)
  return grown
}
