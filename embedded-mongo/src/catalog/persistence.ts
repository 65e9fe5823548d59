import { type Binary } from 'bson'
import { decodeDoc } from '../bson/decode.js'
import { encodeDoc } from '../bson/encode.js'
import { type Doc, type Value } from '../bson/value.js'
import { CATALOG_TABLE, tableKey } from '../storage/keys.js'
import { indexFromSpec } from './index-meta.js'
import { type CollectionMeta, collectionOf, databaseOf, type IndexMeta } from './metadata.js'

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

export function decodeCollection(bytes: Buffer): CollectionMeta {
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
