import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { memoryOf } from '../../embedded-mongo/bench/watched-engine.mjs'
import { START } from '../../scripts/lib/how-it-starts.mjs'
import { root } from '../../scripts/lib/prepare.mjs'
import { childrenOf, processorOf, workedOf } from './processes.mjs'

/** The admin of the demo data. */
export const ADMIN = { mobileNumber: '9000000001', pin: '246810' }

/** The driver that the engine's own tests use. */
const { MongoClient } = createRequire(join(root, 'embedded-mongo', 'package.json'))('mongodb')
const commandOf = (pid) =>
  existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : ''

/** Sums memory of the process tree; a process that was just forked still has its parent's memory. */
function memoryOfTree(pid) {
  const others = childrenOf(pid).filter((child) => commandOf(child) !== commandOf(pid))
  const all = [pid, ...others].map((one) => memoryOf(one))
  const sumOf = (kind) => all.reduce((sum, one) => sum + one[kind], 0)
  return { own: sumOf('own'), mapped: sumOf('mapped'), most: all[0].most }
}

const BUILT = ['backend/dist/bundle/main.js']

/**
 * The built application on a data folder, on a free port unless PORT names one.
 * @param {string[]} [program] script and arguments that start it in another way than `npm start`
 */
export async function startApp(dataDir, environment, code = root, program = BUILT) {
  const profile = process.env.BENCH_NODE_FLAGS?.split(' ') ?? []
  const child = spawn(process.execPath, [...START.flags, ...profile, ...program], {
    cwd: code,
    env: {
      ...process.env,
      ...START.environment,
      NODE_ENV: 'development',
      PORT: '0',
      DATA_DIR: dataDir,
      MONGODB_URI: '',
      LOG_LEVEL: 'error',
      // Every client of the bench comes from a network of its own.
      TRUST_PROXY: '127.0.0.1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', ...(program === BUILT ? [] : ['ipc'])],
  })
  let printed = ''
  const url = await Promise.race([
    new Promise((found) =>
      child.stdout.on('data', (chunk) => {
        printed += chunk
        const port = /Shop +http:\/\/localhost:(\d+)/.exec(printed)?.[1]
        if (port) found(`http://127.0.0.1:${port}`)
      }),
    ),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The application ended with ${code}: ${printed}`)
    }),
  ])
  return {
    url,
    pid: child.pid,
    /** What a program that takes messages answers to one. */
    told: async () => {
      const answer = once(child, 'message')
      child.send('tell')
      return (await answer)[0]
    },
    // Those that there are when it serves are its workers; what it does in processes aside comes later.
    cpuSeconds: processorOf(child.pid, ...childrenOf(child.pid)),
    workedMs: workedOf(child.pid),
    /** Megabytes that it takes, with what it does in processes aside; zeros where the system does not tell. */
    memory: () => memoryOfTree(child.pid),
    stop: async (signal = 'SIGTERM') => {
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

/** Does work on the database of a data folder that no application has open, with the engine of the code. */
export async function withDatabase(dataDir, work, code = root) {
  const { startEmbeddedMongo } = await import(
    pathToFileURL(join(code, 'embedded-mongo', 'dist', 'index.js')).href
  )
  const engine = await startEmbeddedMongo({ directory: join(dataDir, 'db') })
  const client = await new MongoClient(engine.uri).connect()
  try {
    return await work(client.db('jaadi'), engine.uri)
  } finally {
    await client.close()
    await engine.close()
  }
}

/** The demo shop with a history: what `npm run seed` of the checkout `code` fills a data folder with. */
export async function seed(dataDir, args, code = root) {
  const child = spawn(process.execPath, ['scripts/cli.mjs', 'seed', ...args], {
    cwd: code,
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, MONGODB_URI: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`Seeding ended with ${status}`)
}

/**
 * Runs `work` against a freshly started application with demo data, and clears away after it.
 * @param {(app: { url: string, pid: number, cpuSeconds?: () => number, workedMs?: () => number, memory: () => { own: number, mapped: number, most: number } }) => Promise<T>} work
 * @param {object} [options]
 * @param {Record<string, string>} [options.environment]
 * @param {string[]} [options.history] arguments of `npm run seed`; with BENCH_DATA_DIR its folder is used as it is
 * @param {(db: any) => Promise<void>} [options.fill] adds to the demo data before the start; `db` is the driver's
 * @param {string} [options.code] folder of another commit, built
 * @template T
 * @returns {Promise<T>}
 */
export async function withApp(work, { environment = {}, history, fill, code = root } = {}) {
  const given = history && process.env.BENCH_DATA_DIR
  const dataDir = given || mkdtempSync(join(tmpdir(), 'jaadi-bench-'))
  try {
    if (history && !given) await seed(dataDir, history)
    if (fill) {
      if (!history) await (await startApp(dataDir, { ...environment, SEED: 'demo' }, code)).stop()
      await withDatabase(dataDir, fill, code)
    }
    const app = await startApp(dataDir, { SEED: 'demo', ...environment }, code)
    try {
      return await work(app)
    } finally {
      await app.stop()
    }
  } finally {
    if (!given) rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * Runs `work` beside an engine that has nothing else to do, in this process.
 * @param {(db: any, uri: string) => Promise<T>} work `db` is the driver's
 * @param {string} [code] folder of another commit, built
 * @template T
 * @returns {Promise<T>}
 */
export async function withEngine(work, code = root) {
  const dataDir = mkdtempSync(join(tmpdir(), 'jaadi-bench-'))
  try {
    return await withDatabase(dataDir, work, code)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * As `withApp`, with the application's database commands counted.
 * @param {(app: { url: string, told: () => Promise<Record<string, number>> }) => Promise<T>} work `told` is how often each
 *   command was sent since it was called last
 * @param {{ environment?: Record<string, string>, code?: string }} [options]
 * @template T
 * @returns {Promise<T>}
 */
export const withCountedApp = (work, { environment = {}, code = root } = {}) =>
  withEngine(async (_, uri) => {
    const watched = new URL(uri)
    watched.pathname = '/jaadi'
    watched.searchParams.set('monitorCommands', 'true')
    const files = mkdtempSync(join(tmpdir(), 'jaadi-bench-'))
    const program = [fileURLToPath(new URL('./counted-app.mjs', import.meta.url)), code]
    try {
      const given = { SEED: 'demo', ...environment, MONGODB_URI: watched.href }
      const app = await startApp(files, given, code, program)
      try {
        return await work(app)
      } finally {
        await app.stop()
      }
    } finally {
      rmSync(files, { recursive: true, force: true })
    }
  }, code)
