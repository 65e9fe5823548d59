import { type Catalog } from '../catalog/catalog.js'
import { type CollectionMeta } from '../catalog/metadata.js'
import { RecordSet } from '../catalog/record-set.js'
import { type Work } from '../pace/turn.js'
import { type KeyReader, type Snapshot } from '../storage/key-reader.js'
import { type KeyRange, tableRange } from '../storage/keys.js'

/** The state that a read sees: the keys, and the definitions that belong to them. */
export interface View {
  readonly reader: KeyReader
  collection(namespace: string): CollectionMeta | undefined
  collections(): Iterable<CollectionMeta>
  /** Number of documents, including the view's own uncommitted ones. */
  count(meta: CollectionMeta): number
  /** Number of keys in a range of an index, including the view's own uncommitted ones. */
  countRange(range: KeyRange): number
  /**
   * The records in a range of an index that is not unique; `read` supplies them unless they are cached.
   * The set must not be changed.
   */
  recordsOf(range: KeyRange, read: () => Iterable<number>): RecordSet
}

/** The newest committed state. */
export class LiveView implements View {
  constructor(
    readonly reader: KeyReader,
    private readonly catalog: Catalog,
  ) {}

  collection(namespace: string): CollectionMeta | undefined {
    return this.catalog.get(namespace)
  }

  collections(): Iterable<CollectionMeta> {
    return this.catalog.all()
  }

  count(meta: CollectionMeta): number {
    return this.catalog.countOf(meta.table)
  }

  countRange(range: KeyRange): number {
    return this.catalog.ranges.count(range)
  }

  recordsOf(range: KeyRange, read: () => Iterable<number>): RecordSet {
    return this.catalog.ranges.records(range, read)
  }

  /** Gathers in turns what `recordsOf` would read at once; null when the range is short or its records are known. */
  gathering(range: KeyRange, read: () => Iterable<readonly number[]>): Work<void> | null {
    const { ranges } = this.catalog
    return ranges.isLong(range) ? ranges.gather(range, read) : null
  }
}

/** The committed state of one moment, for a command that reads for long while it writes. */
export class SnapshotView implements View {
  constructor(
    readonly reader: Snapshot,
    private readonly catalog: Catalog,
  ) {}

  collection(namespace: string): CollectionMeta | undefined {
    return this.catalog.get(namespace)
  }

  collections(): Iterable<CollectionMeta> {
    return this.catalog.all()
  }

  count(meta: CollectionMeta): number {
    return this.reader.count(tableRange(meta.table))
  }

  countRange(range: KeyRange): number {
    return this.reader.count(range)
  }

  recordsOf(_range: KeyRange, read: () => Iterable<number>): RecordSet {
    return new RecordSet(read())
  }
}
