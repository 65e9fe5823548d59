import { type Connection, type Model } from 'mongoose'

/**
 * A collection and all its indexes in one command, which is one commit. Mongoose would make the collection and each
 * index by a command of its own, one after the other.
 */
async function prepare(model: Model<unknown>): Promise<void> {
  const indexes = model.schema.indexes().map(([key, options]) => ({ ...options, key }))
  if (indexes.length === 0) await model.createCollection()
  else await model.collection.createIndexes(indexes as Parameters<typeof model.collection.createIndexes>[0])
}

/**
 * Builds what every model needs in its collection. It runs before the first write, so that every unique rule holds from
 * the start.
 */
export async function prepareCollections(connection: Connection): Promise<void> {
  await Promise.all(Object.values(connection.models).map(prepare))
}
