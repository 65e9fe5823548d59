import { type Doc, type EvalContext, isDoc, type Maybe, type Value } from '../bson/value.js'
import { type CollectionMeta } from '../catalog/metadata.js'
import { ensureCollection } from '../collections/definitions.js'
import { insertRecord, readRecord, updateRecord } from '../collections/records.js'
import { failedToParse } from '../errors/mongo-error.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { compileMatch } from '../match/match.js'
import { compileUpdate, type Updater } from '../update/update.js'
import { type PreparedRead, prepareRead } from './reading.js'

export interface UpdateStatement {
  filter: Doc
  update: Doc | Doc[]
  multi: boolean
  upsert: boolean
  arrayFilters: Doc[] | null
  hint: Maybe
  sort: Doc | null
}

export interface UpdateResult {
  matched: number
  modified: number
  /** `_id` of the document an upsert inserted. */
  upsertedId?: Value
  /** The document before and after, when at most one was to be changed. */
  before?: Doc
  after?: Doc
}

/** Runs one update statement within a unit. */
export function runUpdate(
  unit: WriteUnit,
  namespace: string,
  statement: UpdateStatement,
  ctx: EvalContext,
): UpdateResult {
  const updater = compile(statement, ctx)
  const meta = unit.collection(namespace)
  const { filter, sort, hint, multi } = statement
  const read = prepareRead(unit, meta, { filter, sort, hint, limit: multi ? null : 1 }, ctx)
  const result: UpdateResult = { matched: 0, modified: 0 }
  if (meta) {
    const matcher = updater.needsPositional ? compileMatch(filter, ctx) : null
    // All are found before the first is changed: an update may move a document ahead of the scan.
    for (const { recordId, doc: before } of multi ? reread(unit, meta, read) : first(read)) {
      const { doc, changed } = updater.apply(before, matcher?.details(before) ?? undefined)
      if (changed) updateRecord(unit, meta, recordId, before, doc)
      result.matched++
      if (changed) result.modified++
      if (!multi) Object.assign(result, { before, after: doc })
    }
  }
  if (result.matched === 0 && statement.upsert) {
    const inserted = insertRecord(unit, ensureCollection(unit, namespace), updater.upsert())
    result.upsertedId = inserted.get('_id') as Value
    result.after = inserted
  }
  return result
}

interface Found {
  recordId: number
  doc: Doc
}

function first(read: PreparedRead): Found[] {
  for (const found of read.records()) return [found]
  return []
}

/** Holds the ids of the documents, and reads each one again. */
function* reread(unit: WriteUnit, meta: CollectionMeta, read: PreparedRead): Iterable<Found> {
  const ids: number[] = []
  for (const { recordId } of read.records()) ids.push(recordId)
  for (const recordId of ids) yield { recordId, doc: readRecord(unit, meta, recordId) as Doc }
}

function compile(statement: UpdateStatement, ctx: EvalContext): Updater {
  const { update, arrayFilters, filter } = statement
  const updater = compileUpdate(update, { ctx, filter, ...(arrayFilters ? { arrayFilters } : {}) })
  if (updater.isReplacement && statement.multi) {
    throw failedToParse('multi update is not supported for replacement-style update')
  }
  return updater
}

/** The `u` of a statement: operators or a replacement as a document, a pipeline as an array of stages. */
export function parseUpdate(value: Maybe): Doc | Doc[] {
  if (isDoc(value)) return value
  if (Array.isArray(value) && value.every(isDoc)) return value
  throw failedToParse('Update argument must be either an object or an array')
}
