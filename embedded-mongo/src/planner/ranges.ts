import { type IndexMeta } from '../catalog/metadata.js'
import { afterPrefix, type KeyRange, TABLE_BYTES, tableKey, tableRange } from '../storage/keys.js'
import { END, type FieldBounds, type Interval } from './bounds.js'

/** Reading more ranges than this costs more than it saves. */
const MAX_RANGES = 2000
/** Bounds are cut far below the length at which index keys are cut, so that a cut bound still encloses every cut key. */
export const MAX_BOUND_BYTES = 1200

/** A range of an index's keys; a loose one holds stored regular expressions only. */
export interface ScanRange extends KeyRange {
  loose?: true
}

export interface KeyRanges {
  /** In ascending order of keys, without overlaps. */
  ranges: ScanRange[]
  exact: boolean
  /** How many leading fields narrow the ranges. */
  bounded: number
}

const NO_KEY = Buffer.alloc(0)

/** The ranges of the index to read: each combination of the leading points, then the intervals of one more field. */
export function keyRanges(index: IndexMeta, bounds: FieldBounds): KeyRanges {
  let prefixes: Buffer[] = [NO_KEY]
  for (let at = 0; at < bounds.length; at++) {
    const intervals = bounds[at]
    if (!intervals || prefixes.length * intervals.length > MAX_RANGES) {
      return { ranges: prefixes.map((prefix) => prefixRange(index, prefix)), exact: false, bounded: at }
    }
    const directed = directedIntervals(intervals, index.fields[at]?.direction ?? 1)
    if (!intervals.every((interval) => interval.point)) {
      const ranges = prefixes.flatMap((prefix) => directed.map((interval) => within(index, prefix, interval)))
      return { ranges: ranges.filter(isNotEmpty), exact: false, bounded: at + 1 }
    }
    prefixes = prefixes.flatMap((prefix) =>
      directed.map(({ from }) => (prefix.length === 0 ? from : Buffer.concat([prefix, from]))),
    )
  }
  const exact = index.unique && prefixes.every((prefix) => prefix.length <= MAX_BOUND_BYTES)
  return { ranges: prefixes.map((prefix) => prefixRange(index, prefix)), exact, bounded: bounds.length }
}

/** A descending field has inverted bytes, which turns the order of its intervals. */
function directedIntervals(intervals: Interval[], direction: 1 | -1): Interval[] {
  if (direction === 1) return intervals
  return intervals
    .map(({ from, to, point, ...rest }) => {
      const last = afterPrefix(inverted(from)) ?? END
      return { ...rest, from: point ? inverted(from) : (afterPrefix(inverted(to)) ?? END), to: last, point }
    })
    .reverse()
}

/**
 * The bytes of the point in an index key, cut to the length of bounds, as a string that sorts in the order
 * of the bytes.
 */
export function pointText(index: IndexMeta, interval: Interval): string {
  const [{ from }] = directedIntervals([interval], index.fields[0]?.direction ?? 1) as [Interval]
  return from.toString('latin1', 0, MAX_BOUND_BYTES)
}

/** The keys that begin with a value of the interval. */
export function rangeOf(index: IndexMeta, interval: Interval): ScanRange {
  const [directed] = directedIntervals([interval], index.fields[0]?.direction ?? 1) as [Interval]
  return within(index, NO_KEY, directed)
}

const inverted = (bytes: Buffer): Buffer => bytes.map((byte) => byte ^ 0xff) as Buffer

export function prefixRange(index: IndexMeta, prefix: Buffer): KeyRange {
  if (prefix.length === 0) return tableRange(index.table)
  const lower = tableKey(index.table, prefix.subarray(0, MAX_BOUND_BYTES))
  return { lower, upper: afterPrefix(lower) ?? tableRange(index.table).upper }
}

function within(index: IndexMeta, prefix: Buffer, interval: Interval): ScanRange {
  const lower = tableKey(index.table, Buffer.concat([prefix, interval.from]))
  const upper = tableKey(index.table, Buffer.concat([prefix, interval.to]))
  const limit = TABLE_BYTES + MAX_BOUND_BYTES
  return {
    ...(interval.loose ? { loose: true } : {}),
    lower: lower.subarray(0, limit),
    upper:
      upper.length <= limit
        ? upper
        : (afterPrefix(upper.subarray(0, limit)) ?? tableRange(index.table).upper),
  }
}

const isNotEmpty = (range: KeyRange): boolean => Buffer.compare(range.lower, range.upper) < 0
