import { type Catalog } from '../catalog/catalog.js'
import { MongoError } from '../errors/mongo-error.js'
import { type Snapshot } from '../storage/key-reader.js'
import { type Group } from '../storage/write-queue.js'
import { type ConflictTable, type Owner } from './conflicts.js'
import { WriteUnit } from './write-unit.js'

export type TransactionState = 'open' | 'committing' | 'committed' | 'aborted'

/** A multi-document transaction: a snapshot, the pending writes above it, and the keys it has claimed. */
export class Transaction implements Owner {
  readonly unit: WriteUnit
  readonly ended: Promise<void>
  readonly touched = new Set<string>()
  state: TransactionState = 'open'
  private finish: () => void = () => undefined

  constructor(
    readonly number: bigint,
    readonly startedAt: number,
    readonly snapshotSequence: number,
    private readonly snapshot: Snapshot,
    private readonly conflicts: ConflictTable,
    private readonly catalog: Catalog,
  ) {
    this.ended = new Promise((resolve) => (this.finish = resolve))
    this.unit = new WriteUnit(snapshot, catalog, (key) => conflicts.claim(key, this))
    conflicts.begin(this)
  }

  /** Notes that the transaction uses a collection. Throws 246 when its definition is newer than the snapshot. */
  touch(namespace: string): void {
    if (this.touched.has(namespace)) return
    if (this.catalog.changedAt(namespace) > this.snapshotSequence) {
      throw new MongoError(
        246,
        `Unable to read from a snapshot due to pending collection catalog changes; please retry the operation. Collection: ${namespace}`,
        { labels: ['TransientTransactionError'], codeName: 'SnapshotUnavailable' },
      )
    }
    this.touched.add(namespace)
  }

  /** Writes the pending changes and notes the commit number; to be called inside a commit. */
  flush(group: Group, sequence: number): void {
    this.unit.flush(group, sequence)
    this.conflicts.record(this.unit.claimed, sequence)
  }

  /** Releases the snapshot, every claimed key and what was pending, since its session may keep an aborted transaction. */
  end(state: 'committed' | 'aborted'): void {
    if (this.state === 'committed' || this.state === 'aborted') return
    this.state = state
    this.conflicts.end(this, this.unit.claimed)
    this.snapshot.release()
    this.unit.discard()
    this.finish()
  }
}
