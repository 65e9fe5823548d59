import { createConnection } from 'mongoose'
import { migrate, SchemaError } from '../migrations/migrate.js'
import { DATABASE_WAITS } from '../platform/database-away.js'
import { demandTransactions } from './database.js'
import { StartupError } from './startup-error.js'

/**
 * What a database needs before the application looks at it: it answers, it has transactions, and its documents have
 * the shape that this program knows. On a connection of its own, so that no index is built on what is still to change.
 * @returns what was changed, a sentence each.
 * @throws StartupError, and the driver's error when nobody answers.
 */
export async function prepareDatabase(uri: string): Promise<string[]> {
  const connection = await createConnection(uri, {
    ...DATABASE_WAITS,
    maxPoolSize: 2,
  }).asPromise()
  try {
    await demandTransactions(connection)
    return connection.db ? await migrate(connection.db) : []
  } catch (error) {
    throw error instanceof SchemaError ? new StartupError(error.message) : error
  } finally {
    await connection.close()
  }
}
