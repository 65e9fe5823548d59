import { Double } from 'bson'
import { type Value } from '../bson/value.js'
import { MongoError, typeMismatch } from '../errors/mongo-error.js'
import { continueCursor } from './batches.js'
import { type Command, reply } from './command.js'
import { countField, docsField, missingField, stringField } from './fields.js'
import { checkedNamespace, namespaceOf, type Request } from './request.js'

const DEFAULT_NEXT_BATCH = Number.MAX_SAFE_INTEGER

export const getMore: Command = {
  name: 'getMore',
  typeName: 'GetMoreCommandRequest',
  inTransaction: true,
  fields: { getMore: 'number', collection: 'string', batchSize: 'number' },
  run: (request) => {
    const id = request.body.get('getMore')
    if (typeof id !== 'bigint' && typeof id !== 'number')
      throw typeMismatch("BSON field 'getMore' must be a long")
    const collection = stringField(request.body, 'collection')
    if (collection === null) throw missingField('GetMoreCommandRequest', 'collection')
    const cursor = request.engine.cursors.get(BigInt(id))
    const namespace = cursorNamespace(request, collection)
    if (cursor.namespace !== namespace) {
      throw new MongoError(
        13,
        `Requested getMore on namespace '${namespace}', but cursor belongs to a different namespace ${cursor.namespace}`,
      )
    }
    if (cursor.transaction !== request.transaction) {
      throw new MongoError(
        50741,
        'Cannot run getMore on a cursor that was created in another transaction or outside of it',
      )
    }
    if (cursor.session !== (request.session?.id.toString('latin1') ?? null)) {
      throw new MongoError(50738, `Cannot run getMore on cursor ${id}, which was created in another session`)
    }
    const count = countField(request.body, 'batchSize') || DEFAULT_NEXT_BATCH
    const end = (error: unknown): never => {
      request.engine.cursors.remove(cursor.id)
      throw error
    }
    try {
      const batch = continueCursor(request.engine.cursors, cursor, count, request.timeLimit)
      return batch instanceof Promise ? batch.catch(end) : batch
    } catch (error) {
      return end(error)
    }
  },
}

/** Cursors of listCollections and the like have a namespace with a `$`, which no collection may have. */
const cursorNamespace = (request: Request, collection: string): string =>
  collection.startsWith('$cmd.')
    ? `${request.database}.${collection}`
    : checkedNamespace(request.database, collection)

export const killCursors: Command = {
  name: 'killCursors',
  typeName: 'KillCursorsCommandRequest',
  inTransaction: true,
  fields: { killCursors: 'string', cursors: 'array' },
  run: (request) => {
    const ids = (docsField(request.body, 'cursors') ?? []) as unknown as (bigint | number)[]
    if (!String(request.body.get('killCursors')).startsWith('$cmd.')) namespaceOf(request)
    const killed: Value[] = []
    const missing: Value[] = []
    for (const id of ids) (request.engine.cursors.remove(BigInt(id)) ? killed : missing).push(BigInt(id))
    return reply(
      ['cursorsKilled', killed],
      ['cursorsNotFound', missing],
      ['cursorsAlive', []],
      ['cursorsUnknown', []],
      ['ok', new Double(1)],
    )
  },
}
