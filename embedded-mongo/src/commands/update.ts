import { type Doc, type EvalContext, type Value } from '../bson/value.js'
import { failedToParse } from '../errors/mongo-error.js'
import { type Command } from './command.js'
import { boolField, checkFields, docField, docsField, type FieldRules, missingField } from './fields.js'
import { contextOf, namespaceOf, type Request, write } from './request.js'
import { parseUpdate, runUpdate, type UpdateResult, type UpdateStatement } from './update-one.js'
import { runStatements, statementsOf, writeReply } from './write-results.js'

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
    for (const statement of statements) checkStatement(request, statement)
    const namespace = namespaceOf(request)
    return write(request, [namespace], (unit) => {
      const tally = new Tally()
      const errors = runStatements(request, statements, (statement, index) => {
        const ctx = statementContext(request, statement)
        tally.add(index, runUpdate(unit, namespace, parseStatement(statement), ctx))
      })
      return tally.reply(errors)
    })
  },
}

class Tally {
  private matched = 0
  private modified = 0
  private readonly upserted: Doc[] = []

  add(index: number, result: UpdateResult): void {
    this.matched += result.matched
    this.modified += result.modified
    if (result.upsertedId === undefined) return
    this.upserted.push(
      new Map<string, Value>([
        ['index', index],
        ['_id', result.upsertedId],
      ]),
    )
  }

  reply(errors: Doc[]): Doc {
    const extra: [string, Value][] = this.upserted.length > 0 ? [['upserted', this.upserted]] : []
    extra.push(['nModified', this.modified])
    return writeReply(this.matched + this.upserted.length, extra, errors)
  }
}

function checkStatement(request: Request, statement: Doc): void {
  checkFields(OWNER, statement, STATEMENT_FIELDS)
  for (const required of ['q', 'u']) if (!statement.has(required)) throw missingField(OWNER, required)
  if (boolField(statement, 'multi') && request.retryNumber !== null) {
    throw failedToParse('Cannot use retryable writes with multi=true')
  }
}

const parseStatement = (statement: Doc): UpdateStatement => ({
  filter: docField(statement, 'q') ?? new Map(),
  update: parseUpdate(statement.get('u')),
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
