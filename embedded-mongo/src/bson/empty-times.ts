import { Timestamp } from 'bson'
import { copyOf, type Doc, type Value } from './value.js'

const isEmptyTime = (value: Value): boolean => value instanceof Timestamp && value.t === 0 && value.i === 0

/** For inserted and replacing documents: each empty timestamp in a top-level field, except `_id`, becomes the time now. */
export function withTimesFilled(doc: Doc, now: () => Timestamp): Doc {
  let filled = doc
  doc.forEach((value, name) => {
    if (name === '_id' || !isEmptyTime(value)) return
    if (filled === doc) filled = copyOf(doc)
    filled.set(name, now())
  })
  return filled
}
