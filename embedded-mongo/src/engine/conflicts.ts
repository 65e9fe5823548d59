import { writeConflict } from '../errors.js'

/** An open transaction as the conflict table sees it. */
export interface Owner {
  /** Commits numbered above this are not in its snapshot. */
  readonly snapshotSequence: number
  /** Namespaces it has read or written. */
  readonly touched: ReadonlySet<string>
  /** Resolves when it has committed or aborted. */
  readonly ended: Promise<void>
}

/** Thrown to a write outside of transactions that must wait for one to end and then start over. */
export class Blocked extends Error {
  constructor(readonly owner: Owner) {
    super('blocked by an open transaction')
  }
}

/** Who means to write which key: the first writer wins. Keys are the bytes as latin-1 text. */
export class ConflictTable {
  private readonly owners = new Map<string, Owner>()
  /** Last commit per key, kept only while a snapshot may be older. */
  private readonly committed = new Map<string, number>()
  private readonly open = new Set<Owner>()

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

  /** Notes a commit; without open transactions nobody can ask. */
  record(keys: Iterable<string>, sequence: number): void {
    if (this.open.size === 0) return
    for (const key of keys) this.committed.set(key, sequence)
  }

  end(owner: Owner, keys: Iterable<string>): void {
    for (const key of keys) if (this.owners.get(key) === owner) this.owners.delete(key)
    this.open.delete(owner)
    if (this.open.size === 0) this.committed.clear()
  }

  openOwners(): Iterable<Owner> {
    return this.open
  }
}
