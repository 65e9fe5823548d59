import { MongoError } from '../errors/mongo-error.js'

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024

const MAX_DEPTH = 200

/** Throws 15 for documents and arrays that are nested too deep. */
export function checkDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw new MongoError(15, `BSONObj exceeds maximum nested object depth: ${MAX_DEPTH}`)
}
