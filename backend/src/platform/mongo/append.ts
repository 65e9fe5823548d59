import mongoose, { type Connection, type Model, type mongo, type Types } from 'mongoose'

/** Rows for a collection; with `once`, one whose `_id` is there already is left out. */
export interface Append {
  model: Model<AppendedRow>
  rows: readonly AppendedRow[]
  once: boolean
}
export interface AppendedRow {
  _id: string | Types.ObjectId
}

/** The wire version of MongoDB 8.0, the first that writes to several collections in one command. */
const BULK_WRITE_SINCE = 25

/** Whether the server knows `bulkWrite`. */
export async function writesTogether(connection: Connection): Promise<boolean> {
  const hello = await connection.getClient().db('admin').command({ hello: 1 })
  return Number(hello['maxWireVersion']) >= BULK_WRITE_SINCE
}

const unlessThere = ({ _id, ...row }: AppendedRow) => ({
  filter: { _id },
  update: { $setOnInsert: row },
})

/** Writes rows, one collection after the other. It joins the caller's transaction. */
export async function appendEach(appends: readonly Append[]): Promise<void> {
  for (const { model, rows, once } of appends)
    await model.bulkWrite(
      rows.map((row) =>
        once ? { updateOne: { ...unlessThere(row), upsert: true } } : { insertOne: { document: row } },
      ),
    )
}

/**
 * Writes rows in one command. It is not the driver's own `bulkWrite`, whose errors have lost the label by which a
 * transaction starts over.
 */
export async function appendTogether(
  appends: readonly Append[],
  connection: Connection,
  session: mongo.ClientSession,
): Promise<void> {
  const names = [...new Set(appends.map(({ model }) => model.collection.name))]
  const ops = appends.flatMap(({ model, rows, once }) => {
    const at = names.indexOf(model.collection.name)
    return rows.map((row) => {
      if (!once) return { insert: at, document: row }
      const { filter, update: updateMods } = unlessThere(row)
      return { update: at, filter, updateMods, upsert: true }
    })
  })
  const nsInfo = names.map((name) => ({ ns: `${connection.name}.${name}` }))
  const answer = await connection
    .getClient()
    .db('admin')
    .command({ bulkWrite: 1, ops, nsInfo, ordered: true, errorsOnly: true }, { session })
  if (answer['nErrors'] > 0) throw new mongoose.mongo.MongoServerError(answer['cursor'].firstBatch[0])
}
