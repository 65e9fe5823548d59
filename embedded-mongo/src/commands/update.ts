import { type Doc, type EvalContext, type Value } from '../bson/value.js'
import { failedToParse } from '../errors/mongo-error.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { type Turn } from '../pace/turn.js'
import { type Command } from './command.js'
import { boolField, checkFields, docField, docsField, type FieldRules, missingField } from './fields.js'
import { type Outcome, type Progress, runInPortions, type StatementCommand } from './portions.js'
import { contextOf, namespaceOf, type Request, viewOf } from './request.js'
import { collect, findTargets, latest } from './targets.js'
import {
  parseUpdate,
  type PreparedUpdate,
  prepareUpdate,
  updateOne,
  type UpdateStatement,
  updateTargets,
  upsert,
} from './update-one.js'
import { afterChecking, statementsOf, writeReply } from './write-results.js'

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
      search: (at) => collect(prepare(at).read(viewOf(request))),
      answer,
    }
    const check = (statement: Doc): void => checkStatement(request, statement)
    return afterChecking(request, statements, check, () => runInPortions(request, namespace, command))
  },
}

function runStatement(
  unit: WriteUnit,
  update: PreparedUpdate,
  progress: Progress,
  turn: Turn | null,
): Outcome {
  if (update.statement.multi) {
    progress.targets ??= findTargets(update.read(unit), turn)
    if (!progress.targets) return 'search'
    const outcome = updateTargets(unit, update, progress.targets, turn)
    if (outcome === 'more') return outcome
    progress.modified += progress.targets.modified
    progress.n += progress.targets.matched
    if (progress.targets.matched === 0) addUpserted(progress, upsert(unit, update))
    return outcome
  }
  const result = updateOne(unit, update)
  progress.n += result.matched
  progress.modified += result.modified
  addUpserted(progress, result.upsertedId)
  return 'through'
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

function checkStatement(request: Request, statement: Doc): void {
  checkFields(OWNER, statement, STATEMENT_FIELDS)
  for (const required of ['q', 'u']) if (!statement.has(required)) throw missingField(OWNER, required)
  if (boolField(statement, 'multi') && request.retryNumber !== null) {
    throw failedToParse('Cannot use retryable writes with multi=true')
  }
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
