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

/** The type and the name of an array's element. */
const headOf = (index: number): Buffer => Buffer.from(`\x03${index}\0`, 'latin1')
const HEADS = Array.from({ length: 128 }, (_, index) => headOf(index))

/** The encoded reply with its batch put in: `{cursor: {firstBatch | nextBatch: [...], ...}, ...}`, in this order. */
export function withBatch(reply: Doc, body: Buffer): Buffer[] {
  const documents = batches.get(reply)
  if (!documents || documents.length === 0) return [body]
  const arrayAt = body.indexOf(0, CURSOR_AT + 4 + 1) + 1
  const elements: Buffer[] = []
  let grown = 0
  documents.forEach((document, index) => {
    const head = HEADS[index] ?? headOf(index)
    elements.push(head, document)
    grown += head.length + document.length
  })
  for (const at of [0, CURSOR_AT, arrayAt]) body.writeInt32LE(body.readInt32LE(at) + grown, at)
  const closing = arrayAt + EMPTY_ARRAY_BYTES - 1
  return [body.subarray(0, closing), ...elements, body.subarray(closing)]
}
