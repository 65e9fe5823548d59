import { type Doc, isDoc, type Maybe } from './value.js'

const INDEX = /^(0|[1-9]\d*)$/

/** The array index that a path component names, or -1. */
export const arrayIndexOf = (component: string): number =>
  INDEX.test(component) && component.length < 10 ? Number(component) : -1

/** The value at a path through documents; missing where an array lies on the way. An array at the end is a value. */
export function valueAt(doc: Doc, parts: readonly string[]): Maybe {
  let current: Maybe = doc
  for (const part of parts) {
    if (!isDoc(current)) return undefined
    current = current.get(part)
  }
  return current
}

/** The value at a path in which numbers are array indexes; missing where the path leads nowhere. */
export function elementAt(doc: Doc, parts: readonly string[]): Maybe {
  let current: Maybe = doc
  for (const part of parts) {
    if (isDoc(current)) current = current.get(part)
    else current = Array.isArray(current) ? current[arrayIndexOf(part)] : undefined
  }
  return current
}
