import { ensureCollection } from '../collections/definitions.js'
import { insertRecord } from '../collections/records.js'
import { type Command } from './command.js'
import { namespaceOf, write } from './request.js'
import { runStatements, statementsOf, writeReply } from './write-results.js'

export const insert: Command = {
  name: 'insert',
  inTransaction: true,
  retryable: true,
  fields: {
    insert: 'string',
    documents: 'documents',
    ordered: 'bool',
    bypassDocumentValidation: 'bool',
    stmtId: 'number',
    stmtIds: 'array',
  },
  run: (request) => {
    const documents = statementsOf(request, 'insert', 'documents')
    const namespace = namespaceOf(request)
    return write(request, [namespace], (unit) => {
      const meta = ensureCollection(unit, namespace)
      let n = 0
      const errors = runStatements(request, documents, (doc) => {
        insertRecord(unit, meta, doc)
        n++
      })
      return writeReply(n, [], errors)
    })
  },
}
