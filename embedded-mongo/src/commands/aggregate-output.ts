import { equalValues } from '../bson/compare.js'
import { withTimesFilled } from '../bson/empty-times.js'
import { type Doc, type Value } from '../bson/value.js'
import { type CollectionMeta, ID_INDEX, type IndexMeta } from '../catalog/metadata.js'
import {
  adoptCollection,
  collectionAside,
  createCollection,
  dropCollection,
  ensureCollection,
} from '../collections/definitions.js'
import { buildIndex, insertRecord, updateRecord } from '../collections/records.js'
import { MongoError } from '../errors/mongo-error.js'
import { DuplicateKeyError } from '../indexes/duplicate.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { compileMatch } from '../match/match.js'
import { type Flow, PAUSE, Turn } from '../pace/turn.js'
import { execute } from '../planner/execute.js'
import { choosePlan } from '../planner/plan.js'
import { type MergeTarget, type OutputTarget } from '../stages/output.js'
import { checkedNamespace, contextOf, define, type Request } from './request.js'

/** Writes the pipeline's output, in portions. */
export async function writeOutput(
  request: Request,
  target: OutputTarget,
  documents: Flow<Doc>,
): Promise<void> {
  const namespace = checkedNamespace(target.database, target.collection)
  const portions = portionsOf(documents)
  try {
    if (target.kind === 'merge') await mergeAll(request, target, namespace, portions)
    // Waits for index builds on the collection: replacing the collection would lose them.
    else
      await request.engine.definitions.take([namespace], () => replaceContents(request, namespace, portions))
  } finally {
    await portions.return(undefined)
  }
}

/** Cuts the documents into portions of one turn each; `last` marks the end. */
async function* portionsOf(documents: Flow<Doc>): AsyncGenerator<{ docs: Doc[]; last: boolean }, void> {
  const rest = documents[Symbol.iterator]()
  try {
    for (;;) {
      const docs: Doc[] = []
      let step = rest.next()
      const turn = new Turn()
      for (; !step.done && step.value !== PAUSE; step = rest.next()) {
        docs.push(step.value)
        if (turn.over) break
      }
      if (step.done || docs.length > 0) yield { docs, last: step.done === true }
      if (step.done) return
      await new Promise(setImmediate)
    }
  } finally {
    rest.return?.()
  }
}

type Portions = ReturnType<typeof portionsOf>

/**
 * The collection keeps its indexes and options, and gets the new documents in one step. Until then the new
 * documents are in a table of their own.
 */
async function replaceContents(request: Request, namespace: string, portions: Portions): Promise<void> {
  const { engine, deadline } = request
  let aside: CollectionMeta | null = null
  try {
    for await (const { docs, last } of portions) {
      if (last && !aside) await replaceAtOnce(request, namespace, docs)
      if (last && !aside) return
      const meta = (aside ??= await engine.write((unit) => collectionAside(unit, namespace), deadline))
      await inTurns(request, docs, (unit) => (doc) => insertFilled(request, unit, meta, doc))
    }
    const filled = aside
    if (filled) await define(request, [namespace], (unit) => publish(unit, filled))
  } catch (error) {
    const left = aside
    if (left) await engine.write((unit) => clearAside(unit, left), null).catch(() => undefined)
    throw error
  }
}

const replaceAtOnce = (request: Request, namespace: string, docs: Doc[]): Promise<Doc> =>
  define(request, [namespace], (unit) => {
    const old = unit.collection(namespace)
    if (old) dropCollection(unit, old)
    let meta = createCollection(unit, namespace, old?.options)
    for (const index of old?.indexes ?? [])
      if (index.name !== ID_INDEX) meta = buildIndex(unit, meta, index.spec)
    for (const doc of docs) insertFilled(request, unit, meta, doc)
    return new Map()
  })

function insertFilled({ engine }: Request, unit: WriteUnit, meta: CollectionMeta, doc: Doc): void {
  const filled = withTimesFilled(doc, () => engine.clock.next())
  insertRecord(unit, meta, filled)
}

/**
 * Writes one portion of documents, which may take several turns. Each turn is a commit that starts with
 * `begin`.
 */
async function inTurns(
  { engine, deadline }: Request,
  docs: readonly Doc[],
  begin: (unit: WriteUnit) => (doc: Doc) => void,
): Promise<void> {
  let done = 0
  do {
    const from = done
    done = await engine.write((unit) => {
      const turn = new Turn()
      const writeOne = begin(unit)
      let at = from
      while (at < docs.length) {
        writeOne(docs[at++] as Doc)
        if (turn.over) break
      }
      return at
    }, deadline)
  } while (done < docs.length)
}

function publish(unit: WriteUnit, aside: CollectionMeta): Doc {
  const old = unit.collection(aside.namespace)
  if (old) dropCollection(unit, old)
  adoptCollection(unit, aside)
  return new Map()
}

function clearAside(unit: WriteUnit, aside: CollectionMeta): void {
  for (const { table } of [aside, ...aside.indexes]) unit.clearTable(table)
}

async function mergeAll(
  request: Request,
  target: MergeTarget,
  namespace: string,
  portions: Portions,
): Promise<void> {
  for await (const { docs } of portions) {
    await inTurns(request, docs, (unit) => {
      const meta = ensureCollection(unit, namespace)
      requireUniqueIndex(meta, target.on)
      return (doc) => mergeOne(request, unit, meta, target, doc)
    })
  }
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
