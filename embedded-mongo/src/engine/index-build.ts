import { decodeDoc } from '../bson/decode.js'
import { type Doc } from '../bson/value.js'
import { type CollectionMeta, indexFromSpec, type IndexMeta } from '../catalog/metadata.js'
import { indexRecord } from '../collections/records.js'
import { MongoError } from '../errors/mongo-error.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { Turn } from '../pace/turn.js'
import { tableRange, trailingRecordId } from '../storage/keys.js'
import { type Engine } from './engine.js'

/** Up to this many documents are indexed in the commit of the definition; more are indexed in turns. */
const AT_ONCE = 500

export function isLarge(unit: WriteUnit, meta: CollectionMeta): boolean {
  for (const _ of unit.reader.range(tableRange(meta.table), false, AT_ONCE)) return true
  return false
}

/**
 * Begins to build indexes beside the collection: from this commit on every write updates them, and no reader sees them.
 * The caller has waited for open transactions that wrote to the collection.
 */
export function beginIndexes(unit: WriteUnit, meta: CollectionMeta, specs: readonly Doc[]): IndexMeta[] {
  const begun = specs.map((spec) => indexFromSpec(spec, unit.reserveTable()))
  unit.define(meta.namespace, { ...meta, building: [...meta.building, ...begun] })
  return begun
}

/**
 * Adds the existing documents to the begun indexes, in portions, each a commit of its own, and then
 * publishes the indexes. On an error, or when the process ends meanwhile, the unfinished indexes are
 * removed.
 * @throws MongoError 11000 on the first duplicate, 276 when the collection is dropped meanwhile, 50 after
 * the deadline.
 */
export async function finishIndexes(
  engine: Engine,
  namespace: string,
  begun: readonly IndexMeta[],
  deadline: number | null,
): Promise<void> {
  try {
    let last: Buffer | null = null
    do {
      const from: Buffer | null = last
      engine.requireOpen()
      if (deadline !== null && Date.now() > deadline) {
        throw new MongoError(50, 'operation exceeded time limit')
      }
      last = await engine.write(
        (unit) => indexSome(unit, begunIn(unit, namespace, begun), begun, from),
        deadline,
      )
    } while (last)
    await engine.write((unit) => publish(engine, unit, namespace, begun), deadline)
  } catch (error) {
    // After a failed commit the catalog is read anew, and has forgotten the indexes being built.
    await engine.write((unit) => abandon(unit, namespace, begun), null).catch(() => undefined)
    throw error
  }
}

/** The collection in its current state. Throws 276 when the collection or the index build is gone. */
function begunIn(unit: WriteUnit, namespace: string, begun: readonly IndexMeta[]): CollectionMeta {
  const meta = unit.collection(namespace)
  if (meta && begun.every((index) => meta.building.includes(index))) return meta
  throw new MongoError(
    276,
    `Index build failed: the collection ${namespace} was dropped or replaced meanwhile`,
    {
      codeName: 'IndexBuildAborted',
    },
  )
}

/** Indexes one portion. Returns the key of its last document; null when there are no more. */
function indexSome(
  unit: WriteUnit,
  meta: CollectionMeta,
  begun: readonly IndexMeta[],
  from: Buffer | null,
): Buffer | null {
  const { lower, upper } = tableRange(meta.table)
  const turn = new Turn()
  for (const { key, value } of unit.reader.range({ lower: from ? after(from) : lower, upper })) {
    const doc = decodeDoc(value)
    for (const index of begun) indexRecord(unit, meta, index, trailingRecordId(key), doc)
    if (turn.over) return key
  }
  return null
}

const after = (key: Buffer): Buffer => Buffer.concat([key, Buffer.from([0])])

/** Waits for transactions that use the collection: one with an older snapshot would miss entries of the new index. */
function publish(engine: Engine, unit: WriteUnit, namespace: string, begun: readonly IndexMeta[]): void {
  const meta = begunIn(unit, namespace, begun)
  engine.requireUntouched(namespace)
  for (const index of begun) unit.adoptTable(index.table)
  unit.define(namespace, { ...without(meta, begun), indexes: [...meta.indexes, ...begun] })
}

function abandon(unit: WriteUnit, namespace: string, begun: readonly IndexMeta[]): void {
  const meta = unit.collection(namespace)
  const building = begun.filter((index) => meta?.building.includes(index))
  if (!meta || building.length === 0) return
  unit.define(namespace, without(meta, begun))
  for (const index of building) unit.clearTable(index.table)
}

const without = (meta: CollectionMeta, begun: readonly IndexMeta[]): CollectionMeta => ({
  ...meta,
  building: meta.building.filter((index) => !begun.includes(index)),
})
