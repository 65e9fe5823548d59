import { located } from '../errors/mongo-error.js'
import { EMPTY_ARRAY, type KeyValue } from './index-key.js'
import { type Doc, isDoc, type Maybe, type Value } from './value.js'

const INDEX = /^(0|[1-9]\d*)$/

/** The array index a path component stands for, or -1. */
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

function keysOfElements(
  items: readonly Value[],
  parts: readonly string[],
  from: number,
  out: KeyValue[],
): void {
  const rest = parts.slice(from)
  for (const item of items) {
    if (isDoc(item)) collect(item, rest, 0, out)
    else out.push(null)
  }
}

function keysOfArray(items: readonly Value[], parts: readonly string[], from: number, out: KeyValue[]): void {
  const component = parts[from] as string
  const index = arrayIndexOf(component)
  const positional = index >= 0 ? items[index] : undefined
  if (positional === undefined) return keysOfElements(items, parts, from, out)
  if (items.some((item) => isDoc(item) && item.has(component))) {
    throw located(
      16746,
      `Ambiguous field name found in array (do not use numeric field names in embedded elements in an array), field: '${component}' for array: ${component}`,
    )
  }
  if (from === parts.length - 1) expandLeaf(positional, out)
  else if (isDoc(positional)) collect(positional, parts, from + 1, out)
  else if (Array.isArray(positional)) keysOfArrayOrEmpty(positional, parts, from + 1, out)
  else out.push(undefined)
}

function keysOfArrayOrEmpty(items: Value[], parts: readonly string[], from: number, out: KeyValue[]): void {
  if (items.length === 0) out.push(null)
  else keysOfArray(items, parts, from, out)
}

function expandLeaf(value: Value, out: KeyValue[]): void {
  if (!Array.isArray(value)) out.push(value)
  else if (value.length === 0) out.push(EMPTY_ARRAY)
  else for (const item of value) out.push(item)
}

function collect(doc: Doc, parts: readonly string[], from: number, out: KeyValue[]): void {
  const value = doc.get(parts[from] as string)
  if (value === undefined) out.push(undefined)
  else if (from === parts.length - 1) expandLeaf(value, out)
  else if (isDoc(value)) collect(value, parts, from + 1, out)
  else if (Array.isArray(value)) keysOfArrayOrEmpty(value, parts, from + 1, out)
  else out.push(undefined)
}

/**
 * The keys an index or a sort sees at a path: one per element of an array on or at the path; `undefined` when missing
 * (null for an element without the field), EMPTY_ARRAY for an empty array at the end.
 */
export function keysAt(doc: Doc, parts: readonly string[]): KeyValue[] {
  const out: KeyValue[] = []
  collect(doc, parts, 0, out)
  return out
}
