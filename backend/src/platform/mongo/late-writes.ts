import mongoose, { type Connection, type Model, type mongo, type Types } from 'mongoose'
import { groupBy } from '../../kernel/group-by.js'

export interface Row {
  _id: string | Types.ObjectId
}
/** A model of rows; `tell` is what `tellsChanges` puts beside a schema. */
export type Told = Model<Row> & { tell?: (id: Row['_id']) => Promise<void> }

/** A write that a transaction makes at its end. The values are of their types: the schema neither casts nor checks them. */
export type LateWrite = { model: Told } & ({ row: Row } | Change)
interface Change {
  filter: mongo.Filter<Row>
  update: mongo.UpdateFilter<Row>
  /** Inserts the document when there is none, instead of ending the transaction. */
  upsert?: boolean
}

/** What a change was computed from is no longer so. Nothing of the transaction is stored; its caller reads again. */
export class Moved extends Error {
  constructor() {
    super('What was read before the transaction has changed since')
    this.name = 'Moved'
  }
}

/** The wire version of MongoDB 8.0, the first that writes to several collections in one command. */
const BULK_WRITE_SINCE = 25

/** Whether the server knows `bulkWrite`. */
export async function writesTogether(connection: Connection): Promise<boolean> {
  const hello = await connection.getClient().db('admin').command({ hello: 1 })
  return Number(hello['maxWireVersion']) >= BULK_WRITE_SINCE
}

/** A row that is left out when its `_id` is there already. */
export const unlessThere = ({ _id, ...row }: Row): Change => ({
  filter: { _id } as mongo.Filter<Row>,
  update: { $setOnInsert: row },
  upsert: true,
})

/** Writes one collection after the other. @throws Moved */
export async function writeEach(
  writes: readonly LateWrite[],
  session: mongo.ClientSession | undefined,
): Promise<void> {
  for (const [, some] of groupBy(writes, ({ model }) => model.modelName)) {
    const operations = some.map((write) =>
      'row' in write ? { insertOne: { document: write.row } } : { updateOne: changeOf(write) },
    )
    const collection = some[0]?.model.collection as mongo.Collection<Row> | undefined
    const written = await collection?.bulkWrite(operations as mongo.AnyBulkWriteOperation<Row>[], { session })
    demandAll(some, (written?.matchedCount ?? 0) + (written?.upsertedCount ?? 0))
  }
}

/**
 * Writes in one command. It is not the driver's own `bulkWrite`, whose errors have lost the label by which a transaction
 * starts over. @throws Moved
 */
export async function writeTogether(
  writes: readonly LateWrite[],
  connection: Connection,
  session: mongo.ClientSession,
): Promise<void> {
  const names = [...new Set(writes.map(({ model }) => model.collection.name))]
  const ops = writes.map((write) => {
    const at = names.indexOf(write.model.collection.name)
    if ('row' in write) return { insert: at, document: write.row }
    const { filter, update: updateMods, upsert } = changeOf(write)
    return { update: at, filter, updateMods, upsert }
  })
  const nsInfo = names.map((name) => ({ ns: `${connection.name}.${name}` }))
  const answer = await connection
    .getClient()
    .db('admin')
    .command({ bulkWrite: 1, ops, nsInfo, ordered: true, errorsOnly: true }, { session })
  if (answer['nErrors'] > 0) throw new mongoose.mongo.MongoServerError(answer['cursor'].firstBatch[0])
  demandAll(writes, answer['nMatched'] + answer['nUpserted'])
}

const changeOf = ({ filter, update, upsert = false }: Change) => ({ filter, update, upsert })

/** Each change is of one document, which is there or was made. */
function demandAll(writes: readonly LateWrite[], changed: number): void {
  if (changed !== writes.filter((write) => !('row' in write)).length) throw new Moved()
}
