import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Connection } from 'mongoose'
import { type AppConfig } from '../config/config.js'
import { BUSY_WAIT_MS } from '../platform/health/database-away.js'
import { StartupError } from './startup-error.js'

export interface Database {
  uri: string
  /** The place of the data: a folder, or the database server. */
  storedIn: string
  /** Whether no other process can have it open. */
  alone: boolean
  close: () => Promise<void>
}

/** Creates the data folder. @throws StartupError naming the folder */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch {
    throw new StartupError(`The data folder ${dataDir} cannot be written to. Choose another with DATA_DIR.`)
  }
}

/**
 * Connects to the server of MONGODB_URI, or opens the embedded database of the data folder.
 * @throws StartupError when the folder's database does not open.
 */
export async function openDatabase(config: AppConfig): Promise<Database> {
  if (config.mongodbUri !== null)
    return {
      uri: config.mongodbUri,
      storedIn: 'the database of MONGODB_URI',
      alone: false,
      close: async () => undefined,
    }
  const directory = join(config.dataDir, 'db')
  try {
    // The engine is loaded only when it is used: with a MongoDB server it is not needed.
    const { startEmbeddedMongo } = await import('@jaadi/embedded-mongo')
    const engine = await startEmbeddedMongo({ directory })
    const uri = new URL(engine.uri)
    uri.pathname = '/jaadi'
    uri.searchParams.set('connectTimeoutMS', String(BUSY_WAIT_MS))
    return { uri: uri.toString(), storedIn: config.dataDir, alone: true, close: () => engine.close() }
  } catch (error) {
    throw new StartupError(
      `The database in ${directory} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/**
 * Placing an order writes several documents at once, which a single MongoDB server cannot do.
 * @throws StartupError when the server is neither a member of a replica set nor in front of a cluster.
 */
export async function demandTransactions(connection: Connection): Promise<void> {
  const hello = await connection.db?.admin().command({ hello: 1 })
  if (hello?.['setName'] !== undefined || hello?.['msg'] === 'isdbgrid') return
  throw new StartupError(
    'The server of MONGODB_URI is not a replica set, and a shop needs its transactions. Start it with --replSet rs0, run rs.initiate() in mongosh once, or use Atlas.',
  )
}
