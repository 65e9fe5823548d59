import { type CollectionMeta } from '../catalog/metadata.js'
import { type RecordSet } from '../catalog/record-set.js'
import { type KeyReader } from '../storage/key-reader.js'
import { type KeyRange } from '../storage/keys.js'

/** What a read works on: keys and definitions of one moment. */
export interface View {
  readonly reader: KeyReader
  collection(namespace: string): CollectionMeta | undefined
  collections(): Iterable<CollectionMeta>
  /** Number of documents, own uncommitted ones included. */
  count(meta: CollectionMeta): number
  /** Number of keys in a range of an index, own uncommitted ones included. */
  countRange(range: KeyRange): number
  /** The records that `read` finds in a range of an index that is not unique; not to be changed. */
  recordsOf(range: KeyRange, read: () => Iterable<number>): RecordSet
}
