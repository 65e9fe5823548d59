import { withTimesFilled } from '../bson/empty-times.js'
import { type Doc, type EvalContext, isDoc, type Maybe, type Value } from '../bson/value.js'
import { ensureCollection } from '../collections/definitions.js'
import { insertRecord, updateRecord } from '../collections/records.js'
import { failedToParse } from '../errors/mongo-error.js'
import { type View } from '../isolation/view.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { compileMatch } from '../match/match.js'
import { atOnce, type Turn } from '../pace/turn.js'
import { type ClusterClock } from '../session/clock.js'
import { compileUpdate, isOperators, type Updater } from '../update/update.js'
import { type Outcome, type Targets } from './portions.js'
import { type PreparedRead, prepareRead } from './reading.js'
import { writeTargets } from './targets.js'

export interface UpdateStatement {
  filter: Doc
  update: Doc | Doc[]
  multi: boolean
  upsert: boolean
  arrayFilters: Doc[] | null
  hint: Maybe
  sort: Doc | null
}

interface UpdateResult {
  matched: number
  modified: number
  /** `_id` of the document an upsert inserted. */
  upsertedId?: Value
  /** The document before and after, when at most one was to be changed. */
  before?: Doc
  after?: Doc
}

/** An update statement, made ready once for all its documents. */
export interface PreparedUpdate {
  namespace: string
  statement: UpdateStatement
  updater: Updater
  ctx: EvalContext
  read(view: View): PreparedRead
}

export function prepareUpdate(
  namespace: string,
  statement: UpdateStatement,
  ctx: EvalContext,
): PreparedUpdate {
  const { filter, sort, hint, multi } = statement
  const asked = { filter, sort, hint, limit: multi ? null : 1 }
  return {
    namespace,
    statement,
    updater: compile(statement, ctx),
    ctx,
    read: (view) => prepareRead(view, view.collection(namespace), asked, ctx),
  }
}

/** Changes the first document that is found, or upserts. */
export function updateOne(unit: WriteUnit, update: PreparedUpdate): UpdateResult {
  const { read, namespace, statement, updater, ctx } = update
  const meta = unit.collection(namespace)
  for (const { recordId, doc: before } of atOnce(read(unit).records())) {
    const matcher = updater.needsPositional ? compileMatch(statement.filter, ctx) : null
    const { doc: after, changed } = updater.apply(before, matcher?.details(before) ?? undefined)
    if (changed && meta) updateRecord(unit, meta, recordId, before, after)
    return { matched: 1, modified: Number(changed), before, after }
  }
  const after = insertUpserted(unit, update)
  const none = { matched: 0, modified: 0 }
  return after ? { ...none, upsertedId: after.get('_id') as Value, after } : none
}

/** Changes the documents that were found, until the turn is over. */
export function updateTargets(
  unit: WriteUnit,
  { namespace, statement, updater, ctx }: PreparedUpdate,
  targets: Targets,
  turn: Turn | null,
): Outcome {
  const meta = unit.collection(namespace)
  if (!meta) return 'through'
  const matcher = updater.needsPositional ? compileMatch(statement.filter, ctx) : null
  const filter = { doc: statement.filter, ctx }
  return writeTargets(unit, meta, targets, turn, filter, (recordId, before) => {
    const { doc, changed } = updater.apply(before, matcher?.details(before) ?? undefined)
    if (!changed) return
    updateRecord(unit, meta, recordId, before, doc)
    targets.modified++
  })
}

/** When nothing was found: the `_id` of the document that is inserted instead, if the statement asks for that. */
export const upsert = (unit: WriteUnit, update: PreparedUpdate): Value | undefined =>
  insertUpserted(unit, update)?.get('_id')

function insertUpserted(unit: WriteUnit, { namespace, statement, updater }: PreparedUpdate): Doc | null {
  if (!statement.upsert) return null
  return insertRecord(unit, ensureCollection(unit, namespace), updater.upsert())
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
export function parseUpdate(value: Maybe, clock: ClusterClock): Doc | Doc[] {
  if (isDoc(value)) return isOperators(value) ? value : withTimesFilled(value, () => clock.next())
  if (Array.isArray(value) && value.every(isDoc)) return value
  throw failedToParse('Update argument must be either an object or an array')
}
