import { type CollectionMeta, type IndexMeta } from '../catalog/metadata.js'
import { type PredicateNode } from '../match/tree.js'
import { type FieldBounds, fieldBounds } from './bounds.js'
import { coversAll } from './coverage.js'
import { impliesPartial, mayUseSparse } from './implication.js'
import { keyRanges } from './ranges.js'
import { type IndexScan, type Plan } from './scan.js'
import { servesSort, type SortField } from './sort-order.js'

/** An index that could serve the query, and what reading by it would cost. */
export interface Candidate {
  plan: Plan
  /** Leading fields of the index that the filter narrows. */
  bounded: number
  /** Leading fields that the filter narrows to single values. */
  points: number
  /** Each range holds one entry at most. */
  exact: boolean
  /** Another index narrows the filter too, so it is worth counting the entries of each. */
  rivals?: boolean
}

/** The best index by the shape of its bounds; null when none narrows the filter or gives the order. */
export function bestIndexPlan(
  meta: CollectionMeta,
  parts: PredicateNode[],
  sort: SortField[] | null,
): Candidate | null {
  let best: Candidate | null = null
  let narrowing = 0
  for (const index of meta.indexes) {
    if (index.hidden || !mayServe(index, parts, sort) || !isUsable(index, parts)) continue
    const candidate = planFor(index, parts, sort)
    if (isSingle(candidate)) return candidate
    if (candidate.bounded > 0 || index.partial) narrowing++
    // The filter of a partial index may cover the whole query.
    const narrows = candidate.bounded > 0 || (index.partial !== null && isCovered(candidate))
    if (!narrows && !(sort && candidate.plan.sorted)) continue
    if (!best || isBetter(candidate, best)) best = candidate
  }
  if (best) best.rivals = narrowing > 1
  return best
}

/** Whether it reads one entry at most: no other plan reads less. */
export const isSingle = ({ exact, plan: { scan } }: Candidate): boolean =>
  exact && scan.kind === 'index' && scan.ranges.length === 1

/** A cheap check first: most indexes have other fields than the filter and the sort. */
function mayServe(
  { fields, partial }: IndexMeta,
  parts: readonly PredicateNode[],
  sort: SortField[] | null,
): boolean {
  if (sort !== null || partial !== null) return true
  const first = fields[0]?.path
  for (const part of parts) if ('path' in part && part.path === first) return true
  return false
}

/** Whether the index holds an entry for every document that can match. */
export const isUsable = (index: IndexMeta, parts: PredicateNode[]): boolean =>
  (!index.partial || impliesPartial(parts, index.partial.tree)) &&
  (!index.sparse || mayUseSparse(index, parts))

function isBetter(a: Candidate, b: Candidate): boolean {
  if (a.exact !== b.exact) return a.exact
  if (a.points !== b.points) return a.points > b.points
  if (a.bounded !== b.bounded) return a.bounded > b.bounded
  if (a.plan.sorted !== b.plan.sorted) return a.plan.sorted
  // When two indexes narrow the filter equally, a partial index has fewer entries.
  return isCovered(a) === isCovered(b) ? isPartial(a) && !isPartial(b) : isCovered(a)
}

const isPartial = ({ plan: { scan } }: Candidate): boolean =>
  scan.kind === 'index' && scan.index.partial !== null

const isCovered = ({ plan: { scan } }: Candidate): boolean => scan.kind === 'index' && scan.covered

/** Plans to read by this index. */
export function planFor(index: IndexMeta, parts: PredicateNode[], sort: SortField[] | null): Candidate {
  const bounds = fieldBounds(index, parts)
  const found = keyRanges(index, bounds)
  const { ranges, exact, bounded } = found
  const order = sort ? servesSort(index, bounds, sort) : null
  const covered = coversAll(index, parts, found)
  const scan: IndexScan = {
    kind: 'index',
    index,
    bounds,
    ranges,
    reverse: order === 'backward',
    exact,
    covered,
  }
  const points = leadingPoints(bounds)
  return {
    plan: { scan, sorted: sort === null || order !== null },
    bounded,
    points: Math.min(points, bounded),
    exact,
  }
}

/** The best index that gives the wanted order, whether it narrows the filter or not. */
export function bestOrdered(meta: CollectionMeta, parts: PredicateNode[], sort: SortField[]): Plan | null {
  let best: Candidate | null = null
  for (const index of meta.indexes) {
    if (index.hidden || !isUsable(index, parts)) continue
    const candidate = planFor(index, parts, sort)
    if (candidate.plan.sorted && (!best || isBetter(candidate, best))) best = candidate
  }
  return best?.plan ?? null
}

function leadingPoints(bounds: FieldBounds): number {
  const first = bounds.findIndex((intervals) => !intervals?.every(({ point }) => point))
  return first < 0 ? bounds.length : first
}
