import { type Catalog } from '../catalog/catalog.js'
import { type CollectionMeta } from '../catalog/metadata.js'
import { type RecordSet } from '../catalog/record-set.js'
import { type KeyReader } from '../storage/key-reader.js'
import { type KeyRange } from '../storage/keys.js'
import { type View } from './view.js'

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
}
