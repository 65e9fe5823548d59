/**
 * How fast the built engine answers on bare sockets, beside what it should reach: `node bench/speed.mjs [megabytes = 1000]`.
 * What is compared takes turns, as a machine's speed drifts. Wants a machine with nothing else to do.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { frameOf, RawConnection } from './raw-connection.mjs'
import { WatchedEngine } from './watched-engine.mjs'

const MEGABYTES = Number(process.argv[2] ?? 1000)
const CONNECTIONS = 20
const ROUNDS = 5
const ROUND_MS = 1500
const ROWS = 20_000
const ROW_BYTES = 400
const LARGE_BYTES = 20_000

const directory = mkdtempSync(join(tmpdir(), 'speed-'))
const engine = new WatchedEngine(directory)
await engine.start()

async function withClient(work) {
  const client = await new MongoClient(engine.uri).connect()
  try {
    return await work(client.db('speed'))
  } finally {
    await client.close()
  }
}

const numbers = (count, of) => Array.from({ length: count }, (_, at) => of(at))

await withClient(async (db) => {
  await db.collection('rows').createIndex({ shop: 1, at: -1 })
  await db
    .collection('rows')
    .insertMany(numbers(ROWS, (_id) => ({ _id, shop: _id % 10, at: _id, n: 0, text: 'x'.repeat(ROW_BYTES) })))
})

const $db = 'speed'
const KINDS = {
  'point reads': (n) => ({ find: 'rows', filter: { _id: n % ROWS }, limit: 1, singleBatch: true, $db }),
  'pages of 24': (n) => ({ find: 'rows', filter: { shop: n % 10 }, sort: { at: -1 }, limit: 24, $db }),
  'durable $inc': (n) => ({
    update: 'rows',
    updates: [{ q: { _id: n % ROWS }, u: { $inc: { n: 1 } } }],
    $db,
  }),
}
const FRAMES = Object.fromEntries(
  Object.entries(KINDS).map(([kind, command]) => [kind, numbers(2000, (n) => frameOf(command(n * 7919)))]),
)

const connections = await Promise.all(numbers(CONNECTIONS, () => RawConnection.open(engine.uri)))

/** Answers a second, and the microseconds of processor time that each takes in the engine. */
async function round(frames) {
  const end = performance.now() + ROUND_MS
  const [started, worked] = [performance.now(), engine.worked()]
  let done = 0
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() < end) await connection.ask(frames[done++ % frames.length])
    }),
  )
  const seconds = (performance.now() - started) / 1000
  return { rate: done / seconds, cost: ((engine.worked() - worked) * 1000) / done }
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const results = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, []]))
for (const kind of Object.keys(KINDS)) await round(FRAMES[kind])
for (let turn = 0; turn < ROUNDS; turn++)
  for (const kind of Object.keys(KINDS)) results[kind].push(await round(FRAMES[kind]))

const of = (kind, figure) => median(results[kind].map((one) => one[figure]))
const AIMS = { 'point reads': 12_000, 'durable $inc': 6000 }
for (const kind of Object.keys(KINDS)) {
  const aim = AIMS[kind] ? `, aim ${AIMS[kind]}` : ''
  console.log(
    `${kind}: ${of(kind, 'rate').toFixed(0)}/s at ${CONNECTIONS} connections${aim}; ${of(kind, 'cost').toFixed(0)} µs of processor time each`,
  )
}
const ratio = median(results['pages of 24'].map(({ cost }, at) => cost / results['point reads'][at].cost))
console.log(`a page of 24 costs ${ratio.toFixed(2)} point reads (pairs), aim 2`)
for (const connection of connections) connection.close()

await withClient(async (db) => {
  const text = 'x'.repeat(LARGE_BYTES)
  const most = (MEGABYTES * 1e6) / LARGE_BYTES
  for (let from = 0; from < most; from += 500)
    await db.collection('large').insertMany(numbers(500, (at) => ({ _id: from + at, text })))
})
await engine.stop()
const began = performance.now()
await engine.start()
await withClient((db) => db.collection('large').findOne({ _id: 1 }))
console.log(
  `${MEGABYTES} MB open, with the start of the process and a first answer: ${((performance.now() - began) / 1000).toFixed(2)} s, aim 1`,
)
await engine.stop()
rmSync(directory, { recursive: true, force: true })
