import { type CollectionMeta, type IndexMeta } from '../catalog/metadata.js'
import { type RecordSet } from '../catalog/record-set.js'
import { type PredicateNode } from '../match/tree.js'
import { intervalsOf } from './bounds.js'
import { isUsable, planFor } from './candidates.js'
import { coveredBy, coversOnArray } from './coverage.js'
import { ENTRIES_A_DOCUMENT, SORTED_AT_ONCE } from './entry-counts.js'
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

/** So many documents are read and put in order, or read in vain, before it pays to know which ones match. */
const FEW = 1_000
/** The records of more entries are not gathered at once: while that is done, nothing else is. */
const GATHERED_AT_ONCE = 500_000
/** In turns, the records of so many entries are gathered at most. A million take a quarter of a second, and then 125 kB. */
export const GATHERED_IN_TURNS = 16_000_000

interface Together extends Intersecting {
  limit: number | null
  mostGathered: number | undefined
}

/** An index whose ranges hold exactly the documents that satisfy some of the conjuncts. */
interface Cover {
  scan: IndexScan
  covers: readonly PredicateNode[]
  entries: number
}

/**
 * No single index may cover the filter, or the one that does may not give the order, while several cover it together.
 * The records that are in all of them are exactly those that match, so they can be counted, and walked in the wanted
 * order, without reading a document that is not asked for. Gives the plan as it is where that would not be cheaper.
 */
export function together(
  meta: CollectionMeta,
  parts: readonly PredicateNode[],
  plan: Plan,
  { entriesIn, recordsIn, inOrder, limit, mostGathered = GATHERED_AT_ONCE }: Together,
): Plan {
  const { scan } = plan
  if (scan.kind !== 'index' || scan.exact || scan.ids || scan.coveredBy) return plan
  const isPage = inOrder && limit !== null
  if (scan.covered && (plan.sorted || !isPage)) return plan
  // Without an order, the first that match are enough.
  if (!inOrder && limit !== null) return plan
  const entries = entriesIn(scan)
  if (entries <= (plan.sorted && isPage ? FEW : SORTED_AT_ONCE)) return plan
  const covers = coversOf(meta, parts, entriesIn)
  if (!covers) return plan
  const [fewest, ...others] = covers.sort((a, b) => a.entries - b.entries) as [Cover, ...Cover[]]
  const gathered = covers.reduce((sum, one) => sum + one.entries, 0)
  if (gathered > Math.min(mostGathered, fewest.entries * ENTRIES_A_DOCUMENT))
    return fewest.entries <= FEW && fewest.entries * 4 < entries
      ? { sorted: !inOrder, scan: fewest.scan }
      : plan
  const ids = others.reduce((both, { scan: other }) => both.and(recordsIn(other)), recordsIn(fewest.scan))
  const known = { ids, coveredBy: covers.flatMap((cover) => cover.scan.ranges) }
  if (plan.sorted && isPage) return { ...plan, scan: { ...scan, ...known } }
  return { sorted: !inOrder, scan: { ...fewest.scan, exact: false, covered: false, ...known, byIds: true } }
}

/** Indexes that cover all conjuncts together, those that cover most of what is left first; null when none do. */
function coversOf(
  meta: CollectionMeta,
  parts: readonly PredicateNode[],
  entriesIn: Intersecting['entriesIn'],
): Cover[] | null {
  const candidates = meta.indexes.flatMap((index) => coversBy(index, parts))
  const chosen: Cover[] = []
  let left = parts
  while (left.length > 0) {
    const adds = ({ covers }: Omit<Cover, 'entries'>) => covers.filter((part) => left.includes(part)).length
    const most = Math.max(0, ...candidates.map(adds))
    if (most === 0) return null
    const [best] = candidates
      .filter((candidate) => adds(candidate) === most)
      .map((candidate) => ({ ...candidate, entries: entriesIn(candidate.scan) }))
      .sort((a, b) => a.entries - b.entries) as [Cover]
    chosen.push(best)
    left = left.filter((part) => !best.covers.includes(part))
  }
  return chosen
}

/** What an index covers: an index of one array covers each conjunct on the array by itself. */
function coversBy(index: IndexMeta, parts: readonly PredicateNode[]): Omit<Cover, 'entries'>[] {
  if (index.hidden || !isUsable(index, [...parts])) return []
  const ofArray = index.multikey.includes(true)
  if (ofArray && index.fields.length > 1) return []
  const sets = ofArray ? parts.filter((part) => coversOnArray(index, part)).map((part) => [part]) : [parts]
  return sets.flatMap((set) => {
    const { plan, bounded, exact } = planFor(index, [...set], null)
    const { scan } = plan
    if (scan.kind !== 'index') return []
    const covers = ofArray ? set : coveredBy(index, parts, { ranges: scan.ranges, bounded, exact })
    return covers.length > 0 ? [{ scan, covers }] : []
  })
}
