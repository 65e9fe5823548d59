import { type Doc, type Value } from '../bson/value.js'
import { type Flow, PAUSE } from '../pace/turn.js'

/** A stage of an explained pipeline, and how many documents it returned. */
export interface StageCount {
  name: string
  spec: Value
  returned: number
}

/** Hands on the documents of a stage, and counts them when there is a list of counts. */
export function countedStage(
  docs: Flow<Doc>,
  name: string,
  spec: Value,
  counts: StageCount[] | undefined,
): Flow<Doc> {
  if (!counts) return docs
  const count = { name, spec, returned: 0 }
  counts.push(count)
  return counting(docs, count)
}

function* counting(docs: Flow<Doc>, count: StageCount): Flow<Doc> {
  for (const doc of docs) {
    if (doc !== PAUSE) count.returned++
    yield doc
  }
}
