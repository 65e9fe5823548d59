import { Double } from 'bson'
import { encodeInTurns } from '../bson/encode-in-turns.js'
import { MAX_DOCUMENT_BYTES } from '../bson/limits.js'
import { type Doc, type Value } from '../bson/value.js'
import { type CursorRegistry, type OpenCursor } from '../cursors/registry.js'
import { MongoError } from '../errors/mongo-error.js'
import { type Transaction } from '../isolation/transaction.js'
import { checkLimit, type TimeLimit } from '../pace/time-limit.js'
import { complete, type Flow, PAUSE, type Pause, type Work } from '../pace/turn.js'
import { BatchBytes } from '../wire/batch-bytes.js'
import { attachBatch } from '../wire/reply-batch.js'
import { reply } from './command.js'
import { type Request } from './request.js'

/** Size of the first batch when the client does not say. */
export const DEFAULT_BATCH = 101

/**
 * A document of a cursor, computed or as stored. Stored bytes are valid only until the next document is
 * taken.
 */
export type Row = Doc | Buffer

export interface Batch {
  documents: BatchBytes
  /** A document that did not fit into the batch. */
  held: Row | null
  exhausted: boolean
}

/** Roughly the bytes that an array adds to each of its elements. */
const ELEMENT_BYTES = 12

/** Takes documents up to the batch size or the size of a reply. */
function* takeBatch(rest: Iterator<Row | Pause>, first: Row | null, count: number): Work<Batch> {
  const documents = new BatchBytes()
  let bytes = 0
  let next: Row | null = first
  while (documents.count < count) {
    if (!next) {
      const step = rest.next()
      if (step.done) return { documents, held: null, exhausted: true }
      if (step.value === PAUSE) {
        yield PAUSE
        continue
      }
      next = step.value
    }
    const document = Buffer.isBuffer(next) ? next : yield* encodeInTurns(next)
    bytes += document.length + ELEMENT_BYTES
    if (documents.count > 0 && bytes > MAX_DOCUMENT_BYTES)
      return { documents, held: kept(document), exhausted: false }
    documents.add(document)
    next = null
  }
  return { documents, held: next, exhausted: false }
}

/** A copy for later, in a buffer of its own: a slice would keep the larger buffer in memory. */
function kept(document: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(document.length)
  copy.set(document)
  return copy
}

export function cursorReply(
  id: bigint,
  namespace: string,
  name: 'firstBatch' | 'nextBatch',
  batch: BatchBytes,
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
  /** Throws when the collection or index that the cursor reads no longer exists. */
  check(): void
}

/** Answers the first batch and keeps a cursor open when there may be more. */
export const openCursor = (
  request: Request,
  documents: Flow<Row>,
  options: CursorOptions,
): Doc | Promise<Doc> =>
  complete(firstBatch(request, documents, options), () => {
    checkLimit(request.timeLimit)
    requireOpenTransaction(request.transaction)
    options.check()
  })

function* firstBatch(request: Request, documents: Flow<Row>, options: CursorOptions): Work<Doc> {
  const rest = documents[Symbol.iterator]()
  const batch = yield* takeBatch(rest, null, options.batchSize)
  if (batch.exhausted || options.singleBatch) {
    rest.return?.()
    return cursorReply(0n, options.namespace, 'firstBatch', batch.documents)
  }
  const held = batch.held ?? (yield* peek(rest))
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

function* peek(rest: Iterator<Row | Pause>): Work<Buffer | null> {
  for (;;) {
    const step = rest.next()
    if (step.done) return null
    if (step.value !== PAUSE)
      return Buffer.isBuffer(step.value) ? kept(step.value) : yield* encodeInTurns(step.value)
    yield PAUSE
  }
}

/** Answers the next batch of an open cursor; a cursor that is exhausted or fails is closed. */
export function continueCursor(
  cursors: CursorRegistry,
  cursor: OpenCursor,
  count: number,
  limit: TimeLimit,
): Doc | Promise<Doc> {
  const check = (): void => {
    checkLimit(limit)
    requireOpenTransaction(cursor.transaction)
    cursor.check()
  }
  check()
  return complete(nextBatch(cursors, cursor, count), check)
}

function* nextBatch(cursors: CursorRegistry, cursor: OpenCursor, count: number): Work<Doc> {
  cursor.inUse = true
  try {
    const batch = yield* takeBatch(cursor.rest, cursor.held, count)
    cursor.held = batch.held ?? (batch.exhausted ? null : yield* peek(cursor.rest))
    const finished = cursor.held === null
    if (finished) cursors.remove(cursor.id)
    return cursorReply(finished ? 0n : cursor.id, cursor.namespace, 'nextBatch', batch.documents)
  } finally {
    cursor.inUse = false
  }
}

/** Throws when the transaction ended during a pause of one of its reads. */
export function requireOpenTransaction(transaction: Transaction | null): void {
  if (!transaction || transaction.state === 'open') return
  throw new MongoError(251, 'The transaction has been aborted meanwhile', {
    labels: ['TransientTransactionError'],
  })
}

/** A cursor over a collection ends with an error when the collection or an index it reads is dropped. */
export const planKilled = (namespace: string): MongoError =>
  new MongoError(175, `collection dropped or its definition changed: ${namespace}`, {
    codeName: 'QueryPlanKilled',
  })
