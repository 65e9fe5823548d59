import { AsyncLocalStorage } from 'node:async_hooks'
import { Injectable } from '@nestjs/common'
import { InjectConnection } from '@nestjs/mongoose'
import mongoose, { type Connection } from 'mongoose'
import pLimit from 'p-limit'
import { DATABASE_WAITS, DatabaseAway } from '../database-away.js'

// Every model call inside `run` joins the transaction by itself, so that none can forget its session.
mongoose.set('transactionAsyncLocalStorage', true)

/**
 * Transactions that one process has open at a time. Rivals for one jar conflict and start over, so a crowd of them does
 * mostly work that is thrown away; a short queue gives each of them an answer sooner.
 */
const OPEN_AT_A_TIME = 4

interface Scope {
  afterCommit: (() => Promise<void> | void)[]
}

const scopes = new AsyncLocalStorage<Scope>()

/** Multi-document transactions on mongoose's session. */
@Injectable()
export class Transactions {
  private readonly queue = pLimit(OPEN_AT_A_TIME)

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Transactions that wait for their turn. */
  get waiting(): number {
    return this.queue.pendingCount
  }

  /**
   * Runs `work` in one transaction; joins the one already open. All or nothing, majority write concern.
   * `work` may run again after a write conflict, so it holds no outside call and no state of its own, and its
   * database calls follow one another (a session serves one at a time).
   * @throws DatabaseAway, and the driver's errors that say the same.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (scopes.getStore()) return work()
    const scope: Scope = { afterCommit: [] }
    const queuedAt = performance.now()
    const result = await this.queue(() => {
      this.demandDatabase(queuedAt)
      return this.connection.transaction(
        () =>
          scopes.run(scope, () => {
            scope.afterCommit = []
            return work()
          }),
        { readConcern: 'snapshot', writeConcern: { w: 'majority' } },
      )
    })
    for (const task of scope.afterCommit) await task()
    return result as T
  }

  /** Runs `task` once the surrounding transaction has committed; at once when there is none. */
  async afterCommit(task: () => Promise<void> | void): Promise<void> {
    const scope = scopes.getStore()
    if (scope) scope.afterCommit.push(task)
    else await task()
  }

  /** Who stood in the queue behind others that waited for the database in vain does not wait all over again. */
  private demandDatabase(queuedAt: number): void {
    const waited = performance.now() - queuedAt
    const { connected } = mongoose.ConnectionStates
    if (waited >= DATABASE_WAITS.serverSelectionTimeoutMS && this.connection.readyState !== connected)
      throw new DatabaseAway()
  }
}
