import { setTimeout as sleep } from 'node:timers/promises'
import { getConnectionToken } from '@nestjs/mongoose'
import { type NestFastifyApplication } from '@nestjs/platform-fastify'
import mongoose, { type Connection } from 'mongoose'
import { createApp } from './app.setup.js'
import { type Database, openDatabase, prepareDataDir } from './boot/database.js'
import { noticesOf } from './boot/notices.js'
import { demandPort, portTrouble } from './boot/port.js'
import { prepareCollections, prepareDatabase } from './boot/prepare-database.js'
import { demandCleanDatabase } from './boot/production-checks.js'
import { fileTrouble, StartupError } from './boot/startup-error.js'
import { type AppConfig } from './config/config.js'
import { StaffAccounts } from './modules/office/auth/staff/staff-accounts.service.js'
import { Clock } from './platform/clock.js'
import { isDatabaseAway } from './platform/health/database-away.js'
import { Draining } from './platform/health/draining.js'
import { prepareToLeave } from './platform/http/health/leaving.js'
import { OwnAddress } from './platform/own-address.js'

const { mongo, Error: MongooseError } = mongoose

/** What the terminal is told when the shop can be used. */
export interface Told {
  url: string
  /** Where data lies: a folder, or the database server. */
  storedIn: string
  /** What the person at the terminal should know, a sentence each. */
  notices: readonly string[]
}

export interface RunningServer extends Told {
  app: NestFastifyApplication
  /**
   * Drains, answers what is under way, ends the jobs and closes the database, in this order.
   * @param isReplaced whether another process already listens at the same port
   */
  close: (isReplaced?: boolean) => Promise<void>
}

/** `Unauthorized` and `AuthenticationFailed` of a database server. */
const NOT_LET_IN = new Set<unknown>([13, 18])

function explainBoot(error: unknown, config: AppConfig): unknown {
  const { code, syscall } = error as { code?: unknown; syscall?: string }
  const refused = portTrouble(error, config)
  if (refused !== null) return refused
  const trouble = fileTrouble(error)
  if (trouble !== null) return new StartupError(trouble, { cause: error })
  if (config.mongodbUri === null) return error
  if (NOT_LET_IN.has(code))
    return new StartupError(
      'The database of MONGODB_URI does not let this user in. Are the name and the password right?',
      { cause: error },
    )
  const isUnreachable =
    isDatabaseAway(error) ||
    error instanceof mongo.MongoDriverError ||
    // A name of `mongodb+srv` that no name server knows.
    syscall === 'querySrv' ||
    error instanceof MongooseError.MongooseServerSelectionError
  if (!isUnreachable) return error
  return new StartupError(
    'The database of MONGODB_URI cannot be reached. Is it running, and is the address right?',
    { cause: error },
  )
}

async function fill(app: NestFastifyApplication, config: AppConfig): Promise<void> {
  if (config.admin !== null)
    await app.get(StaffAccounts).ensureFirstAdmin(config.admin.mobileNumber, config.admin.pin)
  if (config.seed !== 'demo') return
  const { seedDemo } = await import('./demo/seed-demo.js')
  await seedDemo(app)
}

export interface OpenApplication {
  app: NestFastifyApplication
  /** Where data lies: a folder, or the database server. */
  storedIn: string
  /** What an update changed in the database, a sentence each. */
  changes: readonly string[]
  close: () => Promise<void>
}

/**
 * Opens the database and the application on it, without filling it or listening: what the server and the commands
 * share. A command opens it without jobs: they are the server's, and what they send names the address at which that
 * listens.
 * @param given a database that another process has opened; by default this one opens it
 * @throws StartupError with one sentence when the machine or the configuration does not allow it.
 */
export async function openApplication(
  config: AppConfig,
  clock = new Clock(),
  given?: Database,
): Promise<OpenApplication> {
  prepareDataDir(config.dataDir)
  const database = given ?? (await openDatabase(config))
  let app: NestFastifyApplication | undefined
  let changes: readonly string[]
  try {
    changes = await prepareDatabase(database.uri, database.alone)
    app = await createApp({ config, mongodbUri: database.uri, clock })
    await prepareCollections(app.get<Connection>(getConnectionToken()))
    await app.init()
  } catch (error) {
    await app?.close().catch(() => undefined)
    await database.close()
    throw explainBoot(error, config)
  }
  const opened = app
  return {
    app,
    storedIn: database.storedIn,
    changes,
    close: async () => {
      await opened.close()
      await database.close()
    },
  }
}

/**
 * Opens the database, fills it if it is empty, listens.
 * @param given as of `openApplication`; the process that opened it has asked for the port, too
 * @throws StartupError with one sentence when the machine or the configuration does not allow it.
 */
export async function startServer(
  config: AppConfig,
  clock = new Clock(),
  given?: Database,
): Promise<RunningServer> {
  if (!given) await demandPort(config)
  const { app, storedIn, changes, close } = await openApplication(config, clock, given)
  const leave = prepareToLeave(app.getHttpServer())
  let notices: readonly string[]
  try {
    await demandCleanDatabase(app, config, storedIn)
    await fill(app, config)
    notices = [...changes, ...(await noticesOf(app, config))]
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
  const closeAll = async (isReplaced = false): Promise<void> => {
    app.get(Draining).begin(isReplaced)
    await sleep(config.drainSeconds * 1000)
    await leave(isReplaced)
    await close()
  }
  return { app, url: `http://${host}:${port}`, storedIn, notices, close: closeAll }
}
