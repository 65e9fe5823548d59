import { Double } from 'bson'
import { fromSafeInteger } from '../bson/numbers.js'
import { type Doc } from '../bson/value.js'
import { storageStats } from './aggregate-state.js'
import { type Command, reply } from './command.js'
import { collectionBytes } from './listing.js'
import { namespaceOf, viewOf } from './request.js'

export const collStats: Command = {
  name: 'collStats',
  fields: { collStats: 'string', scale: 'number' },
  run: (request) => {
    const namespace = namespaceOf(request)
    const meta = viewOf(request).collection(namespace)
    const doc: Doc = reply(['ns', namespace])
    if (meta) for (const [field, value] of storageStats(request, meta)) doc.set(field, value)
    else
      for (const field of ['size', 'count', 'storageSize', 'totalSize', 'nindexes', 'totalIndexSize'])
        doc.set(field, 0)
    return doc.set('ok', new Double(1))
  },
}

export const dbStats: Command = {
  name: 'dbStats',
  aliases: ['dbstats'],
  fields: { dbStats: 'any', dbstats: 'any', scale: 'number', freeStorage: 'any' },
  run: (request) => {
    const view = viewOf(request)
    const metas = [...view.collections()].filter((meta) => meta.database === request.database)
    const size = metas.reduce((sum, meta) => sum + collectionBytes(request, meta), 0)
    const objects = metas.reduce((sum, meta) => sum + view.count(meta), 0)
    return reply(
      ['db', request.database],
      ['collections', metas.length],
      ['views', 0],
      ['objects', fromSafeInteger(objects)],
      ['avgObjSize', new Double(objects > 0 ? size / objects : 0)],
      ['dataSize', new Double(size)],
      ['storageSize', new Double(size)],
      ['indexes', metas.reduce((sum, meta) => sum + meta.indexes.length, 0)],
      ['indexSize', new Double(0)],
      ['totalSize', new Double(size)],
      ['scaleFactor', new Double(1)],
      ['ok', new Double(1)],
    )
  },
}
