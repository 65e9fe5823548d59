import { MongoError } from '../errors/mongo-error.js'

/** An open transaction as the conflict table sees it. */
export interface Owner {
  /** Commits numbered above this are not in its snapshot. */
  readonly snapshotSequence: number
  /** Namespaces it has read or written. */
  readonly touched: ReadonlySet<string>
  /** Resolves when it has committed or aborted. */
  readonly ended: Promise<void>
}

/** Thrown at a write outside of transactions: it must wait for the owner to end, then start again. */
export class Blocked extends Error {
  constructor(readonly owner: Owner) {
    super('blocked by an open transaction')
  }
}

/** Which transaction writes which key: the first writer wins. Keys are the bytes as latin-1 text. */
export class ConflictTable {
  private readonly owners = new Map<string, Owner>()
  /** Last commit per key; kept only while a snapshot may be older, so while a transaction or a commit is open. */
  private readonly committed = new Map<string, number>()
  private readonly open = new Set<Owner>()
  private committing = false

  begin(owner: Owner): void {
    this.open.add(owner)
  }

  /** A transaction takes the key, or learns that another write came before it. */
  claim(key: string, owner: Owner): void {
    const holder = this.owners.get(key)
    if (holder === owner) return
    if (holder || (this.committed.get(key) ?? 0) > owner.snapshotSequence) throw writeConflict()
    this.owners.set(key, owner)
  }

  /** A write outside of transactions may go ahead only where no transaction has written. */
  check(key: string): void {
    const holder = this.owners.get(key)
    if (holder) throw new Blocked(holder)
  }

  /** A commit has begun: a snapshot taken from now on may still be older than it. */
  commitBegun(): void {
    this.committing = true
  }

  /** It is on disk, or has failed. */
  commitEnded(): void {
    this.committing = false
    this.forgetIfUnasked()
  }

  /** Notes what the commit in progress writes. */
  record(keys: Iterable<string>, sequence: number): void {
    for (const key of keys) this.committed.set(key, sequence)
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
    if (this.open.size === 0 && !this.committing) this.committed.clear()
  }
}

/** The loser may run its whole transaction again. */
const writeConflict = (): MongoError =>
  new MongoError(
    112,
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    { labels: ['TransientTransactionError'] },
  )
