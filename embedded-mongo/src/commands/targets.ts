import { type Doc, type EvalContext } from '../bson/value.js'
import { type CollectionMeta } from '../catalog/metadata.js'
import { readRecord } from '../collections/records.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { compileMatch } from '../match/match.js'
import { PAUSE, type Turn, type Work } from '../pace/turn.js'
import { planKilled } from './batches.js'
import { type PreparedRead } from './reading.js'

/**
 * The documents that a statement changes. All are found before the first write, since a write may move a
 * document ahead of the scan.
 */
export interface Targets {
  /** The table of their collection: a different table means that the collection was replaced meanwhile. */
  table: number
  ids: readonly number[]
  /** How many of the documents are already changed. */
  done: number
  matched: number
  modified: number
  /** Other commits may have happened since the documents were found. */
  stale: boolean
}

/** Finds the documents without a pause; null when that takes longer than `turn`. */
export function findTargets(read: PreparedRead, turn: Turn | null): Targets | null {
  const work = searchTargets(read)
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return { ...step.value, stale: false }
    if (turn) return null
  }
}

/** As `findTargets`, with pauses. */
export function* searchTargets(read: PreparedRead): Work<Targets> {
  const ids: number[] = []
  for (const found of read.records()) {
    if (found === PAUSE) yield PAUSE
    else ids.push(found.recordId)
  }
  return { table: read.meta?.table ?? 0, ids, done: 0, matched: 0, modified: 0, stale: true }
}

/**
 * Changes the documents until the turn is over and returns whether all are done. Stale documents must
 * still match.
 */
export function writeTargets(
  unit: WriteUnit,
  meta: CollectionMeta,
  targets: Targets,
  turn: Turn | null,
  filter: { doc: Doc; ctx: EvalContext },
  change: (recordId: number, doc: Doc) => void,
): boolean {
  if (meta.table !== targets.table) throw planKilled(meta.namespace)
  const matcher = targets.stale && filter.doc.size > 0 ? compileMatch(filter.doc, filter.ctx) : null
  while (targets.done < targets.ids.length) {
    const recordId = targets.ids[targets.done++] as number
    const doc = readRecord(unit, meta, recordId)
    if (!doc || (matcher && !matcher.test(doc))) continue
    targets.matched++
    change(recordId, doc)
    if (turn?.over) break
  }
  return targets.done === targets.ids.length
}
