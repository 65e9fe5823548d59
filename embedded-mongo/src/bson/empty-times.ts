import { Timestamp } from 'bson'
import { copyOf, type Doc, type Value } from './value.js'

const isEmptyTime = (value: Value): boolean => value instanceof Timestamp && value.t === 0 && value.i === 0

/** A document that comes in as a whole: each empty timestamp among its own fields becomes the time now, but for `_id`. */
export function withTimesFilled(doc: Doc, now: () => Timestamp): Doc {
  let filled = doc
  doc.forEach((value, name) => {
    if (name === '_id' || !isEmptyTime(value)) return
    if (filled === doc) filled = copyOf(doc)
    filled.set(name, now())
  })
  return filled
}
