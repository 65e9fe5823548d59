import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryOf } from '../../embedded-mongo/bench/watched-engine.mjs'
import { START } from '../../scripts/lib/how-it-starts.mjs'
import { root } from '../../scripts/lib/prepare.mjs'

/** The admin of the demo data. */
export const ADMIN = { mobileNumber: '9000000001', pin: '246810' }

/** The driver that the engine's own tests use. */
const { MongoClient } = createRequire(join(root, 'embedded-mongo', 'package.json'))('mongodb')
/** Linux counts processor time in /proc in this many ticks a second. */
const TICKS_PER_SECOND = 100

const commandOf = (pid) =>
  existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : ''

/** Sums memory of the process tree; a process that was just forked still has its parent's memory. */
function memoryOfTree(pid) {
  const list = `/proc/${pid}/task/${pid}/children`
  const children = existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean) : []
  const others = children.filter((child) => commandOf(child) !== commandOf(pid))
  const all = [pid, ...others].map((one) => memoryOf(one))
  const sumOf = (kind) => all.reduce((sum, one) => sum + one[kind], 0)
  return { own: sumOf('own'), mapped: sumOf('mapped'), most: all[0].most }
}

async function startApp(dataDir, environment) {
  const profile = process.env.BENCH_NODE_FLAGS?.split(' ') ?? []
  const child = spawn(process.execPath, [...START.flags, ...profile, 'backend/dist/bundle/main.js'], {
    cwd: root,
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
    stdio: ['ignore', 'pipe', 'inherit'],
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
    /** Processor time of all its threads so far; undefined where the system does not tell. */
    cpuSeconds: existsSync(`/proc/${child.pid}/stat`)
      ? () => {
          const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ')
          return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
        }
      : undefined,
    /** Megabytes that it takes, with what it does in processes aside; zeros where the system does not tell. */
    memory: () => memoryOfTree(child.pid),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function withDatabase(dataDir, work) {
  const { startEmbeddedMongo } = await import('../../embedded-mongo/dist/index.js')
  const engine = await startEmbeddedMongo({ directory: join(dataDir, 'db') })
  const client = await new MongoClient(engine.uri).connect()
  try {
    await work(client.db('jaadi'))
  } finally {
    await client.close()
    await engine.close()
  }
}

/** The demo shop with a history: what `npm run seed` fills a data folder with. */
async function seed(dataDir, args) {
  const child = spawn(process.execPath, ['scripts/cli.mjs', 'seed', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, MONGODB_URI: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Seeding ended with ${code}`)
}

/**
 * Runs `work` against a freshly started application with demo data, and clears away after it.
 * @param {(app: { url: string, pid: number, cpuSeconds?: () => number, memory: () => { own: number, mapped: number, most: number } }) => Promise<T>} work
 * @param {object} [options]
 * @param {Record<string, string>} [options.environment]
 * @param {string[]} [options.history] arguments of `npm run seed`; with BENCH_DATA_DIR its folder is used as it is
 * @param {(db: any) => Promise<void>} [options.fill] adds to the demo data before the start; `db` is the driver's
 * @template T
 * @returns {Promise<T>}
 */
export async function withApp(work, { environment = {}, history, fill } = {}) {
  const given = history && process.env.BENCH_DATA_DIR
  const dataDir = given || mkdtempSync(join(tmpdir(), 'jaadi-bench-'))
  try {
    if (history && !given) await seed(dataDir, history)
    if (fill) {
      if (!history) await (await startApp(dataDir, { ...environment, SEED: 'demo' })).stop()
      await withDatabase(dataDir, fill)
    }
    const app = await startApp(dataDir, { SEED: 'demo', ...environment })
    try {
      return await work(app)
    } finally {
      await app.stop()
    }
  } finally {
    if (!given) rmSync(dataDir, { recursive: true, force: true })
  }
}
