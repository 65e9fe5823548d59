import { type Doc } from '../bson/value.js'
import { type CollectionMeta, directionOf, type IndexMeta } from '../catalog/metadata.js'
import { type PredicateNode } from '../match/tree.js'
import { MAX_VALUES } from './bounds.js'
import { bestIndexPlan, isSingle, isUsable, planFor } from './candidates.js'
import { type Counting, inOrderIfShorter, withFewest } from './entry-counts.js'
import { conjuncts } from './implication.js'
import { intersected, together } from './intersection.js'
import { type IndexScan, type Plan, type UnionScan } from './scan.js'
import { sortable } from './sort-order.js'

export interface PlanRequest extends Counting {
  /** The filter; null = all documents. */
  tree: PredicateNode | null
  sort: Doc | null
  /** The index that the command forces, or a forced collection scan. */
  hint: IndexMeta | 'natural' | 'reverse' | null
  /** The command has a collation: it compares strings in another way than the indexes do. */
  collated: boolean
}

/** Chooses how to read: longest equality prefix, then a range, then the order of the index. */
export function choosePlan(meta: CollectionMeta, request: PlanRequest): Plan {
  const { tree, hint, sort } = request
  if (hint === 'natural' || hint === 'reverse') return collectionPlan(hint === 'reverse', sort)
  const sortFields = sort && sortable(sort)
  // With a collation a forced index is read as a whole, since its bounds and its order are those of plain strings.
  if (hint && request.collated) return uncovered(planFor(hint, [], null).plan, sort === null)
  if (hint) return planFor(hint, conjuncts(tree), sortFields).plan
  const natural = sort?.get('$natural')
  if (natural !== undefined)
    return { scan: { kind: 'collection', reverse: directionOf(natural) < 0 }, sorted: true }
  if (request.collated) return collectionPlan(false, sort)
  const parts = conjuncts(tree)
  const best = bestIndexPlan(meta, parts, sortFields)
  if (best && isSingle(best)) return best.plan
  if (best && best.bounded > 0) {
    const fewest = best.rivals ? withFewest(meta, parts, sortFields, best.plan, request) : best.plan
    const { entriesIn, recordsIn, mostGathered, limit = null } = request
    if (!entriesIn || !recordsIn) return inOrderIfShorter(meta, parts, sortFields, fewest, request)
    const intersecting = { entriesIn, recordsIn, inOrder: sort !== null }
    const narrowest = intersected(fewest, parts, intersecting)
    const known = together(meta, parts, narrowest, { ...intersecting, limit, mostGathered })
    return inOrderIfShorter(meta, parts, sortFields, known, request)
  }
  const inOrder = sort !== null
  const seeks = best?.plan.sorted && inOrder && request.limit ? null : seekPlan(meta, parts, inOrder, request)
  if (seeks) return seeks
  const union = unionPlan(meta, parts)
  if (union) return { scan: union, sorted: sort === null }
  return best?.plan ?? collectionPlan(false, sort)
}

const uncovered = ({ scan }: Plan, sorted: boolean): Plan => ({
  scan: scan.kind === 'index' ? { ...scan, covered: false } : scan,
  sorted,
})

const collectionPlan = (reverse: boolean, sort: Doc | null): Plan => ({
  scan: { kind: 'collection', reverse },
  sorted: sort === null || sort.has('$natural'),
})

/**
 * For an `$in` of more values than a scan may have ranges: each value is looked up in an index that has at least as many
 * entries. Null when there is none.
 */
function seekPlan(
  meta: CollectionMeta,
  parts: readonly PredicateNode[],
  inOrder: boolean,
  counting: Counting,
): Plan | null {
  for (const part of parts) {
    if (part.kind !== 'in' || part.regexes.length > 0 || part.values.length <= MAX_VALUES) continue
    for (const index of meta.indexes) {
      if (index.hidden || index.fields[0]?.path !== part.path || !isUsable(index, [...parts])) continue
      const { scan } = planFor(index, [], null).plan
      if (scan.kind !== 'index' || !hasEntries(index, scan, part.values.length, counting)) continue
      return { scan: { ...scan, covered: false, seeks: part.values }, sorted: !inOrder }
    }
  }
  return null
}

/** Whether the index has at least so many entries. */
function hasEntries(
  { partial, sparse }: IndexMeta,
  scan: IndexScan,
  wanted: number,
  { documents, entriesIn }: Counting,
): boolean {
  if (!entriesIn) return false
  // Such an index has at least one entry for each document.
  if (documents && !partial && !sparse && documents() >= wanted) return true
  return entriesIn(scan) >= wanted
}

/** For an `$or` where each branch narrows an index; null when one does not. */
function unionPlan(meta: CollectionMeta, parts: PredicateNode[]): UnionScan | null {
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
