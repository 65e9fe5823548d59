import { EMPTY_ARRAY, type KeyValue } from '../bson/index-key.js'
import { printDoc } from '../bson/print.js'
import { type Doc, type Value } from '../bson/value.js'
import { type CollectionMeta, type IndexMeta } from '../catalog/metadata.js'
import { MongoError } from '../errors/mongo-error.js'

/** E11000 in the server's words; a missing value is printed as null, an empty array as an empty array. */
export class DuplicateKeyError extends MongoError {
  /** Fields that the server answers beside the message. */
  readonly details: Doc

  constructor(meta: CollectionMeta, index: IndexMeta, values: readonly KeyValue[]) {
    const keyValue: Doc = new Map(
      index.fields.map((field, at): [string, Value] => [field.path, printable(values[at])]),
    )
    super(
      11000,
      `E11000 duplicate key error collection: ${meta.namespace} index: ${index.name} dup key: ${printDoc(keyValue)}`,
    )
    this.details = new Map<string, Value>([
      ['keyPattern', index.spec.get('key') as Doc],
      ['keyValue', keyValue],
    ])
  }
}

const printable = (value: KeyValue): Value => (value === EMPTY_ARRAY ? [] : (value ?? null))
