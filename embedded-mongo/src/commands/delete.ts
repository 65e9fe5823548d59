import { type Doc, type EvalContext } from '../bson/value.js'
import { deleteRecord, readRecord } from '../collections/records.js'
import { failedToParse } from '../errors/mongo-error.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { type Command } from './command.js'
import { checkFields, docField, type FieldRules, missingField, numberField } from './fields.js'
import { prepareRead } from './reading.js'
import { contextOf, namespaceOf, write } from './request.js'
import { runStatements, statementsOf, writeReply } from './write-results.js'

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
    for (const statement of statements) checkStatement(statement, request.retryNumber !== null)
    const namespace = namespaceOf(request)
    return write(request, [namespace], (unit) => {
      let n = 0
      const errors = runStatements(request, statements, (statement) => {
        n += runDelete(unit, namespace, statement, contextOf(request, statement))
      })
      return writeReply(n, [], errors)
    })
  },
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

function runDelete(unit: WriteUnit, namespace: string, statement: Doc, ctx: EvalContext): number {
  const meta = unit.collection(namespace)
  const limit = numberField(statement, 'limit') === 1 ? 1 : null
  const filter = docField(statement, 'q')
  const read = prepareRead(unit, meta, { filter, sort: null, hint: statement.get('hint'), limit }, ctx)
  if (!meta) return 0
  const ids: number[] = []
  for (const { recordId } of read.records()) {
    ids.push(recordId)
    if (ids.length === limit) break
  }
  for (const recordId of ids) deleteRecord(unit, meta, recordId, readRecord(unit, meta, recordId) as Doc)
  return ids.length
}
