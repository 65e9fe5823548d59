import { AsyncLocalStorage } from 'node:async_hooks'
import { Injectable } from '@nestjs/common'
import { InjectConnection } from '@nestjs/mongoose'
import mongoose, { type Connection, type Model, type mongo } from 'mongoose'
import pLimit from 'p-limit'
import { DATABASE_WAITS, DatabaseAway } from '../health/database-away.js'
import { type KeyedRequest, RequestKeys } from '../request-keys.js'
import {
  type LateWrite,
  type Row,
  type Told,
  unlessThere,
  writeEach,
  writesTogether,
  writeTogether,
} from './late-writes.js'

// Every model call inside `run` joins the transaction by itself, so no call can forget to pass the session.
mongoose.set('transactionAsyncLocalStorage', true)

/**
 * How many transactions a process has open at a time. Transactions on the same jar conflict and start
 * over, so many at once waste most of their work; with a short queue all are answered sooner (ADR 9).
 */
const OPEN_AT_A_TIME = 4

interface Scope {
  afterCommit: (() => Promise<void> | void)[]
  writes: LateWrite[]
  /** null for work that runs before its transaction, which then is its writes alone. */
  session: mongo.ClientSession | null
}

const transactions = new AsyncLocalStorage<Scope>()

const COMMITTED = { readConcern: 'snapshot', writeConcern: { w: 'majority' } } as const

/** Multi-document transactions on mongoose's session. */
@Injectable()
export class Transactions {
  private readonly queue = pLimit(OPEN_AT_A_TIME)
  /** Whether the writes at the end of a transaction can be one command; null before the first. */
  private together: boolean | null = null

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly keys: RequestKeys,
  ) {}

  /** Transactions that wait in the queue. */
  get waiting(): number {
    return this.queue.pendingCount
  }

  /** In the first transaction of a request: whether it was carried out before under its `Idempotency-Key`. */
  get isRepeat(): boolean {
    return this.keys.isRepeat
  }

  /** The request that is served, by its `Idempotency-Key`; null without one. */
  get keyed(): KeyedRequest | null {
    return this.keys.keyed
  }

  /**
   * Runs `work` in one transaction, or joins the one already open. All its writes are committed or none,
   * with majority write concern. `work` may run again after a write conflict, so it makes no outside call
   * and keeps no state of its own. Its database calls follow one another (a session serves one at a time).
   * @throws DatabaseAway, and the driver's errors with the same meaning.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const joined = transactions.getStore()
    if (joined?.session === null) throw new Error('What is written at once opens no transaction of its own')
    if (joined) return work()
    let afterCommit: Scope['afterCommit'] = []
    const result = await this.queued(() =>
      this.connection.transaction((session) => {
        const scope: Scope = { afterCommit: [], writes: [], session }
        ;({ afterCommit } = scope)
        return transactions.run(scope, async () => {
          await this.keys.claim()
          const done = await work()
          await this.write(scope.writes, session)
          return done
        })
      }, COMMITTED),
    )
    for (const task of afterCommit) await task()
    return result as T
  }

  /** As `run`, for what is written though the request is refused: its key stays free, since its work was not done. */
  runWithoutKey<T>(work: () => Promise<T>): Promise<T> {
    return this.keys.withoutKey(() => this.run(work))
  }

  /**
   * As `run`, for what another request had asked for: it is carried out under the key of that one, which is then a
   * repeat. @throws AppError KEY_REUSED when something else was done under that key
   */
  runUnderKeyOf<T>(asked: KeyedRequest | null, work: () => Promise<T>): Promise<T> {
    return asked ? this.keys.serve(asked, () => this.run(work)) : this.run(work)
  }

  /**
   * As `run`, for work that has read before what it needs, and gives all its writes to `append` and `change`. They are a
   * transaction of one command and its commit; after a write conflict they alone are repeated.
   * @throws Moved when what a change was computed from has changed since; a duplicate key also when the request's key
   * belongs to another request.
   */
  async runAtOnce<T>(work: () => Promise<T>): Promise<T> {
    const writes = this.keys.claims() as unknown as LateWrite[]
    const scope: Scope = { afterCommit: [], writes, session: null }
    const done = await transactions.run(scope, work)
    await this.queued(() =>
      this.connection
        .getClient()
        .withSession((session) =>
          session.withTransaction(() => this.write(scope.writes, session), COMMITTED),
        ),
    )
    for (const task of scope.afterCommit) await task()
    return done
  }

  /**
   * Adds rows that nothing reads before the commit: all those of a transaction go to the database in one command at its
   * end. They are written as they are, without the schema's checks and defaults.
   * @param once leaves out a row whose `_id` is there already, which would otherwise end the transaction
   */
  async append<T extends Row>(model: Model<T>, rows: readonly T[], { once = false } = {}): Promise<void> {
    const told = model as unknown as Told
    for (const row of rows) await this.atEnd({ model: told, ...(once ? unlessThere(row) : { row }) }, row._id)
  }

  /**
   * Changes the one document of `_id` that is still as `seen`, past the schema's checks: in `runAtOnce` together with
   * all other writes. @throws Moved when it is not, which ends the transaction.
   */
  async change<T extends Row>(
    model: Model<T>,
    { _id, ...seen }: mongo.Filter<T> & { _id: Row['_id'] },
    update: mongo.UpdateFilter<T>,
  ): Promise<void> {
    const change = { model, filter: { _id, ...seen }, update } as unknown as LateWrite
    const session = transactions.getStore()?.session
    if (session) await this.now(change, _id, session)
    else await this.atEnd(change, _id)
  }

  /** Runs `task` once the surrounding transaction has committed; at once when there is none. */
  async afterCommit(task: () => Promise<void> | void): Promise<void> {
    const scope = transactions.getStore()
    if (scope) scope.afterCommit.push(task)
    else await task()
  }

  /** Adds a write to those at the end of the transaction, or makes it at once when there is none; then it is told. */
  private async atEnd(write: LateWrite, id: Row['_id']): Promise<void> {
    const scope = transactions.getStore()
    if (!scope) return this.now(write, id)
    scope.writes.push(write)
    await write.model.tell?.(id)
  }

  private async now(write: LateWrite, id: Row['_id'], session?: mongo.ClientSession): Promise<void> {
    await writeEach([write], session)
    await write.model.tell?.(id)
  }

  private async write(writes: readonly LateWrite[], session: mongo.ClientSession): Promise<void> {
    if (writes.length === 0) return
    this.together ??= await writesTogether(this.connection)
    if (this.together) await writeTogether(writes, this.connection, session)
    else await writeEach(writes, session)
  }

  private queued<T>(work: () => Promise<T>): Promise<T> {
    const queuedAt = performance.now()
    return this.queue(() => {
      this.demandDatabase(queuedAt)
      return work()
    })
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
