import { randomUUID } from 'node:crypto'
import { Binary } from 'bson'
import { type Doc, type Value } from '../bson/value.js'
import {
  type CollectionMeta,
  collectionOf,
  databaseOf,
  ID_INDEX,
  indexFromSpec,
} from '../catalog/metadata.js'
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
  requireOrdinary(namespace)
  claimDatabase(unit, databaseOf(namespace))
  unit.claim(catalogKey(namespace))
  const meta = newCollection(namespace, options, [idIndexSpec()], () => unit.allocateTable())
  unit.define(namespace, meta)
  return meta
}

/**
 * Makes an empty collection with the options and indexes of the collection of this name, if any. It is
 * invisible until it is adopted.
 */
export function collectionAside(unit: WriteUnit, namespace: string): CollectionMeta {
  requireOrdinary(namespace)
  const like = unit.collection(namespace)
  const specs = like?.indexes.map(({ spec }) => spec) ?? [idIndexSpec()]
  return newCollection(namespace, like?.options ?? new Map(), specs, () => unit.reserveTable())
}

export function adoptCollection(unit: WriteUnit, meta: CollectionMeta): void {
  claimDatabase(unit, meta.database)
  unit.claim(catalogKey(meta.namespace))
  for (const { table } of [meta, ...meta.indexes]) unit.adoptTable(table)
  unit.define(meta.namespace, meta)
}

/**
 * Refuses a database whose name differs from another only in case, as the server does. Claims the name, so that only one of
 * two transactions can create it.
 */
export function claimDatabase(unit: WriteUnit, database: string): void {
  if (unit.hasDatabase(database)) return
  const wanted = database.toLowerCase()
  for (const { database: existing } of unit.collections()) {
    if (existing.toLowerCase() === wanted)
      throw new MongoError(
        13297,
        `db already exists with different case already have: [${existing}] trying to create [${database}]`,
      )
  }
  unit.claim(catalogKey(wanted))
}

function requireOrdinary(namespace: string): void {
  if (!collectionOf(namespace).startsWith('system.')) return
  throw new MongoError(73, `Invalid system namespace: ${namespace}`)
}

const newCollection = (
  namespace: string,
  options: Doc,
  specs: readonly Doc[],
  newTable: () => number,
): CollectionMeta => ({
  namespace,
  database: databaseOf(namespace),
  name: collectionOf(namespace),
  uuid: newUuid(),
  table: newTable(),
  options,
  indexes: specs.map((spec) => indexFromSpec(spec, newTable())),
  building: [],
})

/** The collection; it is created at the first write, as the server does. */
export const ensureCollection = (unit: WriteUnit, namespace: string): CollectionMeta =>
  unit.collection(namespace) ?? createCollection(unit, namespace)

export function dropCollection(unit: WriteUnit, meta: CollectionMeta): void {
  unit.claim(catalogKey(meta.namespace))
  unit.define(meta.namespace, null)
  unit.clearTable(meta.table)
  for (const index of [...meta.indexes, ...meta.building]) unit.clearTable(index.table)
}
