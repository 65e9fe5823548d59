import { Double } from 'bson'
import { withTimesFilled } from '../bson/empty-times.js'
import { type Doc, type Value } from '../bson/value.js'
import { ensureCollection } from '../collections/definitions.js'
import { insertRecord } from '../collections/records.js'
import { MongoError } from '../errors/mongo-error.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { type Documents } from '../wire/sequence.js'
import { type Command, reply } from './command.js'
import { asMongoError, writeErrorEntry } from './errors.js'
import { boolField, checkFields, docField, docsField, type FieldRules, missingField } from './fields.js'
import { checkedNamespace, contextOf, type Request, write } from './request.js'
import { isFatal, statementsOf } from './statements.js'
import { parseUpdate, prepareUpdate, updateOne } from './update.js'

const INSERT_FIELDS: FieldRules = { insert: 'number', document: 'object' }
const UPDATE_FIELDS: FieldRules = {
  update: 'number',
  filter: 'object',
  updateMods: 'any',
  multi: 'bool',
  upsert: 'bool',
  arrayFilters: 'documents',
  hint: 'stringOrObject',
  collation: 'object',
}

/**
 * Writes to several collections in one command, in order (server 8.0). It does what an append to a few collections
 * needs: inserts and updates of one document each, within a transaction, with `errorsOnly`. The rest is refused.
 */
export const bulkWrite: Command = {
  name: 'bulkWrite',
  inTransaction: true,
  adminOnly: true,
  fields: {
    bulkWrite: 'number',
    ops: 'documents',
    nsInfo: 'documents',
    ordered: 'bool',
    errorsOnly: 'bool',
    bypassDocumentValidation: 'bool',
    let: 'object',
  },
  run: (request) => {
    if (!request.transaction) throw unsupported('outside of a transaction')
    if (!boolField(request.body, 'errorsOnly')) throw unsupported('without errorsOnly')
    const operations = statementsOf(request, 'bulkWrite', 'ops')
    const namespaces = namespacesOf(request)
    return write(request, namespaces, (unit) => runAll(request, unit, operations, namespaces))
  },
}

const unsupported = (what: string): MongoError =>
  new MongoError(115, `bulkWrite ${what} is not supported by this engine`)

function namespacesOf(request: Request): string[] {
  const given = docsField(request.body, 'nsInfo')
  if (!given) throw missingField('bulkWrite', 'nsInfo')
  return given.map((entry) => {
    checkFields('bulkWrite.nsInfo', entry, { ns: 'string' })
    const [database = '', ...names] = String(entry.get('ns') ?? '').split('.')
    return checkedNamespace(database, names.join('.'))
  })
}

interface Counts {
  inserted: number
  matched: number
  modified: number
  upserted: number
}

/** In a transaction the first error ends the command. */
function runAll(request: Request, unit: WriteUnit, operations: Documents, namespaces: string[]): Doc {
  const counts: Counts = { inserted: 0, matched: 0, modified: 0, upserted: 0 }
  const errors: Doc[] = []
  for (let at = 0; at < operations.length && errors.length === 0; at++)
    try {
      runOne(request, unit, operations.at(at), namespaces, counts)
    } catch (error) {
      if (isFatal(error)) throw error
      errors.push(errorAt(at, asMongoError(error)))
    }
  return answer(counts, errors)
}

function runOne(
  request: Request,
  unit: WriteUnit,
  operation: Doc,
  namespaces: string[],
  counts: Counts,
): void {
  const [kind = ''] = operation.keys()
  const namespace = (): string => {
    const named = namespaces[Number(operation.get(kind))]
    if (named === undefined)
      throw new MongoError(2, `BulkWrite ops entry has an invalid nsInfo index: ${operation.get(kind)}`)
    return named
  }
  if (kind === 'insert') {
    checkFields('bulkWrite.ops', operation, INSERT_FIELDS)
    const given = docField(operation, 'document')
    if (!given) throw missingField('bulkWrite.ops', 'document')
    const document = withTimesFilled(given, () => request.engine.clock.next())
    insertRecord(unit, ensureCollection(unit, namespace()), document)
    counts.inserted++
  } else if (kind === 'update') {
    checkFields('bulkWrite.ops', operation, UPDATE_FIELDS)
    if (boolField(operation, 'multi')) throw unsupported('of many documents')
    const { matched, modified, upsertedId } = updateOne(unit, updateOf(request, operation, namespace()))
    counts.matched += matched
    counts.modified += modified
    counts.upserted += Number(upsertedId !== undefined)
  } else throw unsupported(`with the operation ${kind}`)
}

function updateOf(request: Request, operation: Doc, namespace: string): ReturnType<typeof prepareUpdate> {
  const filter = docField(operation, 'filter')
  if (!filter) throw missingField('bulkWrite.ops', 'filter')
  const statement = {
    filter,
    update: parseUpdate(operation.get('updateMods'), request.engine.clock),
    multi: false,
    upsert: boolField(operation, 'upsert'),
    arrayFilters: docsField(operation, 'arrayFilters'),
    hint: operation.get('hint'),
    sort: null,
  }
  return prepareUpdate(namespace, statement, contextOf(request, operation))
}

/** One entry of the answer's cursor. */
function errorAt(index: number, error: MongoError): Doc {
  const entry = writeErrorEntry(index, error)
  entry.delete('index')
  return new Map<string, Value>([['ok', new Double(0)], ['idx', index], ...entry, ['n', 0]])
}

function answer({ inserted, matched, modified, upserted }: Counts, errors: Doc[]): Doc {
  const cursor: Doc = new Map<string, Value>([
    ['id', 0n],
    ['firstBatch', errors],
    ['ns', 'admin.$cmd.bulkWrite'],
  ])
  return reply(
    ['cursor', cursor],
    ['nErrors', errors.length],
    ['nInserted', inserted],
    ['nMatched', matched],
    ['nModified', modified],
    ['nUpserted', upserted],
    ['nDeleted', 0],
    ['ok', new Double(1)],
  )
}
