import { type Catalog } from '../catalog/catalog.js'
import { type CollectionMeta } from '../catalog/metadata.js'
import { RecordSet } from '../catalog/record-set.js'
import { type Snapshot } from '../storage/key-reader.js'
import { type KeyRange, tableRange } from '../storage/keys.js'
import { type View } from './view.js'

/** The committed state of one moment, for a command that reads for long and writes meanwhile. */
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
