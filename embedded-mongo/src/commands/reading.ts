import { equalValues } from '../bson/compare.js'
import { type KeyValue } from '../bson/index-key.js'
import { decodeFields, fieldNames } from '../bson/partial.js'
import { compareSortKeys, parseSort, sortKeysOf, type SortPart } from '../bson/sort.js'
import { type Collation, type Doc, type EvalContext, isDoc, type Maybe } from '../bson/value.js'
import { type CollectionMeta, directionOf, type IndexMeta } from '../catalog/metadata.js'
import { badValue, MongoError } from '../errors/mongo-error.js'
import { type View } from '../isolation/view.js'
import { compileMatch, type Matcher } from '../match/match.js'
import { type PredicateNode } from '../match/tree.js'
import { Runs } from '../pace/runs.js'
import { type TimeLimit } from '../pace/time-limit.js'
import { type Flow, paced, PAUSE } from '../pace/turn.js'
import { type Between, planBetween } from '../planner/between.js'
import {
  countIntersection,
  coveredRanges,
  entriesIn,
  maySkip,
  recordsIn,
  recordsInTurnsIn,
  remembersRecords,
} from '../planner/coverage.js'
import { executePaced, FoundRecord, type ScanCounters } from '../planner/execute.js'
import { GATHERED_IN_TURNS } from '../planner/intersection.js'
import { choosePlan } from '../planner/plan.js'
import { type Plan } from '../planner/scan.js'

/** The server's limit for sorting in memory. */
const MAX_SORT_BYTES = 100 * 1024 * 1024

export interface ReadRequest {
  filter: Doc | null
  sort: Doc | null
  hint: Maybe
  /** Where to begin and end in the index that the hint names. */
  between?: Between | null
  /** Documents needed at most, in the order of the sort; null = all. */
  limit: number | null
  timeLimit?: TimeLimit
  /** The command is planned anew when long sets of records were gathered for it (`NotGathered`). */
  gathers?: boolean
}

function planOf(
  view: View,
  meta: CollectionMeta,
  { hint: wanted, between, limit, gathers: mayGather }: ReadRequest,
  tree: PredicateNode | null,
  sort: Doc | null,
  collated: boolean,
): Plan {
  const hint = resolveHint(meta, wanted)
  if (between) return planBetween(meta, hint, between, { sort, collated })
  const gathers = mayGather === true && remembersRecords(view)
  return choosePlan(meta, {
    tree,
    sort,
    hint,
    collated,
    limit,
    documents: () => view.count(meta),
    entriesIn: (scan) => entriesIn(view, scan),
    recordsIn: (scan) => (gathers ? recordsInTurnsIn(view, scan) : recordsIn(view, scan)),
    mostGathered: gathers ? GATHERED_IN_TURNS : undefined,
  })
}

/** A planned read. It finds nothing when the collection does not exist. */
export class PreparedRead {
  readonly matcher: Matcher | null
  readonly plan: Plan | null
  /** What to sort by, unless in natural order. */
  private readonly parts: readonly SortPart[] | null
  private readonly collation: Collation | undefined

  /** @throws NotGathered when the request `gathers` */
  constructor(
    private readonly view: View,
    readonly meta: CollectionMeta | undefined,
    readonly request: ReadRequest,
    ctx: EvalContext,
  ) {
    this.matcher = request.filter && request.filter.size > 0 ? compileMatch(request.filter, ctx) : null
    const sort = request.sort && request.sort.size > 0 ? request.sort : null
    this.parts = sort && !sort.has('$natural') ? parseSort(sort) : null
    this.collation = ctx.collation
    const collated = ctx.collation !== undefined
    this.plan = meta ? planOf(view, meta, request, this.matcher?.tree ?? null, sort, collated) : null
  }

  /**
   * Yields the documents, filtered and in order. `lent`: the caller is done with the bytes of a document before it takes
   * the next one.
   */
  records(counters?: ScanCounters, skip = 0, lent = false): Flow<FoundRecord> {
    const { view, meta, plan, matcher, request, parts, collation } = this
    if (!meta || !plan) return []
    // A sort keeps documents until all of them are read, so their bytes cannot be lent.
    const options = { counters, timeLimit: request.timeLimit, skip, lent: lent && this.isInOrder(plan) }
    const found = executePaced(view, meta, plan.scan, matcher, options)
    if (!parts || this.isInOrder(plan)) return found
    return sorted(found, { parts, collation, limit: request.limit })
  }

  /** How many documents match, when the index covers the filter; null when documents must be read. */
  countCovered(): number | null {
    const { view, meta, plan, matcher } = this
    if (!meta || !plan) return 0
    if (!matcher && plan.scan.kind === 'collection') return view.count(meta)
    const ranges = coveredRanges(view, plan.scan)
    if (!ranges) return countIntersection(view, plan.scan)
    return ranges.reduce((sum, range) => sum + view.countRange(range), 0)
  }

  /** Whether `records` may skip: the index covers the filter and gives the order. */
  maySkip(): boolean {
    const { view, plan, matcher } = this
    if (!plan || !this.isInOrder(plan)) return false
    return plan.scan.kind === 'collection' ? !matcher : maySkip(view, plan.scan)
  }

  private isInOrder({ sorted: isSorted }: Plan): boolean {
    return isSorted || !this.parts
  }
}

function resolveHint(meta: CollectionMeta, hint: Maybe): IndexMeta | 'natural' | 'reverse' | null {
  if (hint === undefined || hint === null || (isDoc(hint) && hint.size === 0)) return null
  if (isDoc(hint) && hint.has('$natural'))
    return directionOf(hint.get('$natural')) < 0 ? 'reverse' : 'natural'
  const found = meta.indexes.find((index) =>
    typeof hint === 'string' ? index.name === hint : equalValues(index.spec.get('key'), hint),
  )
  if (!found || found.hidden) {
    throw badValue(
      `error processing query: ns=${meta.namespace} planner returned error :: caused by :: hint provided does not correspond to an existing index`,
    )
  }
  return found
}

/** A document to be sorted, kept as stored bytes: decoded it would take several times the memory. */
interface Held {
  recordId: number
  bytes: Buffer
  keys: KeyValue[]
  at: number
}

interface SortRequest {
  parts: readonly SortPart[]
  collation: Collation | undefined
  limit: number | null
}

/** Sorts in memory; with a limit, only documents that may still be in the answer are kept. */
function* sorted(records: Flow<FoundRecord>, request: SortRequest): Flow<FoundRecord> {
  const { parts, collation, limit } = request
  const fields = fieldNames(parts.map(({ parts: [root] }) => root as string))
  const byOrder = (a: Held, b: Held): number =>
    compareSortKeys(a.keys, b.keys, parts, collation) || a.at - b.at
  const held: Sorter = limit === null ? new Runs(byOrder) : new First(limit, byOrder)
  let at = 0
  let bytesHeld = 0
  for (const record of records) {
    if (record === PAUSE) {
      yield PAUSE
      continue
    }
    const { recordId, bytes } = record
    bytesHeld += bytes.length
    bytesHeld -=
      held.add({
        recordId,
        bytes,
        keys: sortKeysOf(decodeFields(bytes, fields), parts, collation),
        at: at++,
      }) ?? 0
    if (bytesHeld > MAX_SORT_BYTES) throw sortTooLarge()
  }
  for (const found of paced(held.merged())) {
    yield found === PAUSE ? PAUSE : new FoundRecord(found.recordId, found.bytes)
  }
}

interface Sorter {
  /** May return how many bytes it has released. */
  add(item: Held): number | void
  merged(): Iterable<Held>
}

/** Keeps only the first `limit` documents in order. */
class First implements Sorter {
  private held: Held[] = []

  constructor(
    private readonly limit: number,
    private readonly byOrder: (a: Held, b: Held) => number,
  ) {}

  add(item: Held): number {
    if (this.held.push(item) < 2 * this.limit + 64) return 0
    this.held.sort(this.byOrder)
    return this.held.splice(this.limit).reduce((sum, { bytes }) => sum + bytes.length, 0)
  }

  merged(): Held[] {
    return this.held.sort(this.byOrder).slice(0, this.limit)
  }
}

const sortTooLarge = (): MongoError =>
  new MongoError(
    292,
    `Executor error during find command :: caused by :: Sort exceeded memory limit of ${MAX_SORT_BYTES} bytes, but did not opt in to external sorting.`,
  )
