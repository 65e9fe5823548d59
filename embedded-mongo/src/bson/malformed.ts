import { MongoError } from '../errors/mongo-error.js'

/** Bytes that are no document: 22 InvalidBSON. */
export const invalid = (why: string): MongoError => new MongoError(22, `invalid BSON: ${why}`)

/** A field that comes twice cannot be kept, and which of them counts is not for us to guess. */
export const repeatedField = (inCommand: boolean): MongoError =>
  new MongoError(
    inCommand ? 40413 : 238,
    'A document has two fields of the same name, which is not supported',
  )

/** @throws MongoError 22 for options that a server does not know. */
export function regexOptions(options: string): string {
  if (/[^ilmsux]/.test(options)) throw invalid(`bad regular expression options '${options}'`)
  return options
}
