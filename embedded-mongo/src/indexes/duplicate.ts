import { EMPTY_ARRAY, type KeyValue } from '../bson/index-key.js'
import { printDoc } from '../bson/print.js'
import type { Doc, Value } from '../bson/value.js'
import type { CollectionMeta, IndexMeta } from '../catalog/metadata.js'
import { type MongoError, duplicateKey } from '../errors.js'

/** E11000 in the server's words; a missing value is printed as null, an empty array as an empty array. */
export const duplicateKeyError = (
  meta: CollectionMeta,
  index: IndexMeta,
  values: readonly KeyValue[],
): MongoError => {
  const keyValue: Doc = new Map(
    index.fields.map((field, at): [string, Value] => [field.path, printable(values[at])]),
  )
  const pattern = index.spec.get('key') as Doc
  return duplicateKey(meta.namespace, index.name, printDoc(keyValue), pattern, keyValue)
}

const printable = (value: KeyValue): Value => (value === EMPTY_ARRAY ? [] : (value ?? null))
