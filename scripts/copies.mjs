/**
 * `npm run test:copies [-- documents]`: a drill of the backup, the restore and the move of a shop with a million more
 * documents, while others write. Prints the time of each, and ends with 1 when anything is missing afterwards.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { memoryOf, WatchedEngine, workedBy } from '../embedded-mongo/bench/watched-engine.mjs'
import { ensureBuilt, ensureInstalled, root } from './lib/prepare.mjs'

const { MongoClient } = createRequire(join(root, 'embedded-mongo', 'package.json'))('mongodb')

const [documents = '1000000'] = process.argv.slice(2)
const ROWS = Number(documents)
const AT_ONCE = 50_000
const LANES = 4

const folder = mkdtempSync(join(tmpdir(), 'copies-'))
const source = join(folder, 'shop')
const restored = join(folder, 'restored')
const backups = join(folder, 'backups')

/** Flags of Node as `npm run move` has them: without a limit Node collects its garbage late. */
const NODE_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=192']

/** Runs a script of this folder on a data folder; resolves when it has ended well. */
async function run(title, dataDir, [script, ...args]) {
  const started = performance.now()
  const child = spawn(process.execPath, [...NODE_FLAGS, join(root, 'scripts', script), ...args], {
    env: { ...process.env, DATA_DIR: dataDir, MONGODB_URI: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const most = { own: 0, mapped: 0, worked: 0 }
  const watching = setInterval(() => {
    const { own, mapped } = memoryOf(child.pid)
    most.worked = Math.max(most.worked, workedBy(child.pid))
    most.own = Math.max(most.own, own)
    most.mapped = Math.max(most.mapped, mapped)
  }, 20)
  const code = await new Promise((ended) => child.once('close', ended))
  clearInterval(watching)
  if (code !== 0) throw new Error(`${title} ended with ${code}:\n${said}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const worked = (most.worked / 1000).toFixed(1)
  return `| ${title} | ${seconds} s | ${worked} s | ${most.own} MB | ${most.mapped} MB |`
}

async function fill(db) {
  await db.collection('drill').createIndexes([{ key: { n: 1 }, unique: true }, { key: { kind: 1, n: -1 } }])
  for (let from = 0; from < ROWS; from += AT_ONCE)
    await db.collection('drill').insertMany(
      Array.from({ length: Math.min(AT_ONCE, ROWS - from) }, (_, at) => {
        const n = from + at
        return { _id: n, n, kind: n % 1000, name: `name ${n}`, text: 'x'.repeat(100) }
      }),
      { ordered: false },
    )
}

/** Writers of pairs that belong together, until they are told to end. */
function startWriting(client) {
  const acknowledged = []
  let [next, stopped] = [0, false]
  const lane = async () => {
    while (!stopped) {
      const _id = next++
      await client.withSession((session) =>
        session.withTransaction(async () => {
          for (const side of ['drill_left', 'drill_right'])
            await client.db('jaadi').collection(side).insertOne({ _id }, { session })
        }),
      )
      acknowledged.push(_id)
    }
  }
  const lanes = Promise.all(Array.from({ length: LANES }, lane))
  const stop = () => {
    stopped = true
    return lanes
  }
  return { acknowledged, stop }
}

async function withEngine(dataDir, work) {
  const engine = new WatchedEngine(join(dataDir, 'db'))
  await engine.start()
  const client = await new MongoClient(engine.uri).connect()
  try {
    return await work(client, engine)
  } finally {
    await client.close()
    await engine.stop()
  }
}

/** @throws Error naming what is missing. */
async function requireWhole(db, acknowledged) {
  const ids = async (side) =>
    (await db.collection(side).find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id)
  const [left, right] = [await ids('drill_left'), await ids('drill_right')]
  const there = new Set(left)
  const lost = acknowledged.filter((id) => !there.has(id))
  const rows = await db.collection('drill').countDocuments({ n: { $gte: 0 } })
  if (rows !== ROWS) throw new Error(`${rows} documents of ${ROWS} are there.`)
  if (left.join() !== right.join()) throw new Error('Halves of transactions are there.')
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged transactions are missing.`)
}

async function backUpWhileWriting(client, engine) {
  await fill(client.db('jaadi'))
  const { acknowledged, stop } = startWriting(client)
  const beside = new Worker(new URL('../embedded-mongo/bench/beside.mjs', import.meta.url), {
    workerData: { uri: engine.uri, database: 'jaadi' },
  })
  const waited = () => {
    const answer = new Promise((resolve) => beside.once('message', resolve))
    beside.postMessage('next')
    return answer
  }
  await Promise.all([waited(), engine.seen()])
  const before = [...acknowledged]
  const line = await run('backup, while others write', source, ['cli.mjs', 'backup', backups])
  const { ping } = await waited()
  const { held } = await engine.seen()
  console.log(line)
  console.log(
    `|   meanwhile: ${acknowledged.length - before.length} transactions; others waited ${ping.toFixed(0)} ms at most, held ${held.toFixed(0)} ms | | | ${engine.memory().own} MB | |`,
  )
  await stop()
  await beside.terminate()
  return before
}

ensureInstalled()
await ensureBuilt(['embedded-mongo', 'backend'])
try {
  console.log('| What | Time | Processor | Its own memory | Mapped |\n| --- | --: | --: | --: | --: |')
  await run('a shop', source, ['cli.mjs', 'seed', '--orders', '20'])
  const acknowledged = await withEngine(source, backUpWhileWriting)
  console.log(await run('restoring', restored, ['cli.mjs', 'restore', backups]))
  console.log(await run('db:verify', restored, ['db-verify.mjs']))
  await withEngine(restored, (client) => requireWhole(client.db('jaadi'), acknowledged))
  await withEngine(join(folder, 'server'), async (client, engine) => {
    console.log(await run('move', restored, ['cli.mjs', 'move', engine.uri]))
    console.log(
      `|   the database it went to | | | ${engine.memory().own} MB | ${engine.memory().mapped} MB |`,
    )
    await requireWhole(client.db('jaadi'), acknowledged)
  })
  console.log(`All ${ROWS} documents and ${acknowledged.length} acknowledged transactions are there.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
