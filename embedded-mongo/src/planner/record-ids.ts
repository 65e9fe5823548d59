import { type Value } from '../bson/value.js'
import { type IndexMeta } from '../catalog/metadata.js'
import { RecordSet } from '../catalog/record-set.js'
import { type View } from '../isolation/view.js'
import { watchMemory } from '../pace/memory.js'
import { Runs } from '../pace/runs.js'
import { type Flow, paced, PAUSE, type Pause, Turn, type Work } from '../pace/turn.js'
import { type KeyEntry } from '../storage/key-reader.js'
import { type KeyRange } from '../storage/keys.js'
import { byText } from '../storage/overlay.js'
import { equality } from './bounds.js'
import { MAX_BOUND_BYTES, pointText, prefixRange, rangeOf, type ScanRange } from './ranges.js'
import { type IndexScan } from './scan.js'

/** What reading an index cost: keys read, and records fetched for them. */
export interface IndexCounters {
  keys: number
  ids: number
}

/** What reading cost, for explain; `branches` has one entry for each branch of a union. */
export interface ScanCounters extends IndexCounters {
  docs: number
  matched: number
  branches: IndexCounters[]
}

export const nothingRead = (): ScanCounters => ({ keys: 0, ids: 0, docs: 0, matched: 0, branches: [] })

/** Entries are read in portions. The first portion is short, but holds a page of 24. */
const FIRST_PORTION = 25
const LARGEST_PORTION = 256

/**
 * Yields the record ids of an index scan; each once even when several entries of a document lie in the
 * ranges.
 */
export function* recordIds(
  view: View,
  scan: IndexScan,
  counters: IndexCounters = nothingRead(),
  skip = 0,
): Generator<number | Pause> {
  const { ids } = scan
  // Where the records are known, those are passed over; else entries.
  let left = ids ? skip : 0
  if (ids && scan.byIds) {
    for (const recordId of ids) {
      if (left-- > 0) continue
      counters.ids++
      yield recordId
    }
    return
  }
  const seen = scan.index.multikey.includes(true) ? new RecordSet() : null
  let unread = ids ? 0 : skip
  if (ids && !seen && skip > ids.size / 2) {
    unread = yield* entriesBefore(view, scan, ids, ids.size - skip, counters)
    left = 0
  }
  let turn = new Turn()
  for (const range of inOrder(scan.ranges, scan.reverse)) {
    const passed = unread > 0 ? Math.min(unread, view.countRange(range)) : 0
    unread -= passed
    if (unread > 0) continue
    const found =
      scan.exact && passed === 0
        ? [single(view, range)]
        : idsIn(view, scan.index, range, scan.reverse, passed)
    for (const portion of found) {
      for (const recordId of portion) {
        counters.keys++
        if (seen?.add(recordId) === false) continue
        if (ids && (!ids.has(recordId) || left-- > 0)) continue
        counters.ids++
        yield recordId
      }
      if (!ids || !turn.over) continue
      yield PAUSE
      turn = new Turn()
    }
  }
}

const inOrder = (ranges: readonly ScanRange[], reverse: boolean) => (reverse ? ranges.toReversed() : ranges)

/**
 * The number of entries before the last `wanted` of the known records. A page near the end is looked for from there:
 * then the walk is short, and the entries before the page are passed over unread.
 */
function* entriesBefore(
  view: View,
  { index, ranges, reverse }: IndexScan,
  ids: RecordSet,
  wanted: number,
  counters: IndexCounters,
): Work<number> {
  let before = ranges.reduce((sum, range) => sum + view.countRange(range), 0)
  let missing = wanted
  let turn = new Turn()
  for (const range of inOrder(ranges, !reverse))
    for (const portion of idsIn(view, index, range, !reverse)) {
      for (const recordId of portion) {
        if (missing <= 0) return before
        counters.keys++
        before--
        if (ids.has(recordId)) missing--
      }
      if (!turn.over) continue
      yield PAUSE
      turn = new Turn()
    }
  return before
}

/** Yields the record ids of a scan that looks up its values one by one. */
export function* soughtIds(
  view: View,
  scan: IndexScan,
  seeks: readonly Value[],
  counters: IndexCounters,
): Generator<number | Pause> {
  const seen = new RecordSet()
  for (const range of seekRanges(scan, seeks)) {
    if (range === PAUSE) {
      yield PAUSE
      continue
    }
    for (const portion of range.exact ? [single(view, range)] : idsIn(view, scan.index, range, false, 0)) {
      for (const recordId of portion) {
        counters.keys++
        if (!seen.add(recordId)) continue
        counters.ids++
        yield recordId
      }
    }
  }
}

export function* distinct(sources: Flow<number>[]): Generator<number | Pause> {
  const seen = new RecordSet()
  for (const source of sources)
    for (const recordId of source) if (recordId === PAUSE || seen.add(recordId)) yield recordId
}

/** The record of the one entry in a range of a unique index. */
function single(view: View, range: KeyRange): number[] {
  const recordId = view.reader.idAt(range.lower)
  return recordId === undefined ? [] : [recordId]
}

/** The records of a range, in portions. A unique index has a record id as the value of an entry, others at the end of its key. */
export const idsIn = (
  { reader }: View,
  { unique }: IndexMeta,
  range: KeyRange,
  reverse = false,
  skip = 0,
): Generator<number[]> =>
  inPortions(range, reverse, skip, (rest, passed, most) => {
    const { ids, last } = reader.ids(rest, reverse, passed, most, unique)
    return { items: ids, last }
  })

/**
 * Yields the entries of a range, read in portions: a reader that pauses between two portions holds nothing
 * open.
 */
export function* entriesOf(view: View, range: KeyRange): Generator<KeyEntry> {
  for (const portion of portions(view, range, false, 0)) yield* portion
}

export const portions = (
  { reader }: View,
  range: KeyRange,
  reverse: boolean,
  skip: number,
): Generator<KeyEntry[]> =>
  inPortions(range, reverse, skip, (rest, passed, most) => {
    const items = take(reader.range(rest, reverse, passed), most)
    return { items, last: items.length === most ? (items.at(-1)?.key ?? null) : null }
  })

interface Portion<T> {
  items: T[]
  /** The last key of the portion when more entries may follow; else null. */
  last: Buffer | null
}

function* inPortions<T>(
  { lower, upper }: KeyRange,
  reverse: boolean,
  skip: number,
  read: (range: KeyRange, skip: number, most: number) => Portion<T>,
): Generator<T[]> {
  let rest: KeyRange = { lower, upper }
  let size = FIRST_PORTION
  let passed = skip
  for (;;) {
    const { items, last } = read(rest, passed, size)
    passed = 0
    yield items
    if (!last) return
    rest = reverse ? { lower, upper: last } : { lower: Buffer.concat([last, ZERO]), upper }
    size = Math.min(size * 4, LARGEST_PORTION)
  }
}

const ZERO = Buffer.from([0])

function take<T>(entries: Iterable<T>, count: number): T[] {
  const taken: T[] = []
  for (const entry of entries) if (taken.push(entry) === count) break
  return taken
}

/** Roughly the memory of a value that waits to be sorted, beside its own bytes. */
const WAITING_BYTES = 60

interface Seek extends ScanRange {
  /** The lower end is the only key that the range can hold. */
  exact: boolean
}

/**
 * Yields the ranges of the values in the order of the index. The values are sorted in runs, so that no
 * step takes long.
 */
export function* seekRanges({ index }: IndexScan, seeks: readonly Value[]): Generator<Seek | Pause> {
  const multikey = index.multikey[0] === true
  const points = new Runs<string>(byText)
  for (const value of paced(seeks)) {
    if (value === PAUSE) {
      yield PAUSE
      continue
    }
    for (const interval of equality(value, multikey) ?? []) {
      if (!interval.point) yield { ...rangeOf(index, interval), exact: false }
      else {
        const text = pointText(index, interval)
        watchMemory(text.length + WAITING_BYTES)
        points.add(text)
      }
    }
  }
  let last: string | null = null
  for (const text of paced(points.merged())) {
    if (text === PAUSE) yield PAUSE
    else if (text !== last) {
      const exact = index.unique && index.fields.length === 1 && text.length < MAX_BOUND_BYTES
      yield { ...prefixRange(index, Buffer.from(text, 'latin1')), exact }
      last = text
    }
  }
}
