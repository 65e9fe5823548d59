import { Double } from 'bson'
import { type Doc, type Value } from '../bson/value.js'
import { MongoError } from '../errors/mongo-error.js'
import { DuplicateKeyError } from '../indexes/duplicate.js'
import { DAMAGE_ADVICE, isStorageError } from '../storage/storage-error.js'

/** Errors after which a driver may send the same retryable write again. */
const RETRYABLE_CODES = new Set([6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436])

export function asMongoError(error: unknown): MongoError {
  if (error instanceof MongoError) return error
  const reason = error instanceof Error ? error.message : String(error)
  return isStorageError(error)
    ? new MongoError(8, `The database cannot be read: ${reason}. ${DAMAGE_ADVICE}`)
    : new MongoError(1, `Internal error: ${reason}`)
}

/** Fields of an error beside its code and message. */
const detailsOf = (error: MongoError): Iterable<[string, Value]> =>
  error instanceof DuplicateKeyError ? error.details : []

/** `{ok: 0, errmsg, code, codeName}`, the labels, and the error's details. */
export function errorReply(error: MongoError, labels: readonly string[] = []): Doc {
  const doc: Doc = new Map<string, Value>()
  if (labels.length > 0) doc.set('errorLabels', [...labels])
  doc.set('ok', new Double(0))
  doc.set('errmsg', error.message)
  doc.set('code', error.code)
  doc.set('codeName', error.codeName)
  for (const [field, value] of detailsOf(error)) doc.set(field, value)
  return doc
}

/** One entry of `writeErrors`. */
export function writeErrorEntry(index: number, error: MongoError): Doc {
  const doc: Doc = new Map<string, Value>([
    ['index', index],
    ['code', error.code],
  ])
  for (const [field, value] of detailsOf(error)) doc.set(field, value)
  doc.set('errmsg', error.message)
  return doc
}

/** Errors after which a whole transaction may be run again. */
const TRANSIENT_CODES = new Set([24, 112, 246, 251, 267])

/** Labels by which drivers decide whether to try again. */
export function labelsFor(code: number, command: string, body: Doc): string[] {
  const retryable = isRetryableCode(code)
  if (body.get('autocommit') !== false)
    return retryable && body.has('txnNumber') ? ['RetryableWriteError'] : []
  if (TRANSIENT_CODES.has(code)) return ['TransientTransactionError']
  if (!retryable) return []
  const ends = command === 'commitTransaction' || command === 'abortTransaction'
  return [ends ? 'RetryableWriteError' : 'TransientTransactionError']
}

export const isRetryableCode = (code: number): boolean => RETRYABLE_CODES.has(code)
