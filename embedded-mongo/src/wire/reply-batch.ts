import { type Doc } from '../bson/value.js'

/**
 * Documents of a cursor's batch are encoded once, when their size decides whether they still fit. The reply holds an
 * empty array in their place; the bytes are put in when it is sent.
 */
const batches = new WeakMap<Doc, Buffer[]>()

export function attachBatch(reply: Doc, documents: Buffer[]): void {
  batches.set(reply, documents)
}

/** int32 length, then the element `cursor` (0x03, name, NUL). */
const CURSOR_AT = 4 + 1 + 'cursor'.length + 1
const EMPTY_ARRAY_BYTES = 5

/** An encoded reply, and the documents that belong between its two parts. */
export interface ReplyParts {
  head: Buffer
  documents: readonly Buffer[]
  tail: Buffer
  length: number
}

const NOTHING = Buffer.alloc(0)

/** The encoded reply with its batch: `{cursor: {firstBatch | nextBatch: [...], ...}, ...}`, in this order. */
export function withBatch(reply: Doc, body: Buffer): ReplyParts {
  const documents = batches.get(reply)
  if (!documents || documents.length === 0)
    return { head: body, documents: [], tail: NOTHING, length: body.length }
  const arrayAt = body.indexOf(0, CURSOR_AT + 4 + 1) + 1
  let grown = 0
  for (let index = 0; index < documents.length; index++)
    grown += digitsOf(index) + 2 + (documents[index] as Buffer).length
  for (const at of [0, CURSOR_AT, arrayAt]) body.writeInt32LE(body.readInt32LE(at) + grown, at)
  const closing = arrayAt + EMPTY_ARRAY_BYTES - 1
  return {
    head: body.subarray(0, closing),
    documents,
    tail: body.subarray(closing),
    length: body.length + grown,
  }
}

/** A batch may be a hundred thousand small documents: nothing is made for each of them. */
export function writeReply({ head, documents, tail }: ReplyParts, into: Buffer, from: number): void {
  into.set(head, from)
  let at = from + head.length
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] as Buffer
    at = writeElementHead(into, at, index)
    into.set(document, at)
    at += document.length
  }
  into.set(tail, at)
}

const DOCUMENT = 0x03
const DIGIT_ZERO = 0x30

/** The type and the name of an array's element: its number as text, and NUL. */
function writeElementHead(into: Buffer, at: number, index: number): number {
  const end = at + 1 + digitsOf(index)
  into[at] = DOCUMENT
  for (let place = end - 1, left = index; place > at; place--, left = Math.floor(left / 10))
    into[place] = DIGIT_ZERO + (left % 10)
  into[end] = 0
  return end + 1
}

function digitsOf(index: number): number {
  let digits = 1
  for (let bound = 10; index >= bound; bound *= 10) digits++
  return digits
}
