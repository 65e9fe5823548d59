import { decodeFields, fieldsOfPaths } from '../bson/partial.js'
import { type Doc, type EvalContext, type Maybe } from '../bson/value.js'
import { type CollectionMeta } from '../catalog/metadata.js'
import { keyOf } from '../expressions/sets.js'
import { type View } from '../isolation/view.js'
import { valuesReached } from '../match/walk.js'
import { type Flow, PAUSE, type Work } from '../pace/turn.js'
import { executePaced, executeRecords, type FoundRecord } from '../planner/execute.js'
import { JoinTable } from '../planner/join-table.js'
import { type PipelineContext } from '../stages/context.js'
import { PreparedRead } from './reading.js'
import { checkedNamespace, collectionOf, type Request, viewOf } from './request.js'

/** Most values of a join table under a collation, since a collation remembers each of its strings. */
const MOST_COLLATED = 50_000

/** What a command keeps of a collection that it joins by a field. */
interface Joined {
  /** Another number means that the collection was replaced meanwhile. */
  meta: CollectionMeta
  /** Null until the second document is joined, and when the table would be too large. */
  table: JoinTable | null
  tooLarge: boolean
}

/**
 * Reads the other collections of a pipeline. In a join without an index each document would read the whole
 * other collection; so from the second document on, a table of the field's values is used.
 */
export function foreignReader(request: Request, ctx: EvalContext): PipelineContext['readCollection'] {
  const known = new Map<string, Joined>()
  return function* (name, filter, join) {
    const view = viewOf(request)
    const meta = collectionOf(request, checkedNamespace(request.database, name))
    const read = new PreparedRead(view, meta, { filter, sort: null, hint: undefined, limit: null }, ctx)
    const joined =
      meta && join && read.plan?.scan.kind === 'collection' ? remembered(known, meta, join.path) : null
    if (joined?.again && join) yield* fill(view, joined.entry, join.path, ctx)
    const table = joined?.entry.table
    if (!meta || !join || !table) return yield* docsOf(read.records())
    const ids = table.find(join.values.map((value) => joinKey(value, ctx)))
    yield* docsOf(executeRecords(view, meta, ids, read.matcher))
  }
}

export function* docsOf(records: Flow<FoundRecord>): Flow<Doc> {
  for (const found of records) yield found === PAUSE ? PAUSE : found.doc
}

/** A missing value joins like null. */
const joinKey = (value: Maybe, ctx: EvalContext): string => keyOf(value ?? null, ctx)

function remembered(
  known: Map<string, Joined>,
  meta: CollectionMeta,
  path: string,
): { entry: Joined; again: boolean } {
  const name = `${meta.table} ${path}`
  const entry = known.get(name)
  if (entry) return { entry, again: !entry.table && !entry.tooLarge }
  const first: Joined = { meta, table: null, tooLarge: false }
  known.set(name, first)
  return { entry: first, again: false }
}

function* fill(view: View, entry: Joined, path: string, ctx: EvalContext): Work<void> {
  const table = new JoinTable()
  const fields = fieldsOfPaths([path])
  const valuesOf = valuesReached(path)
  let left = ctx.collation ? MOST_COLLATED : Infinity
  entry.tooLarge = true
  for (const found of executePaced(view, entry.meta, { kind: 'collection', reverse: false }, null)) {
    if (found === PAUSE) {
      yield PAUSE
      continue
    }
    const keys = new Set(valuesOf(decodeFields(found.bytes, fields)).map((value) => joinKey(value, ctx)))
    for (const key of keys) if (left-- <= 0 || !table.add(key, found.recordId)) return
  }
  entry.tooLarge = false
  entry.table = table
}
