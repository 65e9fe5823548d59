import { type Doc, type EvalContext } from '../bson/value.js'
import { type CollectionMeta } from '../catalog/metadata.js'
import { readRecord } from '../collections/records.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { compileMatch } from '../match/match.js'
import { PAUSE, type Turn, type Work } from '../pace/turn.js'
import { planKilled } from './batches.js'
import { type Outcome, type Targets } from './portions.js'
import { type PreparedRead } from './reading.js'

/** The documents that are found; null when `turn` is over before. Without a turn it takes as long as it takes. */
export function findTargets(read: PreparedRead, turn: Turn | null): Targets | null {
  const work = collect(read)
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return { ...step.value, stale: false }
    if (turn) return null
  }
}

/** The same with pauses. All are found before the first is changed: an update may move a document ahead of the scan. */
export function* collect(read: PreparedRead): Work<Targets> {
  const ids: number[] = []
  for (const found of read.records()) {
    if (found === PAUSE) yield PAUSE
    else ids.push(found.recordId)
  }
  return { table: read.meta?.table ?? 0, ids, from: 0, matched: 0, modified: 0, stale: true }
}

/** Writes to the documents until the turn is over. Those that have changed meanwhile must still match. */
export function writeTargets(
  unit: WriteUnit,
  meta: CollectionMeta,
  targets: Targets,
  turn: Turn | null,
  filter: { doc: Doc; ctx: EvalContext },
  change: (recordId: number, doc: Doc) => void,
): Outcome {
  if (meta.table !== targets.table) throw planKilled(meta.namespace)
  const matcher = targets.stale && filter.doc.size > 0 ? compileMatch(filter.doc, filter.ctx) : null
  while (targets.from < targets.ids.length) {
    const recordId = targets.ids[targets.from++] as number
    const doc = readRecord(unit, meta, recordId)
    if (!doc || (matcher && !matcher.test(doc))) continue
    targets.matched++
    change(recordId, doc)
    if (turn?.over) return targets.from < targets.ids.length ? 'more' : 'through'
  }
  return 'through'
}

/** `make`, remembering what it made last. */
export function latest<T>(make: (at: number) => T): (at: number) => T {
  let made: { at: number; value: T } | null = null
  return (at) => {
    if (made?.at !== at) made = { at, value: make(at) }
    return made.value
  }
}
