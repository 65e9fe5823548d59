import { BSONRegExp } from 'bson'
import { RANK, rankOf } from '../bson/compare.js'
import { isNaNValue } from '../bson/numbers.js'
import { isNumeric, type Value } from '../bson/value.js'
import { type IndexMeta } from '../catalog/metadata.js'
import { RecordSet } from '../catalog/record-set.js'
import { LiveView, type View } from '../isolation/view.js'
import { type PredicateNode } from '../match/tree.js'
import { atOnce, type Work } from '../pace/turn.js'
import { TABLE_BYTES } from '../storage/keys.js'
import { isPrefix } from './bounds.js'
import { conjuncts, impliesPartial } from './implication.js'
import { type KeyRanges, MAX_BOUND_BYTES, type ScanRange } from './ranges.js'
import { idsIn, recordIds } from './record-ids.js'
import { type IndexScan, type Scan } from './scan.js'

/**
 * An index covers a filter when its ranges hold one entry for each document that matches, and no other entries. Then
 * documents can be counted and skipped without being read. False when in doubt.
 */
export const coversAll = (index: IndexMeta, parts: readonly PredicateNode[], found: KeyRanges): boolean =>
  isExactIn(index, found) && partsCovered(index, parts, found.bounded).length === parts.length

/** Those of the conjuncts that every document with an entry in the ranges satisfies; the others still have to match. */
export const coveredBy = (
  index: IndexMeta,
  parts: readonly PredicateNode[],
  found: KeyRanges,
): readonly PredicateNode[] => (isExactIn(index, found) ? partsCovered(index, parts, found.bounded) : [])

const partsCovered = (index: IndexMeta, parts: readonly PredicateNode[], bounded: number) =>
  parts.filter((part) => filterCovers(index, part) || boundsCover(index, part, bounded))

/** Each document has one entry in the index at most, and no key or bound was cut. */
const isExactIn = (index: IndexMeta, { ranges }: KeyRanges): boolean =>
  !index.inexact && !index.multikey.includes(true) && ranges.every(isUncut)

/** A bound that was cut to its largest length encloses more than it should. */
const isUncut = ({ lower, upper }: ScanRange): boolean =>
  lower.length < TABLE_BYTES + MAX_BOUND_BYTES && upper.length < TABLE_BYTES + MAX_BOUND_BYTES

/**
 * As `coversAll` for one conjunct on an array: a document satisfies it exactly if it has an entry in the
 * conjunct's range.
 */
export const coversOnArray = (index: IndexMeta, part: PredicateNode): boolean =>
  !index.inexact &&
  'path' in part &&
  part.path === index.fields[0]?.path &&
  part.kind === 'regex' &&
  part.pattern.length < MAX_BOUND_BYTES &&
  isExact(part)

/** The filter of a partial index covers a conjunct that all its documents satisfy. */
const filterCovers = ({ partial }: IndexMeta, part: PredicateNode): boolean =>
  partial !== null && impliesPartial(conjuncts(partial.tree), part)

/** The bounds of one of the leading fields cover the conjunct. */
function boundsCover(index: IndexMeta, part: PredicateNode, bounded: number): boolean {
  if (!('path' in part) || part.path === undefined) return false
  const at = index.fields.findIndex(({ path }) => path === part.path)
  return at >= 0 && at < bounded && isExact(part)
}

function isExact(part: PredicateNode): boolean {
  switch (part.kind) {
    case 'eq':
      return isPlain(part.value)
    case 'in':
      return part.regexes.length === 0 && part.values.every(isPlain)
    case 'gt':
    case 'gte':
      return isOrdered(part.value)
    case 'lt':
    case 'lte':
      // NaN is stored below all numbers, but is less than none of them.
      return isOrdered(part.value) && !isNumeric(part.value)
    case 'regex':
      return isPrefix(part.pattern, part.flags)
    default:
      return false
  }
}

const isPlain = (value: Value): boolean => !Array.isArray(value) && !(value instanceof BSONRegExp)

const ORDERED: readonly number[] = [RANK.number, RANK.string, RANK.date, RANK.objectId]

const isOrdered = (value: Value): boolean =>
  ORDERED.includes(rankOf(value)) && !(isNumeric(value) && isNaNValue(value))

/** How many documents an intersection finds; null when documents must be read to know. */
export function countIntersection(view: View, scan: Scan): number | null {
  if (scan.kind !== 'index' || !scan.coveredBy) return null
  if (scan.coveredBy.some((range) => range.loose && view.countRange(range) > 0)) return null
  return (scan.ids ?? recordsIn(view, scan)).size
}

/** The ranges whose entries are exactly the matching documents; null when documents must be read to know. */
export function coveredRanges(view: View, scan: Scan): ScanRange[] | null {
  if (scan.kind !== 'index' || !scan.covered) return null
  const strict = scan.ranges.filter(({ loose }) => !loose)
  const loose = scan.ranges.filter((range) => range.loose)
  return loose.every((range) => view.countRange(range) === 0) ? strict : null
}

/**
 * Whether every entry belongs to a document that matches. A loose range may hold others, so it makes the
 * answer false.
 */
export const everyEntryMatches = (scan: Scan): boolean =>
  scan.kind === 'index' && scan.covered && !scan.ids && !scan.ranges.some(({ loose }) => loose)

/** Number of entries in the scan's ranges, which is an upper bound of the matching documents. */
export const entriesIn = (view: View, { ranges }: IndexScan): number =>
  ranges.reduce((sum, range) => sum + view.countRange(range), 0)

/** The records that have an entry in the scan's ranges. */
export function recordsIn(view: View, scan: IndexScan): RecordSet {
  // A unique index keeps the record id in the value of an entry, every other index at the end of the key.
  if (scan.index.unique) return new RecordSet(atOnce(recordIds(view, scan)))
  const sets = scan.ranges.map((range) => view.recordsOf(range, () => recordsOfKeys(view, range, scan.index)))
  const [first = new RecordSet(), ...others] = sets.filter(({ size }) => size > 0)
  return others.length === 0 ? first : new RecordSet([first, ...others].flatMap((set) => [...set]))
}

/** Thrown when a plan needs the records of a long range: they are gathered in turns, and the command is planned anew. */
export class NotGathered {
  constructor(readonly gathering: Work<void>) {}
}

/** Only the newest state remembers what was gathered. */
export const remembersRecords = (view: View): view is LiveView => view instanceof LiveView

/** As `recordsIn`, for a command that waits until long ranges are gathered. @throws NotGathered */
export function recordsInTurnsIn(view: LiveView, scan: IndexScan): RecordSet {
  const { index, ranges } = scan
  for (const range of index.unique ? [] : ranges) {
    const gathering = view.gathering(range, () => idsIn(view, index, range))
    if (gathering) throw new NotGathered(gathering)
  }
  return recordsIn(view, scan)
}

/** Reads all record ids at once, without the pauses that readers of documents make. */
function* recordsOfKeys(view: View, range: ScanRange, index: IndexMeta): Generator<number> {
  for (const portion of idsIn(view, index, range)) yield* portion
}

/**
 * Whether the scan may pass over entries without reading their documents: the index covers the filter, or the records that
 * match are known.
 */
export function maySkip(view: View, scan: Scan): boolean {
  if (scan.kind !== 'index' || !scan.ids) return coveredRanges(view, scan) !== null
  return scan.coveredBy?.every((range) => !range.loose || view.countRange(range) === 0) ?? false
}
