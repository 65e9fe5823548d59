import { Double } from 'bson'
import { fromSafeInteger } from '../bson/numbers.js'
import { type Doc, isDoc, type Value } from '../bson/value.js'
import { type CollectionMeta } from '../catalog/metadata.js'
import { MongoError } from '../errors/mongo-error.js'
import { collectionBytes } from './listing.js'
import { type Request, viewOf } from './request.js'

/** Documents of stages that read the engine's own state; undefined for those it does not have. */
export function readState(
  request: Request,
  meta: CollectionMeta | undefined,
  stage: string,
  spec: Value,
): Iterable<Doc> | undefined {
  if (stage === '$indexStats')
    return meta ? meta.indexes.map((index) => indexStats(request, index.name, index.spec)) : []
  if (stage === '$collStats') return [collStats(request, meta, spec)]
  return undefined
}

const indexStats = (request: Request, name: string, spec: Doc): Doc =>
  new Map<string, Value>([
    ['name', name],
    ['key', spec.get('key') as Doc],
    ['host', request.connection.address],
    [
      'accesses',
      new Map<string, Value>([
        ['ops', 0n],
        ['since', request.engine.startedAt],
      ]),
    ],
    ['spec', spec],
  ])

function collStats(request: Request, meta: CollectionMeta | undefined, spec: Value): Doc {
  if (!meta) throw new MongoError(26, 'Collection does not exist')
  const doc: Doc = new Map<string, Value>([
    ['ns', meta.namespace],
    ['host', request.connection.address],
    ['localTime', request.now],
  ])
  const asked = isDoc(spec) ? spec : new Map<string, Value>()
  for (const part of asked.keys()) {
    if (part === 'count') doc.set('count', fromSafeInteger(viewOf(request).count(meta)))
    else if (part === 'storageStats') doc.set('storageStats', storageStats(request, meta))
    else throw new MongoError(40415, `BSON field '$collStats.${part}' is an unknown field.`)
  }
  return doc
}

/** Numbers collStats, dbStats and `$collStats` share. */
export function storageStats(request: Request, meta: CollectionMeta): Doc {
  const count = viewOf(request).count(meta)
  const size = collectionBytes(request, meta)
  const sizes: Doc = new Map(meta.indexes.map((index): [string, Value] => [index.name, 0]))
  return new Map<string, Value>([
    ['size', fromSafeInteger(size)],
    ['count', fromSafeInteger(count)],
    ['avgObjSize', new Double(count > 0 ? size / count : 0)],
    ['numOrphanDocs', 0],
    ['storageSize', fromSafeInteger(size)],
    ['freeStorageSize', 0],
    ['capped', false],
    ['nindexes', meta.indexes.length],
    ['indexBuilds', []],
    ['totalIndexSize', 0],
    ['totalSize', fromSafeInteger(size)],
    ['indexSizes', sizes],
    ['scaleFactor', 1],
  ])
}
