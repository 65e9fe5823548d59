/**
 * How fast the built engine answers on bare sockets and to the driver, beside what it should reach:
 * `node bench/speed.mjs [--megabytes 1000] [--against <dist>] [--rounds 15]`. With `--against` the built engine of another
 * commit (its `dist` folder) is asked in turns with this one. What is compared takes turns, as a machine's speed drifts.
 * Wants a machine with nothing else to do.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { MongoClient } from 'mongodb'
import { frameOf, RawConnection } from './raw-connection.mjs'
import { WatchedEngine } from './watched-engine.mjs'

const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '1000' },
    against: { type: 'string' },
    rounds: { type: 'string', default: '15' },
    // Of whose names this is a part.
    kinds: { type: 'string', default: '' },
  },
})
const CONNECTIONS = 20
const ROUND_MS = 600
/** V8 compiles for that long: after four seconds the same engine still differed from itself by a quarter. */
const WARM_MS = 12_000
const ROWS = 20_000
const ROW_BYTES = 400
/**
 * An engine that writes them all in one commit has a file without free pages, for which lmdb has a third less work in each
 * commit than for the file of any shop.
 */
const INSERTED_AT_ONCE = 100
const LARGE_BYTES = 20_000

const numbers = (count, of) => Array.from({ length: count }, (_, at) => of(at))
const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]

const $db = 'speed'
const increment = (n) => ({
  update: 'rows',
  updates: [{ q: { _id: n % ROWS }, u: { $inc: { n: 1 } } }],
  $db,
})
const framesOf = (command) => numbers(2000, (n) => frameOf(command(n * 7919)))

/** Each kind gets one lane's next request; `lanes` ask at the same time. */
const KINDS = {
  'point reads': {
    aim: 12_000,
    frames: framesOf((n) => ({ find: 'rows', filter: { _id: n % ROWS }, limit: 1, singleBatch: true, $db })),
  },
  'pages of 24': {
    frames: framesOf((n) => ({ find: 'rows', filter: { shop: n % 10 }, sort: { at: -1 }, limit: 24, $db })),
  },
  'durable $inc': { aim: 6000, frames: framesOf(increment) },
  'durable $inc, one connection': { lanes: 1, frames: framesOf(increment) },
  'transactions of two updates by the driver': { lanes: 10, transactions: true },
}

/**
 * Gives the engines one processor and the askers another. Where the scheduler happens to leave the threads of a process
 * decides more than the code: up to twice the time of a commit. Without `taskset` it stays with the scheduler.
 */
const pin = (pid, processor) => spawnSync('taskset', ['-acp', String(processor), String(pid)])

/** One engine with rows in it, and the connections to ask it. */
class Asked {
  rounds = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, []]))
  #asked = 0

  constructor(dist) {
    this.directory = mkdtempSync(join(tmpdir(), 'speed-'))
    this.engine = new WatchedEngine(this.directory, dist)
  }

  async start() {
    await this.engine.start()
    pin(this.engine.pid, 1)
    this.client = await new MongoClient(this.engine.uri).connect()
    this.rows = this.client.db($db).collection('rows')
    await this.rows.createIndex({ shop: 1, at: -1 })
    const rows = numbers(ROWS, (_id) => ({ _id, shop: _id % 10, at: _id, n: 0, text: 'x'.repeat(ROW_BYTES) }))
    for (let at = 0; at < ROWS; at += INSERTED_AT_ONCE)
      await this.rows.insertMany(rows.slice(at, at + INSERTED_AT_ONCE))
    this.connections = await Promise.all(numbers(CONNECTIONS, () => RawConnection.open(this.engine.uri)))
  }

  /** Notes the answers a second, and the microseconds of processor time that each takes in the engine. */
  async round(kind, milliseconds = ROUND_MS) {
    const { lanes = CONNECTIONS, frames, transactions } = KINDS[kind]
    const end = performance.now() + milliseconds
    const [started, worked, before] = [performance.now(), this.engine.worked(), this.#asked]
    await Promise.all(
      numbers(lanes, async (lane) => {
        while (performance.now() < end)
          if (transactions) await this.#transact(this.#asked++)
          else await this.connections[lane].ask(frames[this.#asked++ % frames.length])
      }),
    )
    const [seconds, done] = [(performance.now() - started) / 1000, this.#asked - before]
    this.rounds[kind].push({ rate: done / seconds, cost: ((this.engine.worked() - worked) * 1000) / done })
  }

  /** Of rows that no other lane changes meanwhile. */
  #transact(n) {
    return this.client.withSession((session) =>
      session.withTransaction(async () => {
        for (const _id of [2 * n, 2 * n + 1])
          await this.rows.updateOne({ _id: _id % ROWS }, { $inc: { n: 1 } }, { session })
      }),
    )
  }

  of(kind, figure) {
    return median(this.rounds[kind].map((one) => one[figure]))
  }

  async stop() {
    for (const connection of this.connections) connection.close()
    await this.client.close()
    await this.engine.stop()
  }
}

pin(process.pid, 0)
const own = new Asked()
const other = values.against === undefined ? null : new Asked(resolve(values.against))
const both = other ? [own, other] : [own]
for (const one of both) await one.start()
const kinds = Object.keys(KINDS).filter((kind) => kind.includes(values.kinds))
for (const kind of kinds)
  for (const one of both) {
    await one.round(kind, WARM_MS)
    one.rounds[kind] = []
  }
for (let turn = 0; turn < Number(values.rounds); turn++)
  for (const kind of kinds) for (const one of turn % 2 ? both : both.toReversed()) await one.round(kind)

for (const kind of kinds) {
  const told = (one) =>
    `${one.of(kind, 'rate').toFixed(0)}/s, ${one.of(kind, 'cost').toFixed(0)} µs of processor time each`
  const { aim, lanes = CONNECTIONS } = KINDS[kind]
  console.log(`${kind}, ${lanes} at a time: ${told(own)}${aim ? ` (aim ${aim}/s)` : ''}`)
  if (!other) continue
  const pairs = (figure) =>
    median(own.rounds[kind].map((one, at) => one[figure] / other.rounds[kind][at][figure]))
  console.log(
    `  against ${told(other)}; in pairs ${pairs('rate').toFixed(3)} of the rate, ${pairs('cost').toFixed(3)} of the cost`,
  )
}
if (!values.kinds) {
  const ratio = median(
    own.rounds['pages of 24'].map(({ cost }, at) => cost / own.rounds['point reads'][at].cost),
  )
  console.log(`a page of 24 costs ${ratio.toFixed(2)} point reads (pairs), aim 2`)
}

const megabytes = Number(values.megabytes)
if (megabytes > 0) {
  const large = own.client.db($db).collection('large')
  const text = 'x'.repeat(LARGE_BYTES)
  for (let from = 0; from < (megabytes * 1e6) / LARGE_BYTES; from += 500)
    await large.insertMany(numbers(500, (at) => ({ _id: from + at, text })))
}
for (const one of both) await one.stop()
if (megabytes > 0) {
  const began = performance.now()
  await own.engine.start()
  const client = await new MongoClient(own.engine.uri).connect()
  await client.db($db).collection('large').findOne({ _id: 1 })
  console.log(
    `${megabytes} MB open, with the start of the process and a first answer: ${((performance.now() - began) / 1000).toFixed(2)} s, aim 1`,
  )
  await client.close()
  await own.engine.stop()
}
for (const { directory } of both) rmSync(directory, { recursive: true, force: true })
