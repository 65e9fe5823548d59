import { type CollectionMeta } from '../catalog/metadata.js'
import { type RecordSet } from '../catalog/record-set.js'
import { type PredicateNode } from '../match/tree.js'
import { bestOrdered, isUsable, planFor } from './candidates.js'
import { type IndexScan, type Plan } from './scan.js'
import { type SortField } from './sort-order.js'

/**
 * Figures of the command and the collection that are needed to compare plans by their number of index
 * entries.
 */
export interface Counting {
  /** Documents needed at most, in the order of the sort; null = all. */
  limit?: number | null
  /** Number of documents of the collection: known at once, while the entries of a large index take long to count. */
  documents?: () => number
  /** Number of entries that a scan would read. */
  entriesIn?: (scan: IndexScan) => number
  /** The records that those entries belong to. */
  recordsIn?: (scan: IndexScan) => RecordSet
  /** The records of so many entries at most are gathered. */
  mostGathered?: number | undefined
}

/** Reading one document of a list costs as much as reading about so many entries. */
export const ENTRIES_A_DOCUMENT = 40
/** Sorting up to this many documents is faster than looking for another plan. */
export const SORTED_AT_ONCE = 500
/** Counting more ranges than this costs more than it saves. */
const MAX_COUNTED_RANGES = 64

const countable = ({ scan }: Plan): IndexScan | null =>
  scan.kind === 'index' && scan.ranges.length <= MAX_COUNTED_RANGES ? scan : null

/**
 * The narrowest index may still leave a hundred thousand documents to sort, for a page of 25. Then it is faster to read
 * an index in the wanted order and to drop what does not match. The server tries both plans; here the number of entries
 * decides, assuming that matching documents are spread evenly over the order.
 */
export function inOrderIfShorter(
  meta: CollectionMeta,
  parts: PredicateNode[],
  sort: SortField[] | null,
  bounded: Plan,
  { limit, entriesIn }: Counting,
): Plan {
  const scan = countable(bounded)
  if (bounded.sorted || !sort || !limit || !entriesIn || !scan) return bounded
  const { ids } = scan
  const toSort = ids?.size ?? entriesIn(scan)
  if (toSort <= SORTED_AT_ONCE) return bounded
  const ordered = bestOrdered(meta, parts, sort)
  const orderedScan = ordered && countable(ordered)
  if (!orderedScan) return bounded
  const all = entriesIn(orderedScan)
  // Where matching records are known by id, only entries are read until the page is full.
  const walked = Math.min(all, (limit * all) / toSort) / (ids ? ENTRIES_A_DOCUMENT : 1)
  if (walked >= toSort) return bounded
  const { coveredBy } = scan
  return ids ? { ...ordered, scan: { ...orderedScan, ids, ...(coveredBy && { coveredBy }) } } : ordered
}

/**
 * The shape of the bounds can mislead: a single value may be in all documents, a range in a few. Where the best plan by
 * shape reads many entries, a plan that reads far fewer wins.
 */
export function withFewest(
  meta: CollectionMeta,
  parts: PredicateNode[],
  sort: SortField[] | null,
  best: Plan,
  { limit, entriesIn }: Counting,
): Plan {
  const scan = countable(best)
  if (!entriesIn || !scan || scan.covered || (sort && best.sorted && limit)) return best
  // An exact scan has at most one entry in each range.
  if (scan.exact) return best
  let chosen = best
  let fewest = entriesIn(scan)
  if (fewest <= SORTED_AT_ONCE) return best
  for (const index of meta.indexes) {
    if (index.hidden || !isUsable(index, parts)) continue
    const { plan, bounded } = planFor(index, parts, sort)
    const rival = countable(plan)
    if (!rival || (bounded === 0 && !index.partial)) continue
    const entries = entriesIn(rival)
    if (entries * 4 < fewest) [chosen, fewest] = [plan, entries]
  }
  return chosen
}
