import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IF_EXISTS, open, type RootDatabase } from 'lmdb'
import { CommitLock, openBetweenCommits, openBetweenCommitsNow } from './commit-lock.js'
import { DATA_FILE, markFormat, requireSoundFile } from './data-file.js'
import { HotDocuments } from './hot-documents.js'
import { type IdPortion, keyEncoder } from './key-encoder.js'
import { type Change, type KeyEntry, type KeyReader, type Snapshot } from './key-reader.js'
import { idIn, type KeyRange, moveRecordKey, OWNER_TABLE, recordKey, tableKey, tableRange } from './keys.js'
import { closeFolder, PRIVATE_FILE } from './private-files.js'
import { countRange, lendKey, readIds, readKey, readKeys, readRange, readSnapshot } from './read.js'
import { RootSums } from './root-check.js'
import { isStorageError, StoreEnded, StoreLost } from './storage-error.js'
import { withSum } from './value-sums.js'

const owners = tableRange(OWNER_TABLE)
const OWNER_MARK = Buffer.from([1])

/**
 * What the engine needs of lmdb: ordered bytes, snapshots, and one atomic commit at a time. The engine that opened the
 * store last owns it: opening replaces the owner's key, and each commit checks that its own key is still there.
 */
export class Store implements KeyReader {
  private readonly ownerKey = tableKey(OWNER_TABLE, Buffer.from(randomUUID()))
  private claimed = false
  /** A commit is under way, or one has failed for good (`StoreEnded`). */
  private unsettled = false
  private readonly hot = new HotDocuments()
  /** A reused buffer for the key of the document to read. */
  private readonly asked = recordKey(0, 0)
  private isNewest = false
  private looked = false
  private closed: Promise<void> | null = null
  /** None where the store is only read. */
  private readonly commits: CommitLock | null

  private constructor(
    private readonly db: RootDatabase<Buffer, Buffer>,
    readonly directory: string,
    private readonly requireLocked: () => void = () => undefined,
    private readonly sums: RootSums | null = null,
  ) {
    this.commits =
      sums &&
      new CommitLock(
        directory,
        () => this.requirePlace(),
        () => sums.note(),
      )
  }

  /**
   * Creates the directory when missing. The caller holds the directory's lock; `requireLocked` throws when it is lost.
   * Throws a readable message for a damaged file.
   */
  static open(directory: string, requireLocked?: () => void): Store {
    closeFolder(directory)
    requireSoundFile(directory)
    const db = openBetweenCommitsNow(directory, () =>
      open<Buffer, Buffer>({
        ...layoutIn(directory),
        // By default lmdb acknowledges a commit before it is flushed; here it must be flushed.
        overlappingSync: false,
        // The write queue groups writes itself: when lmdb groups them, a failed commit leaves an unhandled
        // rejection.
        eventTurnBatching: false,
      }),
    )
    markFormat(directory)
    const sums = new RootSums(directory, join(directory, DATA_FILE))
    const store = new Store(db, directory, requireLocked, sums)
    store.claimIfRoom()
    return store
  }

  /**
   * Opens a store for reading, also while another process writes to it: lmdb gives each reader the state at its beginning.
   * Throws a readable message when there is no store.
   */
  static async openReader(directory: string): Promise<Store> {
    if (!existsSync(join(directory, DATA_FILE))) throw new Error(`There is no database in ${directory}.`)
    const options = { ...layoutIn(directory), readOnly: true }
    const db = await openBetweenCommits(directory, () => open<Buffer, Buffer>(options))
    return new Store(db, directory)
  }

  /**
   * Copies the newest commit into an empty folder, page by page, without stopping the writer; the copy is
   * on disk when this resolves. lmdb reads the whole tree, so a damaged store is refused here and not when
   * the copy is restored.
   */
  async copyTo(directory: string): Promise<void> {
    await this.db.backup(directory, true)
    const file = await openFile(join(directory, DATA_FILE), 'r+')
    try {
      await file.chmod(PRIVATE_FILE)
      await file.sync()
    } finally {
      await file.close()
    }
  }

  /** Frees pages that lmdb keeps for readers of processes that have died. */
  forgetDeadReaders(): void {
    this.db.readerCheck()
  }

  readonly get = (key: Buffer): Buffer | undefined => readKey(this.db, key)
  readonly lend = (key: Buffer): Buffer | undefined => lendKey(this.db, key)
  readonly record = (table: number, recordId: number): Buffer | undefined => {
    const lent = this.lendRecord(table, recordId)
    return lent && Buffer.from(lent)
  }
  readonly lendRecord = (table: number, recordId: number): Buffer | undefined => {
    const current = this.isCurrent()
    const kept = current ? this.hot.get(table, recordId) : undefined
    if (kept) return kept
    this.asked.writeUInt32BE(table)
    moveRecordKey(this.asked, recordId)
    const bytes = lendKey(this.db, this.asked)
    if (bytes && current) this.hot.read(table, recordId, bytes)
    return bytes
  }
  readonly idAt = (key: Buffer): number | undefined => {
    const current = this.isCurrent()
    const kept = current ? this.hot.idAt(key) : undefined
    if (kept !== undefined) return kept
    const recordId = idIn(lendKey(this.db, key))
    if (recordId !== undefined && current) this.hot.readId(key, recordId)
    return recordId
  }
  readonly range = (range: KeyRange, reverse = false, skip = 0): Iterable<KeyEntry> =>
    readRange(this.db, range, reverse, skip, { ended: this.requireReadable })
  readonly keys = (range: KeyRange, reverse = false, skip = 0): Iterable<Buffer> =>
    readKeys(this.db, range, reverse, skip, { ended: this.requireReadable })
  readonly ids = (range: KeyRange, reverse: boolean, skip: number, most: number, unique = false): IdPortion =>
    readIds(this.db, range, reverse, skip, most, unique, { ended: this.requireReadable })

  /** lmdb counts the keys without reading the values. */
  readonly count = (range: KeyRange): number => countRange(this.db, range)

  /**
   * Makes all changes or none, and resolves when they are on disk. Writing and flushing happen in a thread of lmdb;
   * meanwhile readers see the state before. One commit at a time.
   */
  async commit(changes: Iterable<Change>): Promise<void> {
    await this.commits?.take()
    try {
      await this.commitAlone(changes)
    } finally {
      this.commits?.give()
    }
  }

  private async commitAlone(changes: Iterable<Change>): Promise<void> {
    if (!this.claimed) this.claim()
    this.unsettled = true
    try {
      const written = await this.db.ifVersion(this.ownerKey, IF_EXISTS, () => {
        for (const { key, value } of changes) {
          this.hot.changing(key, value)
          if (value === null) void this.db.remove(key)
          else void this.db.put(key, withSum(key, value))
        }
      })
      if (!written) throw this.lost()
    } catch (error) {
      this.hot.failed()
      // lmdb's error only says that the commit failed; the reason is in a promise of its own.
      const reason = await (error as { commitError?: Promise<never> }).commitError?.catch(
        (reported: unknown) => reported,
      )
      this.requireUsable(reason ?? error)
      throw reason ?? error
    }
    this.unsettled = false
    this.hot.committed()
  }

  /** As `commit`, but nothing else runs meanwhile: when it returns, the commit is on disk and every reader sees it. */
  commitNow(changes: Iterable<Change>): void {
    this.commits?.takeNow()
    try {
      this.commitNowAlone(changes)
    } finally {
      this.commits?.give()
    }
  }

  private commitNowAlone(changes: Iterable<Change>): void {
    if (!this.claimed) this.claim()
    try {
      this.db.transactionSync(() => {
        if (!this.db.doesExist(this.ownerKey)) throw this.lost()
        for (const { key, value } of changes) {
          this.hot.changing(key, value)
          if (value === null) this.db.removeSync(key)
          else this.db.putSync(key, withSum(key, value))
        }
      })
    } catch (error) {
      this.hot.failed()
      this.requireUsable(error)
      throw error
    }
    this.hot.committed()
  }

  /**
   * Whether cached documents are those of the newest commit. Only the owner of the store writes, so they
   * are while this engine owns it. Checked once in each turn of the event loop, during which lmdb reads
   * the same commit.
   */
  private isCurrent(): boolean {
    if (this.looked) return this.isNewest
    this.looked = true
    setImmediate(() => (this.looked = false))
    this.isNewest = this.claimed && this.db.doesExist(this.ownerKey)
    return this.isNewest
  }

  /** Throws when the header of a commit could not be written: lmdb would then return empty ranges. */
  private readonly requireReadable = (): void => {
    if (this.unsettled) this.db.doesExist(this.ownerKey)
  }

  private requireUsable(failure: unknown): void {
    this.unsettled = true
    try {
      this.db.transactionSync(() => undefined)
    } catch {
      throw new StoreEnded(this.directory, failure)
    }
    this.unsettled = false
  }

  /** @throws StoreLost when another engine has opened the store since, or the lock of its directory is gone. */
  requireOwned(): void {
    this.requirePlace()
    if (!this.claimed) this.claimAlone()
    if (!this.db.doesExist(this.ownerKey)) throw this.lost()
  }

  private requirePlace(): void {
    try {
      this.requireLocked()
    } catch (error) {
      throw new StoreLost((error as Error).message)
    }
  }

  /** To be called when the file was made longer before a commit. */
  grown(): void {
    this.sums?.grown()
  }

  private claim(): void {
    this.db.transactionSync(() => {
      for (const { key } of this.db.getRange({ start: owners.lower, end: owners.upper }))
        this.db.removeSync(key)
      this.db.putSync(this.ownerKey, OWNER_MARK)
    })
    this.claimed = true
  }

  /** A store on a full disk can still be read; the first commit claims it. */
  private claimIfRoom(): void {
    try {
      this.claimAlone()
    } catch (error) {
      if (!isStorageError(error)) throw error
    }
  }

  private claimAlone(): void {
    this.commits?.takeNow()
    try {
      this.claim()
    } finally {
      this.commits?.give()
    }
  }

  private readonly lost = (): StoreLost =>
    new StoreLost(
      `Another engine has opened the database in ${this.directory}. This one has stopped; what it had acknowledged is kept.`,
    )

  readonly snapshot = (): Snapshot => readSnapshot(this.db)

  /** Closes the store once only: file descriptors are reused, and a second close could close another file. */
  readonly close = (): Promise<void> => (this.closed ??= this.closeNow())

  private closeNow(): Promise<void> {
    this.commits?.close()
    this.sums?.close()
    return this.db.close()
  }
}

/** Address space that lmdb reserves, not memory: the file grows as it is written. */
const MAP_BYTES = 16 * 1024 ** 3

/** The lmdb options that every process that opens the files must share. */
export const layoutIn = (directory: string) => ({
  path: directory,
  noSubdir: false,
  keyEncoder,
  encoding: 'binary' as const,
  mapSize: MAP_BYTES,
  maxReaders: 512,
  pageSize: 4096,
  permissionsMode: PRIVATE_FILE,
})
