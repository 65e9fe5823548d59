import { equalValues } from '../bson/compare.js'
import { type Doc, type Value } from '../bson/value.js'
import { type CollectionMeta, ID_INDEX, type IndexMeta } from '../catalog/metadata.js'
import { buildIndex } from '../collections/build-index.js'
import { createCollection, dropCollection, ensureCollection } from '../collections/definitions.js'
import { insertRecord, updateRecord } from '../collections/records.js'
import { MongoError } from '../errors/mongo-error.js'
import { DuplicateKeyError } from '../indexes/duplicate.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { compileMatch } from '../match/match.js'
import { execute } from '../planner/execute.js'
import { choosePlan } from '../planner/plan.js'
import { type MergeTarget, type OutputTarget } from '../stages/output.js'
import { cursorReply } from './batches.js'
import { checkedNamespace, contextOf, define, type Request, write } from './request.js'

/** Writes what the pipeline yields and answers an empty cursor, as the server does. */
export async function writeOutput(
  request: Request,
  target: OutputTarget,
  documents: Iterable<Doc>,
  source: string,
): Promise<Doc> {
  const namespace = checkedNamespace(target.database, target.collection)
  const collected = [...documents]
  if (target.kind === 'out') {
    await define(request, [namespace], (unit) => replaceContents(unit, namespace, collected))
  } else {
    await write(request, [namespace], (unit) => mergeAll(request, unit, target, namespace, collected))
  }
  return cursorReply(0n, source, 'firstBatch', [])
}

/** The collection keeps its indexes and its options, and gets the new documents in one step. */
function replaceContents(unit: WriteUnit, namespace: string, documents: Doc[]): Doc {
  const old = unit.collection(namespace)
  if (old) dropCollection(unit, old)
  let meta = createCollection(unit, namespace, old?.options)
  for (const index of old?.indexes ?? [])
    if (index.name !== ID_INDEX) meta = buildIndex(unit, meta, index.spec)
  for (const doc of documents) insertRecord(unit, meta, doc)
  return new Map()
}

function mergeAll(
  request: Request,
  unit: WriteUnit,
  target: MergeTarget,
  namespace: string,
  documents: Doc[],
): Doc {
  const meta = ensureCollection(unit, namespace)
  requireUniqueIndex(meta, target.on)
  for (const doc of documents) mergeOne(request, unit, meta, target, doc)
  return new Map()
}

function requireUniqueIndex(meta: CollectionMeta, on: readonly string[]): void {
  const wanted = [...on].sort()
  const found = meta.indexes.some((index) => {
    const paths = index.fields.map((field) => field.path).sort()
    return index.unique && !index.partial && !index.sparse && equalValues(paths, wanted)
  })
  if (!found) {
    throw new MongoError(51183, 'Cannot find index to verify that join fields will be unique')
  }
}

function mergeOne(
  request: Request,
  unit: WriteUnit,
  meta: CollectionMeta,
  target: MergeTarget,
  doc: Doc,
): void {
  const existing = findByFields(request, unit, meta, target.on, doc)
  if (existing) {
    if (target.whenMatched === 'keepExisting') return
    if (target.whenMatched === 'fail') throw duplicateOf(meta, existing.doc)
    updateRecord(unit, meta, existing.recordId, existing.doc, target.combine(existing.doc, doc))
  } else if (target.whenNotMatched === 'insert') insertRecord(unit, meta, doc)
  else if (target.whenNotMatched === 'fail') {
    throw new MongoError(
      13113,
      '$merge could not find a matching document in the target collection for at least one document in the source collection',
      { codeName: 'MergeStageNoMatchingDocument' },
    )
  }
}

const duplicateOf = (meta: CollectionMeta, existing: Doc): MongoError =>
  new DuplicateKeyError(meta, meta.indexes[0] as IndexMeta, [existing.get('_id')])

function findByFields(
  request: Request,
  unit: WriteUnit,
  meta: CollectionMeta,
  on: readonly string[],
  doc: Doc,
): { recordId: number; doc: Doc } | null {
  const filter: Doc = new Map()
  for (const path of on) filter.set(path, new Map<string, Value>([['$eq', fieldAt(doc, path)]]))
  const ctx = contextOf(request)
  const matcher = compileMatch(filter, ctx)
  const { scan } = choosePlan(meta, { tree: matcher.tree, sort: null, hint: null, collated: false })
  for (const found of execute(unit, meta, scan, matcher)) return found
  return null
}

function fieldAt(doc: Doc, path: string): Value {
  let at: Value | undefined = doc
  for (const part of path.split('.')) at = at instanceof Map ? at.get(part) : undefined
  if (at === undefined || at === null || Array.isArray(at)) {
    throw new MongoError(
      51132,
      `$merge write error: 'on' field '${path}' cannot be missing, null, undefined or an array`,
    )
  }
  return at
}
