import { encodeCompoundKey, type KeyValue } from '../bson/index-key.js'
import { type ExtractedKeys, extractKeys } from '../bson/key-tuples.js'
import { type Doc } from '../bson/value.js'
import { type IndexMeta } from '../catalog/metadata.js'
import { MAX_INDEX_KEY_BYTES } from '../storage/keys.js'

export interface IndexEntry {
  key: Buffer
  values: KeyValue[]
}

export interface IndexEntries {
  entries: IndexEntry[]
  multikey: boolean[]
  inexact: boolean
}

interface Shape {
  paths: string[][]
  directions: (1 | -1)[]
}

const shapes = new WeakMap<IndexMeta, Shape>()

function shapeOf(index: IndexMeta): Shape {
  let shape = shapes.get(index)
  if (!shape) {
    const { fields } = index
    shape = {
      paths: fields.map(({ path }) => path.split('.')),
      directions: fields.map(({ direction }) => direction),
    }
    shapes.set(index, shape)
  }
  return shape
}

const rootsCache = new WeakMap<IndexMeta, readonly string[] | 'any'>()

/** The top-level fields that decide a document's entries. */
function rootsOf(index: IndexMeta): readonly string[] | 'any' {
  let roots = rootsCache.get(index)
  if (!roots) {
    const told = index.partial ? index.partial.fields?.names : []
    roots = told ? [...shapeOf(index).paths.map(([root]) => root as string), ...told] : 'any'
    rootsCache.set(index, roots)
  }
  return roots
}

/** Whether an update left the index's fields unchanged. Updates copy what they change, so comparing references is enough. */
export function isUntouched(index: IndexMeta, before: Doc, after: Doc): boolean {
  const roots = rootsOf(index)
  return roots !== 'any' && roots.every((root) => before.get(root) === after.get(root))
}

export const NO_ENTRIES: IndexEntries = { entries: [], multikey: [], inexact: false }

/** The entries a document has in an index: none when a sparse or partial index leaves it out. */
export function entriesOf(index: IndexMeta, doc: Doc): IndexEntries {
  if (index.partial && !index.partial.test(doc)) return NO_ENTRIES
  const { paths, directions } = shapeOf(index)
  const extracted = extractKeys(doc, paths)
  const { tuples, multikey } = extracted
  if (index.sparse && isAbsent(extracted)) return NO_ENTRIES
  const [only] = tuples
  if (only && tuples.length === 1) {
    const { bytes, exact } = encodeCompoundKey(only, directions, MAX_INDEX_KEY_BYTES)
    return { entries: [{ key: bytes, values: only }], multikey, inexact: !exact }
  }
  const byBytes = new Map<string, IndexEntry>()
  let inexact = false
  for (const values of tuples) {
    const { bytes, exact } = encodeCompoundKey(values, directions, MAX_INDEX_KEY_BYTES)
    if (!exact) inexact = true
    byBytes.set(bytes.toString('latin1'), { key: bytes, values })
  }
  return { entries: [...byBytes.values()], multikey, inexact }
}

/** A sparse index leaves out documents that have none of its fields. */
const isAbsent = (extracted: ExtractedKeys): boolean =>
  extracted.tuples.every((tuple) => tuple.every((value) => value === undefined))
