import { arrayIndexOf } from '../bson/paths.js'
import { type Doc, isDoc, type Maybe, type Value } from '../bson/value.js'
import { type MatchDetails } from './tree.js'

/** Tests one value; `undefined` stands for a missing field. */
export type ValueTest = (value: Maybe, details: MatchDetails | null) => boolean
export type DocTest = (doc: Doc, details: MatchDetails | null) => boolean

interface Walk {
  parts: readonly string[]
  test: ValueTest
  /** Whether the elements of an array at the end of the path are tested too. */
  expandLeaf: boolean
}

function note(details: MatchDetails | null, index: number): true {
  if (details) details.arrayIndex = index
  return true
}

function testLeaf(walk: Walk, value: Maybe, details: MatchDetails | null): boolean {
  if (walk.expandLeaf && Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) if (walk.test(value[i], details)) return note(details, i)
  }
  return walk.test(value, details)
}

/** Documents in the array take the rest of the path; an index in the path takes that element. */
function testArray(walk: Walk, items: Value[], depth: number, details: MatchDetails | null): boolean {
  const index = arrayIndexOf(walk.parts[depth] as string)
  for (let i = 0; i < items.length; i += 1) {
    const item = items[i] as Value
    if (isDoc(item) && testPath(walk, item, depth, details)) return note(details, i)
    if (i === index && testElement(walk, item, depth, details)) return note(details, i)
  }
  return false
}

function testElement(walk: Walk, item: Value, depth: number, details: MatchDetails | null): boolean {
  if (depth === walk.parts.length - 1) return walk.test(item, details)
  if (isDoc(item)) return testPath(walk, item, depth + 1, details)
  return Array.isArray(item) && testArray(walk, item, depth + 1, details)
}

function testPath(walk: Walk, doc: Doc, depth: number, details: MatchDetails | null): boolean {
  const value = doc.get(walk.parts[depth] as string)
  if (depth === walk.parts.length - 1) return testLeaf(walk, value, details)
  if (isDoc(value)) return testPath(walk, value, depth + 1, details)
  if (Array.isArray(value)) return testArray(walk, value, depth + 1, details)
  return walk.test(undefined, details)
}

/**
 * The values that a predicate on the path tests, array elements included; `undefined` for a missing field.
 */
export function valuesReached(path: string): (doc: Doc) => Maybe[] {
  let reached: Maybe[] = []
  const note: ValueTest = (value) => {
    reached.push(value)
    return false
  }
  const visit = atPath(path, note, true)
  return (doc) => {
    reached = []
    visit(doc, null)
    return reached
  }
}

/** True when any value the path reaches satisfies the test: through arrays, and by numeric index. */
export function atPath(path: string, test: ValueTest, expandLeaf: boolean): DocTest {
  const walk: Walk = { parts: path.split('.'), test, expandLeaf }
  if (walk.parts.length > 1) return (doc, details) => testPath(walk, doc, 0, details)
  return (doc, details) => {
    const value = doc.get(path)
    return Array.isArray(value) ? testLeaf(walk, value, details) : test(value, details)
  }
}
