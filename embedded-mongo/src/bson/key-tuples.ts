import { located, MongoError } from '../errors/mongo-error.js'
import { EMPTY_ARRAY, type KeyValue } from './index-key.js'
import { arrayIndexOf } from './paths.js'
import { type Doc, isDoc, type Maybe, type Value } from './value.js'

type Path = readonly string[]

export const PARALLEL_ARRAYS = 171

export interface ExtractedKeys {
  /** One tuple per index entry; a missing value is `undefined`. */
  tuples: KeyValue[][]
  /** For each field, whether an array lies on its path. */
  multikey: boolean[]
}

/** The walk along the path of one field. */
interface Walk {
  at: KeyValue
  rest: Path
  /** Whether the walk is at its end, even at an array: an array inside an array is one value. */
  done: boolean
}

/** The values a document contributes to an index over `paths`, or sorts by. Throws 171 when two fields meet different arrays. */
export function extractKeys(doc: Doc, paths: readonly Path[]): ExtractedKeys {
  const multikey = paths.map(() => false)
  const single = withoutArrays(doc, paths)
  if (single) return { tuples: [single], multikey }
  const tuples: KeyValue[][] = []
  const start: Walk[] = paths.map((rest) => ({ at: doc, rest, done: false }))
  expand(start, paths, multikey, tuples)
  return { tuples, multikey }
}

/** The values where no path meets an array, the most common case; else null. */
function withoutArrays(doc: Doc, paths: readonly Path[]): KeyValue[] | null {
  const values: KeyValue[] = []
  for (const path of paths) {
    let at: Maybe = doc
    for (const component of path) {
      at = isDoc(at) ? at.get(component) : undefined
      if (Array.isArray(at)) return null
    }
    values.push(at)
  }
  return values
}

/** Walks every field up to its first array. All must meet the same array; the walk goes on in each of its elements. */
function expand(walks: Walk[], paths: readonly Path[], multikey: boolean[], tuples: KeyValue[][]): void {
  const advanced = walks.map(advance)
  const array = commonArray(advanced, paths)
  if (!array) {
    tuples.push(advanced.map((walk) => walk.at))
    return
  }
  advanced.forEach((walk, field) => {
    if (atArray(walk)) multikey[field] = true
  })
  const elements: Maybe[] = array.length > 0 ? array : [undefined]
  for (const element of elements) {
    const next = advanced.map((walk) => (atArray(walk) ? intoElement(walk, element, array) : walk))
    expand(next, paths, multikey, tuples)
  }
}

const atArray = (walk: Walk): boolean => !walk.done && Array.isArray(walk.at)

function advance(walk: Walk): Walk {
  let { at, rest } = walk
  if (walk.done) return walk
  while (rest.length > 0 && at !== undefined) {
    const component = rest[0] as string
    if (Array.isArray(at)) {
      const position = positionIn(at, component)
      if (position === null) break
      at = at[position]
    } else {
      at = isDoc(at) ? at.get(component) : undefined
    }
    rest = rest.slice(1)
  }
  return { at, rest, done: false }
}

function intoElement(walk: Walk, element: Maybe, array: readonly Value[]): Walk {
  if (walk.rest.length > 0) return { at: isDoc(element) ? element : undefined, rest: walk.rest, done: false }
  return { at: array.length > 0 ? element : EMPTY_ARRAY, rest: [], done: true }
}

function commonArray(walks: readonly Walk[], paths: readonly Path[]): Value[] | null {
  const at = walks.findIndex(atArray)
  if (at < 0) return null
  const array = walks[at]?.at as Value[]
  const other = walks.findIndex((walk) => atArray(walk) && walk.at !== array)
  if (other < 0) return array
  const names = [other, at].map((field) => `[${paths[field]?.at(-1)}]`)
  throw new MongoError(PARALLEL_ARRAYS, `cannot index parallel arrays ${names.join(' ')}`, {
    codeName: 'CannotIndexParallelArrays',
  })
}

/** `a.0` names a position in the array. If the elements have a field of that name, it is ambiguous. */
function positionIn(array: readonly Value[], component: string): number | null {
  const position = arrayIndexOf(component)
  if (position < 0) return null
  const named = array.some((element) => isDoc(element) && element.has(component))
  if (!named) return position
  if (position >= array.length) return null
  throw located(
    16746,
    `Ambiguous field name found in array (do not use numeric field names in embedded elements in an array), field: '${component}' for array: ${component}`,
  )
}
