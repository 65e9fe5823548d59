import { type Doc, type EvalContext } from '../bson/value.js'
import { deleteRecord } from '../collections/records.js'
import { failedToParse } from '../errors/mongo-error.js'
import { type View } from '../isolation/view.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { first, type Turn } from '../pace/turn.js'
import { type Documents } from '../wire/sequence.js'
import { type Command } from './command.js'
import { checkFields, docField, type FieldRules, missingField, numberField } from './fields.js'
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
import { findTargets, searchTargets, writeTargets } from './targets.js'

const OWNER = 'delete.deletes'

const STATEMENT_FIELDS: FieldRules = {
  q: 'object',
  limit: 'number',
  hint: 'stringOrObject',
  collation: 'object',
}

export const deleteCommand: Command = {
  name: 'delete',
  inTransaction: true,
  retryable: true,
  fields: {
    delete: 'string',
    deletes: 'documents',
    ordered: 'bool',
    let: 'object',
    stmtId: 'number',
    stmtIds: 'array',
  },
  run: (request) => {
    const statements = statementsOf(request, 'delete', 'deletes')
    const namespace = namespaceOf(request)
    const prepare = preparation(request, namespace, statements)
    const command: StatementCommand = {
      statements,
      run: (unit, progress, turn) => runDelete(unit, prepare(progress.at), progress, turn),
      search: (at) => {
        const { read } = prepare(at)
        return searchTargets(read(viewOf(request)))
      },
      answer: ({ n, errors }) => writeReply(n, [], errors),
    }
    const check = (statement: Doc): void => checkStatement(statement, request.retryNumber !== null)
    return afterChecking(request, statements, check, () => runInPortions(request, namespace, command))
  },
}

interface Prepared {
  namespace: string
  filter: { doc: Doc; ctx: EvalContext }
  multi: boolean
  read(view: View): PreparedRead
}

function preparation(request: Request, namespace: string, statements: Documents): (at: number) => Prepared {
  return latest((at) => {
    const statement = statements.at(at)
    const ctx = contextOf(request, statement)
    const doc = docField(statement, 'q') ?? new Map()
    const multi = numberField(statement, 'limit') === 0
    const asked = { filter: doc, sort: null, hint: statement.get('hint'), limit: multi ? null : 1 }
    return {
      namespace,
      filter: { doc, ctx },
      multi,
      read: (view) => new PreparedRead(view, view.collection(namespace), asked, ctx),
    }
  })
}

function checkStatement(statement: Doc, retryable: boolean): void {
  checkFields(OWNER, statement, STATEMENT_FIELDS)
  for (const required of ['q', 'limit']) if (!statement.has(required)) throw missingField(OWNER, required)
  const limit = numberField(statement, 'limit')
  if (limit !== 0 && limit !== 1) {
    throw failedToParse(`The limit field in delete objects must be 0 or 1. Got ${limit}`)
  }
  if (limit === 0 && retryable) throw failedToParse('Cannot use retryable writes with limit=0')
}

function runDelete(unit: WriteUnit, statement: Prepared, progress: Progress, turn: Turn | null): Outcome {
  const meta = unit.collection(statement.namespace)
  if (!statement.multi) {
    const found = first(statement.read(unit).records())
    if (found && meta) {
      deleteRecord(unit, meta, found.recordId, found.doc)
      progress.n++
    }
    return 'done'
  }
  progress.targets ??= findTargets(statement.read(unit), turn)
  if (!progress.targets) return 'search'
  if (!meta) return 'done'
  const remove = (recordId: number, doc: Doc): void => deleteRecord(unit, meta, recordId, doc)
  if (!writeTargets(unit, meta, progress.targets, turn, statement.filter, remove)) return 'more'
  progress.n += progress.targets.matched
  return 'done'
}
