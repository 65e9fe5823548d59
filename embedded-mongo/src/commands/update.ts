import { withTimesFilled } from '../bson/empty-times.js'
import { type Doc, type EvalContext, isDoc, type Maybe, type Value } from '../bson/value.js'
import { ensureCollection } from '../collections/definitions.js'
import { insertRecord, updateRecord } from '../collections/records.js'
import { failedToParse } from '../errors/mongo-error.js'
import { type View } from '../isolation/view.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { compileMatch } from '../match/match.js'
import { first, type Turn } from '../pace/turn.js'
import { type ClusterClock } from '../session/clock.js'
import { compileUpdate, isOperators, type Updater } from '../update/update.js'
import { type Command } from './command.js'
import { boolField, checkFields, docField, docsField, type FieldRules, missingField } from './fields.js'
import { PreparedRead } from './reading.js'
import { contextOf, namespaceOf, type Request, viewOf } from './request.js'
import {
  afterChecking,
  latest,
  type Outcome,
  type Progress,
  runInPortions,
  type StatementCommand,
  statementsOf,
  writeReply,
} from './statements.js'
import { findTargets, searchTargets, type Targets, writeTargets } from './targets.js'

const OWNER = 'update.updates'

const STATEMENT_FIELDS: FieldRules = {
  q: 'object',
  u: 'any',
  c: 'object',
  multi: 'bool',
  upsert: 'bool',
  arrayFilters: 'documents',
  hint: 'stringOrObject',
  collation: 'object',
}

export const update: Command = {
  name: 'update',
  inTransaction: true,
  retryable: true,
  fields: {
    update: 'string',
    updates: 'documents',
    ordered: 'bool',
    bypassDocumentValidation: 'bool',
    let: 'object',
    stmtId: 'number',
    stmtIds: 'array',
  },
  run: (request) => {
    const statements = statementsOf(request, 'update', 'updates')
    const namespace = namespaceOf(request)
    const prepare = latest((at) => {
      const statement = statements.at(at)
      return prepareUpdate(
        namespace,
        parseStatement(request, statement),
        statementContext(request, statement),
      )
    })
    const command: StatementCommand = {
      statements,
      run: (unit, progress, turn) => runStatement(unit, prepare(progress.at), progress, turn),
      search: (at) => searchTargets(prepare(at).read(viewOf(request))),
      answer,
    }
    const check = (statement: Doc): void => checkStatement(request, statement)
    return afterChecking(request, statements, check, () => runInPortions(request, namespace, command))
  },
}

function checkStatement(request: Request, statement: Doc): void {
  checkFields(OWNER, statement, STATEMENT_FIELDS)
  for (const required of ['q', 'u']) if (!statement.has(required)) throw missingField(OWNER, required)
  if (boolField(statement, 'multi') && request.retryNumber !== null) {
    throw failedToParse('Cannot use retryable writes with multi=true')
  }
}

interface UpdateStatement {
  filter: Doc
  update: Doc | Doc[]
  multi: boolean
  upsert: boolean
  arrayFilters: Doc[] | null
  hint: Maybe
  sort: Doc | null
}

/** An update statement, compiled once for all its documents. */
interface PreparedUpdate {
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
    read: (view) => new PreparedRead(view, view.collection(namespace), asked, ctx),
  }
}

function compile(statement: UpdateStatement, ctx: EvalContext): Updater {
  const { update, arrayFilters, filter } = statement
  const updater = compileUpdate(update, { ctx, filter, ...(arrayFilters ? { arrayFilters } : {}) })
  if (updater.isReplacement && statement.multi) {
    throw failedToParse('multi update is not supported for replacement-style update')
  }
  return updater
}

const parseStatement = (request: Request, statement: Doc): UpdateStatement => ({
  filter: docField(statement, 'q') ?? new Map(),
  update: parseUpdate(statement.get('u'), request.engine.clock),
  multi: boolField(statement, 'multi'),
  upsert: boolField(statement, 'upsert'),
  arrayFilters: docsField(statement, 'arrayFilters'),
  hint: statement.get('hint'),
  sort: null,
})

/** Constants of a pipeline update (`c`) are variables of that statement alone. */
function statementContext(request: Request, statement: Doc): EvalContext {
  const ctx = contextOf(request, statement)
  for (const [name, value] of docField(statement, 'c') ?? []) ctx.variables.set(name, value)
  return ctx
}

/**
 * Parses the `u` of a statement: a document holds operators or a replacement, an array the stages of a
 * pipeline.
 */
export function parseUpdate(value: Maybe, clock: ClusterClock): Doc | Doc[] {
  if (isDoc(value)) return isOperators(value) ? value : withTimesFilled(value, () => clock.next())
  if (Array.isArray(value) && value.every(isDoc)) return value
  throw failedToParse('Update argument must be either an object or an array')
}

function runStatement(
  unit: WriteUnit,
  update: PreparedUpdate,
  progress: Progress,
  turn: Turn | null,
): Outcome {
  if (!update.statement.multi) {
    const { matched, modified, upsertedId } = updateOne(unit, update)
    progress.n += matched
    progress.modified += modified
    addUpserted(progress, upsertedId)
    return 'done'
  }
  progress.targets ??= findTargets(update.read(unit), turn)
  if (!progress.targets) return 'search'
  if (!updateTargets(unit, update, progress.targets, turn)) return 'more'
  const { matched, modified } = progress.targets
  progress.n += matched
  progress.modified += modified
  if (matched === 0) addUpserted(progress, upsert(unit, update)?.get('_id'))
  return 'done'
}

/** Changes the found documents until the turn is over and returns whether all are done. */
function updateTargets(
  unit: WriteUnit,
  { namespace, statement, updater, ctx }: PreparedUpdate,
  targets: Targets,
  turn: Turn | null,
): boolean {
  const meta = unit.collection(namespace)
  if (!meta) return true
  const matcher = updater.needsPositional ? compileMatch(statement.filter, ctx) : null
  const filter = { doc: statement.filter, ctx }
  return writeTargets(unit, meta, targets, turn, filter, (recordId, before) => {
    const { doc, changed } = updater.apply(before, matcher?.details(before) ?? undefined)
    if (!changed) return
    updateRecord(unit, meta, recordId, before, doc)
    targets.modified++
  })
}

function addUpserted(progress: Progress, id: Value | undefined): void {
  if (id === undefined) return
  progress.n++
  progress.upserted.push(
    new Map<string, Value>([
      ['index', progress.at],
      ['_id', id],
    ]),
  )
}

function answer({ n, modified, upserted, errors }: Progress): Doc {
  const extra: [string, Value][] = upserted.length > 0 ? [['upserted', upserted]] : []
  extra.push(['nModified', modified])
  return writeReply(n, extra, errors)
}

interface UpdateResult {
  matched: number
  modified: number
  /** `_id` of the document an upsert inserted. */
  upsertedId?: Value
  /** The document before and after the change. */
  before?: Doc
  after?: Doc
}

/** Changes the first document found, or upserts. */
export function updateOne(unit: WriteUnit, update: PreparedUpdate): UpdateResult {
  const { read, namespace, statement, updater, ctx } = update
  const meta = unit.collection(namespace)
  const found = first(read(unit).records())
  if (found && meta) {
    const { recordId, doc: before } = found
    const matcher = updater.needsPositional ? compileMatch(statement.filter, ctx) : null
    const { doc: after, changed } = updater.apply(before, matcher?.details(before) ?? undefined)
    if (changed) updateRecord(unit, meta, recordId, before, after)
    return { matched: 1, modified: Number(changed), before, after }
  }
  const after = upsert(unit, update)
  const none = { matched: 0, modified: 0 }
  return after ? { ...none, upsertedId: after.get('_id') as Value, after } : none
}

/** Called when no document matched: inserts a document if the statement is an upsert, and returns it. */
function upsert(unit: WriteUnit, { namespace, statement, updater }: PreparedUpdate): Doc | null {
  if (!statement.upsert) return null
  return insertRecord(unit, ensureCollection(unit, namespace), updater.upsert())
}
