import { decodeDoc } from '../bson/decode.js'
import { type Doc } from '../bson/value.js'
import { indexFromSpec } from '../catalog/index-meta.js'
import { type CollectionMeta, type IndexMeta } from '../catalog/metadata.js'
import { type WriteUnit } from '../isolation/write-unit.js'
import { tableRange, trailingRecordId } from '../storage/keys.js'
import { indexRecord } from './records.js'

/** Adds an index and its entries for every document there is. Throws 11000 on the first duplicate. */
export function buildIndex(unit: WriteUnit, meta: CollectionMeta, spec: Doc): CollectionMeta {
  const index: IndexMeta = indexFromSpec(spec, unit.allocateTable())
  const grown: CollectionMeta = { ...meta, indexes: [...meta.indexes, index] }
  for (const { key, value } of unit.reader.range(tableRange(meta.table))) {
    indexRecord(unit, grown, index, trailingRecordId(key), decodeDoc(value))
  }
  unit.define(meta.namespace, grown)
  return grown
}
