/**
 * Asks the engine all the time from a thread of its own, and writes to a collection of the database. When it is told
 * `next`, it answers how long it waited at most since.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { MongoClient } from 'mongodb'

const { uri, database: name } = workerData
const client = await new MongoClient(uri, { connectTimeoutMS: 120_000 }).connect()
const database = client.db(name)
let worst = { ping: 0, write: 0 }

async function ask(name, everyMs, question) {
  for (;;) {
    const started = performance.now()
    // An engine that is killed and started again gives no answer for a while.
    await question().catch(() => undefined)
    worst[name] = Math.max(worst[name], performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

parentPort.on('message', () => {
  parentPort.postMessage(worst)
  worst = { ping: 0, write: 0 }
})
void ask('ping', 3, () => database.command({ ping: 1 }))
void ask('write', 20, () =>
  database.collection('drill_beside').updateOne({ _id: 1 }, { $inc: { n: 1 } }, { upsert: true }),
)
