import { decodeDoc } from '../bson/decode.js'
import { decodeFields } from '../bson/partial.js'
import { type Doc } from '../bson/value.js'
import { type CollectionMeta } from '../catalog/metadata.js'
import { type View } from '../isolation/view.js'
import { type Matcher } from '../match/match.js'
import { mapped } from '../pace/mapped.js'
import { watchMemory } from '../pace/memory.js'
import { checkLimit, type TimeLimit } from '../pace/time-limit.js'
import { atOnce, type Flow, PAUSE, type Pause, Turn } from '../pace/turn.js'
import { type KeyRange, moveRecordKey, recordKey, tableRange, trailingRecordId } from '../storage/keys.js'
import { everyEntryMatches } from './coverage.js'
import { distinct, nothingRead, portions, recordIds, type ScanCounters, soughtIds } from './record-ids.js'
import { type CollectionScan, type Scan } from './scan.js'

export { nothingRead, type ScanCounters } from './record-ids.js'

/**
 * A document as stored. It is decoded only when a caller asks, since decoding takes several times the
 * memory and many callers pass the bytes on.
 */
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

  satisfies(matcher: Matcher): boolean {
    const fields = this.decoded ? null : matcher.fields
    return matcher.test(fields ? decodeFields(this.bytes, fields) : this.doc)
  }
}

/** Documents read between two checks of the time limit. */
const CLOCK_EVERY = 64

/**
 * Bytes read between two checks whether the turn is over, since a check costs as much as reading a small
 * document.
 */
const LOOK_EVERY_BYTES = 8 * 1024
/** A smaller document counts as this much, so that at most eight are read between two checks. */
const LEAST_BYTES = 1024

/** Least overhead in memory of one document, beside its bytes. */
const HELD_BYTES = 100

/** Cache only a scan's first 64 documents: long scans would evict hot pages. */
const CACHED_OF_A_SCAN = 64

export interface ScanOptions {
  counters?: ScanCounters | undefined
  timeLimit?: TimeLimit | undefined
  /**
   * The caller is done with a document's bytes before it takes the next document, so the bytes are not
   * copied.
   */
  lent?: boolean
  /** Entries to skip without reading their documents; only for scans that cover the filter. */
  skip?: number
}

/** As `executePaced`, without pauses. */
export const execute = (...args: Parameters<typeof executePaced>): Iterable<FoundRecord> =>
  atOnce(executePaced(...args))

/** Documents of the scan that match, in its order, with pauses. The caller may stop and continue much later. */
export function executePaced(
  view: View,
  meta: CollectionMeta,
  scan: Scan,
  matcher: Matcher | null,
  options: ScanOptions = {},
): Flow<FoundRecord> {
  const [range, ...others] = scan.kind === 'index' && scan.exact ? scan.ranges : []
  if (range && others.length === 0 && !options.skip)
    return lookUp(view, meta, range, everyEntryMatches(scan) ? null : matcher, options.counters)
  const { counters = nothingRead(), timeLimit, skip = 0, lent = false } = options
  const found =
    scan.kind === 'collection'
      ? collectionRecords(view, meta, scan.reverse, skip)
      : fetch(view, meta, idsOf(view, scan, counters, skip), lent)
  return matching(found, matcher, counters, timeLimit, lent && everyEntryMatches(scan))
}

/**
 * Finds the one document with this key of a unique index: most commands do this, so it has its own short
 * path.
 */
function lookUp(
  view: View,
  meta: CollectionMeta,
  range: KeyRange,
  matcher: Matcher | null,
  counters?: ScanCounters,
): FoundRecord[] {
  const recordId = view.reader.idAt(range.lower)
  if (recordId === undefined) return []
  if (counters) counters.keys = counters.ids = 1
  const bytes = view.reader.record(meta.table, recordId)
  if (!bytes) return []
  const found = new FoundRecord(recordId, bytes)
  const matches = !matcher || found.satisfies(matcher)
  if (counters) {
    counters.docs = 1
    counters.matched = Number(matches)
  }
  return matches ? [found] : []
}

/** Yields those of the records that exist and match, in the given order. */
export const executeRecords = (
  view: View,
  meta: CollectionMeta,
  recordIds: Iterable<number>,
  matcher: Matcher | null,
): Flow<FoundRecord> => matching(fetch(view, meta, recordIds), matcher, nothingRead())

function* matching(
  records: Flow<FoundRecord>,
  matcher: Matcher | null,
  counters: ScanCounters,
  timeLimit?: TimeLimit,
  covered = false,
): Generator<FoundRecord | Pause> {
  let turn = new Turn()
  let sinceLook = 0
  // Trust index entries only in this synchronous run: after an await a commit may have come between.
  let skipsFilter = covered
  if (covered) queueMicrotask(() => (skipsFilter = false))
  for (const found of records) {
    if (found === PAUSE) {
      yield PAUSE
      turn = new Turn()
      continue
    }
    counters.docs++
    watchMemory(found.bytes.length + HELD_BYTES)
    if (counters.docs % CLOCK_EVERY === 0) checkLimit(timeLimit)
    if (skipsFilter || !matcher || found.satisfies(matcher)) {
      counters.matched++
      yield found
    }
    sinceLook += Math.max(found.bytes.length, LEAST_BYTES)
    if (sinceLook < LOOK_EVERY_BYTES) continue
    sinceLook = 0
    if (!turn.over) continue
    yield PAUSE
    turn = new Turn()
  }
}

function* collectionRecords(
  view: View,
  { table }: CollectionMeta,
  reverse: boolean,
  skip: number,
): Generator<FoundRecord> {
  for (const portion of portions(view, tableRange(table), reverse, skip))
    for (const { key, value } of portion) yield new FoundRecord(trailingRecordId(key), value)
}

function idsOf(
  view: View,
  scan: Exclude<Scan, CollectionScan>,
  counters: ScanCounters,
  skip: number,
): Flow<number> {
  if (scan.kind === 'union') {
    const sources = scan.branches.map((branch, at) =>
      recordIds(view, branch, (counters.branches[at] = nothingRead()), 0),
    )
    return distinct(sources)
  }
  return scan.seeks ? soughtIds(view, scan, scan.seeks, counters) : recordIds(view, scan, counters, skip)
}

function fetch(
  { reader }: View,
  { table }: CollectionMeta,
  recordIds: Flow<number>,
  lent = false,
): Flow<FoundRecord> {
  const key = recordKey(table, 0)
  let read = 0
  const bytesOf = (recordId: number): Buffer | undefined => {
    if (lent && read++ < CACHED_OF_A_SCAN) return reader.lendRecord(table, recordId)
    moveRecordKey(key, recordId)
    return lent ? reader.lend(key) : reader.get(key)
  }
  return mapped(recordIds, (recordId) => {
    const bytes = bytesOf(recordId)
    return bytes ? new FoundRecord(recordId, bytes) : null
  })
}
