import { BSONRegExp } from 'bson'
import { RANK, rankOf } from '../bson/compare.js'
import { isNaNValue } from '../bson/numbers.js'
import { isNumeric, type Value } from '../bson/value.js'
import { type IndexMeta } from '../catalog/metadata.js'
import { RecordSet } from '../catalog/record-set.js'
import { type View } from '../isolation/view.js'
import { type PredicateNode } from '../match/tree.js'
import { TABLE_BYTES, trailingRecordId } from '../storage/keys.js'
import { conjuncts, impliesPartial } from './implication.js'
import { type KeyRanges, MAX_BOUND_BYTES, type ScanRange } from './ranges.js'
import { recordIds } from './record-ids.js'
import { type IndexScan, type Scan } from './scan.js'

/**
 * Whether the ranges hold one entry for each document that satisfies the conjuncts, and no others. Then entries may be
 * counted and skipped without reading a document. False when in doubt.
 */
export const covers = (
  index: IndexMeta,
  parts: readonly PredicateNode[],
  { ranges, bounded }: KeyRanges,
): boolean =>
  !index.inexact &&
  !index.multikey.includes(true) &&
  ranges.every(isWhole) &&
  parts.every((part) => isGiven(index, part) || isTold(index, part, bounded))

/** A bound that was cut encloses more than it should. */
const isWhole = ({ lower, upper }: ScanRange): boolean =>
  lower.length < TABLE_BYTES + MAX_BOUND_BYTES && upper.length < TABLE_BYTES + MAX_BOUND_BYTES

/** Whether a document satisfies the conjunct exactly if an array's index has an entry of it in the conjunct's range. */
export const tells = (index: IndexMeta, part: PredicateNode): boolean =>
  !index.inexact &&
  'path' in part &&
  part.path === index.fields[0]?.path &&
  part.kind === 'regex' &&
  part.pattern.length < MAX_BOUND_BYTES &&
  isExact(part)

/** Every document of a partial index satisfies it. */
const isGiven = ({ partial }: IndexMeta, part: PredicateNode): boolean =>
  partial !== null && impliesPartial(conjuncts(partial.tree), part)

/** The bounds of one of the leading fields say all that the conjunct says. */
function isTold(index: IndexMeta, part: PredicateNode, bounded: number): boolean {
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
      return part.flags === '' && /^\^[A-Za-z0-9 _@:/-]+$/.test(part.pattern)
    default:
      return false
  }
}

const isPlain = (value: Value): boolean => !Array.isArray(value) && !(value instanceof BSONRegExp)

const ORDERED: readonly number[] = [RANK.number, RANK.string, RANK.date, RANK.objectId]

const isOrdered = (value: Value): boolean =>
  ORDERED.includes(rankOf(value)) && !(isNumeric(value) && isNaNValue(value))

/** How many documents an intersection finds, where its entries tell; null when documents must be read to know. */
export function countIntersection(view: View, scan: Scan): number | null {
  if (scan.kind !== 'index' || !scan.told) return null
  if (scan.told.some((range) => range.loose && view.countRange(range) > 0)) return null
  return (scan.ids ?? recordsIn(view, scan)).size
}

/** The ranges whose entries are exactly the matching documents; null when documents must be read to know. */
export function coveredRanges(view: View, scan: Scan): ScanRange[] | null {
  if (scan.kind !== 'index' || !scan.covered) return null
  const strict = scan.ranges.filter(({ loose }) => !loose)
  const loose = scan.ranges.filter((range) => range.loose)
  return loose.every((range) => view.countRange(range) === 0) ? strict : null
}

/** Whether every entry is one of a document that matches, without a count of loose ranges. */
export const entriesDecide = (scan: Scan): boolean =>
  scan.kind === 'index' && scan.covered && !scan.ids && !scan.ranges.some(({ loose }) => loose)

/** Entries of an index scan: an upper bound of the documents that it finds. */
export const entriesIn = (view: View, { ranges }: IndexScan): number =>
  ranges.reduce((sum, range) => sum + view.countRange(range), 0)

/** The records that have an entry in the scan's ranges. */
export function recordsIn(view: View, scan: IndexScan): RecordSet {
  // The keys of a unique index do not say whose they are.
  if (scan.index.unique) return new RecordSet(recordIds(view, scan))
  const sets = scan.ranges.map((range) => view.recordsOf(range, () => recordsOfKeys(view, range)))
  const [first = new RecordSet(), ...others] = sets.filter(({ size }) => size > 0)
  return others.length === 0 ? first : new RecordSet([first, ...others].flatMap((set) => [...set]))
}

/** All at once: nobody pauses in the middle, as readers of documents do. */
function* recordsOfKeys({ reader }: View, range: ScanRange): Generator<number> {
  for (const key of reader.keys(range)) yield trailingRecordId(key)
}
