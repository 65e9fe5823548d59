import { resolve } from 'node:path'
import { serve, type ServeOptions } from './serve.js'
import { serveInThread } from './thread.js'

export interface EmbeddedMongoOptions {
  /** Where the data lies; created when missing, and locked for this process. */
  directory: string
  /** 0, the default, takes any free port. */
  port?: number
  host?: '127.0.0.1'
  /** Runs in a worker thread of its own, so that the application's event loop stays free; the default. */
  thread?: boolean
  /** How often documents past their time are deleted, in milliseconds. */
  ttlIntervalMs?: number
  /** After how many milliseconds an open transaction is aborted. */
  transactionLifetimeMs?: number
  /** Lets clients ask for failures; for driver specifications only. */
  testCommands?: boolean
}

export interface EmbeddedMongo {
  /** Connection string without a database. */
  uri: string
  port: number
  /** Answers what has been asked, commits it and gives the directory back. */
  close(): Promise<void>
}

/** Starts the engine on loopback. Rejects with a readable message when the directory is in use or the port is taken. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const host = options.host ?? '127.0.0.1'
  const { ttlIntervalMs, transactionLifetimeMs } = options
  const serveOptions: ServeOptions = {
    directory: resolve(options.directory),
    host,
    port: options.port ?? 0,
    maintenance: {
      ...(ttlIntervalMs === undefined ? {} : { ttlIntervalMs }),
      ...(transactionLifetimeMs === undefined ? {} : { transactionLifetimeMs }),
    },
    testCommands: options.testCommands ?? false,
  }
  const serving = options.thread === false ? await serve(serveOptions) : await serveInThread(serveOptions)
  return { uri: connectionString(host, serving.port), port: serving.port, close: () => serving.close() }
}

const connectionString = (host: string, port: number): string =>
  `mongodb://${host}:${port}/?replicaSet=rs0&directConnection=true`
