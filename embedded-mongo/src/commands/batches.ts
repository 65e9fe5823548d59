import { Double } from 'bson'
import { encodeDoc } from '../bson/encode.js'
import { MAX_DOCUMENT_BYTES } from '../bson/limits.js'
import { type Doc, type Value } from '../bson/value.js'
import { type CursorRegistry, type OpenCursor } from '../cursors/registry.js'
import { MongoError } from '../errors/mongo-error.js'
import { attachBatch } from '../wire/reply-batch.js'
import { reply } from './command.js'
import { type Request } from './request.js'

/** First batches hold this many documents when the client does not say. */
export const DEFAULT_BATCH = 101

/** A document of a cursor: made for it, or as it is stored. */
export type Row = Doc | Buffer

export interface Batch {
  /** Encoded. */
  documents: Buffer[]
  /** A document that did not fit any more. */
  held: Row | null
  exhausted: boolean
}

/** About what an array adds to each of its documents. */
const ELEMENT_BYTES = 12

/** Takes documents until the count or the size of a reply is reached. */
export function takeBatch(rest: Iterator<Row>, first: Row | null, count: number): Batch {
  const documents: Buffer[] = []
  let bytes = 0
  let next: Row | null = first
  while (documents.length < count) {
    if (!next) {
      const step = rest.next()
      if (step.done) return { documents, held: null, exhausted: true }
      next = step.value
    }
    const document = Buffer.isBuffer(next) ? next : encodeDoc(next)
    bytes += document.length + ELEMENT_BYTES
    if (documents.length > 0 && bytes > MAX_DOCUMENT_BYTES) return { documents, held: next, exhausted: false }
    documents.push(document)
    next = null
  }
  return { documents, held: next, exhausted: false }
}

export function cursorReply(
  id: bigint,
  namespace: string,
  name: 'firstBatch' | 'nextBatch',
  batch: Buffer[],
): Doc {
  const cursor: Doc = new Map<string, Value>([
    [name, []],
    ['id', id],
    ['ns', namespace],
  ])
  const answer = reply(['cursor', cursor], ['ok', new Double(1)])
  attachBatch(answer, batch)
  return answer
}

export interface CursorOptions {
  namespace: string
  batchSize: number
  singleBatch: boolean
  noTimeout: boolean
  /** Throws when what the cursor reads is gone. */
  check(): void
}

/** Answers the first batch and keeps a cursor open when there may be more. */
export function openCursor(request: Request, documents: Iterable<Row>, options: CursorOptions): Doc {
  const rest = documents[Symbol.iterator]()
  const batch = takeBatch(rest, null, options.batchSize)
  if (batch.exhausted || options.singleBatch) {
    rest.return?.()
    return cursorReply(0n, options.namespace, 'firstBatch', batch.documents)
  }
  const held = batch.held ?? peek(rest)
  if (!held && options.batchSize > 0) return cursorReply(0n, options.namespace, 'firstBatch', batch.documents)
  const cursor = request.engine.cursors.add({
    namespace: options.namespace,
    session: request.session?.id.toString('latin1') ?? null,
    transaction: request.transaction,
    connection: request.connection.id,
    noTimeout: options.noTimeout,
    rest,
    held,
    check: options.check,
  })
  return cursorReply(cursor.id, options.namespace, 'firstBatch', batch.documents)
}

function peek(rest: Iterator<Row>): Row | null {
  const step = rest.next()
  return step.done ? null : step.value
}

/** The next batch of an open cursor; an exhausted one is closed. */
export function continueCursor(cursors: CursorRegistry, cursor: OpenCursor, count: number): Doc {
  cursor.check()
  const batch = takeBatch(cursor.rest, cursor.held, count)
  cursor.held = batch.held ?? (batch.exhausted ? null : peek(cursor.rest))
  const finished = cursor.held === null
  if (finished) cursors.remove(cursor.id)
  return cursorReply(finished ? 0n : cursor.id, cursor.namespace, 'nextBatch', batch.documents)
}

/** A cursor over a collection ends with an error when the collection or an index it reads is dropped. */
export const planKilled = (namespace: string): MongoError =>
  new MongoError(175, `collection dropped or its definition changed: ${namespace}`, {
    codeName: 'QueryPlanKilled',
  })
