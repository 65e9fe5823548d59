import { type Binary } from 'bson'
import { decodeDoc } from '../bson/decode.js'
import { encodeDoc } from '../bson/encode.js'
import { type Doc, type Value } from '../bson/value.js'
import { DamagedFile } from '../storage/data-file.js'
import { CATALOG_TABLE, FIRST_USER_TABLE, TABLE_BYTES, tableKey } from '../storage/keys.js'
import { type CollectionMeta, collectionOf, databaseOf, indexFromSpec, type IndexMeta } from './metadata.js'

export const catalogKey = (namespace: string): Buffer =>
  tableKey(CATALOG_TABLE, Buffer.from(namespace, 'utf8'))

export function encodeCollection(meta: CollectionMeta): Buffer {
  const doc: Doc = new Map<string, Value>([
    ['ns', meta.namespace],
    ['uuid', meta.uuid],
    ['table', meta.table],
    ['options', meta.options],
    ['indexes', meta.indexes.map(indexRecord)],
  ])
  return Buffer.from(encodeDoc(doc))
}

const indexRecord = (index: IndexMeta): Doc =>
  new Map<string, Value>([
    ['table', index.table],
    ['spec', index.spec],
    ['multikey', [...index.multikey]],
    ['inexact', index.inexact],
  ])

/** @throws Error with a readable message when it is damaged. */
export function readCollection(key: Buffer, bytes: Buffer): CollectionMeta {
  const namespace = key.toString('utf8', TABLE_BYTES)
  try {
    const meta = decodeCollection(bytes)
    if (meta.namespace !== namespace) throw new Error(`it is of ${meta.namespace}`)
    const tables = [meta.table, ...meta.indexes.map(({ table }) => table)]
    if (!tables.every((table) => Number.isInteger(table) && table >= FIRST_USER_TABLE))
      throw new Error('a table has no number')
    return meta
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DamagedFile(`The definition of ${namespace} is damaged (${reason}).`, { cause: error })
  }
}

function decodeCollection(bytes: Buffer): CollectionMeta {
  const doc = decodeDoc(bytes)
  const namespace = doc.get('ns') as string
  return {
    namespace,
    database: databaseOf(namespace),
    name: collectionOf(namespace),
    uuid: doc.get('uuid') as Binary,
    table: doc.get('table') as number,
    options: doc.get('options') as Doc,
    indexes: (doc.get('indexes') as Doc[]).map(decodeIndex),
    building: [],
  }
}

function decodeIndex(record: Doc): IndexMeta {
  const multikey = record.get('multikey') as boolean[]
  const inexact = record.get('inexact') as boolean
  const index = indexFromSpec(record.get('spec') as Doc, record.get('table') as number)
  return { ...index, multikey, inexact, saved: { multikey: [...multikey], inexact } }
}
