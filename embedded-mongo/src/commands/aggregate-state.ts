import { fromSafeInteger } from '../bson/numbers.js'
import { type Doc, isDoc, isNumeric, type Value } from '../bson/value.js'
import { type CollectionMeta } from '../catalog/metadata.js'
import { MongoError } from '../errors/mongo-error.js'
import { type Flow, type Work } from '../pace/turn.js'
import { currentOperations } from './operations.js'
import { type Request, viewOf } from './request.js'
import { documentBytes, indexBytes, sum } from './sizes.js'

/** Documents of a stage that reads the engine's own state; undefined for other stages. */
export function readState(
  request: Request,
  meta: CollectionMeta | undefined,
  stage: string,
  spec: Value,
): Flow<Doc> | undefined {
  if (stage === '$indexStats')
    return meta ? meta.indexes.map((index) => indexStats(request, index.name, index.spec)) : []
  if (stage === '$currentOp') return currentOperations(request, spec)
  if (stage === '$collStats') return collStats(request, meta, spec)
  return undefined
}

/** The answer has no `accesses`: the engine does not count uses of an index. */
const indexStats = (request: Request, name: string, spec: Doc): Doc =>
  new Map<string, Value>([
    ['name', name],
    ['key', spec.get('key') as Doc],
    ['host', request.connection.address],
    ['spec', spec],
  ])

function* collStats(request: Request, meta: CollectionMeta | undefined, spec: Value): Flow<Doc> {
  if (!meta) throw new MongoError(26, 'Collection does not exist')
  const doc: Doc = new Map<string, Value>([
    ['ns', meta.namespace],
    ['host', request.connection.address],
    ['localTime', request.now],
  ])
  const asked = isDoc(spec) ? spec : new Map<string, Value>()
  for (const [part, options] of asked) {
    if (part === 'count') doc.set('count', fromSafeInteger(viewOf(request).count(meta)))
    else if (part === 'storageStats')
      doc.set('storageStats', yield* storageStats(request, meta, scaleIn(options)))
    else throw new MongoError(40415, `BSON field '$collStats.${part}' is an unknown field.`)
  }
  yield doc
}

function scaleIn(options: Value): number {
  const scale = isDoc(options) ? options.get('scale') : undefined
  return isNumeric(scale) && Number(scale) >= 1 ? Math.trunc(Number(scale)) : 1
}

/** The numbers that collStats and `$collStats` share; sizes are divided by `scale`. */
export function* storageStats(request: Request, meta: CollectionMeta, scale: number): Work<Doc> {
  const view = viewOf(request)
  const count = view.count(meta)
  const size = yield* documentBytes(view, meta)
  const indexes = yield* indexBytes(view, meta)
  const scaled = (bytes: number): Value => fromSafeInteger(Math.floor(bytes / scale))
  const doc: Doc = new Map<string, Value>([
    ['size', scaled(size)],
    ['count', fromSafeInteger(count)],
  ])
  if (count > 0) doc.set('avgObjSize', fromSafeInteger(Math.floor(size / count)))
  return new Map<string, Value>([
    ...doc,
    ['numOrphanDocs', 0],
    ['storageSize', scaled(size)],
    ['capped', false],
    ['nindexes', meta.indexes.length],
    ['indexBuilds', meta.building.map((index) => index.name)],
    ['totalIndexSize', scaled(sum(indexes.values()))],
    ['totalSize', scaled(size + sum(indexes.values()))],
    ['indexSizes', new Map([...indexes].map(([name, bytes]) => [name, scaled(bytes)]))],
    ['scaleFactor', scale],
  ])
}
