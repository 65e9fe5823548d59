import { type Doc } from '../bson/value.js'
import { type BatchBytes } from './batch-bytes.js'

/**
 * Documents of a batch are encoded once, when their size decides whether they still fit. The reply holds
 * an empty array in their place, and their bytes are inserted when it is sent.
 */
const batches = new WeakMap<Doc, BatchBytes>()

export function attachBatch(reply: Doc, documents: BatchBytes): void {
  if (documents.count > 0) batches.set(reply, documents)
}

/** int32 length, then the element `cursor` (0x03, name, NUL). */
const CURSOR_AT = 4 + 1 + 'cursor'.length + 1
const EMPTY_ARRAY_BYTES = 5

/** An encoded reply, and the documents that belong between its two parts. */
export interface ReplyParts {
  head: Buffer
  documents: BatchBytes | null
  tail: Buffer
  length: number
}

const NO_BYTES = Buffer.alloc(0)

/** The encoded reply with its batch: `{cursor: {firstBatch | nextBatch: [...], ...}, ...}`, in this order. */
export function withBatch(reply: Doc, body: Buffer): ReplyParts {
  const documents = batches.get(reply)
  if (!documents) return { head: body, documents: null, tail: NO_BYTES, length: body.length }
  const arrayAt = body.indexOf(0, CURSOR_AT + 4 + 1) + 1
  const grown = documents.length
  for (const at of [0, CURSOR_AT, arrayAt]) body.writeInt32LE(body.readInt32LE(at) + grown, at)
  const closing = arrayAt + EMPTY_ARRAY_BYTES - 1
  return {
    head: body.subarray(0, closing),
    documents,
    tail: body.subarray(closing),
    length: body.length + grown,
  }
}

/**
 * Joins a reply with its documents, in their buffer if it has room. Leaves `before` and `after` bytes
 * free. May be called once.
 */
export function writeReply(
  { head, documents, tail, length }: ReplyParts,
  before: number,
  after: number,
): Buffer {
  const inPlace = documents?.within(before + head.length, tail.length + after)
  const bytes = inPlace ?? Buffer.allocUnsafe(before + length + after)
  bytes.set(head, before)
  let at = before + head.length
  if (inPlace) at = bytes.length - after - tail.length
  else if (documents) at = documents.moveTo(bytes, at)
  bytes.set(tail, at)
  return bytes
}
