import { Logger } from '@nestjs/common'
import { type Connection, createConnection, type Model } from 'mongoose'
import { migrate, SchemaError } from '../migrations/migrate.js'
import { bootWaits } from '../platform/health/database-away.js'
import { demandTransactions } from './database.js'
import { StartupError } from './startup-error.js'

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

/** Wait after which the terminal says what is being waited for. */
const SPEAK_AFTER_MS = 3_000

/**
 * Makes a database ready before the application reads it: it answers, it has transactions, and its documents have the
 * shape that this program knows. It uses a connection of its own, so that no index is built on documents that are still
 * to change.
 * @returns what was changed, a sentence each.
 * @throws StartupError, and the driver's error when nobody answers.
 */
export async function prepareDatabase(uri: string): Promise<string[]> {
  const hint = setTimeout(
    () => new Logger('Database').warn('The database of MONGODB_URI does not answer yet. Waiting for it.'),
    SPEAK_AFTER_MS,
  )
  const connection = await createConnection(uri, { ...bootWaits(uri), maxPoolSize: 2 })
    .asPromise()
    .finally(() => clearTimeout(hint))
  try {
    await demandTransactions(connection)
    return connection.db ? await migrate(connection.db) : []
  } catch (error) {
    throw error instanceof SchemaError ? new StartupError(error.message) : error
  } finally {
    // Destroyed, since a connection that is only closed stays in mongoose's list.
    await connection.destroy()
  }
}
