import { Logger } from '@nestjs/common'
import { type Connection, createConnection, type Model } from 'mongoose'
import { migrate, SchemaError, UpdateStopped } from '../migrations/migrate.js'
import { bootWaits } from '../platform/health/database-away.js'
import { demandTransactions } from './database.js'
import { StartStopped, StartupError } from './startup-error.js'

/**
 * Creates a collection and all its indexes in one command, which is one commit. Mongoose would create the
 * collection and each index by separate commands.
 */
async function prepare(model: Model<unknown>): Promise<void> {
  const indexes = model.schema.indexes().map(([key, options]) => ({ ...options, key }))
  if (indexes.length === 0) await model.createCollection()
  else await model.collection.createIndexes(indexes as Parameters<typeof model.collection.createIndexes>[0])
}

/**
 * Creates every model's collection and indexes. It runs before the first write, so that every unique rule
 * holds from the start.
 */
export async function prepareCollections(connection: Connection): Promise<void> {
  await Promise.all(Object.values(connection.models).map(prepare))
}

/** After this wait the terminal names what the start is waiting for. */
const SPEAK_AFTER_MS = 3_000
const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/**
 * Makes a database ready before the application reads it: it must answer and support transactions, and its
 * documents are brought into the shape that this program knows. It uses a connection of its own, so that
 * no index is built on documents that still have to change. SIGTERM and Ctrl-C end it between two portions of work.
 * @param alone whether no other process can have the database open
 * @returns a sentence for each change.
 * @throws StartupError, and the driver's error when the database does not answer.
 */
export async function prepareDatabase(uri: string, alone: boolean): Promise<string[]> {
  const log = new Logger('Database')
  const hint = setTimeout(
    () => log.warn('The database of MONGODB_URI does not answer yet. Waiting for it.'),
    SPEAK_AFTER_MS,
  )
  const connection = await createConnection(uri, { ...bootWaits(uri), maxPoolSize: 2 })
    .asPromise()
    .finally(() => clearTimeout(hint))
  const stop = new AbortController()
  const onSignal = (): void => stop.abort()
  for (const signal of SIGNALS) process.on(signal, onSignal)
  try {
    await demandTransactions(connection)
    if (!connection.db) return []
    return await migrate(connection.db, { alone, say: (sentence) => log.warn(sentence), signal: stop.signal })
  } catch (error) {
    if (error instanceof UpdateStopped) throw new StartStopped(error.message)
    throw error instanceof SchemaError ? new StartupError(error.message) : error
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal)
    // Destroyed, since a connection that is merely closed stays in mongoose's list.
    await connection.destroy()
  }
}
