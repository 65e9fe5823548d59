import { type Catalog } from '../catalog/catalog.js'
import { LEFTOVER_MARK, leftoverKey } from '../catalog/leftovers.js'
import { type CollectionMeta, databaseOf, type IndexMeta } from '../catalog/metadata.js'
import { catalogKey, encodeCollection } from '../catalog/persistence.js'
import { RecordSet } from '../catalog/record-set.js'
import { type KeyReader, type KeyWriter } from '../storage/key-reader.js'
import { type KeyRange, tableRange } from '../storage/keys.js'
import { Overlay } from '../storage/overlay.js'
import { type Group } from '../storage/write-queue.js'
import { type View } from './view.js'

/** Throws when the key may not be written: see `ConflictTable`. */
export type Claim = (key: string) => void

const NO_DEFINITIONS: ReadonlyMap<string, CollectionMeta | null> = new Map()

/** The writes of one statement or of one transaction, pending until `flush`. */
export class WriteUnit implements View {
  private readonly overlay: Overlay
  // Most units change one document, so these are made only when a definition or a count changes.
  private definitions = NO_DEFINITIONS
  private counts: Map<number, number> | null = null
  private readonly flagged: CollectionMeta[] = []
  private readonly cleared: number[] = []
  readonly claimed = new Set<string>()

  constructor(
    base: KeyReader,
    private readonly catalog: Catalog,
    private readonly claimKey: Claim,
  ) {
    this.overlay = new Overlay(base)
  }

  get reader(): KeyWriter {
    return this.overlay
  }

  get isEmpty(): boolean {
    return this.overlay.size === 0 && this.definitions.size === 0 && this.cleared.length === 0
  }

  collection(namespace: string): CollectionMeta | undefined {
    const own = this.definitions.get(namespace)
    return own === undefined ? this.catalog.get(namespace) : (own ?? undefined)
  }

  *collections(): Iterable<CollectionMeta> {
    for (const meta of this.catalog.all()) if (!this.definitions.has(meta.namespace)) yield meta
    for (const meta of this.definitions.values()) if (meta) yield meta
  }

  /** Whether the database has a collection, counting what this unit creates and drops. */
  hasDatabase(database: string): boolean {
    let count = this.catalog.collectionsIn(database)
    for (const [namespace, meta] of this.definitions) {
      if (meta?.database === database) return true
      if (!meta && databaseOf(namespace) === database && this.catalog.get(namespace)) count -= 1
    }
    return count > 0
  }

  count(meta: CollectionMeta): number {
    return this.catalog.countOf(meta.table) + (this.counts?.get(meta.table) ?? 0)
  }

  countRange(range: KeyRange): number {
    return this.overlay.count(range)
  }

  recordsOf(_range: KeyRange, read: () => Iterable<number>): RecordSet {
    return new RecordSet(read())
  }

  /** To be called before a key is written; throws when another writer was first. */
  claim(key: Buffer): void {
    const name = key.toString('latin1')
    if (this.claimed.has(name)) return
    this.claimKey(name)
    this.claimed.add(name)
  }

  allocateTable(): number {
    return this.catalog.allocateTable()
  }

  allocateRecordId(meta: CollectionMeta): number {
    return this.catalog.allocateRecordId(meta.table)
  }

  define(namespace: string, meta: CollectionMeta | null): void {
    this.definitions = new Map([...this.definitions, [namespace, meta]])
  }

  /** A table for an index or collection that does not exist yet: a leftover until it is adopted. */
  reserveTable(): number {
    const table = this.catalog.allocateTable()
    this.overlay.put(leftoverKey(table), LEFTOVER_MARK)
    return table
  }

  /** Notes that the reserved table now belongs to an index or collection, so it is no leftover any more. */
  adoptTable(table: number): void {
    this.overlay.remove(leftoverKey(table))
  }

  /** Gives up a table, which no reader may use once the unit is flushed. A large table is emptied later. */
  clearTable(table: number): void {
    this.cleared.push(table)
  }

  adjustCount(meta: CollectionMeta, difference: number): void {
    this.counts ??= new Map()
    this.counts.set(meta.table, (this.counts.get(meta.table) ?? 0) + difference)
  }

  /** Sets index flags: in memory at once, on disk with this unit's writes. */
  raiseFlags(meta: CollectionMeta, index: IndexMeta, multikey: readonly boolean[], inexact: boolean): void {
    multikey.forEach((raised, field) => {
      if (raised) index.multikey[field] = true
    })
    if (inexact) index.inexact = true
    const { saved } = index
    const known = multikey.every((raised, field) => !raised || saved.multikey[field])
    if ((!known || (inexact && !saved.inexact)) && !this.flagged.includes(meta)) this.flagged.push(meta)
  }

  /** To be called inside a commit: writes everything and publishes the definitions. */
  flush(group: Group, sequence: number): void {
    const { target } = group
    const { ranges } = this.catalog
    if (this.definitions.size > 0 || this.cleared.length > 0) group.urgent = true
    this.clearTables(group)
    this.overlay.flush(target, (key, kept) => ranges.changing(group, key, kept))
    for (const [table, difference] of this.counts ?? []) this.catalog.adjustCount(group, table, difference)
    for (const [namespace, meta] of this.definitions) {
      if (meta) save(target, meta)
      else target.remove(catalogKey(namespace))
      this.catalog.set(namespace, meta, sequence)
    }
    for (const { namespace } of this.flagged) {
      const current = this.catalog.get(namespace)
      if (current) save(target, current)
    }
  }

  /** Gives back the memory of the pending keys, values and definitions. The unit is of no use afterwards. */
  discard(): void {
    this.overlay.clear()
    this.definitions = NO_DEFINITIONS
    this.claimed.clear()
  }

  private clearTables(group: Group): void {
    const { ranges, leftovers } = this.catalog
    let left = CLEARED_AT_ONCE
    for (const table of this.cleared) {
      ranges.forget(table)
      left -= clearSome(group.target, table, left)
      if (left > 0) group.target.remove(leftoverKey(table))
      else {
        group.target.put(leftoverKey(table), LEFTOVER_MARK)
        group.onceCommitted(() => leftovers.add(table))
      }
    }
  }
}

/**
 * How many keys of given-up tables are removed in the same commit; the remaining table becomes a leftover.
 */
const CLEARED_AT_ONCE = 1000

function save(target: KeyWriter, meta: CollectionMeta): void {
  target.put(catalogKey(meta.namespace), encodeCollection(meta))
  for (const index of meta.indexes) index.saved = { multikey: [...index.multikey], inexact: index.inexact }
}

/** Removes up to `most` keys of the table; returns how many. */
export function clearSome(target: KeyWriter, table: number, most: number): number {
  const keys: Buffer[] = []
  if (most <= 0) return 0
  for (const key of target.keys(tableRange(table))) if (keys.push(key) >= most) break
  for (const key of keys) target.remove(key)
  return keys.length
}
