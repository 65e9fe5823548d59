import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getConnectionToken } from '@nestjs/mongoose'
import { type NestFastifyApplication } from '@nestjs/platform-fastify'
import { type Connection } from 'mongoose'
import { parseConfig } from '../../../src/config/config.js'
import { Clock } from '../../../src/platform/clock.js'
import { startServer } from '../../../src/server.js'

export interface TestApp {
  /** Origin, `http://127.0.0.1:<port>`. */
  url: string
  app: NestFastifyApplication
  clock: Clock
  /** The connection, to look at collections directly. */
  db: Connection
  /** The database's address, for a second application on the same data. */
  mongodbUri: string
  /** What the person at the terminal is told, a sentence each. */
  notices: readonly string[]
  close: () => Promise<void>
}

export interface TestAppOptions {
  /** Variables laid over the test's own. */
  environment?: Record<string, string>
  /** Share the data of another application. */
  mongodbUri?: string
}

/** A database of its own in the running test engine. */
export function freshDatabaseUri(): string {
  const base = process.env['TEST_MONGODB_URI']
  if (!base)
    throw new Error('TEST_MONGODB_URI is not set: run through jest, whose global set-up starts the database')
  const uri = new URL(base)
  uri.pathname = `/t${randomBytes(8).toString('hex')}`
  return uri.toString()
}

/** The real application, listening on a free port, on a database of its own. */
export async function startApp({
  environment = {},
  mongodbUri = freshDatabaseUri(),
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jaadi-test-'))
  const clock = new Clock()
  const config = parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    MONGODB_URI: mongodbUri,
    SEED: 'none',
    LOG_LEVEL: 'silent',
    // A job of every minute must not move what a test has just laid out.
    JOBS: 'off',
    SESSION_SECRET: 'a secret of thirty-two characters for tests',
    ...environment,
  })
  const server = await startServer(config, clock)
  return {
    url: server.url.replace('localhost', '127.0.0.1'),
    app: server.app,
    clock,
    db: server.app.get<Connection>(getConnectionToken()),
    mongodbUri,
    notices: server.notices,
    close: async () => {
      await server.close()
      await server.app.get<Connection>(getConnectionToken()).destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** An application for as long as it is used. */
export async function withApp(
  options: TestAppOptions,
  use: (running: TestApp) => Promise<void>,
): Promise<void> {
  const started = await startApp(options)
  try {
    await use(started)
  } finally {
    await started.close()
  }
}
