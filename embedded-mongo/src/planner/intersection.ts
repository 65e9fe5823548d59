import { type RecordSet } from '../catalog/record-set.js'
import { type PredicateNode } from '../match/tree.js'
import { intervalsOf } from './bounds.js'
import { coversOnArray } from './coverage.js'
import { ENTRIES_A_DOCUMENT } from './entry-counts.js'
import { keyRanges, type ScanRange } from './ranges.js'
import { type IndexScan, type Plan } from './scan.js'

interface Condition {
  bounds: IndexScan['bounds']
  ranges: ScanRange[]
  entries: number
}

/** Figures of the collection and the command that `intersected` needs. */
export interface Intersecting {
  /** Number of entries that a scan would read. */
  entriesIn: (scan: IndexScan) => number
  recordsIn: (scan: IndexScan) => RecordSet
  /** The command asks for an order. */
  inOrder: boolean
}

/**
 * Several conditions on one array may hold for different elements, so only one of them can bound the scan:
 * the one with the fewest entries. Its record ids are intersected with those of the other conditions, if
 * that is cheaper than reading the documents.
 */
export function intersected(
  plan: Plan,
  parts: readonly PredicateNode[],
  { entriesIn, recordsIn, inOrder }: Intersecting,
): Plan {
  const { scan } = plan
  if (scan.kind !== 'index' || scan.index.fields.length > 1 || !scan.index.multikey[0]) return plan
  const conditions = parts
    .map((part) => conditionOf(scan, part, entriesIn))
    .filter((condition) => condition !== null)
    .sort((a, b) => a.entries - b.entries)
  const [fewest, ...others] = conditions
  if (!fewest) return plan
  const worthIt = others.filter(({ entries }) => entries <= fewest.entries * ENTRIES_A_DOCUMENT)
  const covered = worthIt.length === others.length && parts.every((part) => coversOnArray(scan.index, part))
  const narrowed: IndexScan = { ...scan, bounds: fewest.bounds, ranges: fewest.ranges, exact: false }
  if (covered) narrowed.coveredBy = conditions.flatMap(({ ranges }) => ranges)
  // With a single condition the set of record ids pays off only for a page in sort order.
  if (worthIt.length === 0 && !(covered && inOrder)) return { ...plan, scan: narrowed }
  narrowed.ids = worthIt.reduce(
    (both, { ranges }) => both.and(recordsIn({ ...narrowed, ranges })),
    recordsIn(narrowed),
  )
  narrowed.byIds = !(inOrder && plan.sorted)
  return { ...plan, scan: narrowed }
}

function conditionOf(
  scan: IndexScan,
  part: PredicateNode,
  entriesIn: (scan: IndexScan) => number,
): Condition | null {
  const [field] = scan.index.fields
  const intervals = 'path' in part && part.path === field?.path ? intervalsOf(part, true) : null
  if (!intervals) return null
  const bounds = [intervals]
  const { ranges } = keyRanges(scan.index, bounds)
  return { bounds, ranges, entries: entriesIn({ ...scan, bounds, ranges }) }
}
