import { join } from 'node:path'
import { Dispatcher } from '../commands/dispatcher.js'
import { FailPoints } from '../commands/fail-points.js'
import { Engine } from '../engine/engine.js'
import { DEFAULT_MAINTENANCE, type MaintenanceOptions, startMaintenance } from '../engine/maintenance.js'
import { lockDirectory } from '../storage/directory-lock.js'
import { listen } from '../wire/server.js'

export interface ServeOptions {
  directory: string
  host: string
  /** 0 = any free port. */
  port: number
  maintenance?: Partial<MaintenanceOptions>
  /** Lets clients ask for failures (`configureFailPoint`); for driver specifications only. */
  testCommands?: boolean
}

export interface Serving {
  port: number
  /** Answers what has been asked, commits it and gives the directory back. */
  close(): Promise<void>
}

/** Where lmdb's files lie in a database directory. */
export const dataIn = (directory: string): string => join(directory, 'data')

/** Runs the engine in this thread. Throws a readable message when the directory is in use or the port is taken. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const lock = lockDirectory(options.directory)
  let engine: Engine | null = null
  try {
    engine = new Engine(dataIn(options.directory))
    const opened = engine
    const dispatcher = new Dispatcher(opened, options.testCommands ? new FailPoints() : null)
    const server = await listen(options.host, options.port, dispatcher)
    const stopMaintenance = startMaintenance(opened, { ...DEFAULT_MAINTENANCE, ...options.maintenance })
    return {
      port: server.port,
      close: async () => {
        // Otherwise writes that wait for a transaction would keep their connections open.
        opened.abortOpenTransactions()
        await server.close()
        await stopMaintenance()
        await opened.close()
        lock.release()
      },
    }
  } catch (error) {
    await engine?.close()
    lock.release()
    throw error
  }
}
