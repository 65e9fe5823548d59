import { Double } from 'bson'
import { fromSafeInteger } from '../bson/numbers.js'
import { type Doc } from '../bson/value.js'
import { MongoError } from '../errors/mongo-error.js'
import { complete, type Work } from '../pace/turn.js'
import { storageStats } from './aggregate-state.js'
import { type Command, reply } from './command.js'
import { boolField, numberField } from './fields.js'
import { namespaceOf, type Request, viewOf } from './request.js'
import { documentBytes, indexBytes, sum } from './sizes.js'

export const collStats: Command = {
  name: 'collStats',
  fields: { collStats: 'string', scale: 'number' },
  run: (request) => complete(collectionStats(request)),
}

function* collectionStats(request: Request): Work<Doc> {
  const namespace = namespaceOf(request)
  const scale = scaleOf(request.body)
  const meta = viewOf(request).collection(namespace)
  const doc: Doc = reply(['ns', namespace])
  if (meta) for (const [field, value] of yield* storageStats(request, meta, scale)) doc.set(field, value)
  else
    for (const field of ['size', 'count', 'storageSize', 'totalSize', 'nindexes', 'totalIndexSize'])
      doc.set(field, 0)
  return doc.set('ok', new Double(1))
}

export const dbStats: Command = {
  name: 'dbStats',
  aliases: ['dbstats'],
  fields: { dbStats: 'any', dbstats: 'any', scale: 'number', freeStorage: 'any' },
  run: (request) => {
    if (boolField(request.body, 'freeStorage')) {
      throw new MongoError(238, 'dbStats with freeStorage is not supported')
    }
    return complete(databaseStats(request))
  },
}

function* databaseStats(request: Request): Work<Doc> {
  const view = viewOf(request)
  const scale = scaleOf(request.body)
  const metas = [...view.collections()].filter((meta) => meta.database === request.database)
  const objects = sum(metas.map((meta) => view.count(meta)))
  let size = 0
  let indexSize = 0
  for (const meta of metas) {
    size += yield* documentBytes(view, meta)
    indexSize += sum((yield* indexBytes(view, meta)).values())
  }
  return reply(
    ['db', request.database],
    ['collections', metas.length],
    ['views', 0],
    ['objects', fromSafeInteger(objects)],
    ['avgObjSize', new Double(objects > 0 ? size / objects : 0)],
    ['dataSize', new Double(size / scale)],
    ['storageSize', new Double(size / scale)],
    ['indexes', sum(metas.map((meta) => meta.indexes.length))],
    ['indexSize', new Double(indexSize / scale)],
    ['totalSize', new Double((size + indexSize) / scale)],
    ['scaleFactor', new Double(scale)],
    ['ok', new Double(1)],
  )
}

/** `scale`, by which sizes are divided. */
function scaleOf(body: Doc): number {
  const scale = numberField(body, 'scale') ?? 1
  if (!(scale >= 1)) {
    throw new MongoError(51024, `BSON field 'scale' value must be >= 1, actual value '${scale}'`)
  }
  return scale
}
