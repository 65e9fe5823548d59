import { randomBytes } from 'node:crypto'
import { type Doc } from '../bson/value.js'
import { MongoError } from '../errors/mongo-error.js'
import { type Transaction } from '../isolation/transaction.js'
import { type Pause } from '../pace/turn.js'

/** Idle cursors are dropped after ten minutes, as the server drops them. */
export const CURSOR_TIMEOUT_MS = 10 * 60_000

export interface OpenCursor {
  readonly id: bigint
  readonly namespace: string
  /** Session bytes as latin-1 text, or null. */
  readonly session: string | null
  readonly transaction: Transaction | null
  readonly connection: number
  readonly noTimeout: boolean
  lastUsed: number
  /** Documents not yet sent. */
  readonly rest: Iterator<Doc | Buffer | Pause>
  /** A document from `rest` that did not fit into the last batch. */
  held: Doc | Buffer | null
  /** A batch is being read from it. */
  inUse: boolean
  /** Throws when the collection or index that the cursor reads no longer exists. */
  check(): void
}

export class CursorRegistry {
  private readonly cursors = new Map<bigint, OpenCursor>()

  add(cursor: Omit<OpenCursor, 'id' | 'lastUsed' | 'inUse'>): OpenCursor {
    const open: OpenCursor = { ...cursor, id: this.freshId(), lastUsed: Date.now(), inUse: false }
    this.cursors.set(open.id, open)
    return open
  }

  /** Throws 43 for an unknown id, and while another batch is being read. */
  get(id: bigint): OpenCursor {
    const cursor = this.cursors.get(id)
    if (!cursor) throw new MongoError(43, `cursor id ${id} not found`)
    if (cursor.inUse) {
      throw new MongoError(12051, `cursor id ${id} is already in use`, { codeName: 'CursorInUse' })
    }
    cursor.lastUsed = Date.now()
    return cursor
  }

  remove(id: bigint): boolean {
    const cursor = this.cursors.get(id)
    if (!cursor) return false
    this.cursors.delete(id)
    cursor.rest.return?.()
    return true
  }

  removeWhere(condition: (cursor: OpenCursor) => boolean): void {
    for (const cursor of [...this.cursors.values()]) if (condition(cursor)) this.remove(cursor.id)
  }

  removeIdle(now: number): void {
    this.removeWhere((cursor) => !cursor.noTimeout && now - cursor.lastUsed > CURSOR_TIMEOUT_MS)
  }

  get size(): number {
    return this.cursors.size
  }

  private freshId(): bigint {
    for (;;) {
      const id = randomBytes(8).readBigUInt64LE() >> 1n
      if (id !== 0n && !this.cursors.has(id)) return id
    }
  }
}
