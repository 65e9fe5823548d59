import { randomUUID } from 'node:crypto'
import { Binary } from 'bson'
import { type Doc, type Value } from '../bson/value.js'
import { indexFromSpec } from '../catalog/index-meta.js'
import { type CollectionMeta, collectionOf, databaseOf, ID_INDEX } from '../catalog/metadata.js'
import { catalogKey } from '../catalog/persistence.js'
import { MongoError } from '../errors/mongo-error.js'
import { type WriteUnit } from '../isolation/write-unit.js'

const newUuid = (): Binary => new Binary(Buffer.from(randomUUID().replaceAll('-', ''), 'hex'), 4)

const idIndexSpec = (): Doc =>
  new Map<string, Value>([
    ['v', 2],
    ['key', new Map<string, Value>([['_id', 1]])],
    ['name', ID_INDEX],
  ])

/** Makes an empty collection with its _id index. The caller has checked that the name is free. */
export function createCollection(
  unit: WriteUnit,
  namespace: string,
  options: Doc = new Map(),
): CollectionMeta {
  if (collectionOf(namespace).startsWith('system.')) {
    throw new MongoError(73, `Invalid system namespace: ${namespace}`)
  }
  unit.claim(catalogKey(namespace))
  const meta: CollectionMeta = {
    namespace,
    database: databaseOf(namespace),
    name: collectionOf(namespace),
    uuid: newUuid(),
    table: unit.allocateTable(),
    options,
    indexes: [indexFromSpec(idIndexSpec(), unit.allocateTable())],
  }
  unit.define(namespace, meta)
  return meta
}

/** The collection, made on first write as the server does. */
export const ensureCollection = (unit: WriteUnit, namespace: string): CollectionMeta =>
  unit.collection(namespace) ?? createCollection(unit, namespace)

export function dropCollection(unit: WriteUnit, meta: CollectionMeta): void {
  unit.claim(catalogKey(meta.namespace))
  unit.define(meta.namespace, null)
  unit.clearTable(meta.table)
  for (const index of meta.indexes) unit.clearTable(index.table)
}
