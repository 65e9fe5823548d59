import { decodeDoc } from '../bson/decode.js'
import { decodeFields } from '../bson/partial.js'
import { type Doc } from '../bson/value.js'
import { type CollectionMeta } from '../catalog/metadata.js'
import { MongoError } from '../errors/mongo-error.js'
import { type View } from '../isolation/view.js'
import { type Matcher } from '../match/match.js'
import { type KeyRange, recordKey, tableRange, trailingRecordId } from '../storage/keys.js'
import { type KeyEntry } from '../storage/store.js'
import { watchMemory } from './memory.js'
import { type IndexScan, type Scan } from './scan.js'

/** What reading cost, for explain. */
export interface ScanCounters {
  keys: number
  docs: number
}

/** A document as stored: decoded it takes several times the memory, and many readers pass it on as it is. */
export class FoundRecord {
  private decoded: Doc | null = null

  constructor(
    readonly recordId: number,
    readonly bytes: Buffer,
  ) {}

  get doc(): Doc {
    this.decoded ??= decodeDoc(this.bytes)
    return this.decoded
  }

  satisfies({ fields, test }: Matcher): boolean {
    return test(fields && !this.decoded ? decodeFields(this.bytes, fields) : this.doc)
  }
}

/** When reading stops with 50, in milliseconds since the epoch; null once the command that set it has been answered. */
export interface TimeLimit {
  at: number | null
}

/** Documents read between two looks at the clock. */
const CLOCK_EVERY = 64

/** Entries are read in portions: a reader that pauses between two of them holds nothing open. */
const FIRST_PORTION = 16
const LARGEST_PORTION = 256

export interface ScanOptions {
  counters?: ScanCounters | undefined
  timeLimit?: TimeLimit | undefined
  /** Entries to skip without reading their documents; only allowed where every entry is a matching document. */
  skip?: number
}

/** Documents of the scan that match, in the order of the scan. The reader may pause and continue much later. */
export function execute(
  view: View,
  meta: CollectionMeta,
  scan: Scan,
  matcher: Matcher | null,
  options: ScanOptions = {},
): Iterable<FoundRecord> {
  const [range, ...others] = scan.kind === 'index' && scan.exact ? scan.ranges : []
  if (range && others.length === 0 && !options.skip)
    return lookUp(view, meta, range, matcher, options.counters)
  return scanned(view, meta, scan, matcher, options)
}

/** The one document with this key of a unique index: what most commands ask for. */
function lookUp(
  view: View,
  meta: CollectionMeta,
  range: KeyRange,
  matcher: Matcher | null,
  counters?: ScanCounters,
): FoundRecord[] {
  const entry = view.reader.get(range.lower)
  if (!entry) return []
  if (counters) counters.keys++
  const recordId = trailingRecordId(entry)
  const bytes = view.reader.get(recordKey(meta.table, recordId))
  if (!bytes) return []
  if (counters) counters.docs++
  const found = new FoundRecord(recordId, bytes)
  return !matcher || found.satisfies(matcher) ? [found] : []
}

function* scanned(
  view: View,
  meta: CollectionMeta,
  scan: Scan,
  matcher: Matcher | null,
  { counters = { keys: 0, docs: 0 }, timeLimit, skip = 0 }: ScanOptions,
): Generator<FoundRecord> {
  for (const found of readScan(view, meta, scan, counters, skip)) {
    counters.docs++
    watchMemory(found.bytes.length)
    if (counters.docs % CLOCK_EVERY === 0 && timeLimit?.at && Date.now() > timeLimit.at) {
      throw new MongoError(50, 'operation exceeded time limit')
    }
    if (!matcher || found.satisfies(matcher)) yield found
  }
}

function* readScan(
  view: View,
  meta: CollectionMeta,
  scan: Scan,
  counters: ScanCounters,
  skip: number,
): Generator<FoundRecord> {
  switch (scan.kind) {
    case 'collection':
      for (const { key, value } of portions(view, tableRange(meta.table), scan.reverse, skip))
        yield new FoundRecord(trailingRecordId(key), value)
      return
    case 'index':
      yield* fetch(view, meta, recordIds(view, scan, counters, skip))
      return
    case 'union':
      yield* fetch(view, meta, distinct(scan.branches.map((branch) => recordIds(view, branch, counters, 0))))
  }
}

function* fetch(view: View, meta: CollectionMeta, recordIds: Iterable<number>): Generator<FoundRecord> {
  for (const recordId of recordIds) {
    const bytes = view.reader.get(recordKey(meta.table, recordId))
    if (bytes) yield new FoundRecord(recordId, bytes)
  }
}

/** Record ids of an index scan; each once even when several entries of a document lie in the ranges. */
function* recordIds(view: View, scan: IndexScan, counters: ScanCounters, skip: number): Generator<number> {
  const seen = scan.index.multikey.includes(true) ? new Set<number>() : null
  const ranges = scan.reverse ? [...scan.ranges].reverse() : scan.ranges
  let left = skip
  for (const range of ranges) {
    const passed = left > 0 ? Math.min(left, view.countRange(range)) : 0
    left -= passed
    if (left > 0) continue
    const entries =
      scan.exact && passed === 0 ? single(view, range) : portions(view, range, scan.reverse, passed)
    for (const { key, value } of entries) {
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

function* portions(view: View, range: KeyRange, reverse: boolean, skip: number): Generator<KeyEntry> {
  let { lower, upper } = range
  let size = FIRST_PORTION
  let passed = skip
  for (;;) {
    const portion = take(view.reader.range({ lower, upper }, reverse, passed), size)
    passed = 0
    yield* portion
    const last = portion.at(-1)
    if (portion.length < size || !last) return
    if (reverse) upper = last.key
    else lower = Buffer.concat([last.key, ZERO])
    size = Math.min(size * 4, LARGEST_PORTION)
  }
}

const ZERO = Buffer.from([0])

function take(entries: Iterable<KeyEntry>, count: number): KeyEntry[] {
  const taken: KeyEntry[] = []
  for (const entry of entries) {
    taken.push(entry)
    if (taken.length === count) break
  }
  return taken
}
