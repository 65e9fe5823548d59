import { fromSafeInteger } from '../bson/numbers.js'
import { type Doc, isDoc, type Value } from '../bson/value.js'
import { type Flow, PAUSE } from '../pace/turn.js'
import { type ScanCounters } from '../planner/execute.js'
import { type StageCount } from '../stages/stage-counts.js'
import { type PreparedRead } from './reading.js'

/** A pipeline that only counts the documents of its filter: drivers send this for `countDocuments`. */
export interface CountStage {
  /** Value of the one group's `_id`. */
  id: Value
  /** The field that holds the number. */
  field: string
}

/** `[{$match}, {$group: {_id: 1, n: {$sum: 1}}}]`; null for every other pipeline. */
export function countStageOf(stages: readonly Doc[]): CountStage | null {
  const group = stages.at(-1)?.get('$group')
  if (!isDoc(group) || group.size !== 2) return null
  if (!stages.slice(0, -1).every((stage) => stage.size === 1 && stage.has('$match'))) return null
  const id = group.get('_id')
  const [field, sum] = [...group].find(([name]) => name !== '_id') ?? []
  if (field === undefined || !isDoc(sum) || sum.size !== 1 || sum.get('$sum') !== 1) return null
  return id === null || typeof id === 'number' ? { id, field } : null
}

/**
 * The one result document of such a pipeline, or none when no document matches. Counts index entries when
 * they cover the filter.
 */
export function* counted(
  read: PreparedRead,
  stage: CountStage,
  counters: ScanCounters | undefined,
  cursor: StageCount,
): Flow<Doc> {
  let n = read.countCovered()
  if (n === null) {
    n = 0
    for (const found of read.records(counters)) {
      if (found === PAUSE) yield PAUSE
      else n = ++cursor.returned
    }
  }
  if (n > 0)
    yield new Map<string, Value>([
      ['_id', stage.id],
      [stage.field, fromSafeInteger(n)],
    ])
}
