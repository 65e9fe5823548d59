import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Dispatcher } from '../commands/dispatcher.js'
import { FailPoints } from '../commands/fail-points.js'
import { Engine } from '../engine/engine.js'
import { DEFAULT_MAINTENANCE, type MaintenanceOptions, startMaintenance } from '../engine/maintenance.js'
import { DamagedFile, DATA_FILE, mayLackPages } from '../storage/data-file.js'
import { lockDirectory } from '../storage/directory-lock.js'
import { closeFolder } from '../storage/private-files.js'
import { readableFailure } from '../storage/storage-error.js'
import { openEntrance } from './entrance.js'
import { layOut } from './layout.js'
import { readSound } from './sound-reader.js'

export interface ServeOptions {
  directory: string
  /** Null: a socket that only this user can open. Otherwise loopback with a password; 0 = any free port. */
  port: number | null
  maintenance?: Partial<MaintenanceOptions>
  /** Lets clients ask for failures (`configureFailPoint`); for driver specifications only. */
  testCommands?: boolean
}

export interface Serving {
  /** Connection string without a database; with a port, it holds the password. */
  uri: string
  /** Answers open requests, commits them and gives the directory back. */
  close(): Promise<void>
}

/**
 * Looks at every page where one may have ended the last engine, or be missing: lmdb trusts the pages, and would end this
 * one too.
 * @throws Error that names the page and how to restore a backup.
 */
async function requireSoundPages(files: string, wasLeft: boolean): Promise<void> {
  if (existsSync(join(files, DATA_FILE)) && (wasLeft || mayLackPages(files)))
    await readSound(files, () => undefined)
}

/** Another engine has taken the directory: this thread must not answer any more, and ends with the application. */
function endProgram(error: Error): void {
  setImmediate(() => {
    throw error
  })
}

/**
 * Runs the engine in this thread. Throws a readable message when the directory is in use or cannot be opened, or the
 * port is taken.
 */
export async function serve(options: ServeOptions): Promise<Serving> {
  try {
    return await open(options)
  } catch (error) {
    throw readableFailure(error, options.directory)
  }
}

async function open(options: ServeOptions): Promise<Serving> {
  const { directory } = options
  closeFolder(directory)
  const lock = lockDirectory(directory)
  let engine: Engine | null = null
  try {
    const files = layOut(directory)
    await requireSoundPages(files, lock.wasLeft)
    engine = new Engine(files, { require: () => lock.requireHeld(), lost: endProgram })
    const opened = engine
    const dispatcher = new Dispatcher(opened, options.testCommands ? new FailPoints() : null)
    const entrance = await openEntrance(directory, options.port, dispatcher)
    const stopMaintenance = startMaintenance(opened, { ...DEFAULT_MAINTENANCE, ...options.maintenance })
    return {
      uri: entrance.uri,
      close: async () => {
        // First, since writes that wait for a transaction or an index keep their connections open.
        opened.prepareToClose()
        await entrance.close()
        await stopMaintenance()
        await opened.close()
        lock.release()
      },
    }
  } catch (error) {
    await engine?.close()
    // Until a backup is restored, each start has to look at the pages.
    if (lock.wasLeft && error instanceof DamagedFile) lock.leave()
    else lock.release()
    throw error
  }
}
