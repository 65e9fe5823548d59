/** Measures the built engine in its worker thread: node bench/bench.mjs. Times are milliseconds per operation. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { startEmbeddedMongo } from '../dist/index.js'

const directory = mkdtempSync(join(tmpdir(), 'bench-'))
const engine = await startEmbeddedMongo({ directory })
const client = await new MongoClient(engine.uri).connect()
const rows = client.db('bench').collection('rows')

const percentile = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)].toFixed(2)

async function measure(title, count, work, lanes = 1) {
  const times = []
  let next = 0
  const lane = async () => {
    while (next < count) {
      const started = performance.now()
      await work(next++)
      times.push(performance.now() - started)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: lanes }, lane))
  const rate = Math.round((count / (performance.now() - started)) * 1000)
  times.sort((a, b) => a - b)
  console.log(`${title.padEnd(44)} p50 ${percentile(times, 0.5)}  p99 ${percentile(times, 0.99)}  ${rate}/s`)
}

await rows.createIndex({ n: 1 })
const document = (n) => ({ n, name: `name ${n}`, text: 'x'.repeat(200), items: [{ sku: 'a', q: n % 7 }] })
await measure('insertMany of 1,000', 20, (i) =>
  rows.insertMany(Array.from({ length: 1000 }, (_, j) => document(i * 1000 + j))),
)
await measure('insertOne, one at a time', 500, (i) => rows.insertOne(document(100_000 + i)))
await measure('insertOne, 20 at once', 2000, (i) => rows.insertOne(document(200_000 + i)), 20)
await measure('updateOne by index', 500, (i) => rows.updateOne({ n: i }, { $inc: { seen: 1 } }))
await measure('findOne by index', 2000, (i) => rows.findOne({ n: i }))
await measure('find, range, sort by index, limit 20', 1000, (i) =>
  rows
    .find({ n: { $gte: i } })
    .sort({ n: 1 })
    .limit(20)
    .toArray(),
)
await measure('full scan of 22,500', 5, () => rows.countDocuments({ 'items.q': 3 }))
await measure('group over 22,500', 5, () =>
  rows.aggregate([{ $group: { _id: '$items.q', n: { $sum: 1 } } }]).toArray(),
)
await measure('transaction of two updates', 300, (i) =>
  client.withSession((session) =>
    session.withTransaction(async () => {
      await rows.updateOne({ n: i }, { $inc: { a: 1 } }, { session })
      await rows.updateOne({ n: i + 1 }, { $inc: { a: 1 } }, { session })
    }),
  ),
)
console.log(
  `resident memory of driver and engine together: ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
)
await client.close()
await engine.close()
rmSync(directory, { recursive: true, force: true })
