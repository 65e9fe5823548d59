import { Double } from 'bson'
import { identityKey } from '../bson/index-key.js'
import { type Doc, isDoc, type Maybe, type Value } from '../bson/value.js'
import { MongoError } from '../errors/mongo-error.js'
import { requireRoom, watchMemory } from '../pace/memory.js'
import { complete, PAUSE, type Work } from '../pace/turn.js'
import { requireOpenTransaction } from './batches.js'
import { type Command, reply } from './command.js'
import { docField, missingField, stringField } from './fields.js'
import { PreparedRead } from './reading.js'
import { collectionOf, contextOf, namespaceOf, viewOf } from './request.js'

export const distinct: Command = {
  name: 'distinct',
  inTransaction: true,
  fields: { distinct: 'string', key: 'string', query: 'object', collation: 'object', hint: 'stringOrObject' },
  run: (request) => {
    const key = stringField(request.body, 'key')
    if (key === null) throw missingField('distinct', 'key')
    if (key.includes('\0'))
      throw new MongoError(31032, "The 'key' field must not contain an embedded null byte")
    const meta = collectionOf(request, namespaceOf(request))
    const ctx = contextOf(request)
    const filter = docField(request.body, 'query')
    const read = new PreparedRead(
      viewOf(request),
      meta,
      { filter, sort: null, hint: request.body.get('hint'), limit: null, timeLimit: request.timeLimit },
      ctx,
    )
    const nameOf = (value: Value): string =>
      ctx.collation && typeof value === 'string' ? `c${ctx.collation.key(value)}` : identityKey(value)
    return complete(distinctValues(read, key.split('.'), nameOf), () =>
      requireOpenTransaction(request.transaction),
    )
  },
}

/** Roughly the memory of a value with its name, and of its place in the answer. */
const VALUE_BYTES = 200
const LISTED_BYTES = 24

function* distinctValues(
  read: PreparedRead,
  path: readonly string[],
  nameOf: (value: Value) => string,
): Work<Doc> {
  const values = new Map<string, Value>()
  for (const found of read.records()) {
    if (found === PAUSE) {
      yield PAUSE
      continue
    }
    for (const value of valuesAt(found.doc, path)) {
      const name = nameOf(value)
      if (values.has(name)) continue
      watchMemory(VALUE_BYTES, values.size)
      values.set(name, value)
    }
  }
  requireRoom(values.size * LISTED_BYTES)
  return reply(['values', [...values.values()]], ['ok', new Double(1)])
}

/** Values at the path. Arrays on the path and at its end are unwound, one level deep. */
function* valuesAt(value: Maybe, path: readonly string[]): Iterable<Value> {
  if (value === undefined) return
  const [component, ...rest] = path
  if (component === undefined) {
    if (Array.isArray(value)) yield* value
    else yield value
  } else if (Array.isArray(value)) {
    if (/^\d+$/.test(component)) yield* valuesAt(value[Number(component)], rest)
    for (const element of value) if (isDoc(element)) yield* valuesAt(element, path)
  } else if (isDoc(value)) yield* valuesAt(value.get(component), rest)
}
