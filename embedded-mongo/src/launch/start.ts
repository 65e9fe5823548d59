import { resolve } from 'node:path'
import { type ServeOptions, type Serving } from './serve.js'
import { serveInThread } from './thread.js'

export interface EmbeddedMongoOptions {
  /** Folder of the data; created when missing, and locked for this process. */
  directory: string
  /** Loopback with a password instead of a socket that only this user can open; 0 takes any free port. */
  port?: number
  /** Run in a worker thread, which leaves the application's event loop free; true by default. */
  thread?: boolean
  /** How often expired documents are deleted. */
  ttlIntervalMs?: number
  /** Age at which an open transaction is aborted. */
  transactionLifetimeMs?: number
  /** Lets clients ask for failures; for driver specifications only. */
  testCommands?: boolean
}

export type EmbeddedMongo = Serving

/** Starts the engine. Rejects with a readable message when the directory is in use or the port is taken. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const { ttlIntervalMs, transactionLifetimeMs } = options
  const serveOptions: ServeOptions = {
    directory: resolve(options.directory),
    port: options.port ?? null,
    maintenance: {
      ...(ttlIntervalMs === undefined ? {} : { ttlIntervalMs }),
      ...(transactionLifetimeMs === undefined ? {} : { transactionLifetimeMs }),
    },
    testCommands: options.testCommands ?? false,
  }
  if (options.thread !== false) return serveInThread(serveOptions)
  // With a thread of its own for the engine, the application never loads the engine's code.
  const { serve } = await import('./serve.js')
  return serve(serveOptions)
}
