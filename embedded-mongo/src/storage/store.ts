import { existsSync, mkdirSync } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { join } from 'node:path'
import { open, type RootDatabase } from 'lmdb'
import { type KeyRange } from './keys.js'

export interface KeyEntry {
  key: Buffer
  value: Buffer
}

/** Ordered keys as one reader sees them: the newest commit, or a snapshot, or a snapshot under a transaction's own writes. */
export interface KeyReader {
  get(key: Buffer): Buffer | undefined
  /** Entries in order; the first `skip` of them are passed over without being read. */
  range(range: KeyRange, reverse?: boolean, skip?: number): Iterable<KeyEntry>
  /** How many keys lie in the range. */
  count(range: KeyRange): number
}

export interface KeyWriter extends KeyReader {
  put(key: Buffer, value: Buffer): void
  remove(key: Buffer): void
}

/** A reader pinned to one commit; `release` lets lmdb reuse the pages it holds. */
export interface Snapshot extends KeyReader {
  release(): void
}

type ReadTransaction = ReturnType<RootDatabase<Buffer, Buffer>['useReadTransaction']>

/** Address space, not memory: the file grows as it is written. */
const MAP_BYTES = 16 * 1024 ** 3

const DATA_FILE = 'data.mdb'

/** How the files look; the same for everybody who opens them. */
const layoutIn = (directory: string) => ({
  path: directory,
  noSubdir: false,
  keyEncoding: 'binary' as const,
  encoding: 'binary' as const,
  mapSize: MAP_BYTES,
  maxReaders: 512,
  pageSize: 4096,
})

/** A key and its new value; null removes it. */
export interface Change {
  key: Buffer
  value: Buffer | null
}

/** What the engine needs of lmdb: ordered bytes, snapshots, and one atomic commit at a time. */
export class Store implements KeyReader {
  private constructor(private readonly db: RootDatabase<Buffer, Buffer>) {}

  /** Creates the directory when missing. The caller holds the directory's lock. */
  static open(directory: string): Store {
    mkdirSync(directory, { recursive: true })
    const db = open<Buffer, Buffer>({
      ...layoutIn(directory),
      // The default acknowledges a commit before it is flushed.
      overlappingSync: false,
      // The write queue gathers writes. With lmdb's own gathering, a failed commit leaves a rejection nobody handles.
      eventTurnBatching: false,
    })
    return new Store(db)
  }

  /**
   * Opens a store to read it alone, also while another process writes to it: lmdb gives each reader what was committed
   * when it began. Throws a readable message when there is none.
   */
  static openReader(directory: string): Store {
    if (!existsSync(join(directory, DATA_FILE))) throw new Error(`There is no database in ${directory}.`)
    return new Store(open<Buffer, Buffer>({ ...layoutIn(directory), readOnly: true }))
  }

  /**
   * Writes what is committed now into an empty folder, page by page and without holding up the writer; on disk when this
   * resolves. lmdb walks the whole tree for it, so that a damaged store is refused here, not at the restoring.
   */
  async copyTo(directory: string): Promise<void> {
    await this.db.backup(directory, true)
    const file = await openFile(join(directory, DATA_FILE), 'r+')
    try {
      await file.chmod(0o600)
      await file.sync()
    } finally {
      await file.close()
    }
  }

  /** Gives back the pages that a process held which died while it read. */
  forgetDeadReaders(): void {
    this.db.readerCheck()
  }

  get(key: Buffer): Buffer | undefined {
    return this.read(key)
  }

  range(range: KeyRange, reverse = false, skip = 0): Iterable<KeyEntry> {
    return this.readRange(range, reverse, skip)
  }

  /** Counted by lmdb without reading the values. */
  count(range: KeyRange): number {
    return this.countRange(range)
  }

  /**
   * Makes all changes or none, and resolves when they are on disk. Writing and flushing happen in a thread of lmdb;
   * meanwhile readers see the state before. One commit at a time.
   */
  async commit(changes: Iterable<Change>): Promise<void> {
    try {
      await this.db.batch(() => {
        for (const { key, value } of changes) {
          if (value === null) void this.db.remove(key)
          else void this.db.put(key, value)
        }
      })
    } catch (error) {
      // The error only says that the commit failed; the reason is in a promise of its own.
      const { commitError } = error as { commitError?: Promise<never> }
      if (commitError) await commitError
      throw error
    }
  }

  /** As `commit`, but nothing else runs meanwhile: on disk, and seen by every reader, on return. */
  commitNow(changes: Iterable<Change>): void {
    this.db.transactionSync(() => {
      for (const { key, value } of changes) {
        if (value === null) this.db.removeSync(key)
        else this.db.putSync(key, value)
      }
    })
  }

  snapshot(): Snapshot {
    const transaction = this.db.useReadTransaction()
    let held = true
    return {
      get: (key) => this.read(key, transaction),
      range: (range, reverse = false, skip = 0) => this.readRange(range, reverse, skip, transaction),
      count: (range) => this.countRange(range, transaction),
      release: () => {
        if (held) transaction.done()
        held = false
      },
    }
  }

  close(): Promise<void> {
    return this.db.close()
  }

  private read(key: Buffer, transaction?: ReadTransaction): Buffer | undefined {
    const value = transaction ? this.db.get(key, { transaction }) : this.db.get(key)
    return value && asBuffer(value)
  }

  private countRange({ lower, upper }: KeyRange, transaction?: ReadTransaction): number {
    const bounds = { start: lower, end: upper }
    return this.db.getKeysCount(transaction ? { ...bounds, transaction } : bounds)
  }

  private *readRange(
    range: KeyRange,
    reverse: boolean,
    offset: number,
    transaction?: ReadTransaction,
  ): Iterable<KeyEntry> {
    const bounds = reverse
      ? { start: range.upper, end: range.lower, offset, reverse, exclusiveStart: true, inclusiveEnd: true }
      : { start: range.lower, end: range.upper, offset }
    for (const { key, value } of this.db.getRange(transaction ? { ...bounds, transaction } : bounds)) {
      yield { key: asBuffer(key), value: asBuffer(value) }
    }
  }
}

const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
