import { MongoError } from '../errors/mongo-error.js'

/** What the conflict table needs to know about an open transaction. */
export interface Owner {
  /** Number of the last commit in its snapshot. */
  readonly snapshotSequence: number
  /** Namespaces it has read or written. */
  readonly touched: ReadonlySet<string>
  /** Resolves when it has committed or aborted. */
  readonly ended: Promise<void>
}

/**
 * Thrown by a write outside of transactions: it must wait until the transaction that owns the key has
 * ended, then start again.
 */
export class Blocked extends Error {
  constructor(readonly owner: Owner) {
    super('blocked by an open transaction')
  }
}

/** Which transaction writes which key: the first writer wins. Keys are the bytes as latin-1 text. */
export class ConflictTable {
  private readonly owners = new Map<string, Owner>()
  /** Number of the last commit for each key. Kept only while a transaction or commit is open: older snapshots need it. */
  private readonly committed = new Map<string, number>()
  /** What commits have written while no transaction was open: `committed` needs it once one begins. */
  private unasked: { keys: ReadonlySet<string>; sequence: number }[] = []
  private readonly open = new Set<Owner>()
  private committing = false

  begin(owner: Owner): void {
    this.open.add(owner)
    for (const { keys, sequence } of this.unasked) this.record(keys, sequence)
    this.unasked = []
  }

  /** Claims the key for a transaction; throws when another write came first. */
  claim(key: string, owner: Owner): void {
    const holder = this.owners.get(key)
    if (holder === owner) return
    if (holder || (this.committed.get(key) ?? 0) > owner.snapshotSequence) throw writeConflict()
    this.owners.set(key, owner)
  }

  /** Throws when an open transaction has written the key: for writes outside of transactions. */
  check(key: string): void {
    const holder = this.owners.get(key)
    if (holder) throw new Blocked(holder)
  }

  /** A commit has begun: a snapshot taken from now on may still be older than it. */
  commitBegun(): void {
    this.committing = true
  }

  /** The commit is on disk, or has failed. */
  commitEnded(): void {
    this.committing = false
    this.forgetIfUnasked()
  }

  /** Notes what the commit in progress writes. */
  record(keys: ReadonlySet<string>, sequence: number): void {
    if (this.open.size === 0) this.unasked.push({ keys, sequence })
    else for (const key of keys) this.committed.set(key, sequence)
  }

  end(owner: Owner, keys: Iterable<string>): void {
    for (const key of keys) if (this.owners.get(key) === owner) this.owners.delete(key)
    this.open.delete(owner)
    this.forgetIfUnasked()
  }

  openOwners(): Iterable<Owner> {
    return this.open
  }

  private forgetIfUnasked(): void {
    if (this.open.size > 0 || this.committing) return
    this.unasked = []
    if (this.committed.size > 0) this.committed.clear()
  }
}

/** The error for the second writer; its driver may run the whole transaction again. */
const writeConflict = (): MongoError =>
  new MongoError(
    112,
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    { labels: ['TransientTransactionError'] },
  )
