import { type RecordSet } from '../catalog/record-set.js'
import { type PredicateNode } from '../match/tree.js'
import { intervalsOf } from './bounds.js'
import { tells } from './coverage.js'
import { ENTRIES_A_DOCUMENT } from './entry-counts.js'
import { keyRanges, type ScanRange } from './ranges.js'
import { type IndexScan, type Plan } from './scan.js'

interface Condition {
  bounds: IndexScan['bounds']
  ranges: ScanRange[]
  entries: number
}

/** What it takes to compare and to intersect. */
export interface Intersecting {
  /** Number of entries that a scan would read. */
  entriesIn: (scan: IndexScan) => number
  recordsIn: (scan: IndexScan) => RecordSet
  /** The documents are wanted in an order. */
  inOrder: boolean
}

/**
 * Several conditions on one array may hold for different elements, so that only one of them can bound the scan. The one
 * with the fewest entries does. The others are looked up in the same index, if that is cheaper than reading documents.
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
  const isTold = worthIt.length === others.length && parts.every((part) => tells(scan.index, part))
  const narrowed: IndexScan = { ...scan, bounds: fewest.bounds, ranges: fewest.ranges, exact: false }
  if (isTold) narrowed.told = conditions.flatMap(({ ranges }) => ranges)
  // With a single condition, a page in an order needs the set; without an order a few entries are read.
  if (worthIt.length === 0 && !(isTold && inOrder)) return { ...plan, scan: narrowed }
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
