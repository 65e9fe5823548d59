import type { Doc } from '../bson/value.js'
import type { CollectionMeta } from '../catalog/metadata.js'
import type { View } from '../engine/unit.js'
import { MongoError } from '../errors.js'
import type { Matcher } from '../match/match.js'
import { type KeyRange, recordKey, tableRange, trailingRecordId } from '../storage/keys.js'
import type { KeyEntry } from '../storage/store.js'
import { decodeDoc } from '../bson/codec.js'
import type { IndexScan, Scan } from './plan.js'

/** What reading cost, for explain. */
export interface ScanCounters {
  keys: number
  docs: number
}

export interface FoundRecord {
  recordId: number
  doc: Doc
  /** The document as stored; a fraction of what it weighs decoded. */
  bytes: Buffer
}

/** When reading stops with 50, in milliseconds since the epoch; null once the command that set it has been answered. */
export interface TimeLimit {
  at: number | null
}

/** How many documents pass between two looks at the clock. */
const CLOCK_EVERY = 64

/** Entries are read in portions, so that a reader that pauses between two of them holds nothing open. */
const FIRST_PORTION = 16
const LARGEST_PORTION = 256

/** Documents of the scan that match, in the order of the scan. May be left and taken up again much later. */
export function* execute(
  view: View,
  meta: CollectionMeta,
  scan: Scan,
  matcher: Matcher | null,
  counters: ScanCounters = { keys: 0, docs: 0 },
  timeLimit?: TimeLimit,
): Generator<FoundRecord> {
  for (const found of readScan(view, meta, scan, counters)) {
    counters.docs++
    if (counters.docs % CLOCK_EVERY === 0 && timeLimit?.at && Date.now() > timeLimit.at) {
      throw new MongoError(50, 'operation exceeded time limit')
    }
    if (!matcher || matcher.test(found.doc)) yield found
  }
}

function* readScan(
  view: View,
  meta: CollectionMeta,
  scan: Scan,
  counters: ScanCounters,
): Generator<FoundRecord> {
  switch (scan.kind) {
    case 'collection':
      for (const { key, value } of portions(view, tableRange(meta.table), scan.reverse)) {
        yield { recordId: trailingRecordId(key), doc: decodeDoc(value), bytes: value }
      }
      return
    case 'index':
      yield* fetch(view, meta, recordIds(view, scan, counters))
      return
    case 'union':
      yield* fetch(view, meta, distinct(scan.branches.map((branch) => recordIds(view, branch, counters))))
  }
}

function* fetch(view: View, meta: CollectionMeta, recordIds: Iterable<number>): Generator<FoundRecord> {
  for (const recordId of recordIds) {
    const bytes = view.reader.get(recordKey(meta.table, recordId))
    if (bytes) yield { recordId, doc: decodeDoc(bytes), bytes }
  }
}

/** Record ids of an index scan; each once even when several entries of a document lie in the ranges. */
export function* recordIds(view: View, scan: IndexScan, counters: ScanCounters): Generator<number> {
  const seen = scan.index.multikey.includes(true) ? new Set<number>() : null
  const ranges = scan.reverse ? [...scan.ranges].reverse() : scan.ranges
  for (const range of ranges) {
    for (const { key, value } of scan.exact ? single(view, range) : portions(view, range, scan.reverse)) {
      counters.keys++
      const recordId = trailingRecordId(scan.index.unique ? value : key)
      if (seen?.has(recordId)) continue
      seen?.add(recordId)
      yield recordId
    }
  }
}

function* distinct(sources: Iterable<number>[]): Generator<number> {
  const seen = new Set<number>()
  for (const source of sources) {
    for (const recordId of source) {
      if (seen.has(recordId)) continue
      seen.add(recordId)
      yield recordId
    }
  }
}

function* single(view: View, range: KeyRange): Generator<KeyEntry> {
  const value = view.reader.get(range.lower)
  if (value) yield { key: range.lower, value }
}

function* portions(view: View, range: KeyRange, reverse: boolean): Generator<KeyEntry> {
  let { lower, upper } = range
  let size = FIRST_PORTION
  for (;;) {
    const portion = take(view.reader.range({ lower, upper }, reverse), size)
    yield* portion
    const last = portion.at(-1)
    if (portion.length < size || !last) return
    if (reverse) upper = last.key
    else lower = Buffer.concat([last.key, ZERO])
    size = Math.min(size * 4, LARGEST_PORTION)
  }
}

const ZERO = Buffer.from([0])

const take = (entries: Iterable<KeyEntry>, count: number): KeyEntry[] => {
  const taken: KeyEntry[] = []
  for (const entry of entries) {
    taken.push(entry)
    if (taken.length === count) break
  }
  return taken
}
