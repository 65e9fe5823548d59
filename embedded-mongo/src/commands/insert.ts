import { withTimesFilled } from '../bson/empty-times.js'
import { ensureCollection } from '../collections/definitions.js'
import { insertRecord } from '../collections/records.js'
import { type Command } from './command.js'
import { namespaceOf } from './request.js'
import { runInPortions, statementsOf, writeReply } from './statements.js'

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
    return runInPortions(request, namespace, {
      statements: documents,
      run: (unit, progress, turn) => {
        if (turn && !unit.collection(namespace)) {
          // Readers wait while a definition is committed, so the documents are written in the next portion.
          ensureCollection(unit, namespace)
          return 'more'
        }
        const document = withTimesFilled(documents.at(progress.at), () => request.engine.clock.next())
        insertRecord(unit, ensureCollection(unit, namespace), document)
        progress.n++
        return 'done'
      },
      answer: ({ n, errors }) => writeReply(n, [], errors),
    })
  },
}
