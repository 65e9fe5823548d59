import { type Doc } from '../bson/value.js'
import type { CollectionMeta, IndexMeta } from '../catalog/metadata.js'
import { directionOf } from '../catalog/index-meta.js'
import type { PredicateNode } from '../match/tree.js'
import type { Interval } from './bounds.js'
import { covers } from './coverage.js'
import { type FieldBounds, fieldBounds } from './field-bounds.js'
import { conjuncts, impliesPartial, mayUseSparse } from './implication.js'
import { keyRanges } from './ranges.js'
import type { IndexScan, Scan, UnionScan } from './scan.js'
import { servesSort } from './sort-order.js'

export interface Plan {
  scan: Scan
  /** The scan yields documents in the wanted order. */
  sorted: boolean
}

export interface PlanRequest {
  /** The filter; null = all documents. */
  tree: PredicateNode | null
  sort: Doc | null
  /** A forced index, or a forced collection scan. */
  hint: IndexMeta | 'natural' | 'reverse' | null
  /** Strings are compared otherwise than in the index. */
  collated: boolean
  /** Documents needed at most, in order; null = all. */
  limit?: number | null
  /** Number of entries that a scan would read. */
  entriesIn?: (scan: IndexScan) => number
}

/** Chooses how to read: longest equality prefix, then a range, then the order of the index. */
export const choosePlan = (meta: CollectionMeta, request: PlanRequest): Plan => {
  const { tree, hint, sort } = request
  if (hint === 'natural' || hint === 'reverse') return collectionPlan(hint === 'reverse', sort)
  const sortFields = sort && sortable(sort)
  // Under a collation an index may be read, but neither its bounds nor its order mean anything.
  if (hint && request.collated) return asRead(planFor(hint, [], null).plan, sort === null)
  if (hint) return planFor(hint, conjuncts(tree), sortFields).plan
  const natural = sort?.get('$natural')
  if (natural !== undefined)
    return { scan: { kind: 'collection', reverse: directionOf(natural) < 0 }, sorted: true }
  if (request.collated) return collectionPlan(false, sort)
  const parts = conjuncts(tree)
  const best = bestIndexPlan(meta, parts, sortFields)
  if (best && best.bounded > 0) {
    const fewest = best.rivals ? withFewest(meta, parts, sortFields, best.plan, request) : best.plan
    return inOrderIfShorter(meta, parts, sortFields, fewest, request)
  }
  const union = unionPlan(meta, parts)
  if (union) return { scan: union, sorted: sort === null }
  return best?.plan ?? collectionPlan(false, sort)
}

const asRead = ({ scan }: Plan, sorted: boolean): Plan => ({
  scan: scan.kind === 'index' ? { ...scan, covered: false } : scan,
  sorted,
})

const collectionPlan = (reverse: boolean, sort: Doc | null): Plan => ({
  scan: { kind: 'collection', reverse },
  sorted: sort === null || sort.has('$natural'),
})

export interface SortField {
  path: string
  direction: 1 | -1
}

/** A sort on computed values ({$meta}) is never served by an index. */
const sortable = (sort: Doc): SortField[] | null => {
  const fields: SortField[] = []
  for (const [path, direction] of sort) {
    if (direction instanceof Map) return null
    fields.push({ path, direction: directionOf(direction) })
  }
  return fields
}

interface Candidate {
  plan: Plan
  /** Leading fields narrowed at all, and those narrowed to points. */
  bounded: number
  points: number
  exact: boolean
  /** Another index narrows too: then it is worth to count what each would read. */
  rivals?: boolean
}

const bestIndexPlan = (
  meta: CollectionMeta,
  parts: PredicateNode[],
  sort: SortField[] | null,
): Candidate | null => {
  let best: Candidate | null = null
  let narrowing = 0
  for (const index of meta.indexes) {
    if (index.hidden || !mayServe(index, parts, sort) || !isUsable(index, parts)) continue
    const candidate = planFor(index, parts, sort)
    if (candidate.bounded > 0 || index.partial) narrowing++
    // A partial index may say the whole filter by itself.
    const narrows = candidate.bounded > 0 || (index.partial !== null && isCovered(candidate))
    if (!narrows && !(sort && candidate.plan.sorted)) continue
    if (!best || isBetter(candidate, best)) best = candidate
  }
  if (best) best.rivals = narrowing > 1
  return best
}

/** Most indexes of a collection are about other fields than the filter and the sort: those need no plan. */
const mayServe = (
  { fields, partial }: IndexMeta,
  parts: readonly PredicateNode[],
  sort: SortField[] | null,
): boolean => {
  if (sort !== null || partial !== null) return true
  const first = fields[0]?.path
  for (const part of parts) if ('path' in part && part.path === first) return true
  return false
}

const isUsable = (index: IndexMeta, parts: PredicateNode[]): boolean =>
  (!index.partial || impliesPartial(parts, index.partial.tree)) &&
  (!index.sparse || mayUseSparse(index, parts))

const isBetter = (a: Candidate, b: Candidate): boolean => {
  if (a.exact !== b.exact) return a.exact
  if (a.points !== b.points) return a.points > b.points
  if (a.bounded !== b.bounded) return a.bounded > b.bounded
  if (a.plan.sorted !== b.plan.sorted) return a.plan.sorted
  // Of two that narrow alike, a partial index has the fewer entries, since its own filter says the rest.
  return isCovered(a) === isCovered(b) ? isPartial(a) && !isPartial(b) : isCovered(a)
}

const isPartial = ({ plan: { scan } }: Candidate): boolean =>
  scan.kind === 'index' && scan.index.partial !== null

const isCovered = ({ plan: { scan } }: Candidate): boolean => scan.kind === 'index' && scan.covered

const planFor = (index: IndexMeta, parts: PredicateNode[], sort: SortField[] | null): Candidate => {
  const bounds = fieldBounds(index, parts)
  const found = keyRanges(index, bounds)
  const { ranges, exact, bounded } = found
  const order = sort ? servesSort(index, bounds, sort) : null
  const covered = covers(index, parts, found)
  const scan: IndexScan = {
    kind: 'index',
    index,
    bounds,
    ranges,
    reverse: order === 'backward',
    exact,
    covered,
  }
  const points = leadingCount(bounds, (intervals) => intervals.every((interval) => interval.point))
  return {
    plan: { scan, sorted: sort === null || order !== null },
    bounded,
    points: Math.min(points, bounded),
    exact,
  }
}

/** So few documents are sorted sooner than a plan is thought over. */
const SORTED_AT_ONCE = 500
/** Counting more ranges than this costs more than it tells. */
const MAX_COUNTED_RANGES = 64

/**
 * The best bounds may leave a hundred thousand documents to be sorted where a page of 25 is wanted: then to read an
 * index in the wanted order, and drop what does not match, ends sooner. The server finds out by trying both; here the
 * number of entries decides, as if the matching documents lay evenly in the order.
 */
const inOrderIfShorter = (
  meta: CollectionMeta,
  parts: PredicateNode[],
  sort: SortField[] | null,
  bounded: Plan,
  { limit, entriesIn }: PlanRequest,
): Plan => {
  if (bounded.sorted || !sort || !limit || !entriesIn || bounded.scan.kind !== 'index') return bounded
  if (bounded.scan.ranges.length > MAX_COUNTED_RANGES) return bounded
  const toSort = entriesIn(bounded.scan)
  if (toSort <= SORTED_AT_ONCE) return bounded
  const ordered = bestOrdered(meta, parts, sort)
  if (ordered?.scan.kind !== 'index' || ordered.scan.ranges.length > MAX_COUNTED_RANGES) return bounded
  const all = entriesIn(ordered.scan)
  return Math.min(all, (limit * all) / toSort) < toSort ? ordered : bounded
}

/** Points may be all documents, and a range a few: where the best by its shape reads many entries, far fewer win. */
const withFewest = (
  meta: CollectionMeta,
  parts: PredicateNode[],
  sort: SortField[] | null,
  best: Plan,
  { limit, entriesIn }: PlanRequest,
): Plan => {
  if (!entriesIn || best.scan.kind !== 'index' || best.scan.covered || (sort && best.sorted && limit))
    return best
  // An exact one has at most one entry a range.
  if (best.scan.exact || best.scan.ranges.length > MAX_COUNTED_RANGES) return best
  let chosen = best
  let fewest = entriesIn(best.scan)
  if (fewest <= SORTED_AT_ONCE) return best
  for (const index of meta.indexes) {
    if (index.hidden || !isUsable(index, parts)) continue
    const { plan, bounded } = planFor(index, parts, sort)
    if (plan.scan.kind !== 'index' || plan.scan.ranges.length > MAX_COUNTED_RANGES) continue
    if (bounded === 0 && !index.partial) continue
    const entries = entriesIn(plan.scan)
    if (entries * 4 < fewest) [chosen, fewest] = [plan, entries]
  }
  return chosen
}

const bestOrdered = (meta: CollectionMeta, parts: PredicateNode[], sort: SortField[]): Plan | null => {
  let best: Candidate | null = null
  for (const index of meta.indexes) {
    if (index.hidden || !isUsable(index, parts)) continue
    const candidate = planFor(index, parts, sort)
    if (candidate.plan.sorted && (!best || isBetter(candidate, best))) best = candidate
  }
  return best?.plan ?? null
}

const leadingCount = (bounds: FieldBounds, holds: (intervals: Interval[]) => boolean): number => {
  const first = bounds.findIndex((intervals) => intervals === null || !holds(intervals))
  return first < 0 ? bounds.length : first
}

/** An `$or` whose every branch narrows some index. */
const unionPlan = (meta: CollectionMeta, parts: PredicateNode[]): UnionScan | null => {
  for (const part of parts) {
    if (part.kind !== 'or') continue
    const rest = parts.filter((other) => other !== part)
    const branches: IndexScan[] = []
    for (const child of part.children) {
      const best = bestIndexPlan(meta, [...conjuncts(child), ...rest], null)
      if (!best || best.bounded === 0 || best.plan.scan.kind !== 'index') break
      branches.push(best.plan.scan)
    }
    if (branches.length === part.children.length) return { kind: 'union', branches }
  }
  return null
}
