import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase, prepareDataDir } from './boot/database.js'
import { endOnSignals } from './boot/end-on-signals.js'
import { demandPort } from './boot/port.js'
import { StartStopped, StartupError } from './boot/startup-error.js'
import { type AppConfig } from './config/config.js'
import { answerWorkers } from './platform/metrics/of-all-workers.js'
import { type Told } from './server.js'

/** What a worker may know of the database that the primary process opened. */
type Shared = Omit<Database, 'close'>

type Said = { kind: 'database?' } | { kind: 'serves'; told: Told }

/** What the primary process says to a worker that another one replaces. */
const LEAVE = 'leave'

/** Pause before a worker that ended is replaced; twice as long after each start that fails. */
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * What a worker runs. It lies beside this file, both compiled and in the bundle. The bundle's `main.js` only calls another
 * file that holds its code, which does nothing when it is run by itself.
 */
const PROGRAM = join(import.meta.dirname, 'main.js')

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`)

class Workers {
  private isEnding = false
  private isRestarting = false
  private readonly leaving = new Set<Worker>()

  constructor(private readonly database: Database) {}

  /**
   * Starts a worker.
   * @param alone whether no other process can have the database open, so that an update of its documents need not wait
   * @returns what the worker tells once it serves.
   * @throws StartupError when it ends before that; it has said why.
   */
  async start(alone: boolean): Promise<Told> {
    const { uri, storedIn } = this.database
    const worker = cluster.fork()
    const told = new Promise<Told>((serves) =>
      worker.on('message', (said: Said) => {
        if (said.kind === 'serves') serves(said.told)
        if (said.kind === 'database?') worker.send({ uri, storedIn, alone } satisfies Shared)
      }),
    )
    const ended = once(worker, 'exit').then(([code, signal]) => {
      const why = `A worker ended (${signal ?? code}) before it served.`
      throw this.isEnding ? new StartStopped(why) : new StartupError(why)
    })
    const served = await Promise.race([told, ended])
    // Later it is replaced.
    ended.catch(() => void this.replace(worker))
    return served
  }

  private async replace(worker: Worker): Promise<void> {
    if (this.isEnding || this.leaving.delete(worker)) return
    const { exitCode, signalCode } = worker.process
    say(`A worker ended (${signalCode ?? exitCode}). Another one takes its place.`)
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await sleep(pause)
      if (this.isEnding) return
      try {
        await this.start(false)
        return
      } catch (error) {
        say(String(error))
      }
    }
  }

  /**
   * Replaces the workers one after the other: the new one serves before the old one is told to leave, so that no request
   * is lost. When a new one does not come up, the old ones go on.
   */
  async restart(): Promise<void> {
    if (this.isRestarting || this.isEnding) return
    this.isRestarting = true
    try {
      for (const old of Object.values(cluster.workers ?? {})) {
        await this.start(false)
        if (!old?.isConnected()) continue
        const gone = once(old, 'exit')
        this.leaving.add(old)
        old.send(LEAVE)
        await gone
      }
    } catch (error) {
      say(String(error))
    } finally {
      this.isRestarting = false
    }
  }

  /** Ends the workers as a single process would end, then closes the database. */
  async close(): Promise<void> {
    this.isEnding = true
    const left = Object.values(cluster.workers ?? {}).filter(
      (worker) => worker && !worker.isDead(),
    ) as Worker[]
    await Promise.all(
      left.map(async (worker) => {
        const gone = once(worker, 'exit')
        worker.process.kill('SIGTERM')
        await gone
      }),
    )
    await this.database.close()
  }
}

/**
 * The primary process of several (`WORKERS`): it holds the embedded database and hands each new connection to a worker,
 * which is the application. SIGUSR2 replaces the workers in turn; a worker that ends by itself is replaced.
 * @returns what the first worker tells, once all of them serve.
 * @throws StartupError as a single process does.
 */
export async function startWorkers(config: AppConfig): Promise<Told> {
  await demandPort(config)
  prepareDataDir(config.dataDir)
  const database = await openDatabase(config)
  const workers = new Workers(database)
  endOnSignals(() => workers.close())
  cluster.setupPrimary({ exec: PROGRAM, args: [] })
  answerWorkers()
  try {
    // One alone brings the database into shape and fills it.
    const told = await workers.start(database.alone)
    await Promise.all(Array.from({ length: config.workers - 1 }, () => workers.start(false)))
    process.on('SIGUSR2', () => void workers.restart())
    return told
  } catch (error) {
    await workers.close()
    throw error
  }
}

/** A worker: serves on the primary process' database until that process tells it to leave, ends, or a signal comes. */
export async function serveAsWorker(config: AppConfig): Promise<void> {
  const asked = once(process, 'message')
  process.send?.({ kind: 'database?' } satisfies Said)
  const [shared] = (await asked) as [Shared]
  const { startServer } = await import('./server.js')
  const server = await startServer(config, undefined, { ...shared, close: async () => undefined })
  const end = endOnSignals((isReplaced) => server.close(isReplaced))
  // Not cluster's `disconnect`, which waits for connections to end that nobody has told to. Node ends a worker whose
  // primary process is gone.
  process.on('message', (said) => said === LEAVE && end(true))
  const { url, storedIn, notices } = server
  process.send?.({ kind: 'serves', told: { url, storedIn, notices } } satisfies Said)
}
