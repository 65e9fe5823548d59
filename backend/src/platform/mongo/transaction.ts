import { AsyncLocalStorage } from 'node:async_hooks'
import { Injectable } from '@nestjs/common'
import { InjectConnection } from '@nestjs/mongoose'
import mongoose, { type Connection, type Model, type mongo } from 'mongoose'
import pLimit from 'p-limit'
import { DATABASE_WAITS, DatabaseAway } from '../health/database-away.js'
import { RequestKeys } from '../request-keys.js'
import { type Append, appendEach, type AppendedRow, appendTogether, writesTogether } from './append.js'

// Every model call inside `run` joins the transaction by itself, so no call can forget to pass the session.
mongoose.set('transactionAsyncLocalStorage', true)

/**
 * How many transactions a process has open at a time. Transactions on the same jar conflict and start
 * over, so many at once waste most of their work; with a short queue all are answered sooner (ADR 9).
 */
const OPEN_AT_A_TIME = 4

interface Scope {
  afterCommit: (() => Promise<void> | void)[]
  appends: Append[]
}

const transactions = new AsyncLocalStorage<Scope>()

/** Multi-document transactions on mongoose's session. */
@Injectable()
export class Transactions {
  private readonly queue = pLimit(OPEN_AT_A_TIME)
  /** Whether the rows that a transaction appends can be written in one command; null before the first. */
  private together: boolean | null = null

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly keys: RequestKeys,
  ) {}

  /** Transactions that wait in the queue. */
  get waiting(): number {
    return this.queue.pendingCount
  }

  /**
   * Runs `work` in one transaction, or joins the one already open. All its writes are committed or none,
   * with majority write concern. `work` may run again after a write conflict, so it makes no outside call
   * and keeps no state of its own. Its database calls follow one another (a session serves one at a time).
   * @throws DatabaseAway, and the driver's errors with the same meaning.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (transactions.getStore()) return work()
    const scope: Scope = { afterCommit: [], appends: [] }
    const queuedAt = performance.now()
    const result = await this.queue(() => {
      this.demandDatabase(queuedAt)
      return this.connection.transaction(
        (session) =>
          transactions.run(scope, async () => {
            scope.afterCommit = []
            scope.appends = []
            await this.keys.claim()
            const done = await work()
            await this.write(scope.appends, session)
            return done
          }),
        { readConcern: 'snapshot', writeConcern: { w: 'majority' } },
      )
    })
    for (const task of scope.afterCommit) await task()
    return result as T
  }

  /**
   * Adds rows that nothing reads before the commit: all those of a transaction go to the database in one command at its
   * end. They are written as they are, without the schema's checks and defaults, and no change is told of them.
   * @param once leaves out a row whose `_id` is there already, which would otherwise end the transaction
   */
  async append<Row extends AppendedRow>(
    model: Model<Row>,
    rows: readonly Row[],
    { once = false } = {},
  ): Promise<void> {
    if (rows.length === 0) return
    const append = { model: model as unknown as Model<AppendedRow>, rows, once }
    const scope = transactions.getStore()
    if (scope) scope.appends.push(append)
    else await appendEach([append])
  }

  /** Runs `task` once the surrounding transaction has committed; at once when there is none. */
  async afterCommit(task: () => Promise<void> | void): Promise<void> {
    const scope = transactions.getStore()
    if (scope) scope.afterCommit.push(task)
    else await task()
  }

  private async write(appends: readonly Append[], session: mongo.ClientSession): Promise<void> {
    if (appends.length === 0) return
    this.together ??= await writesTogether(this.connection)
    if (this.together) await appendTogether(appends, this.connection, session)
    else await appendEach(appends)
  }

  /**
   * Throws when the caller has waited in the queue for as long as the driver would wait, and the database
   * still cannot be reached.
   */
  private demandDatabase(queuedAt: number): void {
    const waited = performance.now() - queuedAt
    const { connected } = mongoose.ConnectionStates
    if (waited >= DATABASE_WAITS.serverSelectionTimeoutMS && this.connection.readyState !== connected)
      throw new DatabaseAway()
  }
}
