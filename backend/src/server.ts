import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { getConnectionToken } from '@nestjs/mongoose'
import { type NestFastifyApplication } from '@nestjs/platform-fastify'
import { type Connection } from 'mongoose'
import { createApp } from './app.setup.js'
import { type AppConfig } from './config/config.js'
import { Accounts } from './modules/auth/accounts.service.js'
import { Clock } from './platform/clock.js'
import { OwnAddress } from './platform/own-address.js'

/** The server cannot start; the message is one sentence for the person at the terminal. */
export class StartupError extends Error {}

export interface RunningServer {
  app: NestFastifyApplication
  url: string
  /** Where data lies: a folder, or the database server. */
  storedIn: string
  close: () => Promise<void>
}

interface Database {
  uri: string
  storedIn: string
  close: () => Promise<void>
}

function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK)
  } catch {
    throw new StartupError(`The data folder ${dataDir} cannot be written to. Choose another with DATA_DIR.`)
  }
}

async function openDatabase(config: AppConfig): Promise<Database> {
  if (config.mongodbUri !== null)
    return { uri: config.mongodbUri, storedIn: 'the database of MONGODB_URI', close: async () => undefined }
  const directory = join(config.dataDir, 'db')
  try {
    // Loaded only when it is used: with a MongoDB server the engine stays on the disk.
    const { startEmbeddedMongo } = await import('@jaadi/embedded-mongo')
    const engine = await startEmbeddedMongo({ directory })
    const uri = new URL(engine.uri)
    uri.pathname = '/jaadi'
    return { uri: uri.toString(), storedIn: config.dataDir, close: () => engine.close() }
  } catch (error) {
    throw new StartupError(
      `The database in ${directory} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

function explainBoot(error: unknown, config: AppConfig): unknown {
  const { name, code } = error as { name?: string; code?: string }
  if (code === 'EADDRINUSE')
    return new StartupError(`Port ${config.port} is taken. Stop what uses it, or choose another with PORT.`)
  if (code === 'EACCES')
    return new StartupError(`Port ${config.port} may not be used by this account. Choose another with PORT.`)
  if (code === 'EADDRNOTAVAIL') return new StartupError(`HOST ${config.host} is no address of this machine.`)
  if (name?.startsWith('Mongo') || name?.startsWith('Mongoose'))
    return new StartupError(
      'The database of MONGODB_URI cannot be reached. Is it running, and is the address right?',
    )
  return error
}

/** Requests in flight have this long to be answered when the server ends. */
const CLOSE_WITHIN_MS = 3_000

/** Indexes exist before the first request, so that no unique rule is open for a moment. */
async function buildIndexes(app: NestFastifyApplication): Promise<void> {
  const connection = app.get<Connection>(getConnectionToken())
  for (const model of Object.values(connection.models)) await model.init()
}

async function fill(app: NestFastifyApplication, config: AppConfig): Promise<void> {
  if (config.admin !== null)
    await app.get(Accounts).ensureFirstAdmin(config.admin.mobileNumber, config.admin.pin)
  if (config.seed !== 'demo') return
  const { seedDemo } = await import('./demo/seed-demo.js')
  await seedDemo(app)
}

export interface OpenApplication {
  app: NestFastifyApplication
  /** Where data lies: a folder, or the database server. */
  storedIn: string
  close: () => Promise<void>
}

/**
 * Opens the database and the application on it, neither filled nor listening: what the server and the commands share.
 * @throws StartupError with one sentence when the machine or the configuration does not allow it.
 */
export async function openApplication(config: AppConfig, clock = new Clock()): Promise<OpenApplication> {
  prepareDataDir(config.dataDir)
  const database = await openDatabase(config)
  let app: NestFastifyApplication | undefined
  try {
    app = await createApp({ config, mongodbUri: database.uri, clock })
    await app.init()
    await buildIndexes(app)
  } catch (error) {
    await app?.close().catch(() => undefined)
    await database.close()
    throw explainBoot(error, config)
  }
  const opened = app
  return {
    app,
    storedIn: database.storedIn,
    close: async () => {
      // A spare connection of a browser carries no request yet, so that it is neither idle nor answered.
      const impatience = setTimeout(() => opened.getHttpServer().closeAllConnections(), CLOSE_WITHIN_MS)
      await opened.close()
      clearTimeout(impatience)
      await database.close()
    },
  }
}

/**
 * Opens the database, fills it if it is empty, listens.
 * @throws StartupError with one sentence when the machine or the configuration does not allow it.
 */
export async function startServer(config: AppConfig, clock = new Clock()): Promise<RunningServer> {
  const { app, storedIn, close } = await openApplication(config, clock)
  try {
    await fill(app, config)
    await app.listen(config.port, config.host)
  } catch (error) {
    await close().catch(() => undefined)
    throw explainBoot(error, config)
  }
  const address = app.getHttpServer().address()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  const host = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.host) ? 'localhost' : config.host
  const everyAddress = config.host === '0.0.0.0' || config.host === '::'
  app.get(OwnAddress).set(`http://${everyAddress ? '127.0.0.1' : config.host}:${port}`)
  return { app, url: `http://${host}:${port}`, storedIn, close }
}
