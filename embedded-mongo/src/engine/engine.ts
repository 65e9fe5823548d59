import { Catalog } from '../catalog/catalog.js'
import { CursorRegistry } from '../cursors/registry.js'
import { MongoError } from '../errors/mongo-error.js'
import { Blocked, ConflictTable } from '../isolation/conflicts.js'
import { Transaction } from '../isolation/transaction.js'
import { LiveView, SnapshotView, type View } from '../isolation/view.js'
import { WriteUnit } from '../isolation/write-unit.js'
import { ClusterClock } from '../session/clock.js'
import { SessionRegistry } from '../session/registry.js'
import { type Session, type SessionRecord } from '../session/session.js'
import { DAMAGE_ADVICE, DamagedValue, StoreLost } from '../storage/storage-error.js'
import { Store } from '../storage/store.js'
import { type Group, WriteQueue } from '../storage/write-queue.js'
import { Background } from './background.js'
import { Operations } from './operations.js'
import { Sweeper } from './sweeper.js'
import { DefinitionTurns } from './turns.js'

/** Remembers a reply so that a repeat of the same numbered write gets it again. */
export interface Remember<T> {
  session: Session
  record(result: T): SessionRecord | null
}

/** Whether the directory still belongs to this engine. */
export interface Ownership {
  /** @throws Error with a readable message when the directory belongs to another engine. */
  require(): void
  /** Called when the directory no longer belongs to this engine. */
  lost(error: Error): void
}

/** Assembles the parts of the engine; one engine for each data directory. */
export class Engine {
  readonly store: Store
  readonly catalog: Catalog
  readonly sessions: SessionRegistry
  readonly cursors = new CursorRegistry()
  readonly clock = new ClusterClock()
  readonly live: View
  readonly conflicts = new ConflictTable()
  readonly definitions = new DefinitionTurns()
  readonly operations = new Operations()
  readonly background = new Background((error) => this.asTold(error))
  readonly startedAt = new Date()
  private readonly ownership: Ownership
  private readonly queue: WriteQueue
  private readonly sweeper: Sweeper
  private closing = false
  /** Number of the last commit that was begun, and of the last on disk. */
  private sequence = 0
  private durableSequence = 0

  constructor(directory: string, ownership: Ownership) {
    this.ownership = ownership
    this.store = Store.open(directory, () => ownership.require())
    this.catalog = new Catalog(this.store)
    this.sessions = new SessionRegistry(this.store)
    this.live = new LiveView(this.store, this.catalog)
    this.queue = new WriteQueue(this.store, {
      begun: () => this.commitBegun(),
      committed: () => this.commitEnded(),
      failed: () => this.recover(),
      lost: (error) => this.ownership.lost(error),
    })
    this.sweeper = new Sweeper(this.queue, this.catalog.leftovers, this.background)
    this.sweeper.start()
  }

  /**
   * Runs one statement outside of transactions and resolves when it is durable. `body` sees the newest state. If it
   * throws, it leaves nothing behind. It runs again after waiting for a transaction that has written one of its keys.
   */
  write<T>(body: (unit: WriteUnit) => T, deadline: number | null, remember?: Remember<T>): Promise<T> {
    const done = this.queue.submit((group) => this.runUnit(group, body, remember))
    return done.catch((error: unknown) => {
      if (!(error instanceof Blocked)) throw error
      return endOrDeadline(error.owner.ended, deadline).then(() => this.write(body, deadline, remember))
    })
  }

  beginTransaction(number: bigint): Transaction {
    const snapshot = this.store.snapshot()
    return new Transaction(number, Date.now(), this.durableSequence, snapshot, this.conflicts, this.catalog)
  }

  /** The committed state of this moment; the caller must release it. */
  snapshotView(): SnapshotView {
    return new SnapshotView(this.store.snapshot(), this.catalog)
  }

  /**
   * Commits all writes of the transaction, or none. The session remembers the commit, in case it is
   * repeated.
   */
  async commitTransaction(transaction: Transaction, session: Session): Promise<void> {
    const record: SessionRecord = { number: transaction.number, kind: 'commit', reply: new Map() }
    transaction.state = 'committing'
    try {
      await this.queue.submit((group) => {
        if (!transaction.unit.isEmpty) transaction.flush(group, this.advance())
        session.remember(group, record)
      })
    } catch (error) {
      transaction.end('aborted')
      throw error
    }
    transaction.end('committed')
  }

  /** Waits for every open transaction that uses the collection, before its definition changes. */
  requireUntouched(namespace: string): void {
    for (const owner of this.conflicts.openOwners()) {
      if (owner.touched.has(namespace)) throw new Blocked(owner)
    }
  }

  /** The error, with a damaged value named by what the catalog knows of it. */
  asTold(error: unknown): unknown {
    if (!(error instanceof DamagedValue)) return error
    return new MongoError(8, `${this.catalog.nameOf(error.key)} is not as it was written. ${DAMAGE_ADVICE}`)
  }

  /** Throws when the engine is about to close, to stop long work that is resumed at the next start anyway. */
  requireOpen(): void {
    if (this.closing) throw new MongoError(11600, 'interrupted at shutdown')
  }

  /** Lets an engine that only reads notice that another engine has taken its directory. */
  checkOwnership(): void {
    try {
      this.store.requireOwned()
    } catch (error) {
      if (error instanceof StoreLost) this.ownership.lost(error)
    }
  }

  /** Deletes the stored records of sessions that were idle too long. */
  async removeExpiredSessions(now: number): Promise<void> {
    const keys = this.sessions.expiredKeys(now)
    if (keys.length === 0) return
    await this.queue.submit(({ target }) => {
      for (const key of keys) target.remove(key)
    })
  }

  /** Ends what commands wait for, so that they are answered before the engine closes. */
  prepareToClose(): void {
    this.closing = true
    this.abortOpenTransactions()
  }

  async close(): Promise<void> {
    this.prepareToClose()
    await this.sweeper.stop()
    await this.queue.drained()
    await this.store.close()
  }

  /** Aborts open transactions, so that writes waiting for them continue. A commit in progress finishes. */
  private abortOpenTransactions(): void {
    for (const { transaction } of this.sessions.all()) {
      if (transaction?.state === 'open') transaction.end('aborted')
    }
  }

  private runUnit<T>(group: Group, body: (unit: WriteUnit) => T, remember?: Remember<T>): T {
    const unit = new WriteUnit(group.target, this.catalog, this.checkKey)
    const result = body(unit)
    const record = remember?.record(result)
    if (!unit.isEmpty) {
      const sequence = this.advance()
      unit.flush(group, sequence)
      this.conflicts.record(unit.claimed, sequence)
    }
    if (record) remember?.session.remember(group, record)
    return result
  }

  private readonly checkKey = (key: string): void => this.conflicts.check(key)

  private advance(): number {
    this.clock.tick()
    return ++this.sequence
  }

  private commitBegun(): void {
    this.conflicts.commitBegun()
    this.catalog.commitBegun()
  }

  private commitEnded(): void {
    this.durableSequence = this.sequence
    this.conflicts.commitEnded()
    this.catalog.commitEnded()
    this.sweeper.start()
  }

  /** After a failed commit, memory may hold state that is not on disk, so the state is read again. */
  private recover(): void {
    this.abortOpenTransactions()
    this.catalog.reload()
    this.commitEnded()
  }
}

async function endOrDeadline(ended: Promise<void>, deadline: number | null): Promise<void> {
  if (deadline === null) return ended
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const expired = new MongoError(50, 'operation exceeded time limit')
    timer = setTimeout(() => reject(expired), Math.max(0, deadline - Date.now()))
  })
  try {
    await Promise.race([ended, late])
  } finally {
    clearTimeout(timer)
  }
}
