import { type KeyReader } from '../storage/key-reader.js'
import {
  CATALOG_TABLE,
  FIRST_USER_TABLE,
  recordKey,
  tableOf,
  tableRange,
  trailingRecordId,
} from '../storage/keys.js'
import { type Group } from '../storage/write-queue.js'
import { Leftovers } from './leftovers.js'
import { type CollectionMeta, databaseOf } from './metadata.js'
import { readCollection } from './persistence.js'
import { RangeCounts } from './range-counts.js'

/** In memory: collections by namespace; for each table the number of documents and the next record id. */
export class Catalog {
  private collections = new Map<string, CollectionMeta>()
  /** Number of collections in each database. */
  private readonly databases = new Map<string, number>()
  private nextTable = FIRST_USER_TABLE
  private readonly nextRecordIds = new Map<number, number>()
  private readonly counts = new Map<number, number>()
  /** Tables whose number of documents the commit in progress changes. */
  private readonly moving = new Set<number>()
  private committing = false
  /** Commit number of the last definition change per namespace. */
  private readonly changes = new Map<string, number>()
  readonly ranges: RangeCounts
  readonly leftovers: Leftovers

  constructor(private readonly store: KeyReader) {
    this.ranges = new RangeCounts(store)
    this.leftovers = new Leftovers(store)
    this.reload()
  }

  /** Reads the committed state anew. */
  reload(): void {
    const collections = new Map<string, CollectionMeta>()
    this.counts.clear()
    this.ranges.clear()
    this.databases.clear()
    for (const { key, value } of this.store.range(tableRange(CATALOG_TABLE))) {
      const meta = readCollection(key, value)
      collections.set(meta.namespace, meta)
      this.countCollection(meta.database, 1)
      for (const table of [meta.table, ...meta.indexes.map((index) => index.table)]) {
        this.nextTable = Math.max(this.nextTable, table + 1)
      }
    }
    this.collections = collections
    for (const table of this.leftovers.reload()) this.nextTable = Math.max(this.nextTable, table + 1)
  }

  /** What is stored under a key, in words. */
  nameOf(key: Buffer): string {
    const table = tableOf(key)
    for (const { namespace, table: documents, indexes } of this.collections.values()) {
      if (table === documents) return `Document ${trailingRecordId(key)} of ${namespace}`
      const index = indexes.find((one) => one.table === table)
      if (index) return `An entry of index ${index.name} of ${namespace}`
    }
    return `A value of table ${table}`
  }

  get(namespace: string): CollectionMeta | undefined {
    return this.collections.get(namespace)
  }

  all(): Iterable<CollectionMeta> {
    return this.collections.values()
  }

  collectionsIn(database: string): number {
    return this.databases.get(database) ?? 0
  }

  /** Number of the commit that last changed the namespace's definition. */
  changedAt(namespace: string): number {
    return this.changes.get(namespace) ?? 0
  }

  /** Called within the commit that stores the change. */
  set(namespace: string, meta: CollectionMeta | null, sequence: number): void {
    const existed = this.collections.has(namespace)
    if (meta) this.collections.set(namespace, meta)
    else this.collections.delete(namespace)
    this.countCollection(databaseOf(namespace), Number(Boolean(meta)) - Number(existed))
    this.changes.set(namespace, sequence)
  }

  private countCollection(database: string, difference: number): void {
    const count = this.collectionsIn(database) + difference
    if (count) this.databases.set(database, count)
    else this.databases.delete(database)
  }

  /**
   * Table numbers are never used twice while the engine runs, so that an old cursor cannot read another collection. The
   * number of documents in a new table is known to be 0; counting a million later would take 47 ms.
   */
  allocateTable(): number {
    const table = this.nextTable++
    this.counts.set(table, 0)
    return table
  }

  allocateRecordId(table: number): number {
    const next = this.nextRecordIds.get(table) ?? lastRecordId(this.store, table) + 1
    this.nextRecordIds.set(table, next + 1)
    return next
  }

  countOf(table: number): number {
    const known = this.moving.has(table) ? undefined : this.counts.get(table)
    if (known !== undefined) return known
    const count = this.store.count(tableRange(table))
    if (!this.committing) this.counts.set(table, count)
    return count
  }

  /** Called within the commit that adds or removes the documents. */
  adjustCount(group: Group, table: number, difference: number): void {
    this.moving.add(table)
    group.onceCommitted(() => {
      const count = this.counts.get(table)
      if (count !== undefined) this.counts.set(table, count + difference)
    })
  }

  /**
   * Until the commit ends a reader may see the state before or after it, so counts are not remembered meanwhile.
   */
  commitBegun(): void {
    this.committing = true
    this.ranges.commitBegun()
  }

  commitEnded(): void {
    this.committing = false
    this.moving.clear()
    this.ranges.commitEnded()
  }
}

function lastRecordId(reader: KeyReader, table: number): number {
  const range = { lower: recordKey(table, 0), upper: tableRange(table).upper }
  for (const key of reader.keys(range, true)) return trailingRecordId(key)
  return 0
}
