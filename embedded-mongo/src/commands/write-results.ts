import { Double } from 'bson'
import { type Doc, type Value } from '../bson/value.js'
import { MongoError } from '../errors/mongo-error.js'
import { Blocked } from '../isolation/conflicts.js'
import { reply } from './command.js'
import { asMongoError, writeErrorEntry } from './errors.js'
import { boolField, docsField, missingField } from './fields.js'
import { type Request } from './request.js'

const MAX_BATCH = 100_000

/** The statements of a write command. Throws 16 outside 1 to 100,000. */
export function statementsOf(request: Request, owner: string, field: string): Doc[] {
  const statements = docsField(request.body, field)
  if (!statements) throw missingField(owner, field)
  if (statements.length < 1 || statements.length > MAX_BATCH) {
    throw new MongoError(
      16,
      `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${statements.length} operations.`,
    )
  }
  return statements
}

/**
 * Runs the statements in order and gathers what failed; an ordered command stops at the first failure. Inside a
 * transaction conflicts end the whole command, as they end the transaction.
 */
export function runStatements(
  request: Request,
  statements: readonly Doc[],
  run: (statement: Doc, index: number) => void,
): Doc[] {
  const ordered = boolField(request.body, 'ordered', true)
  const errors: Doc[] = []
  for (let index = 0; index < statements.length; index++) {
    try {
      run(statements[index] as Doc, index)
    } catch (error) {
      if (error instanceof Blocked || isFatal(error)) throw error
      errors.push(writeErrorEntry(index, asMongoError(error)))
      if (ordered || request.transaction) break
    }
  }
  return errors
}

const isFatal = (error: unknown): boolean =>
  !(error instanceof MongoError) || error.labels.includes('TransientTransactionError')

export function writeReply(n: number, extra: [string, Value][], errors: Doc[]): Doc {
  const doc = reply(['n', n], ...extra)
  if (errors.length > 0) doc.set('writeErrors', errors)
  doc.set('ok', new Double(1))
  return doc
}
