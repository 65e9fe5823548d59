import { MongoError } from '../errors/mongo-error.js'

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024

/** What a command computes may be as much longer as the server's own fields. */
export const MAX_RESULT_BYTES = MAX_DOCUMENT_BYTES + 16 * 1024

/** The server's buffers end there. */
const MAX_BUFFER_BYTES = 64 * 1024 * 1024

const MAX_DEPTH = 200

/** Throws 15 for documents and arrays that are nested too deep. */
export function checkDepth(depth: number): void {
  if (depth > MAX_DEPTH) throw new MongoError(15, `BSONObj exceeds maximum nested object depth: ${MAX_DEPTH}`)
}

/** Throws 10334 for a document that is longer than `most` bytes. */
export function checkSize(bytes: number, most = MAX_DOCUMENT_BYTES): void {
  if (bytes <= most) return
  throw new MongoError(
    10334,
    `BSONObj size: ${bytes} (0x${bytes.toString(16).toUpperCase()}) is invalid. Size must be between 0 and ${most}(16MB)`,
  )
}

/** Throws 13548 for a buffer that would come to hold so many bytes. */
export function checkBuffer(bytes: number): void {
  if (bytes > MAX_BUFFER_BYTES)
    throw new MongoError(13548, `BufBuilder attempted to grow() to ${bytes} bytes, past the 64MB limit.`)
}
