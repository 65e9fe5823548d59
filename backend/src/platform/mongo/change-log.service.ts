import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common'
import { InjectConnection, InjectModel } from '@nestjs/mongoose'
import { type Connection, type Model, type mongo, type Schema } from 'mongoose'
import pLimit from 'p-limit'
import { type Change, ChangesDocument, type ToldKind } from './change-log.schema.js'
import { isDuplicateKey } from './duplicate-key.js'
import { Transactions } from './transaction.js'

/** So long what changes is gathered into one row. */
const GATHERED_MS = 200
/** More of one kind at once are told without ids. */
const MOST_IDS = 50
/** Rows that stay: hours of a usual day, and some minutes of the busiest. */
const ROWS_KEPT = 2_000
const SWEPT_EVERY = 100
const MOST_READ = 500

/** The number of a row, the changes in it. */
export type ToldChanges = Pick<ChangesDocument, '_id' | 'changes'>
type Listener = (told: readonly ToldChanges[]) => Promise<void> | void

/** The log of a connection, found by the writes on it: schemas are shared by all applications of a process. */
const logs = new WeakMap<Connection, ChangeLog>()

interface WriteResult {
  _id?: unknown
  modifiedCount?: number
  upsertedCount?: number
  upsertedId?: unknown
  deletedCount?: number
}

const hasChanged = (result: WriteResult): boolean =>
  [result.modifiedCount, result.upsertedCount, result.deletedCount].every((count) => count === undefined) ||
  (result.modifiedCount ?? 0) + (result.upsertedCount ?? 0) + (result.deletedCount ?? 0) > 0

/** Ids are 24 hex digits, names of jobs or numbers of settings; a condition names none. */
function idIn(value: unknown): string | null {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return value !== null && typeof value === 'object' && '_bsontype' in value ? String(value) : null
}

/**
 * Has every write through mongoose on the schema's models told as a change of `kind`, after its transaction has
 * committed: no use case says it, so none can forget it. It stands beside the schema.
 * @param only tells just the updates that it is true for
 */
export function tellsChanges(
  schema: Schema,
  kind: ToldKind,
  { only }: { only?: (update: object) => boolean } = {},
): void {
  // Kept by copies of the schema; the test that no collection is forgotten reads it.
  schema.static('tells', () => kind)
  const tell = (connection: Connection, ids: readonly (string | null)[]) =>
    logs.get(connection)?.announce(ids.map((id) => ({ kind, id })))
  // For writes by the driver, which no hook sees.
  schema.static('tell', function (this: Model<unknown>, id: unknown) {
    return tell(this.db, [idIn(id)])
  })
  schema.post(
    ['updateOne', 'updateMany', 'replaceOne', 'findOneAndUpdate', 'findOneAndReplace'],
    { document: false, query: true },
    async function (result: WriteResult | null) {
      // Asked for what was before, an upsert that inserts has nothing.
      if (result === null ? this.getOptions().upsert !== true : !hasChanged(result)) return
      if (only && !only(this.getUpdate() ?? {})) return
      const id = idIn(result?._id) ?? idIn(result?.upsertedId) ?? idIn(this.getFilter()['_id'])
      await tell(this.model.db, [id])
    },
  )
  schema.post(
    ['deleteOne', 'deleteMany', 'findOneAndDelete'],
    { document: false, query: true },
    async function (result: WriteResult | null) {
      if (result === null || !hasChanged(result)) return
      await tell(this.model.db, [idIn(result._id) ?? idIn(this.getFilter()['_id'])])
    },
  )
  schema.post('save', async function () {
    await tell(this.db, [idIn(this._id)])
  })
  schema.post('insertMany', async function (inserted) {
    const written = inserted as unknown as { _id?: unknown }[]
    await tell(this.db, written.length > MOST_IDS ? [null] : written.map(({ _id }) => idIn(_id)))
  })
  schema.post('bulkWrite', async function () {
    await tell(this.db, [null])
  })
}

/**
 * What changed, by kind and id, in all processes of the database. A change is gathered after the commit and then written
 * with others into one row: a transaction pays nothing for it. A row's number is the last one and one more. Who finds it
 * taken reads first what others wrote. So the numbers are in the order in which rows can be seen, and no reader
 * overtakes one. What is lost when a process is killed in between, a screen finds when it next asks by itself.
 */
@Injectable()
export class ChangeLog implements OnModuleDestroy {
  private readonly logger = new Logger('Live')
  private readonly turn = pLimit(1)
  private gathered = new Map<string, Change>()
  private timer: NodeJS.Timeout | undefined
  private last: number | null = null
  private listener: Listener | null = null

  constructor(
    @InjectConnection() connection: Connection,
    @InjectModel(ChangesDocument.name) private readonly rows: Model<ChangesDocument>,
    private readonly transactions: Transactions,
  ) {
    logs.set(connection, this)
  }

  async onModuleDestroy(): Promise<void> {
    await this.flush()
  }

  /** Tells changes once the surrounding transaction has committed; at once when there is none. */
  async announce(changes: readonly Change[]): Promise<void> {
    await this.transactions.afterCommit(() => {
      for (const change of changes) this.gathered.set(`${change.kind} ${change.id ?? ''}`, change)
      this.timer ??= setTimeout(() => void this.flush(), GATHERED_MS).unref()
    })
  }

  /**
   * Calls `begin` between two rows: what comes after its number the listener hears. It also gets the rows that were
   * missed: those after `since`; without it those of the last moments, in which a screen may have been read. Null
   * instead: they are no longer all here, so that anything may have changed.
   */
  follow(
    since: number | null,
    momentMs: number,
    begin: (last: number, missed: readonly ToldChanges[] | null) => Promise<void>,
  ): Promise<void> {
    return this.turn(async () => {
      await this.readOn()
      const last = this.last ?? 0
      await begin(last, await this.missed(since, last, momentMs))
    })
  }

  /** Who hears of the rows; null while nobody listens, so that none are read. */
  listen(listener: Listener | null): void {
    this.listener = listener
    this.last = null
  }

  /** Reads what other processes wrote. */
  read(): Promise<void> {
    return this.turn(() => this.readOn())
  }

  /** Writes what was gathered. */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    if (this.gathered.size === 0) return Promise.resolve()
    const changes = withoutLongLists([...this.gathered.values()])
    this.gathered = new Map()
    return this.turn(() => this.append(changes)).catch((error: unknown) =>
      // Screens ask by themselves before long.
      this.logger.warn({ msg: 'Changes could not be told', changes: changes.length, err: error }),
    )
  }

  private async append(changes: Change[]): Promise<void> {
    this.last ??= await this.newest()
    for (;;) {
      const row: ChangesDocument = { _id: (this.last ?? 0) + 1, at: new Date(), changes }
      try {
        // By the driver: the values are of their types, and mongoose would check and convert each of them again.
        await (this.rows.collection as unknown as mongo.Collection<ChangesDocument>).insertOne(row)
        this.last = row._id
        if (row._id % SWEPT_EVERY === 0) await this.rows.deleteMany({ _id: { $lte: row._id - ROWS_KEPT } })
        await this.listener?.([row])
        return
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
        await this.readOn()
      }
    }
  }

  private async readOn(): Promise<void> {
    if (this.listener === null || this.last === null) {
      this.last = await this.newest()
      return
    }
    for (;;) {
      const told = await this.after(this.last, MOST_READ)
      const newest = told.at(-1)
      if (newest === undefined) return
      this.last = newest._id
      await this.listener(told)
      if (told.length < MOST_READ) return
    }
  }

  private async missed(
    since: number | null,
    last: number,
    momentMs: number,
  ): Promise<readonly ToldChanges[] | null> {
    if (since === null)
      return this.rows
        .find({ _id: { $gt: last - MOST_READ }, at: { $gte: new Date(Date.now() - momentMs) } })
        .sort({ _id: 1 })
        .lean<ChangesDocument[]>()
    if (since === last) return []
    if (since > last || last - since > MOST_READ) return null
    const told = await this.after(since, MOST_READ)
    return told[0]?._id === since + 1 ? told : null
  }

  private after(number: number, most: number): Promise<ToldChanges[]> {
    return this.rows
      .find({ _id: { $gt: number } })
      .sort({ _id: 1 })
      .limit(most)
      .lean<ChangesDocument[]>()
  }

  private async newest(): Promise<number> {
    const row = await this.rows.findOne({}, { _id: 1 }).sort({ _id: -1 }).lean<ChangesDocument>()
    return row?._id ?? 0
  }
}

function withoutLongLists(changes: Change[]): Change[] {
  const counts = new Map<ToldKind, number>()
  for (const { kind } of changes) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const isMany = (kind: ToldKind) => (counts.get(kind) ?? 0) > MOST_IDS
  const many = [...counts.keys()].filter(isMany).map((kind) => ({ kind, id: null }))
  return [...changes.filter(({ kind }) => !isMany(kind)), ...many]
}
